/** The score as ladders: a rung is struck for each point, the emblem stands on the topmost. */
import type { Ladder as LadderState, Side } from "../generated/wire.ts";
import { useUi } from "../ui.ts";
import { SIDE_SHAPES, SideMark } from "./marks.tsx";
import type { LadderProps, LadderSheetProps } from "./props.ts";
import { brackets, type Column, columns, height, type Size, sizeFor, stoodAt } from "./rungs.ts";
import { Sheet } from "./Sheet.tsx";

/** The emblem on its rung, with the score in it; open and dashed where it only stood or may stand. */
function Emblem(props: { side: number; x: number; y: number; text: string; ghost?: boolean }) {
  const { side, x, y, text, ghost } = props;
  const size = side === 1 ? 25 : 21;
  const up = side === 1 ? y - 2 : y;
  return (
    <g
      class={ghost ? "vn-emblem vn-ghost" : "vn-emblem"}
      style={{ transform: `translate(${x}px,${up}px)` }}
    >
      <path
        d={SIDE_SHAPES[side]}
        transform={`scale(${size / 100}) translate(-50 -50)`}
        vector-effect="non-scaling-stroke"
      />
      <text y={side === 1 ? 7.5 : 4} class={text.length > 1 ? "vn-long" : undefined}>
        {text}
      </text>
    </g>
  );
}

/** An arrow beside the emblem from where the side stood to where it stands. */
function Climb({ x, from, to }: { x: number; from: number; to: number }) {
  const head = to < from ? 5 : -5;
  const [start, end] = to < from ? [from - 4, to + 8] : [from + 4, to - 8];
  return <path class="vn-climb" d={`M${x} ${start}V${end}m-4.5 ${head}L${x} ${end}l4.5 ${head}`} />;
}

interface Place {
  side: Side;
  column: Column;
  target: number;
  size: Size;
}

function Rungs({ side, column, target, size }: Place) {
  const { left, right } = column;
  const middle = (left + right) / 2;
  const { score, pending = 0 } = side;
  const rungs = Array.from({ length: target }, (_, at) => at + 1);
  return (
    <>
      {rungs.map((rung) => {
        const y = height(rung, target, size);
        const won = rung <= score;
        const open = !won && rung <= score + pending;
        const kind = won ? "vn-rung vn-won" : open ? "vn-rung vn-open" : "vn-rung";
        const slash = `M${middle - 8} ${y + 8.5}l16-17`;
        return (
          <g key={rung}>
            <path class={kind} d={`M${left} ${y}H${right}`} />
            {rung < score && (
              <>
                <path class="vn-gap" d={slash} />
                <path class="vn-slash" d={slash} />
              </>
            )}
          </g>
        );
      })}
      <path class="vn-rail" d={`M${left} 9V${size.height}M${right} 9V${size.height}`} />
    </>
  );
}

function OneSide({ from, ...place }: Place & { from: number | null }) {
  const { side, column, target, size } = place;
  const { score, pending = 0 } = side;
  const x = (column.left + column.right) / 2;
  const y = height(score, target, size);
  // A score that is past the target, or points of a run, are not judged yet: they stand open.
  const unsettled = score > target;
  return (
    <g class={`vn-side-${side.side}`} data-vn-side={side.side} data-vn-score={score}>
      <Rungs {...place} />
      {brackets(side.marks ?? [], target, size).map(({ top, bottom, label, current }) => (
        <g key={top} class={current ? "vn-mark vn-now" : "vn-mark"}>
          <path d={`M${column.bracket} ${top}V${bottom}`} />
          <text
            x={column.bracket + column.words * 6}
            y={(top + bottom) / 2 + 4}
            text-anchor={column.words < 0 ? "end" : "start"}
          >
            {label}
          </text>
        </g>
      ))}
      {from !== null && (
        <>
          <Emblem side={side.side} x={x} y={height(from, target, size)} text="" ghost />
          <Climb x={x + (side.side ? -17 : 17)} from={height(from, target, size)} to={y} />
        </>
      )}
      {pending > 0 && (
        <Emblem
          side={side.side}
          x={x}
          y={height(score + pending, target, size)}
          text={String(score + pending)}
          ghost
        />
      )}
      <Emblem
        side={side.side}
        x={x}
        y={y}
        text={String(score).replace("-", "−")}
        ghost={unsettled}
      />
    </g>
  );
}

export function Ladder({ ladder }: LadderProps) {
  const { t, view, layout } = useUi();
  const { target, sides } = ladder;
  const size = sizeFor(layout);
  const { numbers, ladders } = columns(sides.length, size);
  // While points are told, the place where a side stood before them stays marked.
  const awards = view.phase === "play" ? [] : (view.awards ?? []);
  return (
    <div class={sides.length > 2 ? "vn-ladder vn-three" : "vn-ladder"}>
      <SideNames ladder={ladder} />
      <svg
        class="vn-ladders"
        viewBox={`0 0 ${size.width} ${size.height}`}
        style={{ maxWidth: size.width }}
        aria-hidden="true"
      >
        <g class="vn-numbers">
          <text x={numbers} y={9} class="vn-out">
            {t("out")}
          </text>
          {Array.from({ length: target }, (_, at) => at + 1).map((rung) => (
            <text
              key={rung}
              x={numbers}
              y={height(rung, target, size) + 4}
              class={rung === target ? "vn-top" : undefined}
            >
              {rung}
            </text>
          ))}
        </g>
        {sides.map((side, at) => {
          const column = ladders[at];
          return (
            column && (
              <OneSide
                key={side.side}
                side={side}
                column={column}
                target={target}
                size={size}
                from={stoodAt(side, awards)}
              />
            )
          );
        })}
      </svg>
      <SpokenScores ladder={ladder} />
    </div>
  );
}

/** The sides over their ladders: emblem, name, and who plays for it. */
function SideNames({ ladder }: { ladder: LadderState }) {
  return (
    <div class="vn-sides">
      {ladder.sides.map((side) => (
        <div key={side.side} class="vn-side-name vn-small">
          <b>
            <SideMark side={side.side} /> {side.name}
          </b>
          <span>{side.who}</span>
        </div>
      ))}
    </div>
  );
}

/** The same for those who listen: a line for each side. */
export function SpokenScores({ ladder }: { ladder: LadderState }) {
  const { t } = useUi();
  return (
    <span class="vn-spoken">
      {ladder.sides
        .map(({ name, score, pending = 0 }) =>
          t(pending ? "side_score_pending" : "side_score_of", {
            name,
            score,
            pending,
            target: ladder.target,
          }),
        )
        .join(" ")}
    </span>
  );
}

/** The ladders as a sheet, where the layout has room for bars only. */
export function LadderSheet({ ladder, onClose }: LadderSheetProps) {
  const { t } = useUi();
  return (
    <Sheet title={t("score")} onClose={onClose} kind="vn-sheet-slim">
      <Ladder ladder={ladder} />
    </Sheet>
  );
}
