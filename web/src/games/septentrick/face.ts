/** Septentrick's face in the client. */

import { t } from "../../lib/texts.svelte";
import type { SeptentrickView } from "../../wire/types";
import { face } from "../game";
import Emblem from "./Emblem.svelte";
import { pace } from "./pace";
import { sounds } from "./sounds";
import { takenWords } from "./trick/taken";

export default face<SeptentrickView>({
  name: "septentrick",
  Emblem,
  board: () => import("./board"),
  seats: ["me", "steady", "steady"],
  fields: ["captain"],
  keys: [],
  marks: [],
  hidesHands: true,
  measure: "chance",
  letter: "S",
  parts: { deck: "S1", deal: "S3", trick: "S6", close: "S16" },
  pace,
  players: ({ seats }) => seats.length,
  sounds,
  heldWords: ({ trick }, names, you) => takenWords(trick, names, you),
  lessonNames: () => [t("septentrick-captain"), t("web-learn-left"), t("web-learn-right")],
});
