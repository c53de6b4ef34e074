/** The tricks of the deal in the order won: one button that opens the list of tricks. */
import type { Track as TrackState } from "../generated/wire.ts";
import { useUi } from "../ui.ts";
import { SideMark } from "./marks.tsx";
import type { TrackProps } from "./props.ts";
import { quiet } from "./quiet.ts";
import { Say } from "./Say.tsx";

export interface Cell {
  key: string;
  /** Who took it, null for a trick to come. */
  side: number | null;
  /** How many places it fills. */
  number: number;
  next: boolean;
}

/** The cells of a track: won ones joined by their group, the next one marked, then empty ones. */
export function trackCells({ total, cells }: TrackState): Cell[] {
  const won = cells.map(({ trick, side, number }) => ({
    key: `t${trick}`,
    side,
    number,
    next: false,
  }));
  const filled = won.reduce((sum, cell) => sum + cell.number, 0);
  const rest = Array.from({ length: Math.max(0, total - filled) }, (_, at) => ({
    key: `e${filled + at}`,
    side: null,
    number: 1,
    next: at === 0,
  }));
  return [...won, ...rest];
}

export function Track({ track, ladder, onOpen }: TrackProps) {
  const { t } = useUi();
  const { run_tricks: run = 0, run_side: side, run_broken: broken } = track;
  return (
    <div class="vn-track">
      <button type="button" class="vn-track-button" onClick={onOpen} {...quiet}>
        <span class="vn-track-top">
          <b>{t("tricks_of_deal")}</b>
          <span class="vn-won-counts">
            {ladder.sides.map(({ side: who, name, won }) => (
              <span key={who}>
                <span class="vn-spoken">{name} </span>
                <SideMark side={who} />
                <b>{won}</b>
              </span>
            ))}
          </span>
        </span>
        <span class="vn-cells" style={{ "--vn-total": track.total }} aria-hidden="true">
          {trackCells(track).map((cell) => (
            <span
              key={cell.key}
              class={`vn-cell${cell.side === null ? "" : ` vn-won vn-side-${cell.side}`}${cell.next ? " vn-next" : ""}`}
              style={{ gridColumn: `span ${cell.number}` }}
            >
              {cell.side !== null &&
                Array.from({ length: cell.number }, (_, at) => (
                  <SideMark key={at} side={cell.side ?? 0} />
                ))}
            </span>
          ))}
          {run > 1 && (
            <span
              class={`vn-run vn-side-${side ?? 0}${broken ? " vn-broken" : ""}`}
              style={{ gridColumn: `1 / span ${Math.min(run, track.total)}` }}
            >
              {broken && (
                <svg viewBox="0 0 16 14" aria-hidden="true">
                  <path class="vn-gap" d="M4 7H12" />
                  <path d="M2.5 12.5 7 1.5M8.5 12.5 13 1.5" />
                </svg>
              )}
            </span>
          )}
        </span>
      </button>
      {track.run && (
        <div class="vn-run-words vn-note">
          <Say text={track.run} />
        </div>
      )}
    </div>
  );
}
