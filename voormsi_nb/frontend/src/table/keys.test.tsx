import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focused, press, Shown, settled } from "../fixtures/shown.ts";
import { afterTrick, following, lead } from "../fixtures/snapshots.ts";

let table: Shown;

beforeEach(() => localStorage.clear());
afterEach(() => {
  table.stop();
  document.body.innerHTML = "";
});

describe("keys and speech", () => {
  it("plays a card by keys, and keeps the focus in the hand", async () => {
    table = new Shown(following());
    await settled();
    table.card("QS").focus();
    await press("ArrowRight");
    expect(focused()?.vnCard).toBe("8S");
    await press("2");
    expect(table.card("8S").getAttribute("aria-pressed")).toBe("true");
    const event = await press("Enter");
    expect(event.defaultPrevented).toBe(true);
    expect(table.model.sent[0]).toMatchObject({ type: "play", cards: ["c2"] });
    const after = following();
    const [me] = after.seats;
    if (me) me.hand = me.hand.filter((held) => held.id !== "c2");
    await table.update({ ...after, rev: 7, turn: "E", plays: [] });
    expect(focused()?.vnCard).toBe("5D");
  });

  it("has one tab stop in the hand", async () => {
    table = new Shown(lead());
    await settled();
    expect(table.all('.vn-hand button[tabindex="0"]')).toHaveLength(1);
  });

  it("tells what happened in its live region, with cards by their names, once", async () => {
    table = new Shown(lead());
    await settled();
    expect(table.one("[data-vn-live]").textContent).toBe("");
    await table.update({
      ...following(),
      events: [
        { seq: 1, type: "play", say: "West plays A♦." },
        { seq: 2, type: "play", say: "North plays 9♥." },
      ],
    });
    expect(table.all("[data-vn-live]")).toHaveLength(1);
    expect(table.one("[data-vn-live]").textContent).toBe(
      "West plays ace of diamonds. North plays nine of hearts. ",
    );
    const [first] = table.all("[data-vn-live] p");
    await table.update({
      ...following(),
      rev: 8,
      events: [{ seq: 1, type: "play", say: "West plays A♦." }],
    });
    expect(table.all("[data-vn-live] p")[0]).toBe(first);
  });

  it("keeps plain keys from the notebook, and lets combinations through", async () => {
    table = new Shown(lead());
    await settled();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    table.card("9C").focus();
    for (const key of ["b", "x", "d", "m", "ArrowUp", "Escape", "1", " ", "M"]) await press(key);
    await press("M", table.card("9C"), { shiftKey: true });
    expect(heard).not.toHaveBeenCalled();
    await press("s", table.card("9C"), { ctrlKey: true });
    await press("Enter", table.card("9C"), { shiftKey: true });
    const tab = await press("Tab", table.card("9C"));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(tab.defaultPrevented).toBe(false);
    document.body.removeEventListener("keydown", heard);
  });

  it("marks everything that can have the focus for the notebook", async () => {
    table = new Shown(afterTrick());
    table.act("settings").click();
    await settled();
    const able = table.all("button, input, [tabindex]");
    expect(able.length).toBeGreaterThan(20);
    for (const element of able) {
      expect(element.hasAttribute("data-lm-suppress-shortcuts"), element.outerHTML).toBe(true);
    }
  });

  it("goes on with Enter from the hand after a trick", async () => {
    table = new Shown(afterTrick());
    await settled();
    table.card("9C").focus();
    await press("Enter");
    expect(table.model.sent[0]).toMatchObject({ type: "next" });
  });

  it("keeps the focus on the button while others play, and when the hand is empty", async () => {
    table = new Shown(following());
    table.card("QS").click();
    await settled();
    table.act("play").focus();
    table.act("play").click();
    const others = { ...following(), rev: 7, turn: "E" as const, plays: [] };
    others.seats = others.seats.map((seat) => (seat.you ? { ...seat, hand: [] } : seat));
    await table.update(others);
    expect(focused()?.vnAct).toBe("play");
    await table.update({ ...others, rev: 8, phase: "trick", turn: null });
    expect(focused()?.vnAct).toBe("next");
  });
});
