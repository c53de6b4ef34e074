// Draws a part in a table of its own, for tests.
import { type ComponentChildren, render } from "preact";
import { act } from "preact/test-utils";
import { labels } from "../fixtures/labels.ts";
import { lead } from "../fixtures/snapshots.ts";
import { type Ui, UiContext } from "../ui.ts";

/** A Ui that writes down what was asked of it. */
export function fakeUi(change: Partial<Ui> = {}): Ui & { asked: string[] } {
  const words = labels();
  const asked: string[] = [];
  return {
    asked,
    view: lead(),
    labels: words,
    prefs: {},
    layout: "wide",
    still: true,
    tempo: 1,
    t: (key) => words.words[key] ?? key,
    cardName: (code) => words.cards[code] ?? code,
    rule: (id) => words.rules.find((rule) => rule.id === id),
    send: (wish) => asked.push(wish.type),
    setPrefs: () => {},
    panel: null,
    openedRule: null,
    open: (panel) => asked.push(panel),
    openFilm: (trick) => asked.push(`film ${trick}`),
    openRule: (id) => asked.push(id),
    closeRule: () => asked.push("close rule"),
    close: () => asked.push("close"),
    ...change,
  };
}

/** Draws into the document; drawing again changes what is there. */
export function draw(ui: Ui, part: ComponentChildren): HTMLElement {
  const root = document.querySelector<HTMLElement>("#root") ?? document.createElement("div");
  root.id = "root";
  document.body.append(root);
  act(() => render(<UiContext.Provider value={ui}>{part}</UiContext.Provider>, root));
  return root;
}

export function clear(): void {
  const root = document.querySelector("#root");
  if (root) act(() => render(null, root));
  document.body.replaceChildren();
}

export function press(element: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => {
    element.dispatchEvent(event);
  });
  return event;
}

export function click(element: Element | null | undefined): void {
  act(() => (element as HTMLElement).click());
}
