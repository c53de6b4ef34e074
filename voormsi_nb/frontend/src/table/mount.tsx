// Puts a table into the element that the notebook gives, and takes it away again.
import { render } from "preact";
import { type Model, Store } from "../store.ts";
import { Root } from "./Root.tsx";

export function mount(model: Model, element: HTMLElement): () => void {
  const store = new Store(model);
  render(<Root store={store} />, element);
  return () => {
    render(null, element);
    store.dispose();
  };
}
