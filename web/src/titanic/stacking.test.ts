import { expect, test } from "vitest";
import { stacking } from "./stacking";

test("backs lie closer together than faces", () => {
  const { back, face } = stacking(2, 2, 3);
  expect(back).toBeLessThan(face);
});

test("the longest line fits", () => {
  for (const [down, up] of [
    [40, 1],
    [30, 17],
    [0, 17],
  ] as const) {
    const { back, face } = stacking(down, up, 2.6);
    expect(down * back + (up - 1) * face).toBeLessThanOrEqual(2.6 + 1e-9);
  }
});

test("backs make room for a long run", () => {
  expect(stacking(10, 8, 2.3).back).toBeLessThan(stacking(10, 2, 2.3).back);
});
