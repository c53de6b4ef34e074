// Draws again whenever the store changes.
import { useLayoutEffect, useState } from "preact/hooks";
import type { State, Store } from "../store.ts";

export function useStore(store: Store): State {
  const [, redraw] = useState(0);
  useLayoutEffect(() => store.subscribe(() => redraw((count) => count + 1)), [store]);
  return store.state;
}
