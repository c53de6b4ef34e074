/** Points as they are won, each with its rule: they lie over the hand until the next trick. */
import type { AwardLine } from "../generated/wire.ts";
import { RuleLink, SideMark } from "./marks.tsx";
import type { AwardsPanelProps } from "./props.ts";
import { Say } from "./Say.tsx";

/** "+2", "−9", "0": with a true minus. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The rules that a sentence does not name itself. */
function unnamed(award: AwardLine): string[] {
  const said: string[] = `${award.title} ${award.say}`.match(/R\d\.\d+/g) ?? [];
  return award.rules.filter((rule) => !said.includes(rule));
}

export function AwardRows({ awards }: AwardsPanelProps) {
  return (
    <ul class="vn-awards">
      {awards.map((award, at) => (
        <li key={at} class={`vn-award vn-side-${award.side}${award.cancelled ? " vn-off" : ""}`}>
          <span class="vn-points">{signed(award.points)}</span>
          <div class="vn-award-words">
            <div class="vn-award-title">
              <SideMark side={award.side} />
              <b>
                <Say text={award.title} />
              </b>
              {unnamed(award).map((rule) => (
                <RuleLink key={rule} id={rule} />
              ))}
            </div>
            <div class="vn-award-say">
              <Say text={award.say} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function AwardsPanel({ awards }: AwardsPanelProps) {
  return (
    <div class="vn-awards-panel">
      <AwardRows awards={awards} />
    </div>
  );
}
