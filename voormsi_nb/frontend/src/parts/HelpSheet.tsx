/** Help: the keys, what to do when, the ranking, all rules by their ids. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../table/Icon.tsx";
import { useUi } from "../ui.ts";
import { useUnique } from "../unique.ts";
import type { SheetProps } from "./props.ts";
import { quiet } from "./quiet.ts";
import { Ranking } from "./Ranking.tsx";
import { RuleBody } from "./RulePanel.tsx";
import { Say } from "./Say.tsx";
import { Sheet } from "./Sheet.tsx";
import { Label } from "./TrickList.tsx";

interface FoldProps {
  title: ComponentChildren;
  children: ComponentChildren;
  /** Opened from elsewhere: it opens, and the focus comes here. */
  called?: boolean;
  onAnswer?: () => void;
}

/** A line that opens what is below it. */
function Fold({ title, children, called = false, onAnswer }: FoldProps) {
  const [open, set] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useUnique();
  useEffect(() => {
    if (!called) return;
    set(true);
    button.current?.focus();
    onAnswer?.();
  }, [called, onAnswer]);
  return (
    <div class="vn-fold">
      <button
        ref={button}
        type="button"
        class="vn-row"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => set(!open)}
        {...quiet}
      >
        <span class="vn-row-label">{title}</span>
        <Icon name="next" />
      </button>
      <div id={id} class="vn-fold-in" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

/** The words that come in pairs, `keys_play` and `keys_play_does`, in the order Python tells. */
export function pairs(words: Record<string, string>, start: string): [string, string][] {
  return Object.keys(words)
    .filter((key) => key.startsWith(`${start}_`) && `${key}_does` in words)
    .map((key) => [words[key] ?? "", words[`${key}_does`] ?? ""]);
}

export function HelpSheet({ onClose }: SheetProps) {
  const { labels, t, openedRule, closeRule } = useUi();
  return (
    <Sheet title={t("help")} onClose={onClose} kind="vn-sheet-wide">
      <Fold title={t("help_ranking")}>
        <Ranking />
      </Fold>
      <Fold title={t("help_keys")}>
        <dl class="vn-keys">
          {pairs(labels.words, "keys").map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <Fold title={t("help_when")}>
        <dl class="vn-when">
          {pairs(labels.words, "when").map(([when, does]) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                <Say text={does} />
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
      <div class="vn-rule-part">{t("help_rules")}</div>
      {labels.rules.map(({ id, title }) => (
        <Fold
          key={id}
          called={openedRule === id}
          onAnswer={closeRule}
          title={
            <>
              <span class="vn-rid">{id}</span> <Label text={title} />
            </>
          }
        >
          <RuleBody id={id} />
        </Fold>
      ))}
    </Sheet>
  );
}
