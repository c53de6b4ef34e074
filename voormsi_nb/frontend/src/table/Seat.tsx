// A player at the table: the plate, and the cards held, which look in over the edge.
import type { SeatState } from "../generated/wire.ts";
import { Back, Face, SideMark } from "../parts/index.ts";
import { useUi } from "../ui.ts";
import { placeOf } from "./places.ts";

export function Plate({ seat, turn }: { seat: SeatState; turn: boolean }) {
  const { t, layout, view } = useUi();
  const place = placeOf(view, seat.seat);
  return (
    <div class={`vn-plate vn-plate-${place}${turn ? " vn-plate-turn" : ""}`}>
      <SideMark side={seat.side} />
      <b>{seat.name}</b>
      {seat.dealer && (
        <span class="vn-dealer" title={t("dealer")}>
          <span aria-hidden="true">{t("dealer_short")}</span>
          <span class="vn-spoken">{t("dealer")}</span>
        </span>
      )}
      {seat.note && !(layout === "narrow" && place !== "bottom") && <small>{seat.note}</small>}
      {place !== "bottom" && <Held seat={seat} sticks={layout === "narrow"} />}
    </div>
  );
}

/** How many cards a player holds: spoken, and drawn as small sticks where there are no backs. */
function Held({ seat, sticks }: { seat: SeatState; sticks: boolean }) {
  const { t } = useUi();
  return (
    <>
      <span class="vn-spoken">{t("cards_held", { number: seat.hand.length })}</span>
      {sticks && (
        <span class="vn-sticks" aria-hidden="true">
          {seat.hand.map((card) => (
            <i key={card.id} data-vn-id={card.id} />
          ))}
        </span>
      )}
    </>
  );
}

/** The cards of another player, face down or shown. */
export function OtherHand({ seat }: { seat: SeatState }) {
  const { view, layout, cardName } = useUi();
  const place = placeOf(view, seat.seat);
  if (layout === "narrow" || place === "bottom") return null;
  const shown = seat.hand.some((card) => card.code);
  const look = place === "top" ? "large" : "fan";
  return (
    <div class={`vn-held vn-held-${place}${shown ? " vn-held-shown" : ""}`}>
      {seat.hand.map((card) => (
        <div
          key={card.id}
          class="vn-card"
          data-vn-id={card.id}
          {...(card.code && {
            "data-vn-card": card.code,
            "data-vn-playable": card.playable === true ? "true" : "false",
            role: "img",
            "aria-label": cardName(card.code),
          })}
        >
          {card.code ? <Face code={card.code} look={look} /> : <Back small />}
        </div>
      ))}
    </div>
  );
}
