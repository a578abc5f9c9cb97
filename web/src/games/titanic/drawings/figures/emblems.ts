/**
 * The emblems of the action cards, in a field of 100 by 100: brass, light and shade on a night sky.
 */

import { dot, type Part } from "./parts";

const BRASS = "#e3b65c";
const LIGHT = "#f6ecd2";
const SHADE = "#8f6f34";
const RED = "#d4604c";
const PURPLE = "#a678d6";
const YELLOW = "#f3c43c";
const SEA = "#3d7fa6";

/** A ring between two radii. */
function hoop(x: number, y: number, r: number, inner: number): string {
  return dot(x, y, r) + dot(x, y, inner);
}

const LEAF = "M-9-26Q-9-30-5-30H5Q9-30 9-26V8Q9 12 5 12H-5Q-9 12-9 8Z";
const SHEET = "M16 20L38 12L62 20L84 12V80L62 88L38 80L16 88Z";
const FOLDS = "M38 12L62 20V88L38 80Z";
const PERSON = "M50 30a9 9 0 1 1 .01 0ZM34 78Q32 36 50 34Q68 36 66 78Z";
const SILHOUETTE =
  "M14 96C16 76 30 72 41 66V58C34 52 34 40 36 35L27 32Q35 28 38 28L39 14Q50 9 61 14L62 28Q66 28 73 32L64 35C66 40 66 52 59 58V66C70 72 84 76 86 96Z";
const QUESTION =
  "M41 69Q41 58 51 58Q60 58 60 66.5Q60 72 54.5 75Q53 76 53 79.5H48Q47.5 73.5 51.5 71.2Q54.5 69.5 54.5 66.7Q54.5 62.8 51 62.8Q47 62.8 46.8 69ZM47.5 83H53.5V89H47.5Z";

export interface Emblem {
  parts: Part[];
  /** Copies of a leaf, each turned by this many degrees around the hand that holds them. */
  fan?: number[];
}

export const EMBLEMS: Record<string, Emblem> = {
  // The back: a ship's wheel.
  "": {
    parts: [
      [
        BRASS,
        "M47 0H53V14H47ZM47 86H53V100H47ZM0 47H14V53H0ZM86 47H100V53H86ZM12.5 16.7L16.7 12.5L26.6 22.4L22.4 26.6ZM83.3 12.5L87.5 16.7L77.6 26.6L73.4 22.4ZM87.5 83.3L83.3 87.5L73.4 77.6L77.6 73.4ZM16.7 87.5L12.5 83.3L22.4 73.4L26.6 77.6Z",
      ],
      [
        SHADE,
        "M48 16H52V84H48ZM16 48H84V52H16ZM24.5 27.3L27.3 24.5L75.5 72.7L72.7 75.5ZM72.7 24.5L75.5 27.3L27.3 75.5L24.5 72.7Z",
      ],
      [BRASS, hoop(50, 50, 37, 29)],
      [LIGHT, hoop(50, 50, 33.5, 32.3)],
      [BRASS, dot(50, 50, 11)],
      ["#17344b", dot(50, 50, 5)],
    ],
  },
  "get-ready": {
    fan: [-44, -22, 0, 22, 44],
    parts: [[BRASS, "M50 -6L61 8H54.5V18H45.5V8H39ZM50 104L39 91H45.5V84H54.5V91H61Z"]],
  },
  "come-on": {
    parts: [
      [SHADE, "M26 56L40 54L44 82Q40 88 33 84Z"],
      [BRASS, "M14 38L30 36L76 14V78L30 60L14 58Q8 48 14 38Z"],
      [LIGHT, "M76 14Q86 46 76 78Q66 46 76 14Z"],
      [SHADE, "M28 36.5H32V60H28Z"],
      [LIGHT, "M88 30L98 24V29L89 34ZM90 44H100V49H90ZM89 59L98 65V70L88 63Z"],
    ],
  },
  "come-back": {
    parts: [
      [LIGHT, hoop(50, 52, 36, 19)],
      [
        RED,
        "M37 18.5L44 34.5Q38 36.5 35 41L19 34Q24 23 37 18.5ZM81 34L65 41Q67.5 45.5 68 49L86 50Q86 41 81 34ZM63 85.5L56 69.5Q62 67.5 65 63L81 70Q76 81 63 85.5ZM19 70L35 63Q32 58.5 32 54L14 54Q14 63 19 70Z",
      ],
      [BRASS, "M52 2Q88 4 97 38L89 40Q82 12 52 10V20L34 6L52 -6Z"],
    ],
  },
  "your-turn": {
    parts: [
      [
        SEA,
        "M18 34a6 6 0 1 1 .01 0ZM7 72Q6 39 18 37Q30 39 29 72ZM82 34a6 6 0 1 1 .01 0ZM71 72Q70 39 82 37Q94 39 93 72Z",
      ],
      [BRASS, PERSON],
      [LIGHT, "M50 98L36 84H45V80H55V84H64Z"],
    ],
  },
  "same-lines": {
    parts: [
      [LIGHT, "M14 16H40V28H14ZM14 33H40V45H14ZM60 16H86V28H60ZM60 33H86V45H60Z"],
      [SEA, "M14 50H40V62H14ZM60 50H86V62H60Z"],
      [BRASS, "M14 78L28 68V74H72V68L86 78L72 88V82H28V88Z"],
    ],
  },
  wait: {
    parts: [
      [
        LIGHT,
        "M30 50V22Q30 17 34.5 17T39 22V44H41V12Q41 7 45.5 7T50 12V44H52V14Q52 9 56.5 9T61 14V46H63V24Q63 19 67.5 19T72 24V62Q72 78 60 82H42Q34 80 28 70L15 54Q12 50 16 47.5T24 49L30 56Z",
      ],
      [BRASS, "M36 84H66V97H36Z"],
      [SEA, "M40 62Q50 54 62 60V63Q50 58 42 65Z"],
    ],
  },
  "save-time": {
    parts: [
      [BRASS, "M44 2H56V12H44Z" + hoop(50, 54, 42, 35)],
      [LIGHT, dot(50, 54, 34)],
      [
        SHADE,
        "M48.5 24H51.5V31H48.5ZM48.5 77H51.5V84H48.5ZM20 52.5H27V55.5H20ZM73 52.5H80V55.5H73Z",
      ],
      ["#22364d", "M48 54L50 32L52 54L66 63L64.5 66L48 57Z" + dot(50, 54, 4)],
      [RED, "M50 54L38 26A30 30 0 0 1 50 24Z"],
    ],
  },
  "plan-a": {
    parts: [
      [LIGHT, SHEET],
      ["#dccfae", FOLDS],
      [SEA, "M21 75Q30 66 42 69T62 62T78 36L80 37Q74 58 63 65T42 71.5T23 77Z"],
      ["#22364d", "M46 28H54L64 60H56.5L54.8 54H45.2L43.5 60H36ZM50 37L46.8 48H53.2Z"],
      [RED, dot(79, 32, 4.5)],
    ],
  },
  "plan-b": {
    parts: [
      [LIGHT, SHEET],
      ["#dccfae", FOLDS],
      [SEA, "M20 30Q28 40 32 60T74 74L74 76.5Q42 86 30 61T18.5 32Z"],
      [
        "#22364d",
        "M39 28H53Q62 28 62 36Q62 41 57.5 43Q63.5 45 63.5 51.5Q63.5 60 53 60H39ZM46 33.5V41H51.5Q55 41 55 37.2T51.5 33.5ZM46 46V54.5H52Q56.5 54.5 56.5 50.3T52 46Z",
      ],
      [RED, "M74 66L77 63L81 67L85 63L88 66L84 70L88 74L85 77L81 73L77 77L74 74L78 70Z"],
    ],
  },
  boat: {
    parts: [
      [LIGHT, "M10 46Q50 56 90 46L84 62Q50 70 16 62Z"],
      [SHADE, "M26 49.5H29V64H26ZM42 51.5H45V66H42ZM55 51.5H58V66H55ZM71 49.5H74V64H71Z"],
      [BRASS, "M14 62Q50 72 86 62Q80 78 70 80H30Q20 78 14 62Z"],
      [SHADE, "M8 43Q50 54 92 43L91 48Q50 59 9 48Z"],
      [LIGHT, "M24 40L27 42L8 76Q2 84 0 82T3 73ZM76 40L73 42L92 76Q98 84 100 82T97 73Z"],
      [SEA, "M4 84q11.5-8 23 0t23 0t23 0t23 0v6q-11.5 8-23 0t-23 0t-23 0t-23 0Z"],
    ],
  },
  "mystery-f": {
    parts: [
      [PURPLE, "M50 0L96 30V72L50 100L4 72V30Z"],
      ["#1b1430", SILHOUETTE],
      [LIGHT, QUESTION],
    ],
  },
  "mystery-s": {
    parts: [
      [YELLOW, dot(50, 52, 46)],
      ["#2b210c", SILHOUETTE],
      [LIGHT, QUESTION],
    ],
  },
};

export const FAN: Part[] = [
  [SHADE, "M-10-31Q-10-32-8-32H8Q10-32 10-30V14H-10Z"],
  [LIGHT, LEAF],
];
