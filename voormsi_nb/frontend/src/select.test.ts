import { describe, expect, it } from "vitest";
import { following, lead, mustFollow } from "./fixtures/snapshots.ts";
import { groups, keep, mustPlay, playOf, touch } from "./select.ts";

describe("choosing cards", () => {
  it("adds the second card of a pair to the first", () => {
    const view = lead();
    expect(touch(view, ["c1"], "c2").chosen).toEqual(["c1", "c2"]);
    expect(playOf(view, ["c2", "c1"])?.ids).toEqual(["c1", "c2"]);
    expect(groups(view)).toEqual([["c1", "c2"]]);
  });

  it("puts a chosen card back", () => {
    expect(touch(lead(), ["c1", "c2"], "c1").chosen).toEqual(["c2"]);
  });

  it("takes the other card where one card is played", () => {
    expect(touch(following(), ["c1"], "c3").chosen).toEqual(["c3"]);
    expect(touch(lead(), ["c1"], "c3").chosen).toEqual(["c3"]);
  });

  it("says why cards of two ranks are not led, and offers the touched one alone", () => {
    const { chosen, refusal } = touch(lead(), ["c1", "c2"], "c3");
    expect(chosen).toEqual(["c1", "c2"]);
    expect(refusal?.why.rule).toBe("R3.5");
    expect(refusal?.offer).toEqual({ card: "c3", chosen: ["c3"] });
  });

  it("says which card has to be played, and offers to take it", () => {
    const view = mustFollow();
    expect(mustPlay(view)).toEqual(["c1"]);
    const { refusal } = touch(view, ["c2"], "c3");
    expect(refusal?.why.rule).toBe("R3.8");
    expect(refusal?.offer).toEqual({ card: "c1", chosen: ["c2", "c1"] });
  });

  it("says why a card may not be played at all", () => {
    expect(touch(mustFollow(), [], "c4").refusal?.why.rule).toBe("R4.3");
  });

  it("keeps a choice while some play still holds it", () => {
    expect(keep(lead(), ["c1"])).toEqual(["c1"]);
    expect(keep(mustFollow(), ["c2", "c3"])).toEqual([]);
    expect(keep({ ...lead(), turn: "W" }, ["c1"])).toEqual([]);
  });
});
