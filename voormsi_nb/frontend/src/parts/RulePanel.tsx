/** A rule by its id: its words, where they come from, what else to read. Needs no kernel. */
import type { ComponentChildren } from "preact";
import { useUi } from "../ui.ts";
import { RuleLink } from "./marks.tsx";
import type { RulePanelProps, RuleSheetProps } from "./props.ts";
import { Say } from "./Say.tsx";
import { CloseButton, Sheet } from "./Sheet.tsx";

/** The words of a rule in the voice of the law. */
export function RuleText({ text }: { text: string }) {
  return (
    <p class="vn-rule-text">
      <Say text={text} serif />
    </p>
  );
}

/** All that is known of a rule below its title. */
export function RuleBody({ id, children }: { id: string; children?: ComponentChildren }) {
  const { t, rule } = useUi();
  const found = rule(id);
  if (!found) return null;
  const others = (found.see_also ?? []).flatMap((other) => rule(other) ?? []);
  return (
    <>
      <RuleText text={found.text} />
      {children}
      {others.length > 0 && (
        <>
          <div class="vn-rule-part">{t("see_also")}</div>
          <ul class="vn-see">
            {others.map((other) => (
              <li key={other.id}>
                <RuleLink id={other.id} /> <Say text={other.title} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="vn-rule-foot vn-note">
        {found.option && (
          <p>
            <Say text={found.option} />
          </p>
        )}
        <p>
          {t("source")} <Say text={found.source} />
        </p>
      </div>
    </>
  );
}

export function RulePanel({ id, onClose, children }: RulePanelProps) {
  const { t, rule } = useUi();
  const found = rule(id);
  if (!found) return null;
  return (
    <div class="vn-rule" role="group" aria-label={`${id} ${found.title}`}>
      <div class="vn-rule-top">
        <span class="vn-rid vn-rid-on">{id}</span>
        {onClose && <CloseButton name={t("close")} onClose={onClose} />}
      </div>
      <div class="vn-rule-title">
        <Say text={found.title} />
      </div>
      <RuleBody id={id}>{children}</RuleBody>
    </div>
  );
}

/** A rule over the table. */
export function RuleSheet({ id, onClose }: RuleSheetProps) {
  const found = useUi().rule(id);
  if (!found) return null;
  const title = (
    <>
      <span class="vn-rid vn-rid-on">{id}</span> {found.title}
    </>
  );
  return (
    <Sheet title={title} onClose={onClose} kind="vn-sheet-rule">
      <RuleBody id={id} />
    </Sheet>
  );
}
