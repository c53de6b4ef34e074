// Keys of the whole table: numbers choose cards, Enter plays or goes on, Escape puts back.
import type { Snapshot } from "../generated/wire.ts";
import { mayChoose } from "../select.ts";
import type { Acts } from "./acts.ts";
import { ownSeat } from "./places.ts";
import type { ChoiceState } from "./useChoice.ts";

interface Given {
  readonly view: Snapshot;
  readonly choice: ChoiceState;
  readonly acts: Acts;
  readonly playing: boolean;
  readonly skip: () => void;
}

export function onTableKey(event: KeyboardEvent, given: Given): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, select, textarea, .vn-sheet, .vn-film")) return;
  if (used(event, target, given)) event.preventDefault();
}

function used(event: KeyboardEvent, target: HTMLElement, given: Given): boolean {
  const { view, choice, acts, playing, skip } = given;
  if (/^[1-9]$/.test(event.key)) return chooseByNumber(event, Number(event.key), given);
  if (event.key === "Escape") {
    if (acts.secondary?.act === "cancel") acts.secondary.run();
    else if (playing) skip();
    else choice.clear();
    return true;
  }
  if (event.key !== "Enter") return false;
  // A button that has the focus does its own work; a card or the table itself passes it on.
  const card = target.closest<HTMLElement>(".vn-own");
  if (!card && target.closest("button")) return false;
  if (acts.secondary?.act === "cancel") return true;
  const { primary } = acts;
  if (primary && !primary.off) primary.run();
  else if (card?.dataset.vnId && mayChoose(view)) choice.touch(card.dataset.vnId);
  return true;
}

function chooseByNumber(event: KeyboardEvent, number: number, { view, choice }: Given): boolean {
  const card = ownSeat(view)?.hand[number - 1];
  if (!card) return false;
  const root = event.currentTarget as HTMLElement;
  const buttons = root.querySelectorAll<HTMLElement>(".vn-hand .vn-own");
  buttons[number - 1]?.focus({ preventScroll: true });
  choice.touch(card.id);
  return true;
}
