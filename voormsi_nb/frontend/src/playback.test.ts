import { describe, expect, it } from "vitest";
import { following, lead } from "./fixtures/snapshots.ts";
import type { Event, Snapshot } from "./generated/wire.ts";
import { staged, unshown } from "./playback.ts";

const play = (seq: number, seat: Event["seat"], code: string, heads: number): Event => ({
  seq,
  type: "play",
  say: `${seat} plays ${code}.`,
  seat: seat ?? null,
  ids: [`t${code}`],
  cards: [code],
  heads,
});

/** West and North have played since the last snapshot. */
function answered(pace = 0.6): Snapshot {
  return { ...following(), pace, events: [play(8, "W", "AD", 0), play(9, "N", "9H", 1)] };
}

describe("showing what others played", () => {
  it("shows one play after the other, with who headed then", () => {
    const view = answered();
    expect(unshown(lead(), view)).toBe(2);
    const first = staged(lead(), view, 1);
    expect(first.trick.map((group) => group.cards)).toEqual([["AD"]]);
    expect(first.trick[0]?.heads).toBe(true);
    expect(first.bar.line).toBe("W plays AD.");
    expect(first.turn).toBe("N");
  });

  it("leaves cards that are still to come in the hand, face down", () => {
    const none = staged(lead(), answered(), 2);
    const north = none.seats.find((seat) => seat.seat === "N");
    expect(north?.hand.at(-1)).toEqual({ id: "t9H" });
    expect(north?.hand).toHaveLength(4);
  });

  it("shows everything at once without a pace, first, and after undo", () => {
    expect(unshown(lead(), answered(0))).toBe(0);
    expect(unshown(null, answered())).toBe(0);
    const undone = answered();
    undone.events = [{ seq: 10, type: "undo", say: "Taken back." }];
    expect(unshown(lead(), undone)).toBe(0);
  });

  it("does not show again what was shown", () => {
    const before = {
      ...answered(),
      events: [play(8, "W", "AD", 0)],
      trick: answered().trick.slice(0, 1),
    };
    expect(unshown(before, answered())).toBe(1);
    expect(unshown(answered(), { ...answered(), rev: 7 })).toBe(0);
  });
});
