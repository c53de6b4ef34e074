// Sentences as they are spoken: cards by their names instead of rank and symbol.
import type { Labels } from "./generated/wire.ts";

const SUITS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

export function spoken(text: string, labels: Labels): string {
  return text.replace(/([2-9AKQJ]|10)([♠♥♦♣])/g, (written, rank: string, suit: string) => {
    return labels.cards[`${rank}${SUITS[suit]}`] ?? written;
  });
}

/** Parts in one line: each but the last ends as a sentence does. */
export function joined(...parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => !!part) as string[];
  return said
    .map((part, at) => (at === said.length - 1 || /[.:!?…]\W*$/.test(part) ? part : `${part}.`))
    .join(" ");
}
