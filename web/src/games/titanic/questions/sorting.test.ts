import { expect, test } from "vitest";
import { byClass } from "./sorting";

test("passengers are sorted by class, then by rank", () => {
  expect(byClass(["s10", "f7+", "s2", "f11", "f7"])).toEqual([
    { class: "f", cards: ["f7+", "f7", "f11"] },
    { class: "s", cards: ["s2", "s10"] },
  ]);
  expect(byClass(["s3"])).toEqual([{ class: "s", cards: ["s3"] }]);
});
