// The felt: stock, players round the edge, the trick in the middle.
import type { ComponentChildren } from "preact";
import { Back } from "../parts/index.ts";
import { useUi } from "../ui.ts";
import { placeOf } from "./places.ts";
import { OtherHand, Plate } from "./Seat.tsx";
import { Trick } from "./Trick.tsx";

export function Felt({ children }: { children?: ComponentChildren }) {
  const { view } = useUi();
  return (
    <div class="vn-felt">
      <Stock />
      {view.seats.map((seat) => (
        <div
          key={seat.seat}
          class={`vn-seat vn-seat-${placeOf(view, seat.seat)}`}
          data-vn-seat={seat.seat}
          data-vn-held={seat.hand.length}
        >
          <div class="vn-rim">
            <OtherHand seat={seat} />
          </div>
          <Plate seat={seat} turn={view.turn === seat.seat} />
        </div>
      ))}
      <Trick />
      {children}
    </div>
  );
}

function Stock() {
  const { view, t } = useUi();
  return (
    <div class="vn-stock">
      <div class="vn-pile" data-vn-stock={view.stock} aria-hidden="true">
        {view.stock > 0 && (
          <div class={view.stock > 2 ? "vn-card vn-card-pile" : "vn-card"}>
            <Back small />
          </div>
        )}
      </div>
      <span class="vn-stock-text">
        <b>{view.stock}</b>
        <span>{t("stock")}</span>
      </span>
    </div>
  );
}
