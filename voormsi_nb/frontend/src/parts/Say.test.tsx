import { afterEach, expect, it } from "vitest";
import { Say } from "./Say.tsx";
import { clear, click, draw, fakeUi } from "./testing.tsx";

afterEach(clear);

it("speaks a card by its name and draws it without letters for suits", () => {
  const root = draw(fakeUi(), <Say text="East’s K♠ takes it." />);
  expect(root.querySelector(".vn-spoken")?.textContent).toBe("king of spades");
  expect(root.textContent).not.toMatch(/[♠♥♦♣]/);
  expect(root.querySelector(".vn-cm svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("opens a rule by its id and keeps the notebook's keys asleep there", () => {
  const ui = fakeUi();
  const root = draw(ui, <Say text="So it takes it. R2.6" />);
  const link = root.querySelector('[data-vn-act="rule"]');
  expect(link?.getAttribute("data-vn-rule")).toBe("R2.6");
  expect(link?.hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
  click(link);
  expect(ui.asked).toEqual(["R2.6"]);
});
