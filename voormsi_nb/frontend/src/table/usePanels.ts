// What is open over the table, and the focus that goes back to what opened it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Store } from "../store.ts";
import type { Panel } from "../ui.ts";
import { activeIn } from "./useFocus.ts";

export interface Panels {
  readonly panel: Panel | null;
  readonly rule: string | null;
  open(panel: Panel): void;
  openFilm(trick?: number): void;
  openRule(id: string): void;
  closeRule(): void;
  close(): void;
}

export function usePanels(root: { current: HTMLElement | null }, store: Store): Panels {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const opener = useRef<string | null>(null);

  const open = (next: Panel) => {
    const active = root.current && activeIn(root.current);
    if (!panel) opener.current = active?.dataset.vnAct ?? null;
    setRule(null);
    setPanel(next);
  };

  // The film takes the place of what opened it, so it is looked for by its name; at once, before
  // the keeper of the focus looks for another place.
  useLayoutEffect(() => {
    if (panel || !opener.current || !root.current) return;
    const back = root.current.querySelector<HTMLElement>(`[data-vn-act="${opener.current}"]`);
    opener.current = null;
    if (!activeIn(root.current) || activeIn(root.current) === root.current) back?.focus();
  }, [panel, root]);

  return {
    panel,
    rule,
    open,
    openFilm: (trick) => {
      const { film, track } = store.state.view;
      const wanted = trick ?? film?.trick ?? track.cells.at(-1)?.trick;
      if (wanted !== undefined && wanted !== film?.trick) {
        store.send({ type: "seek", trick: wanted });
      }
      open("film");
    },
    openRule: setRule,
    closeRule: () => setRule(null),
    close: () => {
      setPanel(null);
      setRule(null);
    },
  };
}
