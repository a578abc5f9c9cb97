/** Who sits where around the table, seen from one seat. */

/** Return the seats in order of play from the viewer's left; a spectator sits before the first. */
export function othersFrom(seat: number, players: number): number[] {
  const first = seat < 0 ? 0 : seat + 1;
  const count = seat < 0 ? players : players - 1;
  return Array.from({ length: count }, (_, at) => (first + at) % players);
}

export function leftOf(seat: number, players: number): number {
  return (seat + 1) % players;
}

export function rightOf(seat: number, players: number): number {
  return (seat + players - 1) % players;
}

export interface Spot {
  /** The middle of the card, in per cent of the width and height of the table. */
  x: number;
  y: number;
}

/** Return where the cards of a trick lie, by seat: the viewer's below, the others on an arc. */
export function spots(seat: number, players: number): Spot[] {
  const others = othersFrom(seat, players);
  const all: Spot[] = Array.from({ length: players }, () => ({ x: 50, y: 73 }));
  others.forEach((other, at) => {
    const way = others.length === 1 ? 0.5 : at / (others.length - 1);
    // The more there are, the farther out they sit.
    const edge = Math.max(11, 29 - 5 * others.length);
    const x = edge + (100 - 2 * edge) * way;
    // An arc, highest in the middle, so that there is room below for the viewer's card.
    const y = 60 - 38 * Math.sin(Math.PI * (0.2 + 0.6 * way));
    all[other] = { x, y: seat < 0 ? y + 18 : y };
  });
  return all;
}
