import { describe, expect, it } from "vitest";
import { split } from "./split.ts";

describe("splitting a sentence", () => {
  it("finds cards, rules and the words between", () => {
    expect(split("East’s K♠ takes K♣. R2.7")).toEqual([
      { kind: "words", text: "East’s " },
      { kind: "card", code: "KS" },
      { kind: "words", text: " takes " },
      { kind: "card", code: "KC" },
      { kind: "words", text: ". " },
      { kind: "rule", id: "R2.7" },
    ]);
  });

  it("takes an emoji suit for the same suit", () => {
    expect(split("9♥\uFE0F")).toEqual([{ kind: "card", code: "9H" }]);
  });

  it("draws a suit that stands alone", () => {
    expect(split("no ♣ left")[1]).toEqual({ kind: "suit", suit: "C", text: "♣" });
  });

  it("takes ids of two figures whole, and leaves rules that nobody knows as words", () => {
    expect(split("R3.11")).toEqual([{ kind: "rule", id: "R3.11" }]);
    expect(split("see R9.9 there", () => false)).toEqual([
      { kind: "words", text: "see R9.9 there" },
    ]);
  });

  it("is nothing for an empty text", () => {
    expect(split("")).toEqual([]);
  });
});
