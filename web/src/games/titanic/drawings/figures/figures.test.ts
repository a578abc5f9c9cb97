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

test("every action card has an emblem, and so has their back", () => {
  const names =
    "get-ready come-on come-back your-turn same-lines wait save-time plan-a plan-b boat mystery-f mystery-s";
  expect(Object.keys(EMBLEMS).sort()).toEqual(["", ...names.split(" ")].sort());
});

test("no two of the crew look alike", () => {
  expect(new Set(Object.values(CREW).map((parts) => JSON.stringify(parts))).size).toBe(10);
});
