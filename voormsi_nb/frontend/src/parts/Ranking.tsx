/** The ranking of the pack as columns that step down, those that stand apart beside them. */
import { useUi } from "../ui.ts";
import { Face } from "./Face.tsx";
import { rankingColumns } from "./rankcolumns.ts";
import { Say } from "./Say.tsx";

export function Ranking() {
  const { labels, t, cardName } = useUi();
  const columns = rankingColumns(labels.ranking, (rank) => `apart_${rank}` in labels.words);
  const list = (apart: boolean) => (
    <ol class="vn-rank-columns">
      {columns
        .filter((column) => column.apart === apart)
        .map(({ key, rows }, at) => (
          <li key={key} class="vn-rank-column" style={{ "--vn-at": apart ? 0 : at }}>
            <b>{labels.words[`${apart ? "apart" : "rank"}_${key}`] ?? key}</b>
            <ol>
              {rows.map((row) => (
                <li key={row.join("")} class={row.length > 1 ? "vn-equal" : undefined}>
                  {row.map((code) => (
                    <span key={code} class="vn-card">
                      <span class="vn-spoken">{cardName(code)} </span>
                      <Face code={code} look="fan" />
                    </span>
                  ))}
                </li>
              ))}
            </ol>
          </li>
        ))}
    </ol>
  );
  return (
    <div class="vn-ranking">
      <div class="vn-ranked">
        <div class="vn-rank-arrow vn-small">
          <span>{t("highest")}</span>
          <i aria-hidden="true" />
          <span>{t("lowest")}</span>
        </div>
        {list(false)}
        <div class="vn-small">
          <p>
            <Say text={t("ranking_read")} />
          </p>
          <p>
            <Say text={t("ranking_equal")} />
          </p>
          <p>
            <Say text={t("ranking_suits")} />
          </p>
        </div>
      </div>
      <div class="vn-apart">
        <span class="vn-small">{t("apart")}</span>
        {list(true)}
        <p>
          <Say text={t("ranking_apart")} />
        </p>
      </div>
    </div>
  );
}
