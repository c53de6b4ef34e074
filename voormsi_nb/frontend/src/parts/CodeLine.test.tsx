import { afterEach, expect, it, vi } from "vitest";
import { CodeLine } from "./CodeLine.tsx";
import { clear, click, draw, fakeUi } from "./testing.tsx";

afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

const told = (root: Element) => root.querySelector('[role="status"]')?.textContent;

it("copies the code and says so", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const root = draw(fakeUi(), <CodeLine code="V1-ABC" />);
  click(root.querySelector('[data-vn-act="copy-code"]'));
  await vi.waitFor(() => expect(told(root)).toBe(fakeUi().t("copied")));
  expect(writeText).toHaveBeenCalledWith("V1-ABC");
});

it("chooses the line where the page may not copy", async () => {
  vi.stubGlobal("navigator", {});
  const root = draw(fakeUi(), <CodeLine code="V1-ABC" />);
  click(root.querySelector('[data-vn-act="copy-code"]'));
  await vi.waitFor(() => expect(told(root)).toBe(fakeUi().t("copy_by_hand")));
  expect(document.activeElement).toBe(root.querySelector("input"));
});
