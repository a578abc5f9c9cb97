import { expect, test } from "vitest";
import { leftOf, othersFrom, rightOf, spots } from "./seating";

test("the others sit from the left neighbour round to the right one", () => {
  expect(othersFrom(1, 4)).toEqual([2, 3, 0]);
  expect([leftOf(3, 4), rightOf(0, 4)]).toEqual([0, 3]);
});

test("a spectator sees all seats", () => {
  expect(othersFrom(-1, 3)).toEqual([0, 1, 2]);
});

test("the own card lies at the foot, the left neighbour's at the left", () => {
  const places = spots(2, 5);
  expect(places[2]).toEqual({ x: 50, y: 73 });
  expect(places[3]!.x).toBeLessThan(places[4]!.x);
  expect(places[4]!.y).toBeLessThan(places[3]!.y);
});
