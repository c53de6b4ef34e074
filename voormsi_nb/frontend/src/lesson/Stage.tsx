// What lies on the felt: the trick, your hand, and the answers that may be given.
import { Ranking, Say } from "../parts/index.ts";
import { roam } from "./roam.ts";
import { type Mark, Tile } from "./Tile.tsx";
import { useLesson } from "./ui.ts";

interface Props {
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
  readonly onSwap: (place: number) => void;
}

export function Stage(props: Props) {
  const { view } = useLesson();
  const { ask } = view;
  if (view.picture === "ranking") return <Ranking />;
  return (
    <>
      {!ask?.in_trick && <Position onSwap={props.onSwap} />}
      {(view.facts ?? []).map((fact) => (
        <p key={fact} class="vn-fact">
          <Say text={fact} />
        </p>
      ))}
      {ask && <Answers {...props} />}
    </>
  );
}

/** The trick in the order of play, and your hand where it is not the choice. */
function Position({ onSwap }: Pick<Props, "onSwap">) {
  const { view, t } = useLesson();
  const { trick = [], hand = [], asked = [], can } = view;
  let place = 0;
  const seats = view.picture === "table";
  return (
    <>
      {trick.length > 0 && (
        <div
          class={seats ? "vn-tiles vn-round" : "vn-tiles"}
          role="group"
          aria-label={t("trick")}
          onKeyDown={roam}
        >
          {trick.map(({ cards, ...play }, at) => {
            const mark = play.heads ? ("heads" as const) : undefined;
            const given = { ...play, order: seats ? undefined : at + 1, mark };
            const note = at === 0 && !seats && !mark ? t("film_leads") : undefined;
            if (!can.swap) return <Tile key={play.seat} {...given} cards={cards} note={note} />;
            return cards.map((code) => {
              const number = ++place;
              const attributes = { "data-vn-act": "swap", "data-vn-place": String(number) };
              const button = { run: () => onSwap(number), stop: number === 1, attributes };
              return (
                <Tile key={number} {...given} cards={[code]} note={t("exchange")} button={button} />
              );
            });
          })}
        </div>
      )}
      {hand.length > 0 && (
        <div class="vn-tiles vn-tiles-hand" role="group" aria-label={t("hand")}>
          <b>{t("hand")}</b>
          {hand.map((code) => (
            <Tile key={code} cards={[code]} mark={asked.includes(code) ? "chosen" : undefined} />
          ))}
        </div>
      )}
    </>
  );
}

function Answers({ chosen, onChoose }: Props) {
  const { view, t } = useLesson();
  const { ask, feedback, trick = [] } = view;
  if (!ask) return null;
  const stop = ask.choices.find((choice) => chosen.includes(choice.id)) ?? ask.choices[0];
  const mark = (id: string): Mark | undefined => {
    if (feedback?.wrong?.includes(id)) return "wrong";
    if (feedback?.right?.includes(id) || feedback?.answer?.includes(id)) return "right";
    return chosen.includes(id) ? "chosen" : undefined;
  };
  return (
    <div class="vn-tiles vn-answers" role="group" aria-label={ask.prompt} onKeyDown={roam}>
      {ask.choices.map((choice, at) => {
        const state = mark(choice.id);
        const given = feedback?.answer?.includes(choice.id) && state !== "chosen";
        const heads = ask.in_trick && trick[at]?.heads && state !== "right";
        return (
          <Tile
            key={choice.id}
            cards={choice.cards ?? []}
            name={choice.label ?? ""}
            side={choice.side}
            order={ask.in_trick ? at + 1 : undefined}
            mark={heads ? "heads" : state}
            note={
              given
                ? t("your_answer")
                : state === "right"
                  ? t("the_answer")
                  : ask.in_trick && at === 0
                    ? t("film_leads")
                    : undefined
            }
            button={{
              run: () => onChoose(choice.id),
              stop: choice === stop,
              off: !!feedback,
              pressed: !!state,
              attributes: { "data-vn-answer": choice.id },
            }}
          />
        );
      })}
    </div>
  );
}
