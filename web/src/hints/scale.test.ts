import { expect, test } from "vitest";
import type { HintOption } from "../wire/types";
import { margin, place, scaleOf } from "./scale";

const option = (value: number | null, error: number | null): HintOption => ({
  action: "",
  words: "",
  value,
  error,
  estimate: "",
  reasons: [],
});

test("a value has its place between the ends", () => {
  expect(place(25, { lowest: 20, highest: 40 })).toBe(0.25);
});

test("a value beyond an end is at that end", () => {
  expect(place(50, { lowest: 20, highest: 40 })).toBe(1);
  expect(place(10, { lowest: 20, highest: 40 })).toBe(0);
});

test("a scale without length has its only value in the middle", () => {
  expect(place(20, scaleOf([option(20, 0)]))).toBe(0.5);
  expect(place(20, scaleOf([]))).toBe(0.5);
});

test("all margins fit the scale, and what was not tried is left out", () => {
  const options = [option(30, 2), option(25, 4), option(null, null)];
  expect(scaleOf(options)).toEqual({ lowest: 21, highest: 32 });
});

test("an unknown margin is none", () => {
  expect(margin(option(30, null))).toEqual([30, 30]);
});
