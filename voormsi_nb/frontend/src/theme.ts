// Light or dark: the page is asked before the operating system, nearest surroundings last.
export type Shade = "light" | "dark";

const SYSTEM = "(prefers-color-scheme: dark)";

/** What the surroundings of an element say, in the order in which they are believed. */
export function shadeAround(element: Element): Shade {
  const page = element.ownerDocument;
  const lab = page.body?.getAttribute("data-jp-theme-light");
  if (lab) return lab === "true" ? "light" : "dark";
  const code = page.body?.getAttribute("data-vscode-theme-kind");
  if (code) return code.endsWith("light") ? "light" : "dark";
  const colab = page.documentElement.getAttribute("theme");
  if (colab) return colab === "dark" ? "dark" : "light";
  return (
    walk(element) ?? (page.defaultView?.matchMedia?.(SYSTEM).matches === true ? "dark" : "light")
  );
}

/** Look up through the ancestors, out of shadow roots too. */
function walk(element: Element): Shade | null {
  for (let at: Element | null = element.parentElement ?? hostOf(element); at; ) {
    const theme = at.getAttribute("data-theme") ?? "";
    if (theme.includes("dark") || at.classList.contains("dark")) return "dark";
    if (theme.includes("light") || at.classList.contains("light")) return "light";
    at = at.parentElement ?? hostOf(at);
  }
  return null;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return "host" in root ? (root.host as Element) : null;
}

/** Tell when the surroundings may have changed; returns what stops it. */
export function watchShade(element: Element, told: () => void): () => void {
  const page = element.ownerDocument;
  const observer = new MutationObserver(told);
  const attributeFilter = [
    "data-jp-theme-light",
    "data-vscode-theme-kind",
    "theme",
    "data-theme",
    "class",
  ];
  for (let at: Element | null = element.parentElement ?? hostOf(element); at; ) {
    observer.observe(at, { attributes: true, attributeFilter });
    at = at.parentElement ?? hostOf(at);
  }
  observer.observe(page.documentElement, { attributes: true, attributeFilter });
  if (page.body) observer.observe(page.body, { attributes: true, attributeFilter });
  const system = page.defaultView?.matchMedia?.(SYSTEM);
  system?.addEventListener?.("change", told);
  return () => {
    observer.disconnect();
    system?.removeEventListener?.("change", told);
  };
}
