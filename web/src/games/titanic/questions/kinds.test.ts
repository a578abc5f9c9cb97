import { describe, expect, test } from "vitest";
import { controlOf } from "./kinds";

const nothing = { asks: "turn", outcome: null, drawn: [], looked_at: [], offer: [] };
const choice = (kind: "stop" | "place" | "take") => [{ kind }];

describe("the control of a question", () => {
  test("the board answers an ordinary turn and places drawn cards", () => {
    expect(controlOf(nothing, choice("place"))).toBe("");
    expect(controlOf({ ...nothing, asks: "place" }, choice("place"))).toBe("");
  });

  test("a placement that can be ended has a button for it", () => {
    expect(controlOf({ ...nothing, asks: "place" }, choice("stop"))).toBe("stop");
  });

  test("taking and keeping an action card look the same", () => {
    expect(controlOf({ ...nothing, asks: "fetch" }, choice("take"))).toBe("take");
    expect(controlOf({ ...nothing, asks: "keep" }, choice("take"))).toBe("take");
  });

  test("who cannot choose sees what lies open, or nothing", () => {
    expect(controlOf({ ...nothing, asks: "keep", offer: ["wait"] }, [])).toBe("open");
    expect(controlOf({ ...nothing, asks: "front", looked_at: ["f2"] }, [])).toBe("open");
    expect(controlOf({ ...nothing, asks: "name" }, [])).toBe("");
    expect(controlOf({ ...nothing, asks: "turn", drawn: ["f2"] }, [])).toBe("");
  });

  test("the end is shown to all", () => {
    const outcome = { reason: "sunk", won: false, score: 20, words: "", comment: "" };
    expect(controlOf({ ...nothing, asks: "", outcome }, [])).toBe("end");
  });
});
