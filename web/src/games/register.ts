/** All games, each with its face. */

import type { View } from "../wire/views";
import type { Game } from "./game";
import septentrick from "./septentrick/face";
import titanic from "./titanic/face";

/** In the order in which they are shown. */
const FACES: Record<View["game"], Game> = { titanic, septentrick };

export const GAMES: readonly Game[] = Object.values(FACES);

/** Return whether we can show a game; the server may offer some that we have no face for. */
export function hasFace(name: string): boolean {
  return GAMES.some((game) => game.name === name);
}

export function gameOf(name: string): Game {
  const found = GAMES.find((game) => game.name === name);
  if (!found) throw new Error(`no such game: ${name}`);
  return found;
}

/** Return the game that a rule such as T23 belongs to. */
export function gameOfRule(rule: string): Game | undefined {
  return GAMES.find(({ letter }) => rule.startsWith(letter));
}
