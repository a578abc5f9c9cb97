import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const LAST = 3;
const asked = vi.hoisted(() => vi.fn());

vi.mock("../lib/net/api", () => {
  class Refused extends Error {
    constructor(readonly refusal: { code: string }) {
      super(refusal.code);
    }
  }
  asked.mockImplementation(async (_table: string, step: number, seat?: number) => {
    if (step > LAST) throw new Refused({ code: "step" });
    return { step, steps: LAST, seat, error: null };
  });
  return { api: { step: asked }, Refused };
});
vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const { Replay, PAUSES } = await import("./replay.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockClear();
});

async function opened(step: number) {
  const replay = new Replay({ table: "x" }, step);
  await vi.advanceTimersByTimeAsync(1);
  return replay;
}

describe("a replay", () => {
  it("shows the step of the address", async () => {
    expect((await opened(2)).shown?.step).toBe(2);
  });

  it("shows the last step where the address names one behind it", async () => {
    expect((await opened(99)).shown?.step).toBe(LAST);
  });

  it("stays between the first and the last step", async () => {
    const replay = await opened(0);
    replay.go(-1);
    expect(replay.step).toBe(0);
    replay.go(9);
    expect(replay.step).toBe(LAST);
  });

  it("asks for a step once", async () => {
    const replay = await opened(0);
    for (const step of [1, 0, 1]) {
      replay.go(step);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(asked.mock.calls.filter(([, step]) => step === 1)).toHaveLength(1);
  });

  it("goes on by itself to the end and stops there", async () => {
    const replay = await opened(0);
    replay.play();
    await vi.advanceTimersByTimeAsync(PAUSES.steady * 2 + 10);
    expect(replay.shown?.step).toBe(2);
    await vi.advanceTimersByTimeAsync(PAUSES.steady * 3);
    expect(replay.shown?.step).toBe(LAST);
    expect(replay.playing).toBe(false);
  });

  it("looks from another seat at the same step", async () => {
    const replay = await opened(1);
    replay.viewFrom(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(replay.shown).toMatchObject({ step: 1, seat: 2 });
  });
});
