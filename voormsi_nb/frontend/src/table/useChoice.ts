// The cards a person has chosen, and why the last one touched was not added.
import { useState } from "preact/hooks";
import type { Snapshot } from "../generated/wire.ts";
import { keep, type Refusal, touch } from "../select.ts";
import type { Store } from "../store.ts";

export interface ChoiceState {
  readonly chosen: readonly string[];
  readonly refusal: Refusal | undefined;
  /** The card that was taken by an offer, until the next choice. */
  readonly taken: string | undefined;
  touch(id: string): void;
  take(offer: NonNullable<Refusal["offer"]>): void;
  set(ids: readonly string[]): void;
  clear(): void;
}

interface Held {
  /** The snapshot for which it was made. */
  readonly rev: string;
  readonly chosen: readonly string[];
  readonly refusal: Refusal | undefined;
  readonly taken?: string | undefined;
}

export function useChoice(view: Snapshot, store: Store): ChoiceState {
  const rev = `${view.epoch} ${view.rev}`;
  const [held, hold] = useState<Held>({ rev, chosen: [], refusal: undefined });
  const current = held.rev === rev;
  const chosen = current ? held.chosen : keep(view, held.chosen);
  const set = (next: readonly string[], refusal?: Refusal, taken?: string) => {
    store.forget();
    hold({ rev, chosen: next, refusal, taken });
  };
  if (!current) hold({ rev, chosen, refusal: undefined });
  return {
    chosen,
    refusal: current ? held.refusal : undefined,
    taken: current ? held.taken : undefined,
    take: (offer) => set(offer.chosen, undefined, offer.card),
    touch: (id) => {
      const next = touch(view, chosen, id);
      set(next.chosen, next.refusal);
    },
    set: (next) => set(next),
    clear: () => set([]),
  };
}
