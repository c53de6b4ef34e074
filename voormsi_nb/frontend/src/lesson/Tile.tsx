// A place on the felt: cards, who played them, and what is to be seen of it. A button if it acts.
import { Face, Say, SideMark } from "../parts/index.ts";
import { quiet } from "../parts/quiet.ts";
import { Icon } from "../table/Icon.tsx";
import { useLesson } from "./ui.ts";

export type Mark = "chosen" | "wrong" | "right" | "heads";

export interface TileProps {
  readonly cards?: readonly string[];
  readonly name?: string;
  readonly side?: number | null | undefined;
  /** The place in the order of play, from 1. */
  readonly order?: number | undefined;
  readonly note?: string | undefined;
  readonly mark?: Mark | undefined;
  /** What makes it a button. */
  readonly button?: {
    readonly run: () => void;
    readonly stop: boolean;
    readonly off?: boolean;
    readonly pressed?: boolean;
    readonly attributes: Record<string, string | undefined>;
  };
}

export function Tile({ cards = [], name, side, order, note, mark, button }: TileProps) {
  const { cardName, layout, t, view } = useLesson();
  const inside = (
    <>
      {order && <span class="vn-order">{order}</span>}
      {cards.length > 0 && (
        <span class="vn-tile-cards">
          {cards.map((code) => (
            <span key={code} class="vn-card" data-vn-card={code}>
              <span class="vn-spoken">{cardName(code)} </span>
              <Face code={code} look={layout === "wide" ? "full" : "large"} />
            </span>
          ))}
        </span>
      )}
      {name && (
        <b>
          {side != null && <SideMark side={side} />} <Say text={name} />
        </b>
      )}
      {mark === "heads" ? (
        <span class="vn-pennant">
          <Icon name="flag" />
          {t(view.whole ? "takes_it" : "heads")}
        </span>
      ) : (
        <small>
          {mark && mark !== "chosen" && <Icon name={mark === "wrong" ? "cross" : "check"} />}
          {note}
        </small>
      )}
      {mark === "chosen" && (
        <span class="vn-badge">
          <Icon name="check" />
        </span>
      )}
    </>
  );
  const kind = `vn-tile${cards.length ? "" : " vn-tile-words"}${mark ? ` vn-tile-${mark}` : ""}`;
  if (!button) return <div class={kind}>{inside}</div>;
  return (
    <button
      type="button"
      class={kind}
      tabIndex={button.stop ? 0 : -1}
      aria-pressed={button.pressed}
      aria-disabled={button.off || undefined}
      onClick={() => !button.off && button.run()}
      {...button.attributes}
      {...quiet}
    >
      {inside}
    </button>
  );
}
