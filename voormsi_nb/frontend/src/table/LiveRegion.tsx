// The one polite live region of a table: what happened since the person last acted, and notices.
//
// Only what is added is announced, so that two snapshots in quick succession lose nothing.
import type { Event } from "../generated/wire.ts";
import { spoken } from "../speech.ts";
import { useUi } from "../ui.ts";

export function LiveRegion({ events, notice }: { events: readonly Event[]; notice: string }) {
  const { labels } = useUi();
  return (
    <div class="vn-spoken" data-vn-live aria-live="polite" aria-relevant="additions">
      {events.map((event) => (
        <p key={event.seq}>{`${spoken(event.say, labels)} `}</p>
      ))}
      {notice && <p key={notice}>{notice}</p>}
    </div>
  );
}
