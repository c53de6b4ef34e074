// A lesson as it is laid out: title, question or text, felt, what is said, buttons; steps beside.
import type { ComponentChildren } from "preact";
import { FilmView, Say } from "../parts/index.ts";
import { type Act, ActButton, Words } from "../table/Bar.tsx";
import type { Speech } from "../table/bar.ts";
import { showing } from "./acts.ts";
import { Stage } from "./Stage.tsx";
import { Steps } from "./Steps.tsx";
import { Lines, Tell } from "./Tell.tsx";
import { useLesson } from "./ui.ts";

interface Props {
  readonly says: Speech;
  readonly primary: Act | null;
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
  readonly onSwap: (place: number) => void;
  readonly offer: Act | null;
}

export function Lesson(props: Props) {
  const ui = useLesson();
  const { view, t, send } = ui;
  const { ask, film } = view;
  const watching = view.phase === "watch";
  const heading = (
    <div class="vn-ask">
      <b class="vn-serif">
        <Say text={ask?.prompt ?? view.heading} />
      </b>{" "}
      {ask && !view.feedback && <span class="vn-small">{ask.how}</span>}
    </div>
  );
  const lead = <Lines texts={view.texts} />;
  if (film && (watching || ui.panel === "film")) {
    return (
      <>
        {watching && (
          <div class="vn-watch">
            {heading}
            {lead}
          </div>
        )}
        <FilmView
          film={film}
          within={watching}
          onClose={watching ? () => send({ type: "next" }) : ui.close}
          back={t(watching ? "next_step" : "back_to_lesson")}
        />
      </>
    );
  }
  return (
    <div class="vn-lesson">
      <div class="vn-lesson-main">
        {props.offer && (
          <div class="vn-offer">
            {t("continue_ask")} <ActButton {...props.offer} />
          </div>
        )}
        {ask ? [lead, heading] : [heading, lead]}
        <Stage {...props} />
        <Tell />
      </div>
      <Steps />
      <Foot says={props.says}>
        {props.primary && <ActButton key="primary" {...props.primary} primary />}
        {film && (
          <ActButton act="film" icon="film" words={t("watch_film")} run={() => ui.open("film")} />
        )}
      </Foot>
    </div>
  );
}

function Foot({ says, children }: { says: Speech; children: ComponentChildren }) {
  const show = showing(useLesson());
  return (
    <div class={`vn-bar vn-bar-${says.kind}`}>
      <div class="vn-acts">{children}</div>
      {(says.line || says.more) && <Words speech={says} />}
      {show && <ActButton {...show} />}
    </div>
  );
}
