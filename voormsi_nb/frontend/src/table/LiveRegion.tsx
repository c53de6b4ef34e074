// The one polite live region of a table: what happened since the person last acted, and notices.
//
// Only what is added is announced, so that two snapshots in quick succession lose nothing.
import { useRef } from "preact/hooks";
import type { Event } from "../generated/wire.ts";
import { spoken } from "../speech.ts";
import { useUi } from "../ui.ts";

interface Props {
  readonly events: readonly Event[];
  readonly notice: string;
  /** What the notice comes from: with another one the same words are said again. */
  readonly occasion: unknown;
}

export function LiveRegion({ events, notice, occasion }: Props) {
  const { labels } = useUi();
  const last = useRef({ notice: "", occasion: undefined as unknown, times: 0 });
  if (last.current.notice !== notice || last.current.occasion !== occasion) {
    last.current = { notice, occasion, times: last.current.times + 1 };
  }
  return (
    <div class="vn-spoken" data-vn-live aria-live="polite" aria-relevant="additions">
      {events.map((event) => (
        <p key={event.seq}>{`${spoken(event.say, labels)} `}</p>
      ))}
      {notice && <p key={`n${last.current.times}`}>{notice}</p>}
    </div>
  );
}
