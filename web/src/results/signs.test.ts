import { describe, expect, it } from "vitest";
import { sharedLink, sharedText, signsOf } from "./signs";

describe("what is shared about a game", () => {
  it("has a sign for every stretch of it", () => {
    expect(signsOf([0, 1, 2, 2])).toBe("🌊🛟⛵⛵");
    expect(signsOf([])).toBe("");
  });

  it("is the line, the signs and the link, each on its own", () => {
    expect(sharedText("43 points", [2, 0], "https://a/day/titanic")).toBe(
      "43 points\n⛵🌊\nhttps://a/day/titanic",
    );
  });

  it("has no empty line where a game has no signs", () => {
    expect(sharedText("abandoned", [], "https://a/replay/x")).toBe("abandoned\nhttps://a/replay/x");
  });

  it("leads to the deal of the day where others can play it, and otherwise to the replay", () => {
    expect(sharedLink("https://a", "titanic", "2026-11-18", "x")).toBe(
      "https://a/day/titanic/2026-11-18",
    );
    expect(sharedLink("https://a", "titanic", "", "x")).toBe("https://a/replay/x");
  });
});
