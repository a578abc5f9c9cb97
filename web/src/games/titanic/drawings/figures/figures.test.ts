import { expect, test } from "vitest";
import { CREW } from "./crew";
import { EMBLEMS } from "./emblems";
import { portrait } from "./people";

test("no two passengers look alike", () => {
  const ranks = { f: 13, s: 17 };
  const people = (["f", "s"] as const).flatMap((group) =>
    [...Array(ranks[group] - 1).keys()].map((index) => JSON.stringify(portrait(group, index + 2))),
  );
  expect(new Set(people).size).toBe(12 + 16);
});

test("no two action cards have the same emblem", () => {
  const drawn = Object.values(EMBLEMS).map((emblem) => JSON.stringify(emblem));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("no two of the crew look alike", () => {
  const drawn = Object.values(CREW).map((parts) => JSON.stringify(parts));
  expect(new Set(drawn).size).toBe(drawn.length);
});
