// Names for elements that refer to each other. Preact counts anew in each root, and a notebook
// shows several tables on one page, so the count is kept here.
import { useState } from "preact/hooks";

let count = 0;

export function useUnique(): string {
  const [name] = useState(() => `vn-${++count}`);
  return name;
}
