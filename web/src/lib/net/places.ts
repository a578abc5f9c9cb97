/** The person's places at tables: a token for each, kept only in this browser. */

import { IS_ON_DEVICE } from "../host";
import { forget, store, stored } from "../storage";

export interface Place {
  table: string;
  token: string;
  game: string;
  /** When it was last visited, in milliseconds since 1970. */
  seen: number;
  /** The number of the last update that was shown there. */
  shown?: number;
}

/** The places on this device are kept apart: the server doesn't know them. */
const KEY = IS_ON_DEVICE ? "device-places" : "places";
/** How many of a server's tables are remembered; a device never forgets its games. */
const MOST = IS_ON_DEVICE ? Infinity : 50;

/** Return all places, the last visited first. */
export function places(): Place[] {
  return stored<Place[]>(KEY, []);
}

export function tokenOf(table: string): string {
  return places().find((place) => place.table === table)?.token ?? "";
}

/** Remember a place, or that it was visited again. */
export function keepPlace(table: string, token: string, game: string): void {
  const others = places().filter((place) => place.table !== table);
  const shown = shownAt(table);
  store(KEY, [{ table, token, game, seen: Date.now(), shown }, ...others].slice(0, MOST));
}

/** Return the number of the last update shown at a table; 0 if none was. */
export function shownAt(table: string): number {
  return places().find((place) => place.table === table)?.shown ?? 0;
}

export function noteShown(table: string, shown: number): void {
  const kept = places();
  const place = kept.find((one) => one.table === table);
  if (!place || place.shown === shown) return;
  place.shown = shown;
  store(KEY, kept);
}

/** Remember places that have come with games of a file, all at once. */
export function addPlaces(added: Pick<Place, "table" | "token" | "game">[]): void {
  if (!added.length) return;
  const tables = new Set(added.map(({ table }) => table));
  const others = places().filter(({ table }) => !tables.has(table));
  store(KEY, [...added.map((place) => ({ ...place, seen: Date.now() })), ...others]);
}

export function leavePlace(table: string): void {
  const others = places().filter((place) => place.table !== table);
  if (others.length) store(KEY, others);
  else forget(KEY);
}
