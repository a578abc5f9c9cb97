/** The crew members that a set-up names: one for each seat, or all drawn by lot. */

import { knownWords, t } from "../../lib/texts.svelte";
import type { Teammate } from "../../wire/types";
import type { Breakdown, OwnField } from "../game";

/** The value of the field if the crew is drawn. */
const DRAWN = "drawn";

export function crewName(member: string): string {
  return knownWords(`titanic-crew-${member}`, member);
}

/** Return what a crew member is called in a sentence. */
export function shortName(member: string): string {
  return knownWords(`titanic-crew-${member}.short`, member);
}

/** Return the crew member at a seat, or "" if the crew is drawn. */
export function crewAt({ crew = DRAWN }: Record<string, string>, seat: number): string {
  return crew === DRAWN ? "" : crewName(crew.split(",")[seat] ?? "");
}

export const crewField: OwnField = {
  title: "web-crew",
  words: (crew) =>
    crew === DRAWN ? t("web-crew.drawn") : crew.split(",").map(crewName).join(", "),
};

/** Return which crew member a teammate played, if that may be known. */
export function crewOf({ crew }: Teammate): string {
  return crew && shortName(crew);
}

export const byCrew: Breakdown = {
  caption: "web-statistics-by-crew",
  tallies: ({ crew }) => crew,
  name: ({ crew }) => t(`titanic-crew-${crew}`),
};
