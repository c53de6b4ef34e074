// What others have played since the last snapshot is shown play by play; nothing waits for it.
import type { Event, Snapshot } from "./generated/wire.ts";

/** How many plays of the trick are still to be shown when this snapshot comes after that one. */
export function unshown(before: Snapshot | null, view: Snapshot): number {
  if (!before || before.epoch !== view.epoch || view.pace <= 0) return 0;
  const last = lastSeq(before);
  const fresh = (view.events ?? []).filter((event) => event.seq > last);
  if (fresh.some((event) => event.type === "undo" || event.type === "resume")) return 0;
  const played = new Set(fresh.filter(isPlay).map((event) => key(event.ids)));
  let count = 0;
  for (const play of [...view.trick].reverse()) {
    if (!played.has(key(play.ids))) break;
    count += 1;
  }
  return count;
}

export function lastSeq(view: Snapshot): number {
  return Math.max(-1, ...(view.events ?? []).map((event) => event.seq));
}

const isPlay = (event: Event) => event.type === "play";
const key = (ids: readonly string[] | null | undefined) => (ids ?? []).join(" ");

/** Who played what; why it heads or not stands below it. */
function line(event: Event | undefined, step = ""): string {
  return (event?.say ?? "").replace(step, "").trim();
}

/** The table while the last `left` plays are still to come, on the way from `before` to `view`. */
export function staged(before: Snapshot | null, view: Snapshot, left: number): Snapshot {
  if (left <= 0) return view;
  const shown = view.trick.slice(0, view.trick.length - left);
  const coming = view.trick.slice(view.trick.length - left);
  const last = shown.at(-1);
  const told = view.events?.find(
    (event) => isPlay(event) && last && key(event.ids) === key(last.ids),
  );
  const heads = told?.heads ?? before?.trick.findIndex((play) => play.heads) ?? -1;
  const seats = view.seats.map((seat) => {
    const held = coming.find((play) => play.seat === seat.seat);
    // What is noted beside a name is about the turn that has not come yet.
    if (!held) return seat.seat === view.turn ? { ...seat, note: "" } : seat;
    const hand = held.ids.map((id, at) => {
      const open = seat.hand.some((card) => card.code) || seat.you;
      return open && held.cards[at] ? { id, code: held.cards[at] } : { id };
    });
    return { ...seat, hand: [...seat.hand, ...hand] };
  });
  return {
    ...view,
    turn: coming[0]?.seat ?? view.turn,
    seats,
    trick: shown.map((play, at) => ({ ...play, heads: at === heads })),
    phase: "play",
    bar: { line: line(told ?? view.events?.[0], last?.step), more: last?.step ?? "" },
    plays: [],
    awards: [],
    ...(view.phase !== "play" && before && { ladder: before.ladder, track: before.track }),
  };
}
