// What a lesson says aloud: an answer's verdict, else the step from its first text to its question.
import { useRef } from "preact/hooks";
import type { LessonSnapshot } from "../generated/wire.ts";
import { joined } from "../speech.ts";
import type { LessonUi } from "./ui.ts";

/** What is to be heard; a step that was told once is not told again when its question returns. */
export function useHeard(lesson: LessonSnapshot | null, ui: LessonUi): string {
  const told = useRef({ what: "", rev: -1 });
  if (!lesson) return "";
  const { feedback, ask, rev, step } = lesson;
  if (feedback) return verdict(feedback, lesson.after ?? [], ui);
  const what = `${lesson.epoch} ${step} ${ask?.number}`;
  const again = told.current.what === what && told.current.rev !== rev;
  if (!again) told.current = { what, rev };
  if (again && ask) return joined(ask.note, ask.prompt);
  return whole(lesson, ui);
}

function verdict(
  { title, idea, says }: NonNullable<LessonSnapshot["feedback"]>,
  after: readonly string[],
  { t }: LessonUi,
): string {
  return joined(title, idea && `${t("common_idea")} ${idea}`, ...says, ...after);
}

function whole(lesson: LessonSnapshot, { t, cardName }: LessonUi): string {
  const { ask, heading, note, summary, texts, trick = [], hand = [], facts = [] } = lesson;
  const named = (cards: readonly string[]) => cards.map(cardName).join(", ");
  return joined(
    note,
    !ask && heading,
    ...texts,
    ...trick.map(({ name, cards }) => `${name}: ${named(cards)}`),
    hand.length > 0 && `${t("hand")}: ${named(hand)}`,
    ...facts,
    ask?.note,
    ask?.prompt,
    summary?.line,
    ...(summary?.sits.length ? [t("sits"), ...summary.sits] : []),
    ...(summary?.practise.length ? [t("practise"), ...summary.practise] : []),
    summary?.more,
  );
}
