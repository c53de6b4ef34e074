// Choosing cards, derived from the plays that Python allows: no rule of the game is known here.
import type { Play, Snapshot, Why } from "./generated/wire.ts";

/** Why a card was not added to the choice, and the choice that would do instead. */
export interface Refusal {
  readonly id: string;
  readonly why: Why;
  /** The card that the offer names, and the choice that taking it makes. */
  readonly offer?: { readonly card: string; readonly chosen: readonly string[] };
}

export interface Choice {
  readonly chosen: readonly string[];
  readonly refusal?: Refusal;
}

const holds = (play: Play, ids: readonly string[]) => ids.every((id) => play.ids.includes(id));

/** The person may choose cards now. */
export function mayChoose(view: Snapshot): boolean {
  return view.phase === "play" && view.turn !== null && view.turn === view.you && !!view.plays[0];
}

/** Some play holds all of these cards. */
export function fits(view: Snapshot, ids: readonly string[]): boolean {
  return ids.length === 0 || view.plays.some((play) => holds(play, ids));
}

/** The play that these cards make, if they make one. */
export function playOf(view: Snapshot, ids: readonly string[]): Play | undefined {
  return view.plays.find((play) => play.ids.length === ids.length && holds(play, ids));
}

/** The cards that stand in every play, where a rule says that they must be played. */
export function mustPlay(view: Snapshot): readonly string[] {
  const [first, ...others] = view.plays;
  if (!first || !view.refusals?.must || !mayChoose(view)) return [];
  return first.ids.filter((id) => others.every((play) => play.ids.includes(id)));
}

/** The largest groups that may be led together, as lists of ids. */
export function groups(view: Snapshot): readonly (readonly string[])[] {
  if (!mayChoose(view) || view.number !== 0) return [];
  const several = view.plays.filter((play) => play.ids.length > 1);
  return several
    .filter((play) => !several.some((other) => other !== play && holds(other, play.ids)))
    .map((play) => play.ids);
}

/** What is left of a choice in a new snapshot. */
export function keep(view: Snapshot, chosen: readonly string[]): readonly string[] {
  return mayChoose(view) && fits(view, chosen) ? chosen : [];
}

function cardOf(view: Snapshot, id: string) {
  return view.seats.flatMap((seat) => seat.hand).find((card) => card.id === id);
}

/** The choice after a card was touched. */
export function touch(view: Snapshot, chosen: readonly string[], id: string): Choice {
  if (!mayChoose(view)) return { chosen };
  if (chosen.includes(id)) return { chosen: chosen.filter((other) => other !== id) };
  const card = cardOf(view, id);
  if (card?.playable !== true)
    return { chosen, ...(card?.why && refuse(view, chosen, id, card.why)) };
  const more = [...chosen, id];
  if (fits(view, more)) return { chosen: more };
  // One card chosen and another touched, where cards are played singly: the other is meant.
  if (chosen.length === 1 && view.number <= 1 && playOf(view, [id])) return { chosen: [id] };
  const must = mustPlay(view).filter((other) => !more.includes(other));
  const { number, rank, must: bound } = view.refusals ?? {};
  const why =
    view.number === 0 ? (rank ?? number) : more.length > view.number || !must[0] ? number : bound;
  return { chosen, ...(why && refuse(view, chosen, id, why, must[0])) };
}

/** A refusal with the offer that mends it, if there is one. */
function refuse(
  view: Snapshot,
  chosen: readonly string[],
  id: string,
  why: Why,
  instead?: string,
): { refusal: Refusal } {
  const missing = instead ?? mustPlay(view).find((other) => !chosen.includes(other));
  const options: [string, readonly string[]][] = [];
  if (missing) options.push([missing, [...chosen, missing]], [missing, [missing]]);
  options.push([id, [...chosen.slice(0, -1), id]], [id, [id]]);
  const found = options.find(([, ids]) => fits(view, ids));
  if (!found) return { refusal: { id, why } };
  return { refusal: { id, why, offer: { card: found[0], chosen: found[1] } } };
}
