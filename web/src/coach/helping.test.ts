import { expect, test, vi } from "vitest";
import type { TitanicChoice } from "../wire/types";

vi.mock("../lib/settings.svelte", () => ({ settings: { helps: true } }));
const { nextFree } = await import("./helping.svelte");

const move = (card: string, is_free: boolean) =>
  ({ kind: "move", action: "1>g1", cards: [card], is_free }) as TitanicChoice;

test("only what the server calls free is done without being asked for", () => {
  expect(nextFree([move("f3", false)], new Set())).toBeNull();
  expect(nextFree([move("f3", false), move("f4", true)], new Set())).toEqual({
    action: "1>g1",
    card: "f4",
  });
});

test("what was undone isn't done again", () => {
  expect(nextFree([move("f4", true)], new Set(["f4"]))).toBeNull();
  expect(nextFree([move("f4", true), move("f5", true)], new Set(["f4"]))?.card).toBe("f5");
});
