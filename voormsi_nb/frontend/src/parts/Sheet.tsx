/** A sheet over the table: the focus goes in, Escape closes it, the focus goes back. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../table/Icon.tsx";
import { useUi } from "../ui.ts";
import { useUnique } from "../unique.ts";
import { quiet } from "./quiet.ts";

interface Props {
  title: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
  /** A class of its own, for its width. */
  kind?: string;
}

/** The element that has the focus, also inside a shadow root. */
function focused(near: Element): HTMLElement | null {
  const root = near.getRootNode() as Document | ShadowRoot;
  return root.activeElement as HTMLElement | null;
}

export function Sheet({ title, onClose, children, kind = "" }: Props) {
  const { t } = useUi();
  const sheet = useRef<HTMLDivElement>(null);
  const id = useUnique();

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const table = element.closest(".vn-root");
    const opener = focused(element);
    element.focus({ preventScroll: true });
    return () => {
      // What followed the sheet may have the focus by now; it keeps it.
      const now = table && focused(table);
      if (now && now !== table && table.contains(now)) return;
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={sheet}
      class={`vn-sheet ${kind}`}
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...quiet}
    >
      <div class="vn-sheet-top">
        <div id={id} class="vn-sheet-title">
          {title}
        </div>
        <CloseButton name={t("close")} onClose={onClose} />
      </div>
      <div class="vn-sheet-in">{children}</div>
    </div>
  );
}

/** The cross in the corner of a sheet or panel. */
export function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <button type="button" class="vn-ib" aria-label={name} title={name} onClick={onClose} {...quiet}>
      <Icon name="cross" />
    </button>
  );
}
