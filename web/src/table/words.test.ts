import { describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../wire/types";

vi.mock("../lib/texts.svelte", () => ({
  t: (message: string, values: object = {}) => [message, ...Object.values(values)].join(" "),
  knownWords: (message: string, other: string) => (message.includes("lookout") ? other : message),
}));

const { botChoice, seatNames, timeLeft } = await import("./words");

describe("a bot to choose", () => {
  it("comes with a word on its strength", () => {
    expect(botChoice("steady")).toBe("web-bot-choice web-bot-steady web-bot-steady.strength");
    expect(botChoice("steady", "Bot")).toBe("web-bot-choice Bot web-bot-steady.strength");
  });

  it("goes by its name alone if it is somebody else's", () => {
    expect(botChoice("lookout")).toBe("lookout");
  });
});

describe("the time left", () => {
  it.each([
    [-3, "seconds 0"],
    [24, "seconds 24"],
    [59, "seconds 59"],
    [60, "minutes 1"],
    [61, "minutes 2"],
    [3599, "minutes 60"],
    [3600, "hours 1"],
    [10_000, "hours 3"],
    [86_400, "hours 24"],
    [172_800, "days 2"],
    [604_800, "days 7"],
  ])("is told in the unit that fits: %i seconds", (seconds, words) => {
    expect(timeLeft(seconds)).toBe(`web-away-${words}`);
  });
});

describe("the names of seats", () => {
  it("have a number only where somebody has several seats without a name", () => {
    const seat = (person: number, name: string, own_name = ""): SeatInfo => ({
      ...{ person, name, player: "", stand_in: "", own_name },
    });
    const seats = [seat(1, "Ada"), seat(1, "Cleo", "Cleo"), seat(2, "Bo")];
    expect(seatNames(seats)).toEqual(["web-seat-several Ada 1", "Cleo", "Bo"]);
  });
});
