import { describe, expect, it } from "vitest";
import type { Side } from "../generated/wire.ts";
import { brackets, columns, height, sizeFor, stoodAt } from "./rungs.ts";

const wide = sizeFor("wide");
const side = (score: number): Side => ({
  side: 0,
  name: "You",
  who: "",
  score,
  start: 0,
  won: 0,
  seats: ["S"],
});
const award = (points: number, of = 0) => ({ rules: [], side: of, points, title: "", say: "" });

describe("a ladder", () => {
  it("puts higher scores higher, and all that is not above nought below the first rung", () => {
    expect(height(9, 9, wide)).toBeLessThan(height(8, 9, wide));
    expect(height(-3, 9, wide)).toBe(height(0, 9, wide));
    expect(height(0, 9, wide)).toBeGreaterThan(height(1, 9, wide));
  });

  it("keeps a score past the target on the drawing", () => {
    expect(height(14, 9, wide)).toBeGreaterThan(0);
  });

  it("has a bracket for each deal, newest first", () => {
    const marks = [
      { start: 0, end: 1, label: "+1" },
      { start: 1, end: 3, label: "+2", current: true },
    ];
    const shown = brackets(marks, 9, wide);
    expect(shown.map(({ label, current }) => [label, current])).toEqual([
      ["+2", true],
      ["+1", false],
    ]);
  });

  it("lets an older bracket give way where a score came back", () => {
    const marks = [
      { start: 0, end: 8, label: "+8" },
      { start: 8, end: 6, label: "−2" },
    ];
    expect(brackets(marks, 9, wide).map((bracket) => bracket.label)).toEqual(["−2"]);
  });

  it("has no bracket where nothing was added", () => {
    expect(brackets([{ start: 4, end: 4, label: "0" }], 9, wide)).toEqual([]);
  });

  it("remembers where the side stood before the points that are told", () => {
    expect(stoodAt(side(5), [award(2), award(1, 1)])).toBe(3);
    expect(stoodAt(side(5), [award(2, 1)])).toBeNull();
  });

  it("stays within its width for two and three sides, in every layout", () => {
    for (const layout of ["wide", "compact", "presenter"] as const) {
      for (const sides of [2, 3]) {
        const size = sizeFor(layout);
        const { ladders } = columns(sides, size);
        expect(ladders).toHaveLength(sides);
        for (const { left, right } of ladders) {
          expect(left).toBeGreaterThan(0);
          expect(right).toBeLessThan(size.width);
          expect(right - left).toBeGreaterThanOrEqual(24);
        }
      }
    }
  });
});
