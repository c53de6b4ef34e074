/** What the stage of a film shows at one of its frames. Pure, so that stepping needs no kernel. */
import type { Facing, Film, Frame } from "../generated/wire.ts";

/** A column of the stage: the card that headed, the card that faces it, and how that went. */
export interface Pairing {
  above: string | null;
  below: string;
  facing: Facing | null;
}

export interface Stage {
  /** Who headed until now; null at the lead. */
  above: Frame | null;
  below: Frame;
  pairings: Pairing[];
  /** Whether the one who plays heads now, or still the one above. */
  taken: boolean;
}

export function stage(film: Film, at: number): Stage | null {
  const below = film.frames[at];
  if (!below) return null;
  const above = film.frames[below.before ?? -1] ?? null;
  if (!above) {
    const pairings = below.cards.map((card) => ({ above: null, below: card, facing: null }));
    return { above, below, pairings, taken: true };
  }
  const left = [...below.cards];
  const lines = above.cards.map(
    (against) => below.facing?.find((facing) => facing.against === against) ?? null,
  );
  for (const line of lines) if (line) left.splice(left.indexOf(line.card), 1);
  const pairings = above.cards.map((card, place) => {
    const facing = lines[place] ?? null;
    return { above: card, below: facing?.card ?? left.shift() ?? "", facing };
  });
  return { above, below, pairings, taken: below.takes };
}

/** The frame that a step leads to; the ends hold. */
export function stepped(at: number, by: number, film: Film): number {
  return Math.max(0, Math.min(film.frames.length - 1, at + by));
}

/** All pairs of cards of the trick that a rule decided, in order of play. */
export function shownBy(film: Film, rule: string): Facing[] {
  return film.frames.flatMap((frame) => frame.facing ?? []).filter((line) => line.rule === rule);
}
