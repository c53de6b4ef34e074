// Puts a widget into the element that the notebook gives, and takes it away again.
import { render } from "preact";
import { LessonRoot } from "../lesson/LessonRoot.tsx";
import { type Model, Store } from "../store.ts";
import { Root } from "./Root.tsx";

export function mount(model: Model, element: HTMLElement): () => void {
  const store = new Store(model);
  const { kind } = store.state.view as { kind: string };
  const Drawn = kind === "table" ? Root : LessonRoot;
  render(<Drawn store={store} />, element);
  return () => {
    render(null, element);
    store.dispose();
  };
}
