// What the parts of a lesson can reach: as those of a table, with another snapshot.
import type { FilmSnapshot, LessonSnapshot } from "../generated/wire.ts";
import { type Ui, useUi } from "../ui.ts";

export interface LessonUi extends Omit<Ui, "view"> {
  readonly view: LessonSnapshot;
}

/** The snapshots of this folder; a store does not look into what it carries. */
export type Shown = LessonSnapshot | FilmSnapshot;

export const useLesson = (): LessonUi => useUi() as unknown as LessonUi;
