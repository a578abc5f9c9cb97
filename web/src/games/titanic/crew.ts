/** The crew members that a set-up names: one for each seat, or all by lot. */

import { knownWords, t } from "../../lib/texts.svelte";
import type { Teammate } from "../../wire/types";
import type { Breakdown, OwnField } from "../game";

/** What the field says where the crew is drawn. */
const DRAWN = "drawn";

export function crewName(member: string): string {
  return knownWords(`titanic-crew-${member}`, member);
}

/** The crew member at a seat; empty where the crew is drawn. */
export function crewAt({ crew = DRAWN }: Record<string, string>, seat: number): string {
  return crew === DRAWN ? "" : crewName(crew.split(",")[seat] ?? "");
}

export const crewField: OwnField = {
  title: "web-crew",
  words: (crew) =>
    crew === DRAWN ? t("web-crew.drawn") : crew.split(",").map(crewName).join(", "),
};

/** Whom somebody in a team played, where that may be known. */
export function crewOf({ crew }: Teammate): string {
  return crew && t(`titanic-crew-${crew}.short`);
}

export const byCrew: Breakdown = {
  caption: "web-statistics-by-crew",
  tallies: ({ crew }) => crew,
  name: ({ crew }) => t(`titanic-crew-${crew}`),
};
