import { afterEach, expect, it, vi } from "vitest";
import { pair, triple } from "../fixtures/films.ts";
import { labels } from "../fixtures/labels.ts";
import { spoken } from "../speech.ts";
import { FilmView } from "./FilmView.tsx";
import { clear, click, draw, fakeUi, press } from "./testing.tsx";

afterEach(clear);

const at = (root: Element) =>
  [...root.querySelectorAll(".vn-film-frame")].findIndex((frame) =>
    frame.hasAttribute("aria-current"),
  );
const act = (root: Element, name: string) => root.querySelector(`[data-vn-act="${name}"]`);

it("steps by its buttons, its strip and the arrow keys, and never asks Python", () => {
  const ui = fakeUi();
  const root = draw(ui, <FilmView film={pair()} onClose={() => {}} />);
  expect(at(root)).toBe(0);
  click(act(root, "film-next"));
  expect(at(root)).toBe(1);
  expect(press(root.querySelector(".vn-film") as Element, "ArrowRight").defaultPrevented).toBe(
    true,
  );
  expect(at(root)).toBe(2);
  press(root.querySelector(".vn-film") as Element, "ArrowLeft");
  click(act(root, "film-back"));
  expect(at(root)).toBe(0);
  click(root.querySelectorAll(".vn-film-frame")[3]);
  expect(at(root)).toBe(3);
  expect(act(root, "film-next")?.getAttribute("aria-disabled")).toBe("true");
  expect(ui.asked).toEqual([]);
});

it("says on the cards who heads, and moves the frame", () => {
  const root = draw(fakeUi(), <FilmView film={triple()} onClose={() => {}} />);
  click(act(root, "film-next"));
  const heads = [...root.querySelectorAll("[data-vn-heads]")];
  expect(heads.map((card) => card.getAttribute("data-vn-card"))).toEqual(["5C", "5S", "5H"]);
  expect(root.querySelectorAll(".vn-beats-not").length).toBeGreaterThan(0);
  expect(root.querySelector(".vn-taken")).toBeNull();
});

it("begins with the focus on the next step, and leaves by Escape", () => {
  const leave = vi.fn();
  const root = draw(fakeUi(), <FilmView film={pair()} onClose={leave} />);
  expect(document.activeElement).toBe(act(root, "film-next"));
  press(document.activeElement as Element, "Escape");
  expect(leave).toHaveBeenCalledOnce();
});

it("closes an opened rule first", () => {
  const leave = vi.fn();
  const ui = fakeUi({ openedRule: "R2.6" });
  draw(ui, <FilmView film={pair()} onClose={leave} />);
  press(document.activeElement as Element, "Escape");
  expect(ui.asked).toEqual(["close rule"]);
  expect(leave).not.toHaveBeenCalled();
});

it("keeps the focus when the rule that had it goes", () => {
  const film = <FilmView film={pair()} onClose={() => {}} />;
  const root = draw(fakeUi({ openedRule: "R2.6" }), film);
  (root.querySelector(".vn-aside .vn-ib") as HTMLElement).focus();
  draw(fakeUi(), <FilmView film={pair()} onClose={() => {}} />);
  expect(document.activeElement).toBe(act(root, "film-next"));
});

it("says each step aloud, the first one too", () => {
  const root = draw(fakeUi(), <FilmView film={pair()} onClose={() => {}} />);
  const live = root.querySelector("[data-vn-film-live]");
  expect(live?.textContent).toContain(spoken(pair().frames[0]?.say ?? "", labels()));
  click(act(root, "film-next"));
  expect(live?.textContent).toContain(spoken(pair().frames[1]?.say ?? "", labels()));
  expect(live?.textContent).not.toMatch(/[♠♥♦♣]/);
});

it("starts another film at its lead", () => {
  const root = draw(fakeUi(), <FilmView film={pair()} onClose={() => {}} />);
  click(act(root, "film-next"));
  draw(fakeUi(), <FilmView film={triple()} onClose={() => {}} />);
  expect(at(root)).toBe(0);
});
