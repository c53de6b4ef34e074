import { describe, expect, it } from "vitest";
import { pair, triple } from "../fixtures/films.ts";
import { shownBy, stage, stepped } from "./filmstage.ts";

describe("the stage of a film", () => {
  it("shows the lead alone", () => {
    const shown = stage(pair(), 0);
    expect(shown?.above).toBeNull();
    expect(shown?.pairings.map((pairing) => pairing.below)).toEqual(["7H", "7D"]);
  });

  it("puts each card below the one that it faces, not in the order played", () => {
    const shown = stage(pair(), 1);
    expect(shown?.above?.name).toBe("West");
    expect(shown?.pairings.map(({ above, below }) => [above, below])).toEqual([
      ["7H", "7S"],
      ["7D", "KC"],
    ]);
    expect(shown?.taken).toBe(true);
  });

  it("keeps the group above in its frame while one card of it is unbeaten", () => {
    const shown = stage(triple(), 1);
    expect(shown?.taken).toBe(false);
    expect(shown?.pairings.map((pairing) => pairing.facing?.beats)).toEqual([true, true, false]);
  });

  it("shows the cards in order where nothing is said of what they face", () => {
    const shown = stage(pair(), 3);
    expect(shown?.above?.name).toBe("East");
    expect(shown?.pairings.map((pairing) => pairing.below)).toEqual(["9C", "9S"]);
  });

  it("is empty past the last frame", () => {
    expect(stage(pair(), 4)).toBeNull();
  });
});

it("steps from frame to frame and holds at the ends", () => {
  expect(stepped(0, 1, pair())).toBe(1);
  expect(stepped(3, 1, pair())).toBe(3);
  expect(stepped(0, -1, pair())).toBe(0);
});

it("finds the cards of the trick that show a rule", () => {
  expect(shownBy(pair(), "R2.3").map((line) => line.card)).toEqual(["7S", "7C"]);
  expect(shownBy(pair(), "R2.2")).toEqual([]);
});
