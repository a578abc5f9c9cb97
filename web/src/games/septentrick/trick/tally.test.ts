import { expect, test } from "vitest";
import { signed, wings } from "./tally";

test("each ring faces a person, and what is missing is marked", () => {
  const { marks, middle } = wings(2, 3);
  expect(marks.filter(({ kind }) => kind === "ring")).toHaveLength(3);
  expect(marks.filter(({ missing }) => missing)).toEqual([
    { kind: "ring", missing: true, x: expect.any(Number), y: 5 },
  ]);
  const [ring, person] = marks;
  expect(middle - ring!.x).toBe(person!.x - middle);
});

test("the drawing has as many rows whatever there is to draw", () => {
  expect(wings(0, 0).height).toBe(wings(24, 3).height);
  const { marks, height, width } = wings(24, 3);
  expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(height);
  expect(Math.min(...marks.map(({ x }) => x))).toBeGreaterThan(0);
  expect(Math.max(...marks.map(({ x }) => x))).toBeLessThan(width);
});

test("a difference has a sign", () => {
  expect([-2, 0, 3].map(signed)).toEqual(["−2", "=", "+3"]);
});
