import { expect, it } from "vitest";
import type { Moment } from "../lib/pacer";
import type { View } from "../wire/views";
import { pace, sounds } from "./moments";
import { GAMES, gameOf, hasFace } from "./register";

const view = { game: "pairs", seat: 0, legal: [] } as unknown as View;
const moment = { views: [view] } as Moment;

it("knows the games that it has faces for", () => {
  expect(GAMES.every(({ name }) => hasFace(name))).toBe(true);
  expect(hasFace("pairs")).toBe(false);
  expect(() => gameOf("pairs")).toThrow("no such game: pairs");
});

it("holds nothing and makes no sound in a game without a face", () => {
  expect(pace.isNext(moment, moment)).toBe(false);
  expect(pace.isLater(moment, moment)).toBe(false);
  expect(pace.frames(moment, moment)).toEqual([]);
  expect(sounds(view, view)).toEqual([]);
});
