import { describe, expect, it } from "vitest";
import { holds, partsOf, piecesOf } from "./parts";

describe("a rulebook", () => {
  it("has parts that begin where they say", () => {
    expect(partsOf("septentrick", ["S1", "S2", "S3", "S16"])).toEqual([
      { name: "deck", rules: ["S1", "S2"] },
      { name: "deal", rules: ["S3"] },
      { name: "close", rules: ["S16"] },
    ]);
  });

  it("is searched for all words, without case and accents", () => {
    expect(holds("Chaque Étage submergé", "submerge etage")).toBe(true);
    expect(holds("Chaque Étage submergé", "étage sec")).toBe(false);
  });

  it("links the rules that a sentence names", () => {
    expect(piecesOf("See T8 (and T99).", ["T8"])).toEqual([
      { text: "See ", rule: "" },
      { text: "T8", rule: "T8" },
      { text: " (and ", rule: "" },
      { text: "T99", rule: "" },
      { text: ").", rule: "" },
    ]);
  });
});
