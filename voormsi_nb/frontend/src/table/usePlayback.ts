// Shows what others played one play after the other; a new snapshot or the person ends it.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Snapshot } from "../generated/wire.ts";
import { staged, unshown } from "../playback.ts";

export interface Playback {
  /** The snapshot as it is to be drawn now. */
  readonly shown: Snapshot;
  readonly playing: boolean;
  skip(): void;
}

export function usePlayback(view: Snapshot, tempo: number): Playback {
  const known = useRef<Snapshot | null>(null);
  const before = useRef<Snapshot | null>(null);
  const left = useRef(0);
  const [, redraw] = useState(0);

  if (known.current !== view) {
    before.current = known.current;
    known.current = view;
    left.current = unshown(before.current, view);
    // The person's own card lies on the table at once.
    if (view.trick[view.trick.length - left.current]?.seat === view.you) left.current -= 1;
    if (left.current < 0) left.current = 0;
  }

  const playing = left.current > 0;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => {
        left.current -= 1;
        redraw((count) => count + 1);
      },
      view.pace * 1000 * tempo,
    );
    return () => clearTimeout(timer);
  });

  const skip = () => {
    left.current = 0;
    redraw((count) => count + 1);
  };
  return { shown: staged(before.current, view, left.current), playing, skip };
}
