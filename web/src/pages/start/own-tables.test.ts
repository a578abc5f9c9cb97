import { expect, it, vi } from "vitest";
import type { Place } from "../../wire/types";

vi.mock("virtual:languages", () => ({ LANGUAGES: { en: {} } }));
vi.stubGlobal("navigator", { languages: ["en"] });

const { arranged, isAwaited } = await import("./own-tables.svelte");

/** Return a table of persons 1 and 2, at which `deciding` decides, as person 1 knows it. */
function place(id: string, deciding: number, status = "playing", stand_in = ""): Place {
  const seats = [1, 2].map((person) => ({ person, name: `P${person}`, player: "", stand_in }));
  return { person: 1, table: { id, status, seats, deciding } } as unknown as Place;
}

it("awaits a person whose own seat decides, unless a bot stands in or they are a spectator", () => {
  expect(isAwaited(place("a", 0))).toBe(true);
  expect(isAwaited(place("a", 1))).toBe(false);
  expect(isAwaited(place("a", -1, "open"))).toBe(false);
  expect(isAwaited(place("a", 0, "playing", "steady"))).toBe(false);
  expect(isAwaited({ ...place("a", 0), person: 0 })).toBe(false);
});

it("puts tables where the person is awaited first, and finished ones last", () => {
  const known = [
    place("over", -1, "over"),
    place("open", -1, "open"),
    place("theirs", 1),
    place("mine", 0),
    place("newer", 0),
  ];
  const visited = ["over", "open", "newer", "theirs", "mine"];
  const found = arranged(known, visited).map(({ table }) => table.id);
  expect(found).toEqual(["newer", "mine", "theirs", "open", "over"]);
});
