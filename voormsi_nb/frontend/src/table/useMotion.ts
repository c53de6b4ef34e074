// Cards move from where they were to where they are (FLIP). Nothing waits for a movement, and
// what comes next ends it.
import { useLayoutEffect, useRef } from "preact/hooks";

const GLIDE = "cubic-bezier(.2,.8,.2,1)";

interface Before {
  readonly rects: Map<string, DOMRect>;
  readonly trick: Map<string, HTMLElement>;
  readonly base: DOMRect;
}

export interface Motion {
  /** Changes with everything that may move a card. */
  readonly moment: string;
  /** Changes where nothing is comparable: another layout, another table. */
  readonly scene: string;
  readonly still: boolean;
  readonly tempo: number;
  readonly zoom: number;
  /** The seat to which a gathered trick goes. */
  readonly taker: string | null;
}

export function useMotion(root: { current: HTMLElement | null }, motion: Motion): void {
  const last = useRef<{ moment: string; scene: string } | null>(null);
  const running = useRef<{ animations: Animation[]; ghosts: HTMLElement[] }>({
    animations: [],
    ghosts: [],
  });
  const { moment, scene } = motion;
  // What was measured stays until it is used: a render may run twice before its effects do.
  const measured = useRef<{ before: Before | null; taker: string | null } | null>(null);
  if (last.current?.moment !== moment) {
    // The old picture still stands: this runs before the new one is put in place.
    const same = root.current && last.current?.scene === scene && !motion.still;
    const before = same && root.current ? measure(root.current) : null;
    measured.current = { before, taker: motion.taker };
    last.current = { moment, scene };
  }

  useLayoutEffect(() => {
    if (!measured.current) return;
    const { before, taker } = measured.current;
    measured.current = null;
    for (const animation of running.current.animations) animation.cancel();
    for (const ghost of running.current.ghosts) ghost.remove();
    running.current = { animations: [], ghosts: [] };
    const element = root.current;
    if (!element || !before || typeof element.animate !== "function") return;
    running.current = play(element, before, { ...motion, taker });
    // A movement that is ended early is no error.
    for (const { finished } of running.current.animations) finished.catch(() => undefined);
  });
}

function measure(root: HTMLElement): Before {
  const rects = new Map<string, DOMRect>();
  const trick = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-vn-id]")) {
    const id = element.dataset.vnId ?? "";
    rects.set(id, element.getBoundingClientRect());
    if (element.parentElement?.classList.contains("vn-group")) trick.set(id, element);
  }
  const stock = root.querySelector("[data-vn-stock]");
  if (stock) rects.set("stock", stock.getBoundingClientRect());
  return { rects, trick, base: root.getBoundingClientRect() };
}

function play(root: HTMLElement, before: Before, motion: Motion) {
  const animations: Animation[] = [];
  const { tempo, zoom } = motion;
  const base = root.getBoundingClientRect();
  const shift = { x: base.left - before.base.left, y: base.top - before.base.top };
  const there = new Set<string>();
  let drawn = 0;
  let landing = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-vn-id]")) {
    const id = element.dataset.vnId ?? "";
    there.add(id);
    const fresh = !before.rects.has(id);
    const mark = id === "frame" || id === "pennant";
    if (fresh && mark) {
      const timing = { duration: 200 * tempo, delay: 260 * tempo, fill: "backwards" as const };
      animations.push(element.animate([{ opacity: 0 }, { opacity: 1 }], timing));
      continue;
    }
    const from = before.rects.get(id) ?? before.rects.get("stock");
    if (!from?.width) continue;
    const to = element.getBoundingClientRect();
    const x = (from.left + shift.x - to.left) / zoom;
    const y = (from.top + shift.y - to.top) / zoom;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    const start = {
      transformOrigin: "0 0",
      transform: `translate(${x}px,${y}px) scale(${from.width / to.width},${from.height / to.height})`,
    };
    const end = { transformOrigin: "0 0", transform: "none" };
    const played = element.parentElement?.classList.contains("vn-group") && !mark;
    const timing = fresh
      ? { duration: 220, delay: 40 * drawn++, easing: GLIDE }
      : mark
        ? { duration: 200, delay: 260, easing: "ease-out" }
        : played
          ? { duration: 260, delay: 40 * landing++, easing: GLIDE }
          : { duration: 120, delay: 0, easing: "ease-out" };
    animations.push(
      element.animate([start, end], {
        easing: timing.easing,
        duration: timing.duration * tempo,
        delay: timing.delay * tempo,
        fill: "backwards",
      }),
    );
  }
  return { animations, ghosts: gather(root, before, there, motion, shift, animations) };
}

/** The cards of a trick that is over go to whoever took it, as copies that nobody can touch. */
function gather(
  root: HTMLElement,
  before: Before,
  there: ReadonlySet<string>,
  { taker, tempo, zoom }: Motion,
  shift: { x: number; y: number },
  animations: Animation[],
): HTMLElement[] {
  const felt = root.querySelector<HTMLElement>(".vn-felt");
  const plate = taker && root.querySelector(`[data-vn-seat="${taker}"] .vn-plate`);
  if (!felt || !plate) return [];
  const home = felt.getBoundingClientRect();
  const goal = plate.getBoundingClientRect();
  const ghosts: HTMLElement[] = [];
  for (const [id, element] of before.trick) {
    const from = before.rects.get(id);
    if (there.has(id) || !from || id === "frame" || id === "pennant") continue;
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const name of ghost.getAttributeNames()) {
      if (name.startsWith("data-vn") || name.startsWith("aria")) ghost.removeAttribute(name);
    }
    ghost.setAttribute("aria-hidden", "true");
    ghost.className = "vn-card vn-flying";
    const left = (from.left + shift.x - home.left) / zoom;
    const top = (from.top + shift.y - home.top) / zoom;
    ghost.style.cssText = `left:${left}px;top:${top}px;width:${from.width / zoom}px`;
    felt.append(ghost);
    ghosts.push(ghost);
    const x = (goal.left + goal.width / 2 - home.left) / zoom - left - from.width / zoom / 2;
    const y = (goal.top + goal.height / 2 - home.top) / zoom - top - from.height / zoom / 2;
    const end = { transform: `translate(${x}px,${y}px) scale(.4)`, opacity: 0 };
    const timing = { duration: 320 * tempo, easing: "ease-in", fill: "forwards" as const };
    const animation = ghost.animate([{ transform: "none", opacity: 1 }, end], timing);
    animation.onfinish = () => ghost.remove();
    animations.push(animation);
  }
  return ghosts;
}
