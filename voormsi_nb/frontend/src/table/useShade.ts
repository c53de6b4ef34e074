// The theme that is in force: the person's wish, else that of the surroundings.
import { useLayoutEffect, useState } from "preact/hooks";
import { type Shade, shadeAround, watchShade } from "../theme.ts";

export function useShade(
  root: { current: HTMLElement | null },
  wish: "auto" | "light" | "dark",
): Shade {
  const [around, setAround] = useState<Shade>("light");
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const look = () => setAround(shadeAround(element));
    look();
    return watchShade(element, look);
  }, [root]);
  return wish === "auto" ? around : wish;
}

/** Whether the system asks for less movement. */
export function useReduced(): boolean {
  const [reduced, setReduced] = useState(false);
  useLayoutEffect(() => {
    const asked = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (!asked) return;
    const look = () => setReduced(asked.matches);
    look();
    asked.addEventListener("change", look);
    return () => asked.removeEventListener("change", look);
  }, []);
  return reduced;
}
