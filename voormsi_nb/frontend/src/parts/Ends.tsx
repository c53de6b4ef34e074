/** The end of a deal and of a game: tricks won, points one by one, where each side stands. */
import type { Side, Snapshot } from "../generated/wire.ts";
import { Icon } from "../table/Icon.tsx";
import { useUi } from "../ui.ts";
import { AwardRows, signed } from "./AwardsPanel.tsx";
import { SideMark } from "./marks.tsx";
import type { EndProps } from "./props.ts";
import { Say } from "./Say.tsx";

/** What is said of the end itself, unless the bar says it already. */
const ending = (view: Snapshot, type: "deal" | "game") =>
  (view.events ?? []).filter((event) => event.type === type && event.say !== view.bar.line).at(-1)
    ?.say;

function Standing({ side, wins }: { side: Side; wins: boolean }) {
  const { t } = useUi();
  return (
    <div class={`vn-standing vn-side-${side.side}${wins ? " vn-wins" : ""}`}>
      <div class="vn-standing-name">
        <b>
          <SideMark side={side.side} /> {side.name}
        </b>
        <span class="vn-small">{side.who}</span>
      </div>
      <div class="vn-standing-score">{String(side.score).replace("-", "−")}</div>
      <div class="vn-standing-note vn-small">
        <span>{t("deal_change", { change: signed(side.score - side.start) })}</span>
        <span>{t("tricks_won", { n: side.won })}</span>
      </div>
      {wins && (
        <span class="vn-pennant">
          <Icon name="flag" />
          {t("wins_game")}
        </span>
      )}
    </div>
  );
}

function End({ snapshot, type }: EndProps & { type: "deal" | "game" }) {
  const { t } = useUi();
  const say = ending(snapshot, type);
  const winners = snapshot.winners ?? [];
  const awards = snapshot.awards ?? [];
  return (
    <div class="vn-end" data-vn-end={type}>
      {say && (
        <p class="vn-end-say">
          <Say text={say} serif />
        </p>
      )}
      <div class="vn-standings">
        {snapshot.ladder.sides.map((side) => (
          <Standing key={side.side} side={side} wins={winners.includes(side.side)} />
        ))}
      </div>
      {awards.length > 0 && (
        <>
          <div class="vn-rule-part">{t("points_of_deal")}</div>
          <AwardRows awards={awards} />
        </>
      )}
    </div>
  );
}

export function DealEnd({ snapshot }: EndProps) {
  return <End snapshot={snapshot} type="deal" />;
}

export function GameEnd({ snapshot }: EndProps) {
  return <End snapshot={snapshot} type="game" />;
}
