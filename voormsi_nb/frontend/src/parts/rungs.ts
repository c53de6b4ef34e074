/** Where things stand on a ladder: rungs, brackets, emblems. Pure numbers, for the drawing. */
import type { AwardLine, Mark, Side } from "../generated/wire.ts";

/** The box of the ladders; the rungs fill it whatever the target. */
export const WIDTH = 214;
export const HEIGHT = 322;
const TOP_RUNG = 21;
const FOOT = 309;

/** The height of a rung; below the first one stand scores that are not above nought. */
export function height(score: number, target: number): number {
  const pitch = (FOOT - TOP_RUNG) / target;
  const place = Math.min(Math.max(score, 0), target + 0.15);
  return Math.round((FOOT - place * pitch) * 10) / 10;
}

export interface Bracket {
  top: number;
  bottom: number;
  label: string;
  current: boolean;
}

/** The brackets of a side, newest first; an older one gives way where a newer one stands. */
export function brackets(marks: Mark[], target: number): Bracket[] {
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
      top: height(high, target) + reach,
      bottom: height(low, target) - reach,
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
export function columns(sides: number): { numbers: number; ladders: Column[] } {
  if (sides <= 2) {
    return {
      numbers: 106.5,
      ladders: [
        { left: 28, right: 83, bracket: 20.5, words: -1 },
        { left: 130, right: 185, bracket: 192.5, words: 1 },
      ],
    };
  }
  const ladders = Array.from({ length: sides }, (_, at): Column => {
    const left = 25 + at * 65;
    return { left, right: left + 34, bracket: left + 40, words: 1 };
  });
  return { numbers: 9, ladders };
}
