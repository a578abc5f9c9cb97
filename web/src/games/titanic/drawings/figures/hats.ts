/** Hats of 1912, for the heads of `parts.ts`. */

import { BRASS, WHITE, dot, type Part } from "./parts";

const BRIM = "M25 32Q50 42 75 32Q75 38 66 39Q50 43 34 39Q25 38 25 32Z";

export function topHat(felt: string, band: string): Part[] {
  return [
    [felt, "M35 5Q50 1 65 5L62.5 36H37.5Z"],
    [band, "M37 26Q50 30 63 26L62.5 36H37.5Z"],
    [felt, BRIM],
  ];
}

export function bowler(felt: string, band: string): Part[] {
  return [
    [felt, "M33 36C31 8 69 8 67 36Z"],
    [band, "M33 28Q50 33 67 28V36H33Z"],
    [felt, BRIM],
  ];
}

export function trilby(felt: string, band: string): Part[] {
  return [
    [felt, "M33 36L37 14Q44 8 50 14Q56 8 63 14L67 36Z"],
    [band, "M34.5 28Q50 33 65.5 28L67 36H33Z"],
    [felt, "M19 31Q50 44 81 31Q80 38 67 39Q50 44 33 39Q20 38 19 31Z"],
  ];
}

export function boater(straw: string, band: string): Part[] {
  return [
    [straw, "M35 15Q50 11 65 15V35H35Z"],
    [band, "M35 24Q50 28 65 24V35H35Z"],
    [straw, "M22 31Q50 38 78 31Q79 36 74 37Q50 42 26 37Q21 36 22 31Z"],
  ];
}

export function flatCap(cloth: string, peak: string): Part[] {
  return [
    [cloth, "M30 36C26 18 42 12 56 14C71 16 76 27 71 38C58 31 42 31 30 36Z"],
    [peak, "M30 34C42 28 58 29 67 36C56 37 40 40 29 40Q26 37 30 34Z"],
  ];
}

/** A wide hat with a feather. */
export function plumed(felt: string, band: string, feather: string): Part[] {
  return [
    [feather, "M56 30C54 12 72 0 86 14C78 12 75 20 81 32Z"],
    [felt, "M32 32C30 8 68 6 70 30Z"],
    [band, "M32 24Q50 30 70 22L70 32H32Z"],
    [felt, "M10 33C18 24 80 20 92 29C86 39 68 37 50 38C32 39 16 42 10 33Z"],
  ];
}

/** A wide hat with flowers. */
export function flowered(felt: string, band: string, flowers: string): Part[] {
  return [
    [felt, "M33 32C31 9 67 8 69 31Z"],
    [band, "M33 25Q50 31 69 24L69 32H33Z"],
    [felt, "M12 31C24 22 78 22 89 32C80 40 66 37 50 38C34 39 18 39 12 31Z"],
    [flowers, dot(34, 24, 6) + dot(44, 27, 5) + dot(27, 29, 4)],
    [WHITE, dot(34, 24, 2) + dot(44, 27, 1.7)],
  ];
}

/** A small hat worn high on the hair. */
export function toque(felt: string, plume: string): Part[] {
  return [
    [plume, "M60 20Q62 4 74 0Q70 10 68 24Z"],
    [felt, "M31 32C29 16 42 9 54 10C68 11 72 22 69 32Q50 24 31 32Z"],
    [BRASS, dot(63, 22, 3.2)],
  ];
}

export function tiara(): Part[] {
  return [[BRASS, "M35 27L39 14L45 21L50 8L55 21L61 14L65 27Q50 19 35 27Z"]];
}

export function bonnet(cloth: string, lace: string): Part[] {
  return [
    [
      cloth,
      "M24 56C20 30 36 19 50 19C64 19 80 30 76 56C76 70 70 80 62 84C70 70 72 42 50 40C28 42 30 70 38 84C30 80 24 70 24 56Z",
    ],
    [lace, "M30 62C26 42 38 34 50 34C62 34 74 42 70 62C70 48 62 41 50 41C38 41 30 48 30 62Z"],
    [lace, "M50 83L37 76V91ZM50 83L63 76V91Z"],
  ];
}

export function bow(ribbon: string): Part[] {
  return [
    [
      ribbon,
      `M50 24C40 8 28 12 30 22C28 34 42 34 50 24C60 8 72 12 70 22C72 34 58 34 50 24Z${dot(50, 24, 4)}`,
    ],
  ];
}

export function sailorHat(cloth: string, ribbon: string): Part[] {
  return [
    [cloth, "M24 40C20 22 80 22 76 40Z"],
    [ribbon, "M31 38Q50 30 69 38V45Q50 37 31 45Z"],
  ];
}

/** A child's cap. */
export function smallCap(cloth: string, peak: string): Part[] {
  return [
    [cloth, "M27 46C22 24 40 20 54 21C74 23 78 36 74 48C60 39 42 40 27 46Z"],
    [peak, "M27 45C40 38 58 39 68 46C56 48 38 51 26 50Q23 48 27 45Z"],
  ];
}
