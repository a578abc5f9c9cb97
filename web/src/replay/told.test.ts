import { expect, test, vi } from "vitest";
import type { Step } from "../wire/types";

vi.mock("../lib/texts.svelte", () => ({ t: (message: string) => message }));

const { toldOf } = await import("./told");

function step(words: string, ...sentences: string[]): Step {
  return { step: 3, words, sentences } as Step;
}

test("what happened is told once", () => {
  expect(toldOf(step("Play a Rescue card", "You play a Rescue card."))).toEqual([
    "You play a Rescue card.",
  ]);
});

test("where nothing happened yet, what was chosen is told, if it was seen", () => {
  expect(toldOf(step("Pass d7"))).toEqual(["Pass d7"]);
  expect(toldOf(step(""))).toEqual(["web-replay-sealed"]);
});

test("before the first step the cards are dealt", () => {
  expect(toldOf({ ...step(""), step: 0 })).toEqual(["web-replay-dealt"]);
});
