import { expect, it } from "vitest";
import { trackCells } from "./Track.tsx";

const cell = (trick: number, side: number, number: number) => ({
  trick,
  side,
  number,
  seat: "S" as const,
  label: "",
});

it("joins the cells of a group and marks the next one", () => {
  const cells = trackCells({ total: 9, cells: [cell(0, 1, 1), cell(1, 0, 3)] });
  expect(cells.map(({ side, number }) => [side, number])).toEqual([
    [1, 1],
    [0, 3],
    [null, 1],
    [null, 1],
    [null, 1],
    [null, 1],
    [null, 1],
  ]);
  expect(cells.map((one) => one.next).indexOf(true)).toBe(2);
});

it("marks no next one when all are won", () => {
  const cells = trackCells({ total: 9, cells: [cell(0, 0, 4), cell(4, 1, 4), cell(8, 0, 1)] });
  expect(cells).toHaveLength(3);
  expect(cells.some((one) => one.next)).toBe(false);
});
