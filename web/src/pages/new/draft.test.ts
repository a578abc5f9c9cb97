import { describe, expect, it } from "vitest";
import type { OfferedGame } from "../../wire/types";
import { Draft } from "./draft.svelte";

const OFFER: OfferedGame = {
  game: "titanic",
  players: [1, 2, 3, 4, 5],
  usual: { players: "1", crew: "drawn", layout: "standard", first: "drawn" },
  fields: [
    { name: "layout", values: ["standard", "expert"] },
    { name: "first", values: ["drawn", "table", "1"] },
    { name: "murdoch", values: ["may", "all"] },
    { name: "ability", values: ["action", "turn"] },
  ],
  presets: [
    {
      name: "rulebook",
      values: {
        house: { murdoch: "may", ability: "action" },
        english: { murdoch: "all", ability: "turn" },
      },
    },
  ],
  crew: [{ member: "lee", players: 1, draws: 4, cards: 4 }],
  bots: ["random", "steady", "captain"],
  levels: ["steady", "captain"],
  stand_in: "steady",
  searching: ["captain"],
  thinking: { least: 0.1, usual: 1, most: 10 },
  hints: { least: 0, usual: 10, most: 1000 },
  patience: 90,
};

describe("a draft of a table", () => {
  it("is the usual table at the beginning, and begins at once if nobody has to come", () => {
    const request = new Draft("titanic", OFFER).request("Guest", "key");
    expect(request).toMatchObject({ setup: { players: "1" }, seats: ["me"], start: true });
    expect(request.name).toBe("Guest");
    expect(request).toMatchObject({ stand_in: "steady", patience: 90 });
  });

  it("sends only what is not usual", () => {
    const draft = new Draft("titanic", OFFER);
    draft.players = 2;
    draft.fields["layout"] = "expert";
    const crew = draft.seatField("crew");
    crew.isChosen = true;
    crew.values[0] = "lee";
    crew.values[1] = "fleet";
    const request = draft.request("Guest", "");
    expect(request.setup).toEqual({ players: "2", layout: "expert", crew: "lee,fleet" });
    expect(request.seats).toEqual(["me", "open"]);
    expect(request.start).toBe(false);
  });

  it("is set up by a rulebook at once, and point by point", () => {
    const draft = new Draft("titanic", OFFER);
    const rulebook = OFFER.presets[0]!;
    expect(draft.preset(rulebook)).toBe("house");
    draft.setPreset(rulebook, "english");
    expect(draft.request("Guest", "").setup).toMatchObject({ murdoch: "all", ability: "turn" });
    draft.fields["murdoch"] = "may";
    expect(draft.preset(rulebook)).toBe("mixed");
    draft.setPreset(rulebook, "mixed");
    expect(draft.request("Guest", "").setup).toEqual({ players: "1", ability: "turn" });
    draft.fields["ability"] = "action";
    expect(draft.preset(rulebook)).toBe("house");
  });

  it("has time to think for a bot that searches, in a seat or as the stand-in", () => {
    const draft = new Draft("titanic", OFFER);
    draft.players = 2;
    draft.seats[1] = "steady";
    expect(draft.mayThink).toBe(false);
    draft.seats[1] = "captain";
    expect(draft.mayThink).toBe(true);
    draft.seats[1] = "open";
    draft.standIn = "captain";
    expect(draft.mayThink).toBe(true);
    draft.players = 1;
    expect(draft.mayThink).toBe(false);
  });

  it("has as many hints and as much time to think as is usual, or as was chosen", () => {
    const draft = new Draft("titanic", OFFER);
    expect(draft.request("Guest", "")).toMatchObject({ hints: 10, thinking: 1 });
    draft.hints = 0;
    draft.thinking = 3;
    expect(draft.request("Guest", "")).toMatchObject({ hints: 0, thinking: 3 });
  });

  it("names those who share a screen, and nobody else", () => {
    const draft = new Draft("titanic", OFFER);
    draft.players = 3;
    draft.seatNames[0] = "Cleo ";
    expect(draft.request("Guest", "").names).toEqual([]);
    draft.seats[1] = "me";
    draft.seatNames[2] = "Nobody";
    expect(draft.request("Guest", "").names).toEqual(["Cleo", "", ""]);
  });

  it("is for practice if that was chosen, but never with the deal of the day", () => {
    const draft = new Draft("titanic", OFFER);
    expect(draft.request("Guest", "").practice).toBe(false);
    draft.isPractice = true;
    expect(draft.request("Guest", "").practice).toBe(true);
    draft.deal = "day";
    expect(draft.request("Guest", "").practice).toBe(false);
  });

  it("requests nothing of its own with the deal of the day", () => {
    const draft = new Draft("titanic", OFFER);
    draft.players = 3;
    draft.edition = "x";
    draft.isListed = true;
    draft.deal = "day";
    const request = draft.request("Guest", "");
    expect(request).toMatchObject({ setup: {}, edition: "", listed: false, seats: ["me"] });
  });

  it("is a table without choices where the server offers none", () => {
    const request = new Draft("titanic", null).request("Guest", "");
    expect(request).toMatchObject({ setup: {}, seats: ["me"], start: false });
    expect(request).not.toHaveProperty("stand_in");
  });
});
