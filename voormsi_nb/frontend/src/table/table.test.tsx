import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focused, Shown, settled } from "../fixtures/shown.ts";
import { following, lead, mustFollow } from "../fixtures/snapshots.ts";
import type { Event } from "../generated/wire.ts";

let table: Shown;

beforeEach(() => localStorage.clear());
afterEach(() => {
  table.stop();
  document.body.innerHTML = "";
});

describe("a table", () => {
  it("carries the hooks that tests look for", async () => {
    table = new Shown(lead());
    await settled();
    const root = table.one(".vn-root");
    expect(root.dataset).toMatchObject({
      vnKind: "table",
      vnPhase: "play",
      vnTurn: "S",
      vnRev: "5",
    });
    expect(table.all("[data-vn-seat]").map((seat) => seat.dataset.vnSeat)).toEqual([
      "S",
      "W",
      "N",
      "E",
    ]);
    expect(table.card("9C").dataset.vnPlayable).toBe("true");
    expect(table.one("[data-vn-live]")).toBeTruthy();
  });

  it("plays a pair by clicks", async () => {
    table = new Shown(lead());
    table.card("9C").click();
    await settled();
    table.card("9H").click();
    await settled();
    expect(table.all(".vn-hand [data-vn-selected]")).toHaveLength(2);
    expect(table.act("play").textContent).toContain("Play");
    table.act("play").click();
    expect(table.model.sent[0]).toMatchObject({ type: "play", cards: ["c1", "c2"] });
  });

  it("says why a card may not be played, in its name and when it is touched", async () => {
    table = new Shown(mustFollow());
    await settled();
    expect(table.card("7S").getAttribute("aria-disabled")).toBe("true");
    expect(table.card("7S").getAttribute("aria-label")).toContain("seven of spades would lose");
    table.card("7S").click();
    await settled();
    expect(table.one("[data-vn-bar]").dataset.vnBar).toBe("refused");
    expect(table.one("[data-vn-bar]").textContent).toContain("Not this one");
    const said = table.one("[data-vn-live] p:last-child");
    expect(said.textContent).toContain("seven of spades would lose the game");
    table.card("7S").click();
    await settled();
    expect(table.one("[data-vn-live] p:last-child")).not.toBe(said);
    expect(table.one("[data-vn-live]").textContent).toContain(said.textContent);
  });

  it("offers what mends a refusal", async () => {
    table = new Shown(mustFollow());
    table.card("QD").click();
    await settled();
    table.card("8H").click();
    await settled();
    expect(table.one("[data-vn-bar]").textContent).toContain("Toqutsit must be played");
    table.act("take").click();
    await settled();
    expect(focused()?.vnCard).toBe("JC");
    expect(table.one("[data-vn-live]").textContent).toContain("jack of clubs");
    table.act("play").click();
    expect(table.model.sent[0]).toMatchObject({ type: "play", cards: ["c1", "c2"] });
  });

  it("asks before a play that loses the game", async () => {
    const view = lead();
    view.plays = view.plays.map((play) => ({ ...play, warn: "It would lose. R4.3" }));
    table = new Shown(view);
    table.card("QS").click();
    await settled();
    table.act("play").click();
    await settled();
    expect(table.model.sent).toHaveLength(0);
    expect(table.one(".vn-root").dataset.vnPhase).toBe("confirm");
    await vi.waitFor(() => expect(focused()?.vnAct).toBe("cancel"));
    table.act("cancel").click();
    await settled();
    expect(table.one(".vn-root").dataset.vnPhase).toBe("play");
    table.act("play").click();
    await settled();
    table.act("confirm").click();
    expect(table.model.sent[0]).toMatchObject({ type: "play", cards: ["c3"] });
  });

  it("shows plays one by one and can be hurried", async () => {
    table = new Shown(lead());
    await settled();
    const play = (seq: number, code: string): Event => ({
      seq,
      type: "play",
      say: `${code}.`,
      ids: [`t${code}`],
      cards: [code],
    });
    await table.update({ ...following(), pace: 5, events: [play(1, "AD"), play(2, "9H")] });
    expect(table.all(".vn-trick [data-vn-card]")).toHaveLength(0);
    table.act("skip").click();
    await settled();
    expect(table.all(".vn-trick [data-vn-card]")).toHaveLength(2);
    expect(table.one('[data-vn-card="9H"]').dataset.vnHeads).toBe("true");
  });

  it("asks before it deals other cards", async () => {
    table = new Shown(lead());
    table.act("settings").click();
    await settled();
    table.act("new-deal").click();
    await settled();
    expect(table.one(".vn-root").dataset.vnPhase).toBe("confirm");
    table.act("confirm").click();
    expect(table.model.sent[0]).toMatchObject({ type: "new_deal" });
  });

  it("starts a new game with a chosen seed", async () => {
    table = new Shown(lead());
    table.act("settings").click();
    await settled();
    table.act("new-game").click();
    await settled();
    const field = table.one(".vn-sheet input") as HTMLInputElement;
    field.value = " 42 ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
    table.one('.vn-sheet [data-vn-act="confirm"]').click();
    await settled();
    expect(table.model.sent[0]).toMatchObject({
      type: "new_game",
      seed: "42",
      players: 4,
      ruleset: "smith",
    });
  });

  it("says that the kernel is gone and stays", async () => {
    table = new Shown(lead());
    await settled();
    table.model.emit("comm_live_update");
    await settled();
    expect(table.one("[data-vn-bar]").dataset.vnBar).toBe("problem");
    expect(table.card("9C")).toBeTruthy();
  });

  it("leaves nothing behind", async () => {
    table = new Shown(lead());
    await settled();
    table.stop();
    expect(table.host.innerHTML).toBe("");
    expect(table.model.listening).toBe(0);
  });
});

describe("two tables on a page", () => {
  it("have no name of an element in common", async () => {
    table = new Shown(lead());
    table.act("settings").click();
    await settled();
    const first = table;
    table = new Shown(lead());
    table.act("settings").click();
    await settled();
    const names = [...document.querySelectorAll("[id]")].map((element) => element.id);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    first.stop();
    expect(first.host.innerHTML).toBe("");
  });
});
