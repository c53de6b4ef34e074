// Where a seat is on the table as it is seen: the person at the bottom, the rest clockwise.
import type { SeatState, Snapshot } from "../generated/wire.ts";
import type { Layout } from "../ui.ts";

export type Place = "bottom" | "left" | "top" | "right";

const PLACES: readonly Place[] = ["bottom", "left", "top", "right"];
const CLOCKWISE = "SWNE";

export function placeOf(view: Snapshot, seat: SeatState["seat"]): Place {
  const from = CLOCKWISE.indexOf(view.you ?? "S");
  return PLACES[(CLOCKWISE.indexOf(seat) - from + 4) % 4] ?? "bottom";
}

/** The seat whose hand lies at the bottom. */
export function ownSeat(view: Snapshot): SeatState | undefined {
  return view.seats.find((seat) => placeOf(view, seat.seat) === "bottom");
}

/** Cards below 64 px have a large index. */
export const trickLook = (layout: Layout) =>
  layout === "wide" || layout === "medium" ? "full" : "large";

export const handLook = (layout: Layout) =>
  layout === "narrow" || layout === "presenter" ? "large" : "full";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card as sentences write it, to be drawn by `Say`: "JC" is "J♣". */
export const cardText = (code: string) => `${code[0]}${SUITS[code[1] ?? ""] ?? ""}`;
