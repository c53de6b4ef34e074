// What is said of an answer: first what was right in it, then what these cards say.
import { Face, Say } from "../parts/index.ts";
import { useLesson } from "./ui.ts";

export function Tell() {
  const { view, t } = useLesson();
  const { feedback, summary, after = [] } = view;
  return (
    <>
      {feedback && (
        <div
          class={`vn-tell vn-tell-${feedback.idea ? "idea" : (feedback.verdict ?? "plain")}`}
          data-vn-verdict={feedback.verdict}
        >
          <p class={feedback.idea ? "" : "vn-tell-title"}>
            {feedback.idea && `${t("common_idea")} `}
            <b>
              <Say text={feedback.idea || feedback.title} />
            </b>
          </p>
          <Lines texts={feedback.says} />
          {feedback.beaters && <Beaters codes={feedback.beaters} />}
        </div>
      )}
      <Lines texts={after} />
      {summary && (
        <div class="vn-tell">
          <Lines texts={[summary.line]} />
          {(["sits", "practise"] as const).map(
            (key) =>
              summary[key].length > 0 && (
                <div key={key}>
                  <p class="vn-tell-title">
                    <b>{t(key)}</b>
                  </p>
                  <Lines texts={summary[key]} />
                </div>
              ),
          )}
          <Lines texts={[summary.more ?? ""]} />
        </div>
      )}
    </>
  );
}

/** The few cards that would have done it, without saying whether one of them fell. */
function Beaters({ codes }: { codes: readonly string[] }) {
  const { t, cardName } = useLesson();
  if (codes.length === 0) return null;
  return (
    <div class="vn-beaters">
      <span>{t("only_these")}</span>
      {codes.map((code) => (
        <span key={code} class="vn-beater">
          <span class="vn-spoken">{cardName(code)}</span>
          <Face code={code} look="large" />
        </span>
      ))}
      <b>{t("did_one_fall")}</b>
    </div>
  );
}

export function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.map((text) => (
        <p key={text} class="vn-line-of">
          <Say text={text} serif />
        </p>
      ))}
    </>
  );
}
