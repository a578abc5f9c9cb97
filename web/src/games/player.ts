/**
 * Whoever plays at the table that is shown. The page names them once, and a control of the game asks for them here,
 * however deep in the page it is.
 */

import { createContext } from "svelte";
import type { Declined } from "../lib/problems";

export interface Player {
  /** Takes a choice, given in notation; false if it was refused, and the page then shows why. */
  choose: (action: string) => Promise<boolean>;
  /** Shows why something that was tried isn't sent. */
  decline: (why: Declined) => void;
}

/** In a replay nobody plays. */
const NOBODY: Player = { choose: async () => false, decline: () => {} };

const [currentPlayer, setPlayer, hasPlayer] = createContext<Player>();

export { hasPlayer, setPlayer };

export function getPlayer(): Player {
  return hasPlayer() ? currentPlayer() : NOBODY;
}
