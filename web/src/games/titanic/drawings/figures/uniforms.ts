/** What the crew wear, for the heads of `parts.ts`. */

import { BRASS, INK, LINEN, WHITE, dot, type Part } from "./parts";

const CLOTH = "#1b2a3f";
const FOLD = "#2b3f5a";

const BUTTONS = [92, 102, 112].map((y) => dot(41, y, 2.2) + dot(59, y, 2.2)).join("");

/** An officer's double-breasted coat. */
export function officersCoat(): Part[] {
  return [
    [WHITE, "M40 72H60L58 100H42Z"],
    [INK, "M47.5 80H52.5L54 98L50 104L46 98Z"],
    [CLOTH, "M6 118C8 92 24 84 41 75L50 98L59 75C76 84 92 92 94 118Z"],
    [FOLD, "M41 75L50 98L34 92L39 88L33 83ZM59 75L50 98L66 92L61 88L67 83Z"],
    [BRASS, BUTTONS],
  ];
}

/** A peaked cap with the badge of the line; a captain's has leaves on it. */
export function peakedCap(cover: string, isCaptain = false): Part[] {
  return [
    [cover, "M25 26C24 12 76 12 75 26L66 34H34Z"],
    [INK, "M33 26Q50 21 67 26V36Q50 31 33 36Z"],
    [BRASS, `${dot(50, 27.5, 4.6)}M40 29Q44 25 46 29L45 32ZM60 29Q56 25 54 29L55 32Z`],
    [WHITE, dot(50, 27.5, 2)],
    [INK, "M31 35Q50 29 69 35Q66 43 50 40Q34 43 31 35Z"],
    ...(isCaptain ? ([[BRASS, "M35 36Q50 32 65 36L63 39Q50 35.5 37 39Z"]] as Part[]) : []),
  ];
}

/** A seaman's woollen cap. */
export function woollenCap(wool: string, hem: string): Part[] {
  return [
    [wool, "M32 34C30 8 70 8 68 34Z"],
    [hem, "M31 30Q50 23 69 30V39Q50 32 31 39Z"],
  ];
}

/** Jersey and scarf, for the cold of the crow's nest. */
export function lookoutsCoat(scarf: string, fold: string): Part[] {
  return [
    ["#26333f", "M6 118C8 92 24 84 41 77H59C76 84 92 92 94 118Z"],
    ["#364655", "M41 84L50 118L26 104L33 86ZM59 84L50 118L74 104L67 86Z"],
    [scarf, "M35 70Q50 82 65 70L68 84Q50 96 32 84Z"],
    [fold, "M54 86L68 82L74 112L62 114Z"],
  ];
}

/** A steward's white jacket. */
export function stewardsJacket(): Part[] {
  return [
    [LINEN, "M40 72H60L58 110H42Z"],
    [INK, "M50 82L41 77V87ZM50 82L59 77V87Z"],
    [WHITE, "M6 118C8 92 24 84 41 75L50 108L59 75C76 84 92 92 94 118Z"],
    [LINEN, "M41 75L50 108L35 93L40 89L33 84ZM59 75L50 108L65 93L60 89L67 84Z"],
    [BRASS, dot(36, 102, 2.2) + dot(64, 102, 2.2) + dot(36, 112, 2.2) + dot(64, 112, 2.2)],
  ];
}

/** The wireless operator's headphones. */
export function headphones(): Part[] {
  return [
    [INK, "M29 46C26 8 74 8 71 46H67C69 15 31 15 33 46Z"],
    [BRASS, "M27 40H35V56H27Q24 48 27 40ZM73 40H65V56H73Q76 48 73 40Z"],
    [INK, "M27 43H31V53H27ZM73 43H69V53H73Z"],
  ];
}
