/** The person's places at tables: a token for each, kept in this browser alone. */

import { forget, store, stored } from "../storage";

export interface Place {
  table: string;
  token: string;
  game: string;
  /** When it was last visited, in milliseconds since 1970. */
  seen: number;
}

const KEY = "places";
const MOST = 50;

/** All places, the last visited first. */
export function places(): Place[] {
  return stored<Place[]>(KEY, []);
}

export function tokenOf(table: string): string {
  return places().find((place) => place.table === table)?.token ?? "";
}

/** Remember a place, or that it was visited again. */
export function keepPlace(table: string, token: string, game: string): void {
  const others = places().filter((place) => place.table !== table);
  store(KEY, [{ table, token, game, seen: Date.now() }, ...others].slice(0, MOST));
}

export function leavePlace(table: string): void {
  const others = places().filter((place) => place.table !== table);
  if (others.length) store(KEY, others);
  else forget(KEY);
}
