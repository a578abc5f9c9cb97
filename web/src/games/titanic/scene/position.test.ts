import { expect, test } from "vitest";
import { position } from "./position";

const booklet = { pages: 11, breaks: 1 };

test("at first the ship lies level", () => {
  const { fore, aft, isBroken } = position({ ...booklet, page: 10, turned: 0 });
  expect(isBroken).toBe(false);
  expect(fore).toEqual({ x: 0, y: 0, angle: 0 });
  expect(aft).toEqual(fore);
});

test("with every page the bow lies deeper", () => {
  const angles = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (turned) => position({ ...booklet, page: 10 - turned, turned }).fore.angle,
  );
  expect(new Set(angles).size).toBe(9);
  expect(angles).toEqual([...angles].sort((a, b) => b - a));
});

test("it breaks on the page that says so, and is gone after the last", () => {
  const stages = [
    { page: 2, turned: 8 },
    { page: 1, turned: 9 },
    { page: 0, turned: 10 },
    { page: 0, turned: 11 },
  ].map((open) => position({ ...booklet, ...open }));
  expect(stages.map(({ isBroken }) => isBroken)).toEqual([false, true, true, true]);
  expect(stages.map(({ isGone }) => isGone)).toEqual([false, false, false, true]);
  expect(stages.map(({ isLit }) => isLit)).toEqual([true, true, false, false]);
});
