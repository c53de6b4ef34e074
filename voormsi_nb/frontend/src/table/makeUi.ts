// The context of a table's parts, made from its state.
import type { Snapshot } from "../generated/wire.ts";
import type { State, Store } from "../store.ts";
import type { Layout, Ui } from "../ui.ts";
import type { Panels } from "./usePanels.ts";

interface Given {
  readonly store: Store;
  readonly state: State;
  readonly shown: Snapshot;
  readonly size: "normal" | "presenter";
  readonly layout: Layout;
  readonly still: boolean;
  readonly tempo: number;
  readonly panels: Panels;
}

export function makeUi({ store, state, shown, size, panels, ...rest }: Given): Ui {
  const { labels } = state;
  return {
    ...rest,
    view: shown,
    labels,
    prefs: { ...state.prefs, size },
    t: (key, values = {}) =>
      (labels.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
        String(values[name] ?? whole),
      ),
    cardName: (code) => labels.cards[code] ?? code,
    rule: (id) => labels.rules.find((rule) => rule.id === id),
    send: (wish) => store.send(wish),
    setPrefs: (change) => store.setPrefs(change),
    panel: panels.panel,
    openedRule: panels.rule,
    open: panels.open,
    openFilm: panels.openFilm,
    openRule: panels.openRule,
    closeRule: panels.closeRule,
    close: panels.close,
  };
}
