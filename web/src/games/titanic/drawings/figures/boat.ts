/** A lifeboat with its people, on the water. */

import { BRASS, WHITE, dot, type Part } from "./parts";

/** A rower's head and shoulders, by the colour of the coat. */
function rower(x: number, y: number, coat: string): Part[] {
  return [
    [coat, `M${x - 9} ${y + 24}Q${x - 9} ${y + 6} ${x} ${y + 6}T${x + 9} ${y + 24}Z`],
    ["#eac19a", dot(x, y, 5.5)],
  ];
}

export function lifeboat(hull: string): Part[] {
  return [
    ["#12283d", "M0 0H100V74H0Z"],
    [
      WHITE,
      dot(20, 24, 1.4) +
        dot(38, 14, 1) +
        dot(62, 26, 1.2) +
        dot(80, 16, 1.5) +
        dot(88, 38, 1) +
        dot(52, 34, 0.9) +
        dot(28, 40, 0.9),
    ],
    ...rower(28, 54, "#5d7f9b"),
    ...rower(72, 54, "#8d7650"),
    ...rower(43, 48, "#a5482f"),
    ...rower(58, 48, "#4d6b4a"),
    [WHITE, "M8 66Q50 76 92 66Q90 88 78 94H22Q10 88 8 66Z"],
    [hull, "M8 66Q50 76 92 66L91.5 72Q50 82 8.5 72ZM12 82Q50 90 88 82L84 89Q50 95 16 89Z"],
    [BRASS, "M36 74L39 74L20 104L14 104ZM64 74L61 74L80 104L86 104Z"],
    ["#2a6286", "M0 92Q12.5 86 25 92T50 92T75 92T100 92V116H0Z"],
    ["#1d4a68", "M0 101Q12.5 95 25 101T50 101T75 101T100 101V116H0Z"],
  ];
}
