// The button that goes on: check, try again, or next.

import type { Act } from "../table/Bar.tsx";
import type { Wish } from "../ui.ts";
import type { LessonUi } from "./ui.ts";

export function primary(ui: LessonUi, chosen: readonly string[]): Act | null {
  const { view, t, send } = ui;
  const { ask, can, feedback } = view;
  if (view.phase === "summary") return null;
  if (ask && !feedback) {
    const act = ask.act === "play" ? "play" : "check";
    const wish: Wish =
      act === "play"
        ? { type: "play", cards: [...chosen] }
        : { type: "answer", value: [...chosen] };
    return { act, words: t(act), off: chosen.length === 0, run: () => send(wish) };
  }
  if (can.again) return { act: "again", words: t("try_again"), run: () => send({ type: "again" }) };
  return { act: "next", words: t("next"), off: !can.next, run: () => send({ type: "next" }) };
}

/** "Show me" is there as soon as something was tried, and says when it can be done. */
export function showing({ view, t, send }: LessonUi): Act | null {
  const { again, show } = view.can;
  if (!again && !show) return null;
  return { act: "show", words: t("show"), off: !show, run: () => send({ type: "show" }) };
}

/** The cards or ids that are chosen after one more is touched. */
export function touched(ui: LessonUi, chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return ui.view.ask?.several ? [...chosen, id] : [id];
}
