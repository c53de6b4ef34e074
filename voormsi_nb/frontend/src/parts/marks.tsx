/** Small drawn signs in running text: suits, cards, the sides' emblems, the ids of rules. */
import { SUITS } from "../generated/faces.ts";
import { useUi } from "../ui.ts";
import { quiet } from "./quiet.ts";

/** A suit as high as the letters beside it. */
export function SuitMark({ suit }: { suit: string }) {
  return (
    <svg class="vn-suit" viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUITS[suit]} fill="currentColor" />
    </svg>
  );
}

/** A card in a sentence: bold rank and drawn suit, spoken by its name. */
export function CardMark({ code }: { code: string }) {
  const suit = code[1] ?? "";
  return (
    <span class={`vn-cm vn-in-${suit.toLowerCase()}`}>
      <span class="vn-spoken">{useUi().cardName(code)}</span>
      <span aria-hidden="true">
        {code[0]}
        <SuitMark suit={suit} />
      </span>
    </span>
  );
}

/** Disc, triangle, and a square for a third player, in a box of 100 x 100. */
export const SIDE_SHAPES = [
  "M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92Z",
  "M50 5 98 94H2Z",
  "M9 9H91V91H9Z",
];

/** The emblem of a side, which always goes with its colour. */
export function SideMark({ side }: { side: number }) {
  return (
    <svg class={`vn-sd vn-side-${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <path d={SIDE_SHAPES[side]} fill="currentColor" />
    </svg>
  );
}

/** The id of a rule: a button as high as its line, with room for a finger around it. */
export function RuleLink({ id }: { id: string }) {
  const ui = useUi();
  const open = ui.openedRule === id;
  return (
    <button
      type="button"
      class={open ? "vn-rid vn-rid-on" : "vn-rid"}
      data-vn-act="rule"
      data-vn-rule={id}
      aria-expanded={open}
      onClick={() => ui.openRule(id)}
      {...quiet}
    >
      {id}
    </button>
  );
}
