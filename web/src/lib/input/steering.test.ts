import { expect, test } from "vitest";
import { distance } from "./steering";

test("nothing in the other direction can be reached", () => {
  expect(distance({ x: 10, y: 0 }, { x: 0, y: 0 }, [1, 0])).toBe(Infinity);
});

test("straight on is nearer than aside", () => {
  const from = { x: 0, y: 0 };
  const straight = distance(from, { x: 50, y: 0 }, [1, 0]);
  expect(straight).toBeLessThan(distance(from, { x: 40, y: 40 }, [1, 0]));
});
