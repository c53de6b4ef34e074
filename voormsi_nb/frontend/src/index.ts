// What anywidget loads: `initialize` once a model, `render` once a view.
import type { Prefs } from "./generated/wire.ts";
import { clean, DEFAULT_PREFS, remembered } from "./prefs.ts";
import type { Model } from "./store.ts";
import { mount } from "./table/mount.tsx";

interface Given {
  model: Model;
  el: HTMLElement;
}

/** A new table starts with what this browser remembers. */
function initialize({ model }: Given): void {
  const given = (model.get("prefs") ?? {}) as Prefs;
  const prefs = { ...DEFAULT_PREFS, ...clean(given), ...remembered() };
  const same = Object.entries(prefs).every(([key, value]) => given[key as keyof Prefs] === value);
  if (same) return;
  model.set("prefs", prefs);
  model.save_changes();
}

function render({ model, el }: Given): () => void {
  return mount(model, el);
}

export default { initialize, render };
