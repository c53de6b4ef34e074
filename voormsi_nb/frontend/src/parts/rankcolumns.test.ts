import { expect, it } from "vitest";
import { rankingColumns } from "./rankcolumns.ts";

const ranking = [
  ["JC", "KH"],
  ["8S"],
  ["9C", "9S", "9H", "9D"],
  ["JS", "JH", "JD"],
  ["8C", "8H", "8D"],
  ["KC", "KS"],
  ["7C", "7S"],
  ["3D"],
];
const apart = (rank: string) => rank === "7" || rank === "3";

it("puts the equals and what follows them alone at the top, then a column for each rank", () => {
  const columns = rankingColumns(ranking, apart);
  expect(columns.map(({ key, rows }) => [key, rows.length])).toEqual([
    ["top", 2],
    ["9", 4],
    ["J", 3],
    ["8", 3],
    ["K", 2],
    ["7", 2],
    ["3", 1],
  ]);
  expect(columns[0]?.rows).toEqual([["JC", "KH"], ["8S"]]);
  expect(columns.filter((column) => column.apart).map((column) => column.key)).toEqual(["7", "3"]);
});

it("reads an order of single cards in the same way", () => {
  const singles = ranking.flatMap((group, at) => (at ? group.map((code) => [code]) : [group]));
  expect(rankingColumns(singles, apart)).toEqual(rankingColumns(ranking, apart));
});
