import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { film, free, question, wrong } from "../fixtures/lessons.ts";
import { focused, press, Shown, settled } from "../fixtures/shown.ts";
import type { Ask, Feedback } from "../generated/wire.ts";

let lesson: Shown;

beforeEach(() => localStorage.clear());
afterEach(() => {
  lesson.stop();
  document.body.innerHTML = "";
});

const tile = (id: string) => lesson.one(`[data-vn-answer="${id}"]`);
const spoken = () => lesson.one("[data-vn-live]").textContent;

describe("a question", () => {
  it("carries the hooks that tests look for", async () => {
    lesson = new Shown(question());
    await settled();
    expect(lesson.one(".vn-root").dataset).toMatchObject({
      vnKind: "lesson",
      vnPhase: "predict",
      vnStep: "2",
      vnSteps: "3",
      vnRev: "2",
    });
    expect(lesson.all("[data-vn-answer]").map((each) => each.dataset.vnAnswer)).toEqual([
      ..."SWNE",
    ]);
    expect(lesson.act("help") && lesson.act("settings")).toBeTruthy();
    expect(spoken()).toContain("Who takes this trick?");
  });

  it("is told from its text over the cards to what is asked, and only once", async () => {
    lesson = new Shown(question());
    await settled();
    const all = /Guess all the same\..*You: ace of clubs\. West: nine.*Who takes this trick\?$/;
    expect(spoken()).toMatch(all);
    await lesson.update(wrong());
    expect(spoken()).toContain("“An ace beats a nine.”");
    await lesson.update(question({ rev: 4 }));
    expect(spoken()).toBe("Who takes this trick?");
  });

  it("begins at its first answer after Next", async () => {
    const { ask: _, ...read } = question({ phase: "read", can: { next: true } });
    lesson = new Shown(read);
    await settled();
    expect(spoken()).toContain("Guess all the same.");
    lesson.act("next").focus();
    await lesson.update(question({ rev: 3, step: 3 }));
    expect(focused()?.vnAnswer).toBe("S");
  });

  it("is answered by a click and Check, one answer replacing another", async () => {
    lesson = new Shown(question());
    await settled();
    expect(lesson.act("check").getAttribute("aria-disabled")).toBe("true");
    for (const id of ["S", "W"]) {
      tile(id).click();
      await settled();
    }
    expect(tile("S").getAttribute("aria-pressed")).toBe("false");
    expect(tile("W").getAttribute("aria-pressed")).toBe("true");
    lesson.act("check").click();
    expect(lesson.model.sent).toMatchObject([{ type: "answer", value: ["W"], rev: 2 }]);
  });

  it("takes several answers where several may be right", async () => {
    const ask = question().ask as Ask;
    lesson = new Shown(question({ ask: { ...ask, several: true } }));
    await settled();
    for (const id of ["S", "N", "W", "N"]) {
      tile(id).click();
      await settled();
    }
    lesson.act("check").click();
    expect(lesson.model.sent[0]?.value).toEqual(["S", "W"]);
  });

  it("is answered by keys alone, and the notebook hears none of them", async () => {
    lesson = new Shown(question());
    await settled();
    lesson.one(".vn-root").focus();
    await press("3");
    expect(focused()?.vnAnswer).toBe("N");
    await press("ArrowRight");
    expect(focused()?.vnAnswer).toBe("E");
    const enter = await press("Enter");
    expect(enter.defaultPrevented).toBe(true);
    expect(lesson.model.sent).toMatchObject([{ type: "answer", value: ["N"] }]);
  });

  it("plays cards where it is a position", async () => {
    const ask = question().ask as Ask;
    lesson = new Shown(question({ phase: "play", ask: { ...ask, act: "play" } }));
    await settled();
    tile("W").click();
    await settled();
    lesson.act("play").click();
    expect(lesson.model.sent).toMatchObject([{ type: "play", cards: ["W"] }]);
  });
});

describe("a wrong answer", () => {
  it("tells the idea, keeps the tiles still, and offers another try", async () => {
    lesson = new Shown(question());
    await lesson.update(wrong());
    expect(lesson.one("[data-vn-verdict]").dataset.vnVerdict).toBe("wrong");
    expect(lesson.one("[data-vn-verdict]").textContent).toContain("An ace beats a nine");
    expect(spoken()).toContain("nine of hearts");
    tile("W").click();
    await settled();
    expect(tile("W").getAttribute("aria-pressed")).toBe("false");
    expect(lesson.act("show").getAttribute("aria-disabled")).toBe("true");
    lesson.act("show").click();
    lesson.act("again").click();
    expect(lesson.model.sent).toMatchObject([{ type: "again" }]);
  });

  it("marks as wrong only what is wrong in it", async () => {
    const view = wrong();
    const feedback = { ...(view.feedback as Feedback), answer: ["S", "W"], wrong: ["S"] };
    lesson = new Shown({ ...view, feedback });
    await settled();
    expect(tile("S").className).toContain("vn-tile-wrong");
    expect(tile("W").className).toContain("vn-tile-right");
    expect(tile("N").className).not.toMatch("wrong|right");
  });

  it("opens the film and comes back to what opened it", async () => {
    lesson = new Shown(wrong());
    await settled();
    lesson.act("film").focus();
    lesson.act("film").click();
    await settled();
    expect(focused()?.vnAct).toBe("film-next");
    await press("Escape");
    expect(focused()?.vnAct).toBe("film");
  });
});

describe("a free trick", () => {
  it("exchanges a card for one of the pack, and the focus comes back to it", async () => {
    lesson = new Shown(free());
    await settled();
    lesson.one(".vn-root").focus();
    await press("4");
    const used = lesson.one('.vn-pack [data-vn-card="9H"]');
    expect(used.getAttribute("aria-disabled")).toBe("true");
    used.click();
    expect(lesson.model.sent).toHaveLength(0);
    lesson.one('.vn-pack [data-vn-card="8S"]').focus();
    lesson.one('.vn-pack [data-vn-card="8S"]').click();
    await settled();
    expect(lesson.model.sent).toMatchObject([{ type: "swap", place: 4, card: "8S" }]);
    expect(lesson.one(".vn-pack")).toBeUndefined();
    expect(focused()).toMatchObject({ vnAct: "swap", vnPlace: "4" });
  });

  it("goes on only when it is done", async () => {
    lesson = new Shown(free());
    await settled();
    lesson.act("next").click();
    expect(lesson.model.sent).toHaveLength(0);
    await lesson.update({ ...free(), rev: 6, can: { swap: true, next: true } });
    lesson.act("next").click();
    expect(lesson.model.sent).toMatchObject([{ type: "next" }]);
  });
});

describe("where a lesson was left", () => {
  it("is kept in the browser and offered to a fresh one", async () => {
    lesson = new Shown(question({ code: "L1-FURTHER" }));
    await settled();
    lesson.stop();
    lesson = new Shown(question({ rev: 1, fresh: true, code: "L1-BEGIN" }));
    await settled();
    lesson.act("resume").click();
    expect(lesson.model.sent).toMatchObject([{ type: "resume", text: "L1-FURTHER" }]);
  });

  it("is forgotten at the end", async () => {
    lesson = new Shown(question());
    const summary = { line: "All done.", sits: [], practise: ["Nines. R1.4"] };
    await lesson.update(question({ rev: 9, phase: "summary", summary }));
    expect(lesson.act("next")).toBeUndefined();
    lesson.stop();
    lesson = new Shown(question({ rev: 1, fresh: true, code: "L1-BEGIN" }));
    await settled();
    expect(lesson.act("resume")).toBeUndefined();
  });
});

describe("a film on its own", () => {
  it("steps without Python and leaves the focus of the page alone", async () => {
    lesson = new Shown(film());
    await settled();
    expect(document.activeElement).toBe(document.body);
    expect(lesson.one(".vn-root").dataset.vnKind).toBe("film");
    expect(lesson.act("close")).toBeUndefined();
    lesson.act("film-next").click();
    await settled();
    expect(lesson.all(".vn-dots i")[1]?.className).toBe("vn-now");
    expect(lesson.model.sent).toHaveLength(0);
  });
});
