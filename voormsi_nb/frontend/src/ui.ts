// What every part of a table can reach: the snapshot, the words, and the ways to act.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Intent, Labels, Prefs, RuleText, Snapshot } from "./generated/wire";
import type { WordKey } from "./words";

/** How much room there is: the layouts of the table, largest first. */
export type Layout = "presenter" | "wide" | "compact" | "medium" | "narrow";

/** What lies over or beside the table; one at a time, but for a rule beside the film. */
export type Panel = "film" | "help" | "settings" | "new-game" | "tricks" | "ladder";

/** An intent without what the store adds: epoch, rev and id. */
export type Wish = Omit<Intent, "epoch" | "rev" | "id">;

export interface Ui {
  readonly view: Snapshot;
  readonly labels: Labels;
  readonly prefs: Prefs;
  readonly layout: Layout;
  /** No movement: asked for by the system or by the person. */
  readonly still: boolean;
  /** Multiplies every duration: 1, or 2.5 for slow motion. */
  readonly tempo: number;
  /** A word of the interface; `{name}` in it is filled from `values`. */
  t(key: WordKey, values?: Record<string, string | number>): string;
  /** The spoken name of a card: "king of spades". */
  cardName(code: string): string;
  rule(id: string): RuleText | undefined;
  send(wish: Wish): void;
  setPrefs(change: Partial<Prefs>): void;
  readonly panel: Panel | null;
  readonly openedRule: string | null;
  open(panel: Panel): void;
  openFilm(trick?: number): void;
  openRule(id: string): void;
  closeRule(): void;
  /** Close what is open and give the focus back to what opened it. */
  close(): void;
}

export const UiContext = createContext<Ui | null>(null);

/** The table that this part belongs to. */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error("a part of the table is drawn outside a table");
  return ui;
}
