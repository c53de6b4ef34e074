import { afterEach, expect, it, vi } from "vitest";
import { HelpSheet } from "./HelpSheet.tsx";
import { RuleSheet } from "./RulePanel.tsx";
import { Sheet } from "./Sheet.tsx";
import { clear, click, draw, fakeUi, press } from "./testing.tsx";

afterEach(clear);

it("takes the focus, closes by Escape, and gives the focus back", () => {
  const close = vi.fn();
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const ui = fakeUi();
  const root = draw(ui, <Sheet title="Score" onClose={close} children="9" />);
  const sheet = root.querySelector('[role="dialog"]') as HTMLElement;
  expect(document.activeElement).toBe(sheet);
  expect(sheet.getAttribute("aria-labelledby")).toBeTruthy();
  const pressed = press(sheet, "Escape");
  expect(close).toHaveBeenCalledOnce();
  expect(pressed.defaultPrevented).toBe(true);
  draw(ui, null);
  expect(document.activeElement).toBe(opener);
});

it("lets Tab and other keys be", () => {
  const root = draw(fakeUi(), <Sheet title="Score" onClose={() => {}} children="9" />);
  expect(press(root.querySelector(".vn-sheet") as Element, "Tab").defaultPrevented).toBe(false);
});

it("keeps the notebook's keys asleep on everything that can have the focus", () => {
  const root = draw(fakeUi(), <HelpSheet onClose={() => {}} />);
  for (const row of root.querySelectorAll(".vn-row")) click(row);
  const stops = root.querySelectorAll("button, input, a, [tabindex]");
  expect(stops.length).toBeGreaterThan(8);
  for (const stop of stops) expect(stop.hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
});

it("opens in the help the rule that a text in it names", () => {
  const root = draw(fakeUi(), <HelpSheet onClose={() => {}} />);
  draw(fakeUi({ openedRule: "R4.3" }), <HelpSheet onClose={() => {}} />);
  const open = root.querySelectorAll('[aria-expanded="true"].vn-row');
  expect([...open].map((row) => row.textContent)).toEqual(["R4.3 Rule R4.3"]);
  expect(document.activeElement).toBe(open[0]);
});

it("shows nothing for a rule that nobody knows", () => {
  expect(draw(fakeUi(), <RuleSheet id="R9.9" onClose={() => {}} />).textContent).toBe("");
});
