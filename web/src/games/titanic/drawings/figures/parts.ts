/** How people are drawn: coloured shapes, from back to front, in a field 100 wide and 112 high. */

export type Part = readonly [paint: string, shape: string];

/** A filled circle. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A circle as thin as a wire. */
export function ring(x: number, y: number, r: number): string {
  return dot(x, y, r) + dot(x, y, r - 1.4);
}

export const INK = "#1d2530";
export const BRASS = "#c9962f";
export const WHITE = "#fbf7ec";
export const LINEN = "#e6dcc6";
export const NAVY = "#22364d";

/** Skin tones, each with its shade. */
export const SKIN = [
  ["#f3d3b4", "#e2b48d"],
  ["#eac19a", "#d39f74"],
  ["#f6dcc4", "#e5bda0"],
  ["#c99468", "#ad774d"],
] as const;
export type Skin = (typeof SKIN)[number];

const FACE = "M35 43C35 28 65 28 65 43C65 57 58 67 50 67C42 67 35 57 35 43Z";
const SHADE = "M52 32C62 32 65 37 65 43C65 57 58 67 50 67C57 60 58 42 52 32Z";
const LOOK = dot(44, 47, 1.5) + dot(56, 47, 1.5);

export function grownHead([skin, shade]: Skin): Part[] {
  return [
    [shade, "M43 58H57V77L50 86L43 77Z"],
    [skin, FACE],
    [shade, SHADE],
    [INK, `${LOOK}M46 58.5Q50 60.5 54 58.5Q50 62 46 58.5Z`],
  ];
}

export function childHead([skin, shade]: Skin): Part[] {
  return [
    [shade, "M45 72H55V88L50 92L45 88Z"],
    [skin, "M32 54C32 36 68 36 68 54C68 68 60 76 50 76C40 76 32 68 32 54Z"],
    [shade, `M54 42C64 44 68 48 68 54C68 68 60 76 50 76C60 68 62 52 54 42Z${dot(40, 65, 3)}`],
    [INK, `${dot(43, 58, 1.9)}${dot(57, 58, 1.9)}M46 67.5Q50 70 54 67.5Q50 71.5 46 67.5Z`],
  ];
}

/** Hair visible beside the face under a hat. */
export const TEMPLES = "M34 36H39L37 50Q33 46 34 36ZM66 36H61L63 50Q67 46 66 36Z";
export const PARTED =
  "M34 46C30 28 40 21 52 22C65 22 69 32 66 46C65 38 62 34 55 32C47 36 37 35 34 46Z";
export const RECEDING =
  "M34 48C31 38 33 32 37 30C36 36 36 40 37 48ZM66 48C69 38 67 32 63 30C64 36 64 40 63 48Z";
export const PINNED_UP =
  "M30 43C25 24 40 15 50 15C60 15 75 24 70 43C69 51 66 53 65 50C66 40 62 34 50 33C38 34 34 40 35 50C34 53 31 51 30 43Z";
export const LOOSE =
  "M28 62C24 34 38 26 50 26C62 26 76 34 72 62C76 76 74 84 70 90C65 86 68 70 67 58C66 46 58 40 50 43C42 40 34 46 33 58C32 70 35 86 30 90C26 84 24 76 28 62Z";

export const MOUSTACHE =
  "M50 54C46 52 41 53 37 58C43 60 48 59 50 57C52 59 57 60 63 58C59 53 54 52 50 54Z";
export const BEARD =
  "M35 44C35 62 39 78 50 80C61 78 65 62 65 44C63 52 60 55 57 55Q50 51 43 55C40 55 37 52 35 44ZM46 59Q50 57 54 59Q50 62 46 59Z";
export const GOATEE = "M45 62Q50 64 55 62Q55 73 50 77Q45 73 45 62Z";
export const WHISKERS =
  "M35 42C33 56 36 66 44 66C43 58 40 50 38 42ZM65 42C67 56 64 66 56 66C57 58 60 50 62 42Z";

const LIPS: Part = ["#b0474b", "M45.5 58Q48 56.6 50 57.6Q52 56.6 54.5 58Q50 63 45.5 58Z"];

/** A coat over a shirt, for a man. */
export function coat(cloth: string, lapel: string, tie: string, isBow = false): Part[] {
  return [
    [WHITE, "M40 72H60L59 112H41Z"],
    [tie, isBow ? "M50 82L41 77V87ZM50 82L59 77V87Z" : "M47.5 80H52.5L54 100L50 106L46 100Z"],
    [cloth, "M6 116C8 92 24 84 41 75L50 106L59 75C76 84 92 92 94 116Z"],
    [lapel, "M41 75L50 106L35 93L40 89L33 84ZM59 75L50 106L65 93L60 89L67 84Z"],
  ];
}

/** A dress with a high collar, for a woman. */
export function dress(cloth: string, yoke: string): Part[] {
  return [
    [cloth, "M12 116C12 95 26 85 42 77Q50 82 58 77C74 85 88 95 88 116Z"],
    [yoke, "M42 64Q50 69 58 64L59 78L68 83Q50 106 32 83L41 78Z"],
    [BRASS, dot(50, 80, 3)],
    LIPS,
  ];
}

/** An evening dress, with pearls. */
export function gown(cloth: string, [, shade]: Skin): Part[] {
  return [
    [shade, "M24 96C28 86 38 80 44 76H56C62 80 72 86 76 96L50 110Z"],
    [cloth, "M10 116C12 98 20 92 28 88Q38 104 50 103Q62 104 72 88C80 92 88 98 90 116Z"],
    [
      WHITE,
      [
        [41, 79],
        [44, 83.5],
        [48, 86],
        [52, 86],
        [56, 83.5],
        [59, 79],
      ]
        .map(([x, y]) => dot(x!, y!, 1.9))
        .join(""),
    ],
    LIPS,
  ];
}

/** A shawl around head and shoulders. */
export function shawl(cloth: string, fold: string): Part[] {
  return [
    [
      cloth,
      "M26 56C22 26 36 15 50 15C64 15 78 26 74 56C78 70 88 84 92 116H8C12 84 22 70 26 56ZM35 44C34 58 40 68 50 69C60 68 66 58 65 44C65 34 58 30 50 30C42 30 35 34 35 44Z",
    ],
    [fold, "M40 72Q50 80 60 72L54 116H44Z"],
    LIPS,
  ];
}

/** A child's plain smock. */
export function smock(cloth: string, collar: string): Part[] {
  return [
    [cloth, "M18 116C20 98 34 91 44 85H56C66 91 80 98 82 116Z"],
    [collar, "M34 91Q44 84 45 82L50 92L55 82Q56 84 66 91Q60 102 50 96Q40 102 34 91Z"],
  ];
}

/** A child's sailor suit. */
export function sailorSuit(cloth: string, collar: string): Part[] {
  return [
    [cloth, "M18 116C20 98 34 91 44 85H56C66 91 80 98 82 116Z"],
    [collar, "M30 93L45 83L50 100L55 83L70 93L62 112L50 104L38 112Z"],
    [BRASS, "M46 100H54L56 116H44Z"],
  ];
}
