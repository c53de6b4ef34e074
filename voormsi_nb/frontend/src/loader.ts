// What anywidget loads first: it unpacks the rest, which travels with every widget and so is
// packed. `PACKED` is put in by build.mjs: script and styles, deflated, in base64.
import type { AnyWidget } from "@anywidget/types";
import type widget from "./index.ts";

declare const PACKED: string;

type Inner = { default: typeof widget };

/** The styles of all widgets on the page; a newer version of the bundle replaces an older one's. */
const SHEET = "voormsi_nb.sheet";

let loading: Promise<Inner["default"]> | undefined;

async function unpack(): Promise<[script: string, styles: string]> {
  const bytes = Uint8Array.from(atob(PACKED), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

function sheet(): CSSStyleSheet {
  const shared = window as unknown as Record<string, CSSStyleSheet | undefined>;
  shared[SHEET] ??= new CSSStyleSheet();
  return shared[SHEET];
}

async function load(): Promise<Inner["default"]> {
  const [script, styles] = await unpack();
  sheet().replaceSync(styles);
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return ((await import(url)) as Inner).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function inner(): Promise<Inner["default"]> {
  loading ??= load();
  return loading;
}

/** The styles reach the page, and a shadow root if the widget stands in one. */
function dress(root: Node): void {
  if (root !== document && !(root instanceof ShadowRoot)) return;
  const { adoptedStyleSheets } = root as Document | ShadowRoot;
  if (!adoptedStyleSheets.includes(sheet())) adoptedStyleSheets.push(sheet());
}

export default {
  async initialize(context) {
    return (await inner()).initialize(context);
  },
  async render(context) {
    const widget = await inner();
    dress(document);
    dress(context.el.getRootNode());
    // A host may put the element into its place only after it is drawn.
    requestAnimationFrame(() => dress(context.el.getRootNode()));
    return widget.render(context);
  },
} satisfies AnyWidget;
