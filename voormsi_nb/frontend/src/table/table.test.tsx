import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../fixtures/model.ts";
import { afterTrick, following, lead, mustFollow } from "../fixtures/snapshots.ts";
import type { Event, Snapshot } from "../generated/wire.ts";
import widget from "../index.ts";

let model: FakeModel;
let host: HTMLElement;
let stop: () => void;

function show(view: Snapshot): void {
  model = new FakeModel(view);
  host = document.createElement("div");
  document.body.append(host);
  widget.initialize({ model });
  stop = widget.render({ model, el: host });
}

const all = (query: string) => [...host.querySelectorAll<HTMLElement>(query)];
const one = (query: string) => all(query)[0] as HTMLElement;
const card = (code: string) => one(`.vn-hand [data-vn-card="${code}"]`);
const settled = () => new Promise((done) => setTimeout(done, 20));
const focused = () => (document.activeElement as HTMLElement | null)?.dataset;

async function press(key: string, at: Element = document.activeElement as Element, more = {}) {
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  at.dispatchEvent(event);
  await settled();
  return event;
}

async function update(view: Snapshot) {
  model.set("view", view);
  await settled();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

describe("a table", () => {
  it("carries the hooks that tests look for", async () => {
    show(lead());
    await settled();
    const root = one(".vn-root");
    expect(root.dataset).toMatchObject({
      vnKind: "table",
      vnPhase: "play",
      vnTurn: "S",
      vnRev: "5",
    });
    expect(all("[data-vn-seat]").map((seat) => seat.dataset.vnSeat)).toEqual(["S", "W", "N", "E"]);
    expect(card("9C").dataset.vnPlayable).toBe("true");
    expect(one("[data-vn-live]")).toBeTruthy();
  });

  it("plays a pair by clicks", async () => {
    show(lead());
    card("9C").click();
    await settled();
    card("9H").click();
    await settled();
    expect(all(".vn-hand [data-vn-selected]")).toHaveLength(2);
    expect(one('[data-vn-act="play"]').textContent).toContain("Play");
    one('[data-vn-act="play"]').click();
    expect(model.sent[0]).toMatchObject({ type: "play", cards: ["c1", "c2"] });
  });

  it("plays a card by keys, and keeps the focus in the hand", async () => {
    show(following());
    await settled();
    card("QS").focus();
    await press("ArrowRight");
    expect(focused()?.vnCard).toBe("8S");
    await press("2");
    expect(card("8S").getAttribute("aria-pressed")).toBe("true");
    const event = await press("Enter");
    expect(event.defaultPrevented).toBe(true);
    expect(model.sent[0]).toMatchObject({ type: "play", cards: ["c2"] });
    const after = following();
    const [me] = after.seats;
    if (me) me.hand = me.hand.filter((held) => held.id !== "c2");
    await update({ ...after, rev: 7, turn: "E", plays: [] });
    expect(focused()?.vnCard).toBe("5D");
  });

  it("has one tab stop in the hand", async () => {
    show(lead());
    await settled();
    expect(all('.vn-hand button[tabindex="0"]')).toHaveLength(1);
  });

  it("says why a card may not be played, in its name and when it is touched", async () => {
    show(mustFollow());
    await settled();
    expect(card("7S").getAttribute("aria-disabled")).toBe("true");
    expect(card("7S").getAttribute("aria-label")).toContain("seven of spades would lose");
    card("7S").click();
    await settled();
    expect(one("[data-vn-bar]").dataset.vnBar).toBe("refused");
    expect(one("[data-vn-bar]").textContent).toContain("Not this one");
    expect(one("[data-vn-live]").textContent).toContain("seven of spades would lose the game");
  });

  it("offers what mends a refusal", async () => {
    show(mustFollow());
    card("QD").click();
    await settled();
    card("8H").click();
    await settled();
    expect(one("[data-vn-bar]").textContent).toContain("Toqutsit must be played");
    one('[data-vn-act="take"]').click();
    await settled();
    one('[data-vn-act="play"]').click();
    expect(model.sent[0]).toMatchObject({ type: "play", cards: ["c1", "c2"] });
  });

  it("asks before a play that loses the game", async () => {
    const view = lead();
    view.plays = view.plays.map((play) => ({ ...play, warn: "It would lose. R4.3" }));
    show(view);
    card("QS").click();
    await settled();
    one('[data-vn-act="play"]').click();
    await settled();
    expect(model.sent).toHaveLength(0);
    expect(one(".vn-root").dataset.vnPhase).toBe("confirm");
    await vi.waitFor(() => expect(focused()?.vnAct).toBe("cancel"));
    one('[data-vn-act="cancel"]').click();
    await settled();
    expect(one(".vn-root").dataset.vnPhase).toBe("play");
    one('[data-vn-act="play"]').click();
    await settled();
    one('[data-vn-act="confirm"]').click();
    expect(model.sent[0]).toMatchObject({ type: "play", cards: ["c3"] });
  });

  it("tells what happened in its live region, with cards by their names, once", async () => {
    show(lead());
    await settled();
    expect(one("[data-vn-live]").textContent).toBe("");
    await update({
      ...following(),
      events: [
        { seq: 1, type: "play", say: "West plays A♦." },
        { seq: 2, type: "play", say: "North plays 9♥." },
      ],
    });
    expect(all("[data-vn-live]")).toHaveLength(1);
    expect(one("[data-vn-live]").textContent).toBe(
      "West plays ace of diamonds. North plays nine of hearts. ",
    );
    const [first] = all("[data-vn-live] p");
    await update({
      ...following(),
      rev: 8,
      events: [{ seq: 1, type: "play", say: "West plays A♦." }],
    });
    expect(all("[data-vn-live] p")[0]).toBe(first);
  });

  it("keeps plain keys from the notebook, and lets combinations through", async () => {
    show(lead());
    await settled();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    card("9C").focus();
    for (const key of ["b", "x", "d", "m", "ArrowUp", "Escape", "1", " ", "M"]) await press(key);
    await press("M", card("9C"), { shiftKey: true });
    expect(heard).not.toHaveBeenCalled();
    await press("s", card("9C"), { ctrlKey: true });
    await press("Enter", card("9C"), { shiftKey: true });
    const tab = await press("Tab", card("9C"));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(tab.defaultPrevented).toBe(false);
    document.body.removeEventListener("keydown", heard);
  });

  it("marks everything that can have the focus for the notebook", async () => {
    show(afterTrick());
    one('[data-vn-act="settings"]').click();
    await settled();
    const able = all("button, input, [tabindex]");
    expect(able.length).toBeGreaterThan(20);
    for (const element of able) {
      expect(element.hasAttribute("data-lm-suppress-shortcuts"), element.outerHTML).toBe(true);
    }
  });

  it("goes on with Enter from the hand after a trick", async () => {
    show(afterTrick());
    await settled();
    card("9C").focus();
    await press("Enter");
    expect(model.sent[0]).toMatchObject({ type: "next" });
  });

  it("shows plays one by one and can be hurried", async () => {
    show(lead());
    await settled();
    const play = (seq: number, code: string): Event => ({
      seq,
      type: "play",
      say: `${code}.`,
      ids: [`t${code}`],
      cards: [code],
    });
    await update({ ...following(), pace: 5, events: [play(1, "AD"), play(2, "9H")] });
    expect(all(".vn-trick [data-vn-card]")).toHaveLength(0);
    one('[data-vn-act="skip"]').click();
    await settled();
    expect(all(".vn-trick [data-vn-card]")).toHaveLength(2);
    expect(one('[data-vn-card="9H"]').dataset.vnHeads).toBe("true");
  });

  it("asks before it deals other cards", async () => {
    show(lead());
    one('[data-vn-act="settings"]').click();
    await settled();
    one('[data-vn-act="new-deal"]').click();
    await settled();
    expect(one(".vn-root").dataset.vnPhase).toBe("confirm");
    one('[data-vn-act="confirm"]').click();
    expect(model.sent[0]).toMatchObject({ type: "new_deal" });
  });

  it("starts a new game with a chosen seed", async () => {
    show(lead());
    one('[data-vn-act="settings"]').click();
    await settled();
    one('[data-vn-act="new-game"]').click();
    await settled();
    const field = one(".vn-sheet input") as HTMLInputElement;
    field.value = " 42 ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
    one('.vn-sheet [data-vn-act="confirm"]').click();
    await settled();
    expect(model.sent[0]).toMatchObject({
      type: "new_game",
      seed: "42",
      players: 4,
      ruleset: "smith",
    });
  });

  it("says that the kernel is gone and stays", async () => {
    show(lead());
    await settled();
    model.emit("comm_live_update");
    await settled();
    expect(one("[data-vn-bar]").dataset.vnBar).toBe("problem");
    expect(card("9C")).toBeTruthy();
  });

  it("leaves nothing behind", async () => {
    show(lead());
    await settled();
    stop();
    expect(host.innerHTML).toBe("");
    expect(model.listening).toBe(0);
  });
});

describe("two tables on a page", () => {
  it("have no name of an element in common", async () => {
    show(lead());
    one('[data-vn-act="settings"]').click();
    await settled();
    const [first, firstHost] = [stop, host];
    show(lead());
    one('[data-vn-act="settings"]').click();
    await settled();
    const names = [...document.querySelectorAll("[id]")].map((element) => element.id);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    first();
    expect(firstHost.innerHTML).toBe("");
  });
});
