/** The stage of a film: who headed above, who plays below, a line from each card to the one it faces. */
import type { Facing, Film, Frame } from "../generated/wire.ts";
import { Icon } from "../table/Icon.tsx";
import { useUi } from "../ui.ts";
import { Face } from "./Face.tsx";
import { type Pairing, stage } from "./filmstage.ts";
import { RuleLink, SideMark } from "./marks.tsx";
import { Say } from "./Say.tsx";

export function FilmStage({ film, at }: { film: Film; at: number }) {
  const { t } = useUi();
  const shown = stage(film, at);
  if (!shown) return null;
  const { above, below, pairings, taken } = shown;
  const aboveWords = taken ? t("film_headed") : t("film_still_heads");
  return (
    <div
      class={`vn-stage${above ? "" : " vn-lead"}${taken ? " vn-taken" : ""}${pairings.length > 3 ? " vn-many" : ""}`}
      style={{ "--vn-count": pairings.length }}
    >
      {above && <Player frame={above} words={aboveWords} heads={!taken} above />}
      <Player
        frame={below}
        words={taken ? t(above ? "film_heads" : "film_leads") : null}
        heads={taken}
      />
      <div class="vn-board">
        <span class="vn-frame" aria-hidden="true" />
        {above && (
          <div class="vn-board-row">
            {pairings.map(({ above: code, facing }) =>
              code ? <StageCard key={code} code={code} heads={!taken} dim={facing?.beats} /> : null,
            )}
          </div>
        )}
        {above && (
          <div class="vn-lines" key={at}>
            {pairings.map((pairing) => (
              <Line key={pairing.below} pairing={pairing} />
            ))}
          </div>
        )}
        <div class="vn-board-row">
          {pairings.map(({ below: code }) => (
            <StageCard key={code} code={code} heads={taken} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Player(props: { frame: Frame; words: string | null; heads: boolean; above?: boolean }) {
  const { frame, words, heads, above } = props;
  return (
    <div class={above ? "vn-player vn-above" : "vn-player"}>
      <b>
        {frame.side != null && <SideMark side={frame.side} />} {frame.name}
      </b>
      {words &&
        (heads ? (
          <span class="vn-pennant">
            <Icon name="flag" />
            {words}
          </span>
        ) : (
          <span class="vn-small">{words}</span>
        ))}
    </div>
  );
}

function StageCard({
  code,
  heads,
  dim,
}: {
  code: string;
  heads: boolean;
  dim?: boolean | undefined;
}) {
  const { cardName, layout } = useUi();
  return (
    <span
      class={dim ? "vn-card vn-beaten" : "vn-card"}
      data-vn-card={code}
      data-vn-heads={heads || undefined}
    >
      <span class="vn-spoken">{cardName(code)} </span>
      <Face code={code} look={layout === "wide" ? "full" : "large"} dim={dim ?? false} />
    </span>
  );
}

/** A line with its rule and two or three words. */
function Line({ pairing: { facing } }: { pairing: Pairing }) {
  if (!facing) return <span class="vn-line" />;
  return (
    <span class="vn-line">
      <LineMark beats={facing.beats} />
      <LineWords facing={facing} />
    </span>
  );
}

function LineWords({ facing }: { facing: Facing }) {
  const { t } = useUi();
  return (
    <span class="vn-line-words">
      <span class="vn-spoken">{t(facing.beats ? "line_beats" : "line_beats_not")} </span>
      <RuleLink id={facing.rule} />
      <span class="vn-line-label">
        <Say text={facing.label} />
      </span>
    </span>
  );
}

/** A green arrow beats; red dots with a cross do not. */
export function LineMark({ beats }: { beats: boolean }) {
  return beats ? (
    <svg class="vn-line-mark vn-beats" viewBox="0 0 20 44" aria-hidden="true">
      <path d="M10 44V4M2.5 11.5 10 3l7.5 8.5" />
    </svg>
  ) : (
    <svg class="vn-line-mark vn-beats-not" viewBox="0 0 20 44" aria-hidden="true">
      <path class="vn-dotted" d="M10 42V6" />
      <path class="vn-cross-gap" d="M3 15H17V29H3Z" />
      <path d="M4.5 16.5 15.5 27.5M15.5 16.5 4.5 27.5" />
    </svg>
  );
}
