// The focus is never lost: after a change it is on the same card, else its neighbour, else the
// hand. The browser throws it to the page when the element that had it is taken away.
import { useLayoutEffect, useRef } from "preact/hooks";

interface Had {
  readonly element: HTMLElement;
  /** The place among the cards of the hand, -1 for anything else. */
  readonly card: number;
}

export function activeIn(root: HTMLElement): HTMLElement | null {
  const page = root.getRootNode() as Document | ShadowRoot;
  const active = page.activeElement as HTMLElement | null;
  return active && root.contains(active) ? active : null;
}

const cardsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(".vn-hand .vn-own")];

export function useFocusKeeper(root: { current: HTMLElement | null }): void {
  const had = useRef<Had | null>(null);
  // While the old picture still stands: who has the focus, if the table has it at all.
  const element = root.current && activeIn(root.current);
  had.current =
    element && root.current ? { element, card: cardsOf(root.current).indexOf(element) } : null;

  useLayoutEffect(() => {
    const before = had.current;
    had.current = null;
    if (!before || !root.current || before.element.isConnected) return;
    if (activeIn(root.current)) return;
    const cards = cardsOf(root.current);
    const beside = cards[Math.min(Math.max(0, before.card), cards.length - 1)];
    const hand = root.current.querySelector<HTMLElement>(".vn-hand");
    const act = root.current.querySelector<HTMLElement>(".vn-pri");
    const goal = before.card >= 0 ? (beside ?? act ?? hand) : (act ?? beside ?? hand);
    (goal ?? root.current).focus({ preventScroll: true });
  });
}
