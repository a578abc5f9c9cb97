import { expect, it } from "vitest";
import { pointsOf } from "./points";

const rest = { historical: 19, best: 100 };

it("adds up to the total, part by part", () => {
  const won = { groups: [15, 15, 15, 15], page: 2, rows: [5, 3], total: 70, ...rest };
  expect(pointsOf(won, true).map(({ points }) => points)).toEqual([60, 2, 8]);
  const lost = { groups: [12, 0, 9, 4], page: 0, rows: [0, 0], total: 25, ...rest };
  expect(pointsOf(lost, false).map(({ points }) => points)).toEqual([25, 0, 0]);
});
