/** The resume code: one line to keep, with a button that copies it and says so. */
import { useRef, useState } from "preact/hooks";
import { Icon } from "../table/Icon.tsx";
import { useUi } from "../ui.ts";
import { useUnique } from "../unique.ts";
import type { CodeLineProps } from "./props.ts";
import { quiet } from "./quiet.ts";

export function CodeLine({ code, note }: CodeLineProps) {
  const { t } = useUi();
  const field = useRef<HTMLInputElement>(null);
  const id = useUnique();
  const [told, tell] = useState<"copied" | "copy_by_hand" | null>(null);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(code);
      tell("copied");
    } catch {
      // A page without leave to write: the field is chosen, the person's own keys copy it.
      field.current?.focus();
      tell("copy_by_hand");
    }
  };

  return (
    <div class="vn-code">
      <label class="vn-label" for={id}>
        {t("resume_code")}
      </label>
      <div class="vn-code-row">
        <input
          ref={field}
          id={id}
          class="vn-field"
          readOnly
          value={code}
          onFocus={(event) => event.currentTarget.select()}
          {...quiet}
        />
        <button type="button" class="vn-btn" data-vn-act="copy-code" onClick={copy} {...quiet}>
          <Icon name={told === "copied" ? "check" : "copy"} />
          {t("copy_code")}
        </button>
      </div>
      <div class="vn-note" role="status">
        {told ? t(told) : (note ?? t("resume_code_note"))}
      </div>
    </div>
  );
}
