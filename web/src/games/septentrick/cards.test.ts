import { expect, test } from "vitest";
import { groupOf, readCard } from "./cards";

test("a card is read as what it is", () => {
  expect(readCard("t12")).toEqual({ kind: "sea", suit: "triangle", rank: 12 });
  expect(readCard("p3")).toEqual({ kind: "passenger", people: 3 });
  expect(readCard("r")).toEqual({ kind: "rescue" });
  expect(() => readCard("x1")).toThrow("x1");
});

test("cards lie together by suit, or by kind where they have none", () => {
  expect(["d1", "s4", "p2", "r"].map(groupOf)).toEqual(["diamond", "star", "passenger", "rescue"]);
});
