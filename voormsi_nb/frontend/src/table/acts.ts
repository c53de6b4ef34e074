// The two buttons of the bar: what they say and do depends on what the table waits for.
import type { Snapshot } from "../generated/wire.ts";
import { mayChoose, playOf } from "../select.ts";
import type { Ui } from "../ui.ts";
import type { Act } from "./Bar.tsx";
import type { Question } from "./bar.ts";
import { cardText } from "./places.ts";
import type { ChoiceState } from "./useChoice.ts";

export interface Acts {
  readonly secondary: Act | null;
  readonly primary: Act | null;
}

interface Given {
  readonly ui: Ui;
  /** The newest snapshot: acts are on it, also while plays are still being shown. */
  readonly view: Snapshot;
  readonly playing: boolean;
  readonly skip: () => void;
  readonly choice: ChoiceState;
  readonly question: Question | null;
  readonly ask: (question: Question | null) => void;
}

export function actsFor(given: Given): Acts {
  const { view, question, playing } = given;
  if (question) return asking(given, question);
  if (playing) return { secondary: skipping(given), primary: playActs(given).primary };
  if (view.phase === "play") return playActs(given);
  return waiting(given);
}

function asking({ ui, ask }: Given, question: Question): Acts {
  const { t } = ui;
  const confirm = () => {
    ask(null);
    if (question.kind === "play") ui.send({ type: "play", cards: question.play.ids });
    else ui.send({ type: "new_deal" });
  };
  const playing = question.kind === "play";
  const words = t(playing ? "play_anyway" : "new_deal");
  const back = t(playing ? "cancel" : "keep_deal");
  return {
    secondary: { act: "cancel", words: back, run: () => ask(null) },
    primary: { act: "confirm", words, run: confirm },
  };
}

const skipping = ({ ui, skip }: Given): Act => ({
  act: "skip",
  words: ui.t("skip"),
  icon: "skip",
  run: skip,
});

function playActs(given: Given): Acts {
  const { ui, view, choice, ask } = given;
  const { t } = ui;
  if (!mayChoose(view)) {
    // Others play: the button stays where it is, and with it the focus.
    return {
      secondary: null,
      primary: { act: "play", words: t("play"), off: true, run: () => {} },
    };
  }
  const { refusal, chosen } = choice;
  const play = playOf(view, chosen);
  const words = play
    ? play.label
    : view.number > 1
      ? t("choose_cards", { number: view.number })
      : t("choose_card");
  const primary: Act = {
    act: "play",
    words,
    off: !play,
    run: () => {
      if (!play) return;
      if (play.warn) ask({ kind: "play", play });
      else ui.send({ type: "play", cards: play.ids });
    },
  };
  return { secondary: offer(given) ?? (refusal ? null : hint(given)), primary };
}

/** The offer that mends a refusal: "Take J♣ instead". */
function offer({ ui, view, choice }: Given): Act | null {
  const mending = choice.refusal?.offer;
  const cards = view.seats.flatMap((seat) => seat.hand);
  const code = cards.find((card) => card.id === mending?.card)?.code;
  if (!mending || !code) return null;
  const words = ui.t("take_instead", { card: cardText(code) });
  return { act: "take", words, run: () => choice.take(mending) };
}

function hint({ ui, view }: Given): Act | null {
  if (!view.can.hint) return null;
  const run = () => ui.send({ type: "hint" });
  return { act: "hint", words: ui.t("hint"), icon: "hint", run };
}

/** After a trick, a deal, a game. */
function waiting({ ui, view }: Given): Acts {
  const { t } = ui;
  const secondary: Act | null =
    view.film || view.can.film
      ? { act: "film", words: t("see_why"), icon: "film", run: () => ui.openFilm() }
      : null;
  if (view.phase === "game") {
    const primary: Act = { act: "new-game", words: t("new_game"), run: () => ui.open("new-game") };
    return { secondary, primary };
  }
  const primary: Act = {
    act: "next",
    words: view.can.next ?? t("next"),
    run: () => ui.send({ type: "next" }),
  };
  return { secondary, primary };
}
