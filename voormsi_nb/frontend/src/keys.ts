// The notebook's own keys stay asleep while the table has the focus.
//
// JupyterLab looks for `data-lm-suppress-shortcuts` on the focused element itself, in the capture
// phase; everything that listens in the bubbling phase is stopped at the root.
import { quiet } from "./parts/quiet.ts";

const MARK = "data-lm-suppress-shortcuts";

/** Guard a root; returns what takes the guard away. */
export function guardKeys(root: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey && event.key === "Enter") return;
    event.stopPropagation();
  };
  // Whatever gets the focus is marked before a key can reach it, whoever drew it.
  const onFocus = (event: Event) => {
    const [element] = event.composedPath();
    if (element instanceof HTMLElement && !element.hasAttribute(MARK)) {
      element.setAttribute(MARK, quiet[MARK]);
    }
  };
  root.addEventListener("keydown", onKey);
  root.addEventListener("focusin", onFocus);
  return () => {
    root.removeEventListener("keydown", onKey);
    root.removeEventListener("focusin", onFocus);
  };
}
