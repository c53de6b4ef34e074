// The trick as a cross round the middle of the felt: a group a player, the head in its frame.
import type { SeatState, TrickPlay } from "../generated/wire.ts";
import { Face } from "../parts/index.ts";
import { useUi } from "../ui.ts";
import { Icon } from "./Icon.tsx";
import { placeOf, trickLook } from "./places.ts";

/** Three and more cards of a group overlap, fewer lie side by side. */
const sized = (count: number) => (count > 2 ? " vn-many" : "");

export function Trick() {
  const { view, t } = useUi();
  const widest = Math.max(
    1,
    view.number,
    ...view.trick
      .filter((play) => ["top", "bottom"].includes(placeOf(view, play.seat)))
      .map((play) => play.cards.length),
  );
  return (
    <div
      class={`vn-trick${sized(widest)}`}
      role="list"
      aria-label={t("trick")}
      style={{ "--vn-widest": widest }}
    >
      {view.seats.map((seat) => {
        const order = view.trick.findIndex((play) => play.seat === seat.seat);
        const play = view.trick[order];
        if (play) return <Group key={seat.seat} seat={seat} play={play} order={order} />;
        return <EmptyPlace key={seat.seat} seat={seat} />;
      })}
    </div>
  );
}

function EmptyPlace({ seat }: { seat: SeatState }) {
  const { view } = useUi();
  const now = view.turn === seat.seat;
  const count = now ? Math.max(1, view.number) : 1;
  const place = placeOf(view, seat.seat);
  return (
    <div
      class={`vn-group vn-at-${place}${sized(count)}`}
      style={{ "--vn-count": count }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        <div key={at} class={now ? "vn-slot vn-slot-now" : "vn-slot"} style={{ "--vn-i": at }} />
      ))}
    </div>
  );
}

function Group({ seat, play, order }: { seat: SeatState; play: TrickPlay; order: number }) {
  const { view, layout, cardName, t } = useUi();
  const last = order === view.trick.length - 1;
  const taken = view.phase !== "play";
  const word = taken ? t("takes_it") : t("heads");
  const cards = play.cards.map(cardName).join(", ");
  const classes = [
    "vn-group",
    `vn-at-${placeOf(view, seat.seat)}`,
    `vn-side-${seat.side}${sized(play.cards.length)}`,
  ];
  if (last && !taken) classes.push("vn-just");
  return (
    <div class={classes.join(" ")} role="listitem" style={{ "--vn-count": play.cards.length }}>
      <span class="vn-spoken">
        {`${order + 1}. ${seat.name}: ${cards}${play.heads ? `, ${word}` : ""}`}
      </span>
      {play.heads && <div class="vn-frame" data-vn-id="frame" />}
      {play.cards.map((code, at) => (
        <div
          key={play.ids[at]}
          class="vn-card"
          aria-hidden="true"
          data-vn-id={play.ids[at]}
          data-vn-card={code}
          data-vn-playable="false"
          data-vn-heads={play.heads ? "true" : undefined}
          style={{ "--vn-i": at }}
        >
          <Face code={code} look={trickLook(layout)} />
        </div>
      ))}
      <span class="vn-order" aria-hidden="true">
        {order + 1}
      </span>
      {play.heads && (
        <span class="vn-pennant" aria-hidden="true" data-vn-id="pennant">
          <Icon name="flag" />
          {word}
        </span>
      )}
    </div>
  );
}
