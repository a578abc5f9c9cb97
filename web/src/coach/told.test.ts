import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

async function opened() {
  vi.resetModules();
  return (await import("./told.svelte")).told;
}

beforeEach(() => kept.clear());

test("what was told is kept for the next visit", async () => {
  (await opened()).note("goal-titanic");
  const told = await opened();
  expect([told.has("goal-titanic"), told.has("sound")]).toEqual([true, false]);
});

test("somebody who wants no more tips gets none", async () => {
  (await opened()).noteAll();
  expect((await opened()).has("anything")).toBe(true);
});
