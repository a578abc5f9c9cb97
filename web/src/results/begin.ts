/** Games that are started with one click, with the default set-up. */

import { api } from "../lib/net/api";
import { offerOf } from "../lib/net/offers";
import { keepPlace, places } from "../lib/net/places";
import { ownKey, settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import type { NewTable } from "../wire/types";

const LOOKED_THROUGH = 8;

interface Beginning {
  deal?: NewTable["deal"];
  /** The number of seats; by default, that of the game. */
  players?: number;
  /** Whether the other seats are left to friends; the game then begins when they are there. */
  withFriends?: boolean;
}

/** Set up a table, and return its address. */
export async function begin(
  game: string,
  { deal, players, withFriends }: Beginning = {},
): Promise<string> {
  const offer = await offerOf(game);
  const size = players ?? Number(offer?.usual["players"] ?? 1);
  const others = offer && !withFriends ? Array<string>(size - 1).fill(offer.stand_in) : [];
  const { table, token } = await api.create({
    game,
    name: settings.name || t("web-day-nameless"),
    deal: deal ?? "random",
    seats: ["me", ...others],
    start: offer !== null && !withFriends,
    me: ownKey(),
  });
  keepPlace(table, token, game);
  return `/table/${table}`;
}

/** Return the table at which this person has begun the deal of a day, or "". */
export async function begunDay(game: string, date: string): Promise<string> {
  const since = Date.parse(`${date}T00:00:00Z`);
  const recent = places().filter((place) => place.game === game && place.seen >= since);
  for (const { table } of recent.slice(0, LOOKED_THROUGH)) {
    const info = await api.table(table).catch(() => null);
    if (info?.day === date && info.status !== "over") return table;
  }
  return "";
}
