/** The columns of the ranking, made from nothing but the order that Python tells. */
export interface RankColumn {
  /** A rank, or "top" for the cards that stand above all ranks. */
  key: string;
  rows: string[][];
  apart: boolean;
}

/**
 * A group of equal cards is a row. Cards of one rank that follow each other make a column; a
 * card away from most of its rank stands below the equals at the top.
 */
export function rankingColumns(
  ranking: string[][],
  isApart: (rank: string) => boolean,
): RankColumn[] {
  const rows = ranking.flatMap((group) => {
    const one = new Set(group.map(rankOf)).size === 1;
    return one ? group.map((code) => [code]) : [group];
  });
  const columns: RankColumn[] = [];
  rows.forEach((row, at) => {
    const key = keyOf(row, rows, at);
    const column = columns.at(-1);
    if (column?.key === key) column.rows.push(row);
    else columns.push({ key, rows: [row], apart: isApart(key) });
  });
  return columns;
}

const rankOf = (code: string) => code[0] ?? "";

function keyOf(row: string[], rows: string[][], at: number): string {
  const rank = rankOf(row[0] ?? "");
  const near = [rows[at - 1], rows[at + 1]].some(
    (other) => other?.length === 1 && rankOf(other[0] ?? "") === rank,
  );
  const elsewhere = rows.some(
    (other, place) => place > at && other.length === 1 && rankOf(other[0] ?? "") === rank,
  );
  return row.length > 1 || (!near && elsewhere) ? "top" : rank;
}
