/** Where things stand on a ladder: rungs, brackets, emblems. Pure numbers, for the drawing. */
import type { AwardLine, Mark, Side } from "../generated/wire.ts";
import type { Layout } from "../ui.ts";

/** The size of the drawing in pixels of the screen; words in it never scale. */
export interface Size {
  width: number;
  height: number;
}

const WIDE: Size = { width: 214, height: 322 };
const COMPACT: Size = { width: 184, height: 214 };
const PRESENTER: Size = { width: 214, height: 262 };

export function sizeFor(layout: Layout): Size {
  return layout === "compact" ? COMPACT : layout === "presenter" ? PRESENTER : WIDE;
}

const TOP_RUNG = 21;
const BELOW = 13;

/** The height of a score; below the first rung stand scores that are not above nought. */
export function height(score: number, target: number, size: Size): number {
  const foot = size.height - BELOW;
  const place = Math.min(Math.max(score, 0), target + 0.15);
  return Math.round((foot - (place * (foot - TOP_RUNG)) / target) * 10) / 10;
}

export interface Bracket {
  top: number;
  bottom: number;
  label: string;
  current: boolean;
}

/** The brackets of a side, newest first; an older one gives way where a newer one stands. */
export function brackets(marks: Mark[], target: number, size: Size): Bracket[] {
  const taken = new Set<number>();
  const shown: Bracket[] = [];
  for (const mark of [...marks].reverse()) {
    const low = Math.max(0, Math.min(mark.start, mark.end)) + 1;
    const high = Math.min(target, Math.max(mark.start, mark.end));
    const rungs = Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);
    if (!rungs.length || rungs.some((rung) => taken.has(rung))) continue;
    for (const rung of rungs) taken.add(rung);
    const reach = low === high ? -6 : 5;
    shown.push({
      top: height(high, target, size) + reach,
      bottom: height(low, target, size) - reach,
      label: mark.label,
      current: mark.current ?? false,
    });
  }
  return shown;
}

/** Where the side stood before the points that are being told, or null if it has not moved. */
export function stoodAt(side: Side, awards: AwardLine[]): number | null {
  const mine = awards.filter((award) => award.side === side.side);
  const before = side.score - mine.reduce((sum, award) => sum + award.points, 0);
  return before === side.score ? null : before;
}

export interface Column {
  left: number;
  right: number;
  /** Where the brackets stand, and on which side of it their words. */
  bracket: number;
  words: -1 | 1;
}

/** Two ladders round the numbers, or three beside them. */
export function columns(sides: number, { width }: Size): { numbers: number; ladders: Column[] } {
  const middle = width / 2 - 0.5;
  if (sides <= 2) {
    const rung = width > 200 ? 55 : 40;
    const gap = 23.5;
    const [first, second] = [middle - gap, middle + gap];
    return {
      numbers: middle,
      ladders: [
        { left: first - rung, right: first, bracket: first - rung - 7.5, words: -1 },
        { left: second, right: second + rung, bracket: second + rung + 7.5, words: 1 },
      ],
    };
  }
  const pitch = (width - 19) / sides;
  const ladders = Array.from({ length: sides }, (_, at): Column => {
    const left = 25 + at * pitch;
    const right = left + pitch - 31;
    return { left, right, bracket: right + 6, words: 1 };
  });
  return { numbers: 9, ladders };
}
