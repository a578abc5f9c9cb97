import { expect, test, vi } from "vitest";
import type { Step } from "../wire/types";

vi.mock("../lib/texts.svelte", () => ({ t: (message: string) => message }));

const { stepWords } = await import("./step-words");

function step(words: string, ...sentences: string[]): Step {
  return { step: 3, words, sentences } as Step;
}

test("what happened is told once", () => {
  expect(stepWords(step("Play a Rescue card", "You play a Rescue card."))).toEqual([
    "You play a Rescue card.",
  ]);
});

test("where nothing happened yet, what was chosen is told, if it was seen", () => {
  expect(stepWords(step("Pass d7"))).toEqual(["Pass d7"]);
  expect(stepWords(step(""))).toEqual(["web-replay-sealed"]);
});

test("before the first step the cards are dealt", () => {
  expect(stepWords({ ...step(""), step: 0 })).toEqual(["web-replay-dealt"]);
});
