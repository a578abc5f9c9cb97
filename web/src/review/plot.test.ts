import { expect, test } from "vitest";
import { frameOf, HEIGHT, spot, stretches, ticks, WIDTH } from "./plot";

const POINTS = [
  { step: 0, before: 30, chosen: 30 },
  { step: 4, before: 34, chosen: 32 },
  { step: 8, before: 25, chosen: 26 },
];

test("the marks of a scale are round and reach around all values", () => {
  expect(ticks(23, 61)).toEqual([20, 30, 40, 50, 60, 70]);
  expect(ticks(0, 1).map((one) => Number(one.toFixed(6)))).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test("a scale of one value still has length", () => {
  const marks = ticks(5, 5);
  expect(marks.length).toBeGreaterThan(0);
  expect(frameOf([{ step: 0, before: 5, chosen: 5 }], 1, []).steps).toBe(1);
});

test("the corners of the drawing are the ends of both scales", () => {
  const frame = { steps: 10, lowest: 20, highest: 40 };
  expect(spot(frame, 0, 40)).toEqual([0, 0]);
  expect(spot(frame, 10, 20)).toEqual([WIDTH, HEIGHT]);
});

test("a decision goes down or up, then chance goes on to the next decision and to the result", () => {
  const frame = frameOf(POINTS, 10, [27]);
  const drawn = stretches(frame, POINTS, 27);
  expect(drawn.map(({ kind }) => kind)).toEqual(["better", "lost", "worse", "gained", "better"]);
  expect(drawn[1]!.to).toEqual(drawn[2]!.from);
  expect(drawn[4]!.to).toEqual(spot(frame, 10, 27));
});
