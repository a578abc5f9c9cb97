/** Plain HTTP: what can be asked of the server without a live connection. */

import type {
  Day,
  Events,
  Hint,
  Invitation,
  Joining,
  Line,
  NewTable,
  Accepted,
  OfferedGame,
  Places,
  PushKey,
  Refusal,
  Replaying,
  Results,
  ReviewState,
  Statistics,
  Step,
  Subscribing,
  TableInfo,
  Welcomed,
} from "../../wire/types";
import { IS_ON_DEVICE } from "../host";
import { ownKey, settings } from "../settings.svelte";
import { t } from "../texts.svelte";
import type { Command } from "./connection";
import { tokenOf, type Place } from "./places";
import { NotFetched, transport } from "./transport";

/** The server said no, and why, in the reader's language. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.words);
  }
}

/** The host of the tables couldn't be reached. */
export class Unreachable extends Error {
  constructor(problem?: unknown) {
    if (problem instanceof NotFetched) super(t("web-alone-fetching"));
    else super(t(IS_ON_DEVICE ? "web-alone-stopped" : "web-fault"));
  }
}

/** How many seconds an answer may take. */
const PATIENCE = 10;
/** The same for a hint, which waits for its turn and then for a search. */
const PATIENCE_FOR_HINTS = 60;
/** The same for a file with all games, each of which is played through. */
const PATIENCE_FOR_GAMES = 600;
/** At how many tables a request for places may ask. */
const MOST_PLACES = 50;

interface Asking {
  body?: unknown;
  /** The table whose token says who is asking. */
  table?: string;
  query?: Record<string, string | number>;
  /** Ends the request; if there is none, time does. */
  signal?: AbortSignal;
  /** How many seconds the answer may take. */
  patience?: number;
}

/** Ask the server for something; throws `Refused` or `Unreachable`. */
export async function ask<T>(method: string, path: string, asking: Asking = {}): Promise<T> {
  const text = await answer(method, path, asking);
  return (text ? JSON.parse(text) : undefined) as T;
}

async function answer(method: string, path: string, asking: Asking): Promise<string> {
  const query = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(asking.query ?? {})) query.set(name, String(value));
  const headers: Record<string, string> = { "Lifeboat-Key": ownKey() };
  const token = asking.table && tokenOf(asking.table);
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const { ok, text } = await transport()
    .request({
      method,
      path,
      query: query.toString(),
      headers,
      body: asking.body === undefined ? "" : JSON.stringify(asking.body),
      patience: asking.patience ?? PATIENCE,
      signal: asking.signal,
    })
    .catch((problem: unknown) => {
      throw new Unreachable(problem);
    });
  if (!ok) throw problemOf(text);
  return text;
}

/** Return what the server refused; a proxy that answers instead of it can't reach it either. */
function problemOf(text: string): Error {
  try {
    const refusal = JSON.parse(text);
    if (refusal.code) return new Refused(refusal);
  } catch {
    // It isn't from our server.
  }
  return new Unreachable();
}

/** What has come of a file with the games of a device. */
export interface AddedGames {
  /** How many games are new here. */
  added: number;
  /** How many games that were here went on elsewhere. */
  continued: number;
  /** How many were here as they are. */
  known: number;
  /** Places at games where the page has none. */
  places: Pick<Place, "table" | "token" | "game">[];
}

const heldAt = (places: Place[]) => places.map(({ table, token }) => ({ table, token }));
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  /** What tables can be set up with. */
  games: () => ask<OfferedGame[]>("GET", "/api/games"),
  lobby: () => ask<TableInfo[]>("GET", "/api/tables"),
  create: (table: NewTable) => ask<Welcomed>("POST", "/api/tables", { body: table }),
  table: (table: string) => ask<TableInfo>("GET", at(table)),
  /** How things stand at the person's tables; none of them is woken. */
  places: async (places: Place[]): Promise<Places> => {
    const held = heldAt(places);
    const all: Places = { known: [], unknown: [] };
    for (let from = 0; from < held.length; from += MOST_PLACES) {
      const body = { places: held.slice(from, from + MOST_PLACES) };
      const { known, unknown } = await ask<Places>("POST", "/api/places", { body });
      all.known.push(...known);
      all.unknown.push(...unknown);
    }
    return all;
  },
  pushKey: () => ask<PushKey>("GET", "/api/push"),
  subscribe: (table: string, subscription: Subscribing) =>
    ask<void>("POST", `${at(table)}/push`, { body: subscription, table }),
  unsubscribe: (table: string, endpoint: string) =>
    ask<void>("POST", `${at(table)}/push/end`, { body: { endpoint }, table }),
  join: (table: string, joining: Joining) =>
    ask<Welcomed>("POST", `${at(table)}/people`, { body: joining }),
  leave: (table: string) => ask<void>("DELETE", `${at(table)}/people/me`, { table }),
  invite: (table: string, seat: number) =>
    ask<Invitation>("POST", `${at(table)}/invites`, { body: { seat }, table }),
  command: (table: string, command: Command) =>
    ask<Accepted>("POST", `${at(table)}/commands`, { body: command, table }),
  record: (table: string) => answer("GET", `${at(table)}/record`, { table }),
  step: (table: string, step: number, seat?: number) =>
    ask<Step>("GET", `${at(table)}/steps/${step}`, {
      table,
      query: seat === undefined ? {} : { seat },
    }),
  replay: (replaying: Replaying) => ask<Step>("POST", "/api/replay", { body: replaying }),
  /** What has happened since an update, as its viewer was told it. */
  events: (table: string, since: number) =>
    ask<Events>("GET", `${at(table)}/events`, { table, query: { since } }),
  log: (table: string) => ask<Line[]>("GET", `${at(table)}/log`, { table }),
  hint: (table: string, seat: number) =>
    ask<Hint>("POST", `${at(table)}/hint`, {
      body: { seat },
      table,
      patience: PATIENCE_FOR_HINTS,
    }),
  /** Have a finished game reviewed; a review that exists comes at once. */
  beginReview: (table: string) => ask<ReviewState>("POST", `${at(table)}/review`, { table }),
  review: (table: string) => ask<ReviewState>("GET", `${at(table)}/review`, { table }),
  results: (table: string) => ask<Results>("GET", `${at(table)}/results`, { table }),
  day: (game: string, date = "") =>
    ask<Day>("GET", `/api/days/${game}${date && `/${encodeURIComponent(date)}`}`),
  statistics: () => ask<Statistics>("GET", "/api/statistics"),
  ownStatistics: () => ask<Statistics>("GET", "/api/statistics/me"),
  /** All games on this device, as the text of a file. */
  allGames: () => answer("GET", "/api/device/games", { patience: PATIENCE_FOR_GAMES }),
  addGames: (games: string, places: Place[]) =>
    ask<AddedGames>("POST", "/api/device/games", {
      body: { games, places: heldAt(places) },
      patience: PATIENCE_FOR_GAMES,
    }),
};
