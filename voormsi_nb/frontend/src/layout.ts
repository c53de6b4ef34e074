// Which of the layouts fits: read from the width of the root and the height of the window.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Layout } from "./ui.ts";

/** The size that the presenter layout is drawn at; it is enlarged from there. */
const PRESENTER = { width: 948, height: 540 };

export interface Room {
  readonly layout: Layout;
  /** How much the presenter layout is enlarged; 1 in all others. */
  readonly zoom: number;
}

export function roomFor(width: number, windowHeight: number, presenter: boolean): Room {
  if (presenter && width >= 760) {
    const zoom = Math.min(width / PRESENTER.width, windowHeight / PRESENTER.height);
    return { layout: "presenter", zoom: Math.max(1, Math.round(zoom * 100) / 100) };
  }
  const layout =
    width >= 760 && windowHeight >= 780
      ? "wide"
      : width >= 600
        ? "compact"
        : width >= 480
          ? "medium"
          : "narrow";
  return { layout, zoom: 1 };
}

/** The room of an element, kept up to date. */
export function useRoom(root: { current: HTMLElement | null }, presenter: boolean): Room {
  const [size, setSize] = useState({ width: 860, height: 800 });
  useLayoutEffect(() => {
    const element = root.current;
    const page = element?.ownerDocument.defaultView;
    if (!element || !page) return;
    const measure = () => {
      const width = element.clientWidth;
      // A cell that is scrolled out of a windowed notebook has no width: what was, stays.
      if (width > 0) setSize((old) => same(old, width, page.innerHeight));
    };
    measure();
    const observer = new page.ResizeObserver(measure);
    observer.observe(element);
    page.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      page.removeEventListener("resize", measure);
    };
  }, [root]);
  return roomFor(size.width, size.height, presenter);
}

function same(old: { width: number; height: number }, width: number, height: number) {
  return old.width === width && old.height === height ? old : { width, height };
}
