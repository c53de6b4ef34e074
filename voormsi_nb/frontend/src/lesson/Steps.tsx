// The steps of a lesson, and the questions of a quiz: done, now, to come.
import { Say } from "../parts/index.ts";
import { Icon } from "../table/Icon.tsx";
import { useLesson } from "./ui.ts";

export function Steps() {
  const { view, t } = useLesson();
  const { ask, steps } = view;
  const questions = ask?.questions ?? 1;
  return (
    <div class="vn-steps">
      <ol aria-label={t("steps")}>
        {steps.map(({ title, state }, at) => (
          <li key={title} class={`vn-step-${state[0]}`} aria-current={state === "now" && "step"}>
            <i>{state === "done" ? <Icon name="check" /> : at + 1}</i>
            <span>
              <Say text={title} />
            </span>
          </li>
        ))}
      </ol>
      {ask?.note && <p class="vn-steps-note">{ask.note}</p>}
      {questions > 1 && (
        <div class="vn-pips" aria-hidden="true">
          {Array.from({ length: questions }, (_, at) => (
            <i
              key={at}
              class={
                at + 1 < (ask?.number ?? 1) ? "vn-done" : at + 1 === ask?.number ? "vn-now" : ""
              }
            >
              {at + 1 < (ask?.number ?? 1) ? <Icon name="check" /> : at + 1}
            </i>
          ))}
        </div>
      )}
    </div>
  );
}
