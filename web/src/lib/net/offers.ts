/** What tables can be set up with, as the server offers it. */

import type { OfferedGame } from "../../wire/types";
import { api } from "./api";

let asked: Promise<OfferedGame[]> | null = null;

/** Return all offers, asked for once; none if the server doesn't answer. */
export function offers(): Promise<OfferedGame[]> {
  asked ??= api.games().catch(() => {
    asked = null;
    return [];
  });
  return asked;
}

export async function offerOf(game: string): Promise<OfferedGame | null> {
  return (await offers()).find((offer) => offer.game === game) ?? null;
}
