// What anywidget loads: `initialize` once a model, `render` once a view.
import type { AnyWidget } from "@anywidget/types";
import type { Prefs } from "./generated/wire.ts";
import { clean, DEFAULT_PREFS, remembered } from "./prefs.ts";
import type { Model } from "./store.ts";
import { mount } from "./table/mount.tsx";

/** A new table starts with what this browser remembers. */
function initialize({ model }: { model: Pick<Model, "get" | "set" | "save_changes"> }): void {
  const given = (model.get("prefs") ?? {}) as Prefs;
  const prefs = { ...DEFAULT_PREFS, ...clean(given), ...remembered() };
  const same = Object.entries(prefs).every(([key, value]) => given[key as keyof Prefs] === value);
  if (same) return;
  model.set("prefs", prefs);
  model.save_changes();
}

function render({ model, el }: { model: unknown; el: HTMLElement }): () => void {
  return mount(model as Model, el);
}

export default { initialize, render } satisfies AnyWidget;
