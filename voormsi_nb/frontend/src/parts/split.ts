/** What a sentence is made of: plain words, cards, lone suits and ids of rules. */
export type Piece =
  | { kind: "words"; text: string }
  | { kind: "card"; code: string }
  | { kind: "suit"; suit: string; text: string }
  | { kind: "rule"; id: string };

export const SYMBOLS: Record<string, string> = { "♣": "C", "♠": "S", "♥": "H", "♦": "D" };

const FOUND = /([AKQJ356789])?([♣♠♥♦])\uFE0F?|(?<![\w.])(R\d\.\d+)(?!\d)/gu;

/** Splits a sentence; a rule that `known` does not know stays plain words. */
export function split(text: string, known: (id: string) => boolean = () => true): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const words = (until: number) => {
    if (until > done) pieces.push({ kind: "words", text: text.slice(done, until) });
  };
  for (const match of text.matchAll(FOUND)) {
    const [whole, rank, symbol, id] = match;
    if (id && !known(id)) continue;
    words(match.index);
    done = match.index + whole.length;
    const suit = SYMBOLS[symbol ?? ""] ?? "";
    if (id) pieces.push({ kind: "rule", id });
    else if (rank) pieces.push({ kind: "card", code: rank + suit });
    else pieces.push({ kind: "suit", suit, text: symbol ?? "" });
  }
  words(text.length);
  return pieces;
}
