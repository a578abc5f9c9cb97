/** The crew: each has a face, a uniform, and something behind them that says what they do. */

import * as p from "./parts";
import type { Part } from "./parts";
import * as u from "./uniforms";

const [fair, tanned, pale] = p.SKIN;
const BROWN = "#5b3a26";
const DARK = "#2b2623";
const SANDY = "#b07f45";
const SILVER = "#e4e1d8";
const NAVY_CAP = "#1b2a3f";
const RAIL = "#5f89a5";

/** The mast with the bell of the crow's nest. */
const BELL: Part[] = [
  [RAIL, "M12 0H18V118H12Z"],
  [p.BRASS, `M73 30Q73 20 80 20T87 30L90 41H70Z${p.dot(80, 43, 3)}${p.dot(80, 18, 2.5)}`],
];
/** White rockets. */
const ROCKETS: Part[] = [
  [
    "#f6ecd2",
    "M80 16L82.2 25.8L92 28L82.2 30.2L80 40L77.8 30.2L68 28L77.8 25.8ZM18 28L19.6 34.4L26 36L19.6 37.6L18 44L16.4 37.6L10 36L16.4 34.4ZM79.3 42H80.7V66H79.3Z",
  ],
];
/** A sail, since he went back for the others. */
const SAIL: Part[] = [
  [p.LINEN, "M80 16V66H98Q96 36 80 16Z"],
  [RAIL, "M76 12H79V100H76ZM0 96Q8 90 16 96T32 96V118H0Z"],
];
/** A lantern on a hook. */
const LANTERN: Part[] = [
  [p.BRASS, "M76 28H86L89 34H73ZM73 54H89V58H73ZM79 20H83V28H79Z"],
  ["#ffe6a3", "M75 35H87V53H75Z"],
];
/** Davits, from which the boats hang. */
const DAVITS: Part[] = [
  [RAIL, "M10 118V46Q10 26 24 26V31Q16 32 16 46V118ZM90 118V46Q90 26 76 26V31Q84 32 84 46V118Z"],
  [p.LINEN, "M22.5 31H24V64H22.5ZM76 31H77.5V64H76Z"],
];
/** Sparks of the wireless. */
const SPARKS: Part[] = [
  [
    p.BRASS,
    "M12 30L20 26L17 34L26 32L12 48L15 38L6 40ZM88 30L80 26L83 34L74 32L88 48L85 38L94 40Z",
  ],
];
/** The wheel. */
const WHEEL: Part[] = [
  [
    "#7a5a2c",
    p.dot(50, 50, 47) +
      p.dot(50, 50, 41) +
      "M47 -4H53V9H47ZM-4 47H9V53H-4ZM91 47H104V53H91ZM10 13L13 10L22 19L18 22ZM90 13L87 10L78 19L82 22Z",
  ],
];
/** The clock on the stairs of first class. */
const CLOCK: Part[] = [
  [p.BRASS, p.dot(82, 32, 11)],
  [p.WHITE, p.dot(82, 32, 8.5)],
  [p.INK, "M81.2 25.5H82.8V31.5H87V33H81.2Z"],
];
const WHISTLE: Part[] = [
  [p.BRASS, "M66 96L80 92L82 98L74 101A6 6 0 1 1 66 96Z"],
  [p.WHITE, "M59 78L68 95L66.5 96L57 79Z"],
];

export const CREW: Record<string, Part[]> = {
  murdoch: [
    ...DAVITS,
    ...p.grownHead(fair),
    ...u.officersCoat(),
    [BROWN, p.TEMPLES + p.MOUSTACHE],
    ...u.peakedCap(NAVY_CAP),
  ],
  lightoller: [
    ...DAVITS,
    ...p.grownHead(tanned),
    ...u.officersCoat(),
    [BROWN, p.TEMPLES],
    ...u.peakedCap("#eef0ee"),
    ...WHISTLE,
  ],
  pitman: [
    ...LANTERN,
    ...p.grownHead(pale),
    ...u.officersCoat(),
    [
      SANDY,
      p.TEMPLES + "M50 52C44 49 36 53 33 61C41 62 48 61 50 58C52 61 59 62 67 61C64 53 56 49 50 52Z",
    ],
    ...u.peakedCap(NAVY_CAP),
  ],
  boxhall: [
    ...ROCKETS,
    ...p.grownHead(pale),
    ...u.officersCoat(),
    [DARK, p.TEMPLES],
    ...u.peakedCap(NAVY_CAP),
  ],
  lowe: [...SAIL, ...p.grownHead(fair), ...u.officersCoat(), [DARK, p.PARTED]],
  smith: [
    ...WHEEL,
    ...p.grownHead(pale),
    ...u.officersCoat(),
    [SILVER, p.TEMPLES + p.BEARD],
    ...u.peakedCap("#eef0ee", true),
  ],
  fleet: [
    ...BELL,
    ...p.grownHead(fair),
    ...u.lookoutsCoat("#a5482f", "#8a3923"),
    [BROWN, p.TEMPLES],
    ...u.woollenCap("#8aa3b5", "#6f8a9e"),
  ],
  lee: [
    ...BELL,
    ...p.grownHead(tanned),
    ...u.lookoutsCoat("#4d6b4a", "#3d573b"),
    [DARK, p.TEMPLES + p.MOUSTACHE],
    ...u.woollenCap("#6b4b34", "#553a28"),
  ],
  latimer: [
    ...CLOCK,
    ...p.grownHead(tanned),
    ...u.stewardsJacket(),
    [DARK, p.PARTED + p.MOUSTACHE],
  ],
  phillips: [
    ...SPARKS,
    ...p.grownHead(fair),
    ...u.officersCoat(),
    [BROWN, p.PARTED],
    ...u.headphones(),
  ],
};
