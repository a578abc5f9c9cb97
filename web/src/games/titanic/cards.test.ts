import { expect, test } from "vitest";
import { figureOf, readPassenger } from "./cards";

test("a card is read with its class, rank and anchor", () => {
  expect(readPassenger("s12+")).toEqual({ class: "s", rank: 12, anchor: true, mystery: false });
});

test("a mystery may have no rank yet", () => {
  expect(readPassenger("f?")).toEqual({ class: "f", rank: 0, anchor: false, mystery: true });
  expect(readPassenger("f7?").rank).toBe(7);
});

test("as the ranks go up the passengers get older", () => {
  expect([1, 2, 6, 11, 13].map(figureOf)).toEqual(["boat", "child", "woman", "man", "gentleman"]);
});
