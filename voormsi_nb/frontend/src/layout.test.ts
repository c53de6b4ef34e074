import { describe, expect, it } from "vitest";
import { roomFor } from "./layout.ts";

describe("the layout", () => {
  it.each([
    [860, 900, "wide"],
    [860, 700, "compact"],
    [668, 900, "compact"],
    [560, 900, "medium"],
    [320, 900, "narrow"],
    [280, 900, "narrow"],
  ])("is for %d px in a window of %d px: %s", (width, height, layout) => {
    expect(roomFor(width, height, false)).toEqual({ layout, zoom: 1 });
  });

  it("is enlarged for a projector, as far as width and height allow", () => {
    expect(roomFor(1280, 729, true)).toEqual({ layout: "presenter", zoom: 1.35 });
    expect(roomFor(800, 500, true)).toEqual({ layout: "presenter", zoom: 1 });
    expect(roomFor(500, 900, true).layout).toBe("medium");
  });
});
