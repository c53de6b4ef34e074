import { afterEach, describe, expect, it, vi } from "vitest";
import { shadeAround, watchShade } from "./theme.ts";

function place(html = "<div id=here></div>"): Element {
  document.body.innerHTML = html;
  return document.getElementById("here") as Element;
}

describe("the theme", () => {
  afterEach(() => {
    for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
    document.documentElement.removeAttribute("theme");
    document.documentElement.removeAttribute("data-theme");
  });

  it("is what JupyterLab says, before anything else", () => {
    const here = place('<div class="dark"><div id=here></div></div>');
    document.body.setAttribute("data-jp-theme-light", "true");
    document.body.setAttribute("data-vscode-theme-kind", "vscode-dark");
    expect(shadeAround(here)).toBe("light");
    document.body.setAttribute("data-jp-theme-light", "false");
    expect(shadeAround(here)).toBe("dark");
  });

  it("is what VS Code says, high contrast too", () => {
    const here = place();
    document.documentElement.setAttribute("theme", "light");
    document.body.setAttribute("data-vscode-theme-kind", "vscode-high-contrast");
    expect(shadeAround(here)).toBe("dark");
    document.body.setAttribute("data-vscode-theme-kind", "vscode-high-contrast-light");
    expect(shadeAround(here)).toBe("light");
  });

  it("is what the page says on its html element", () => {
    const here = place();
    document.documentElement.setAttribute("theme", "dark");
    expect(shadeAround(here)).toBe("dark");
  });

  it("is that of the nearest surroundings, out of shadow roots", () => {
    const host = place('<div data-theme="dark"><div class="light"><p id=here></p></div></div>');
    expect(shadeAround(host)).toBe("light");
    document.body.innerHTML = '<div class="dark"><div id=host></div></div>';
    const root = document.getElementById("host")?.attachShadow({ mode: "open" });
    const inside = document.createElement("div");
    root?.append(inside);
    expect(shadeAround(inside)).toBe("dark");
  });

  it("is that of the system where nobody else says anything", () => {
    expect(shadeAround(place())).toBe("light");
  });

  it("is watched", async () => {
    const told = vi.fn();
    const stop = watchShade(place(), told);
    document.body.setAttribute("data-jp-theme-light", "false");
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    stop();
  });
});
