/** SOS Titanic's face in the client. */

import type { TitanicView } from "../../wire/types";
import { face } from "../game";
import { byCrew, crewAt, crewField, crewOf, shortName } from "./crew";
import Emblem from "./Emblem.svelte";
import { pace } from "./pace";
import { byLayout, pages } from "./results";
import { sounds } from "./sounds";

export default face<TitanicView>({
  name: "titanic",
  Emblem,
  board: () => import("./board"),
  seats: ["me"],
  fields: ["layout"],
  keys: ["s"],
  marks: ["boat", "rescue", "page"],
  hidesHands: false,
  setUp: () => import("./CrewChoice.svelte"),
  ownFields: { crew: crewField },
  figures: [pages],
  breakdowns: [byLayout, byCrew],
  kindOf: ({ layout }) => layout,
  measure: "points",
  letter: "T",
  parts: {
    setup: "T1",
    moves: "T8",
    rescue: "T15",
    action: "T20",
    pages: "T22",
    cards: "T26",
    crew: "T40",
    end: "T51",
    quiet: "T54",
    rulebooks: "T55",
  },
  appendix: {
    sections: { crew: "web-rules-crew", cards: "web-rules-cards" },
    load: () => import("./Reference.svelte"),
  },
  pace,
  players: ({ crew }) => crew.length,
  sounds,
  roleWords: ({ crew }, seat) => shortName(crew[seat]?.member ?? ""),
  seatWords: crewAt,
  teammateWords: crewOf,
  lessonNames: () => [],
});
