/** The score as two or three bars of boxes, for narrow tables: one button opens the ladders. */
import { useUi } from "../ui.ts";
import { SpokenScores } from "./Ladder.tsx";
import { SideMark } from "./marks.tsx";
import type { LadderBarsProps } from "./props.ts";
import { quiet } from "./quiet.ts";

export function LadderBars({ ladder, onOpen }: LadderBarsProps) {
  const { t } = useUi();
  const boxes = Array.from({ length: ladder.target }, (_, at) => at + 1);
  return (
    <button
      type="button"
      class="vn-bars"
      style={{ "--vn-total": ladder.target }}
      title={t("score")}
      onClick={onOpen}
      {...quiet}
    >
      {ladder.sides.map(({ side, name, score, pending = 0 }) => (
        <span
          key={side}
          class={`vn-bar-line vn-side-${side}`}
          data-vn-side={side}
          data-vn-score={score}
          aria-hidden="true"
        >
          <SideMark side={side} />
          <b>{name}</b>
          <span class="vn-boxes">
            {boxes.map((box) => (
              <i
                key={box}
                class={box <= score ? "vn-won" : box <= score + pending ? "vn-open" : undefined}
              />
            ))}
          </span>
          <b>{String(score).replace("-", "−")}</b>
        </span>
      ))}
      <SpokenScores ladder={ladder} />
    </button>
  );
}
