/**
 * The player at the table on this page. The page sets it once, and the controls of a game find it
 * here, however deep in the page they are.
 */

import { createContext } from "svelte";
import type { Declined } from "../lib/problems";

export interface Player {
  /** Takes a choice, given in notation; false if it was refused, and the page then shows why. */
  choose: (action: string) => Promise<boolean>;
  /** Shows why something that was tried isn't sent. */
  decline: (why: Declined) => void;
  /** Told whether a card is picked up, so that nothing else moves meanwhile. */
  hold?: (isHolding: boolean) => void;
}

/** In a replay nobody plays. */
const NOBODY: Player = { choose: async () => false, decline: () => {} };

const [currentPlayer, setPlayer, hasPlayer] = createContext<Player>();

export { hasPlayer, setPlayer };

export function getPlayer(): Player {
  return hasPlayer() ? currentPlayer() : NOBODY;
}
