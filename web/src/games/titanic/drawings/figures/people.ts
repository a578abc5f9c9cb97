/** Who is on which card: one passenger for every rank of each class. */

import * as hats from "./hats";
import * as p from "./parts";
import type { Part } from "./parts";

const [fair, tanned, pale, brown] = p.SKIN;
const AUBURN = "#8a4a26";
const CHESTNUT = "#5b3a26";
const BLACK = "#2b2623";
const BLOND = "#c99a4b";
const GREY = "#9a9a96";
const SILVER = "#d9d6cc";

const FIRST: Record<number, Part[]> = {
  2: [...p.smock("#f4ecdf", "#ffffff"), ...p.childHead(pale), ...hats.bonnet("#c9b2e2", p.WHITE)],
  3: [
    ...p.smock("#8c5cb8", p.WHITE),
    ...p.childHead(fair),
    [BLOND, p.LOOSE],
    ...hats.bow("#6a3d9a"),
  ],
  4: [
    ...p.sailorSuit(p.WHITE, p.NAVY),
    ...p.childHead(fair),
    [CHESTNUT, "M31 58C29 46 34 40 40 40L34 60ZM69 58C71 46 66 40 60 40L66 60Z"],
    ...hats.sailorHat(p.WHITE, p.NAVY),
  ],
  5: [
    [AUBURN, p.PINNED_UP],
    ...p.grownHead(fair),
    ...p.dress("#7a4aa8", p.WHITE),
    ...hats.flowered("#efe2cf", "#6a3d9a", "#c65b7c"),
  ],
  6: [
    [BLACK, p.PINNED_UP],
    ...p.grownHead(pale),
    ...p.gown("#4b2a73", pale),
    ...hats.toque("#6a3d9a", "#d8c3ee"),
  ],
  7: [
    [BLOND, p.PINNED_UP],
    ...p.grownHead(tanned),
    ...p.dress("#2f5d6e", p.LINEN),
    ...hats.plumed("#37264d", p.BRASS, "#b48ad6"),
  ],
  8: [...p.grownHead(fair), [CHESTNUT, p.PINNED_UP], ...p.gown("#96294a", fair), ...hats.tiara()],
  9: [
    ...p.coat("#d9cbb0", "#c7b694", "#6a3d9a"),
    ...p.grownHead(fair),
    [BLOND, p.TEMPLES],
    ...hats.boater("#eed9a0", "#6a3d9a"),
  ],
  10: [
    ...p.grownHead(tanned),
    ...p.coat(p.INK, "#39435a", p.WHITE, true),
    [BLACK, p.PARTED + p.MOUSTACHE],
  ],
  11: [
    ...p.grownHead(pale),
    ...p.coat("#4a3561", "#5d4578", p.BRASS),
    [AUBURN, p.TEMPLES + p.MOUSTACHE],
    ...hats.bowler("#37264d", "#6a3d9a"),
  ],
  12: [
    ...p.grownHead(fair),
    ...p.coat(p.INK, "#6a3d9a", p.INK, true),
    [CHESTNUT, p.TEMPLES + p.GOATEE],
    ...hats.topHat("#20242e", "#6a3d9a"),
  ],
  13: [
    ...p.grownHead(pale),
    ...p.coat("#2c2440", "#4a3561", p.WHITE, true),
    [SILVER, p.TEMPLES + p.WHISKERS + p.MOUSTACHE],
    [p.BRASS, p.ring(56, 47, 5.2)],
    ...hats.topHat("#2b2733", p.BRASS),
  ],
};

const SECOND: Record<number, Part[]> = {
  2: [...p.smock("#dcb765", p.WHITE), ...p.childHead(tanned), ...hats.bonnet(p.WHITE, "#e0b84f")],
  3: [
    ...p.smock("#3f6b57", p.LINEN),
    ...p.childHead(pale),
    [AUBURN, p.LOOSE],
    ...hats.bow("#d99a1c"),
  ],
  4: [
    ...p.smock("#6b5236", p.LINEN),
    ...p.childHead(fair),
    [BLACK, "M31 60C29 48 34 42 40 42L34 60ZM69 60C71 48 66 42 60 42L66 60Z"],
    ...hats.smallCap("#7d6a4c", "#5f4f37"),
  ],
  5: [
    ...p.grownHead(fair),
    [BLOND, p.PINNED_UP],
    ["#b5853a", p.dot(50, 15, 8)],
    ["#8a2f24", "M33 27Q50 15 67 27L66 31Q50 20 34 31Z"],
    ...p.dress("#a8741a", p.LINEN),
    [p.BRASS, p.dot(34.5, 55, 2) + p.dot(65.5, 55, 2)],
  ],
  6: [
    ...p.grownHead(brown),
    [BLACK, p.PINNED_UP],
    ...p.dress("#3d5f78", p.WHITE),
    ...hats.boater("#e8c878", "#8a6100"),
  ],
  7: [
    ...p.grownHead(tanned),
    [CHESTNUT, "M35 44C35 30 65 30 65 44Q58 33 50 34Q42 33 35 44Z"],
    ...p.shawl("#8f3d2c", "#74301f"),
  ],
  8: [
    [BLACK, p.PINNED_UP],
    ...p.grownHead(pale),
    ...p.dress("#5a4a36", p.LINEN),
    ...hats.flowered("#3c4a3c", "#c88f1e", "#e2b23d"),
  ],
  9: [...p.grownHead(fair), ...p.coat("#54657a", "#41526a", "#b5791a"), [AUBURN, p.PARTED]],
  10: [
    ...p.grownHead(tanned),
    ...p.coat("#7a6242", "#66513a", "#3f6b57"),
    [BLACK, p.TEMPLES],
    ...hats.flatCap("#8d7650", "#6f5b3b"),
  ],
  11: [
    ...p.grownHead(brown),
    ...p.coat("#3d4f46", "#2e3e36", "#c88f1e"),
    [BLACK, p.TEMPLES + p.MOUSTACHE],
    ...hats.trilby("#5c4a31", "#2e2a22"),
  ],
  12: [
    ...p.grownHead(fair),
    ...p.coat("#3b3f48", "#2d313a", "#8a2f24"),
    [CHESTNUT, p.TEMPLES + p.BEARD],
    ...hats.bowler("#2e2c2a", "#8a6100"),
  ],
  13: [
    ...p.grownHead(pale),
    ...p.coat("#6d5a3a", "#58482d", "#22364d", true),
    [GREY, p.RECEDING + p.MOUSTACHE],
    [p.INK, `${p.ring(44, 47, 5)}${p.ring(56, 47, 5)}M49 46h2v1.4h-2Z`],
  ],
  14: [
    ...p.grownHead(tanned),
    ...p.coat("#2f3d4d", "#22303f", "#b5791a"),
    [GREY, p.TEMPLES + p.BEARD],
    ...hats.flatCap("#46566a", "#2f3d4d"),
  ],
  15: [
    ...p.grownHead(fair),
    ...p.coat("#4d4438", "#3b342a", "#8a6100"),
    [SILVER, p.TEMPLES + p.WHISKERS],
    ...hats.trilby("#6b5c42", "#c88f1e"),
    [CHESTNUT, "M54 58L66 63V60H75V69Q75 73 70.5 73Q66 73 66 68L53 61Z"],
  ],
  16: [
    ...p.grownHead(brown),
    ...p.coat("#3c3a40", "#2c2b31", p.WHITE, true),
    [SILVER, p.RECEDING + p.BEARD],
    [p.BRASS, `${p.ring(44, 47, 5)}${p.ring(56, 47, 5)}M49 46h2v1.4h-2Z`],
  ],
  17: [
    ...p.grownHead(pale),
    ...p.coat("#33291c", "#4a3c28", "#8a6100", true),
    [SILVER, p.TEMPLES + p.BEARD],
    ...hats.topHat("#2d2820", "#c88f1e"),
  ],
};

const PEOPLE = { f: FIRST, s: SECOND };

/** Return the shapes of a passenger; the oldest stands in for ranks that the game doesn't have. */
export function portrait(group: "f" | "s", rank: number): Part[] {
  const people = PEOPLE[group];
  return people[rank] ?? people[group === "f" ? 13 : 17]!;
}
