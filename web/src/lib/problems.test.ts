import { expect, test, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" }, ownKey: () => "" }));
const { Refused } = await import("./net/api");
const { Declined, readingTime, ruleOf, wordsOf } = await import("./problems");

test("a refusal has its words, and its rule apart from them", () => {
  const refusal = {
    code: "illegal",
    tried: "",
    expected: "",
    rule: "T8",
    words: "It does not fit.",
  };
  const problem = new Refused(refusal);
  expect([wordsOf(problem), ruleOf(problem)]).toEqual(["It does not fit.", "T8"]);
});

test("what the page refuses has both too", () => {
  const problem = new Declined("Only a part fits.", "T11");
  expect([wordsOf(problem), ruleOf(problem)]).toEqual(["Only a part fits.", "T11"]);
});

test("anything but a refusal has no rule", () => {
  expect([wordsOf("No."), ruleOf("No."), ruleOf(new Error())]).toEqual(["No.", "", ""]);
});

test("a longer sentence can be read for longer", () => {
  expect(readingTime("")).toBeGreaterThan(2_000);
  expect(readingTime("a".repeat(100))).toBeGreaterThan(readingTime("a".repeat(50)) + 3_000);
});
