// What the bar says: one place speaks, and the most pressing thing goes first.
import type { Play, Snapshot, Why } from "../generated/wire.ts";
import type { Refusal } from "../select.ts";
import type { State } from "../store.ts";
import type { Ui } from "../ui.ts";

/** A question that waits for the person: before a fatal play, before the cards are put away. */
export type Question =
  | { readonly kind: "play"; readonly play: Play }
  | { readonly kind: "new_deal" };

export interface Speech {
  readonly kind: "plain" | "refused" | "waiting" | "asking" | "problem" | "hint";
  readonly line: string;
  readonly more: string;
  readonly rule?: string;
}

interface Given {
  readonly ui: Ui;
  readonly state: State;
  /** The snapshot as it is shown, which lags behind while plays are shown one by one. */
  readonly shown: Snapshot;
  readonly question: Question | null;
  readonly refusal: Refusal | undefined;
  readonly play: Play | undefined;
}

export function speech({ ui, state, shown, question, refusal, play }: Given): Speech {
  const { t } = ui;
  const { view } = state;
  if (question?.kind === "play") {
    return { kind: "asking", line: t("ask_play"), more: question.play.warn ?? "" };
  }
  if (question) return { kind: "asking", line: t("new_deal_ask"), more: t("new_deal_more") };
  const wrong = fault(t, state);
  if (wrong && (!refusal || state.gone || state.wait !== "none")) return wrong;
  if (refusal) return refused(refusal.why);
  if (play?.told) return { kind: "plain", line: view.bar.line, more: play.told };
  const hint = shown === view ? view.hint : null;
  if (hint) {
    const line = t("hint_step", { step: hint.step, steps: 3 });
    return { kind: "hint", line, more: hint.says.at(-1) ?? "" };
  }
  return { kind: "plain", line: shown.bar.line, more: shown.bar.more ?? "" };
}

/** What is the matter between the browser and Python, in any widget. */
export function fault(t: Ui["t"], state: State): Speech | null {
  const { problem } = state.view;
  if (state.gone) return { kind: "problem", line: t("gone"), more: t("gone_more") };
  if (state.wait !== "none") {
    const more = state.wait === "long" ? t("busy_long") : t("busy_more");
    return { kind: "waiting", line: t("busy"), more };
  }
  if (state.refused) {
    const { reason, refusals } = state.refused;
    const more = refusals?.join(" ") || t(reason === "stale" ? "stale" : "refused_more");
    return { kind: "refused", line: t("refused"), more };
  }
  return problem ? { kind: "problem", line: t("problem"), more: problem.say } : null;
}

const refused = (why: Why): Speech => ({
  kind: "refused",
  line: why.title,
  more: why.say,
  rule: why.rule,
});
