/** Beside the film: the rule that was opened, else what the lines mean and what decided here. */
import type { Film, Frame } from "../generated/wire.ts";
import { useUi } from "../ui.ts";
import { AwardRows } from "./AwardsPanel.tsx";
import { Face } from "./Face.tsx";
import { LineMark } from "./FilmStage.tsx";
import { shownBy } from "./filmstage.ts";
import { RuleLink } from "./marks.tsx";
import { RulePanel, RuleText } from "./RulePanel.tsx";

export function FilmAside({ film, frame, last }: { film: Film; frame: Frame; last: boolean }) {
  const ui = useUi();
  if (ui.openedRule) {
    return (
      <div class="vn-aside">
        <RulePanel id={ui.openedRule} onClose={ui.closeRule}>
          <InThisTrick film={film} id={ui.openedRule} />
        </RulePanel>
      </div>
    );
  }
  const awards = last ? (film.awards ?? []) : [];
  const rule = ui.rule(frame.rule);
  return (
    <div class={awards.length > 0 ? "vn-aside" : "vn-aside vn-aside-still"}>
      {awards.length > 0 ? <AwardRows awards={awards} /> : <Legend />}
      {rule && (
        <div class="vn-aside-rule">
          <RuleLink id={rule.id} />
          <div class="vn-rule-title">{rule.title}</div>
          <RuleText text={rule.text} />
        </div>
      )}
    </div>
  );
}

/** What the two kinds of lines mean. */
function Legend() {
  const { t } = useUi();
  return (
    <div class="vn-legend">
      <div class="vn-rule-title">{t("legend")}</div>
      {([true, false] as const).map((beats) => (
        <div key={String(beats)} class="vn-legend-row">
          <LineMark beats={beats} />
          <span>{t(beats ? "legend_beats" : "legend_beats_not")}</span>
        </div>
      ))}
    </div>
  );
}

/** The cards of this trick that show a rule: what was faced, and by what. */
function InThisTrick({ film, id }: { film: Film; id: string }) {
  const { t, cardName } = useUi();
  const lines = shownBy(film, id);
  if (!lines.length) return null;
  return (
    <>
      <div class="vn-rule-part">{t("in_this_trick")}</div>
      <div class="vn-shown">
        {lines.map(({ card, against, beats }) => (
          <span key={card + against} class="vn-shown-pair">
            <span class="vn-spoken">
              {cardName(card)} {t(beats ? "line_beats" : "line_beats_not")} {cardName(against)}.{" "}
            </span>
            <span class="vn-card">
              <Face code={against} look="large" dim={beats} />
            </span>
            <svg class="vn-than" viewBox="0 0 10 14" aria-hidden="true">
              <path d={beats ? "M7.5 3 3 7l4.5 4" : "M2.5 4.5 7.5 9.5M7.5 4.5 2.5 9.5"} />
            </svg>
            <span class="vn-card">
              <Face code={card} look="large" />
            </span>
          </span>
        ))}
      </div>
    </>
  );
}
