/** Words for seats, bots, options and times. */

import { knownWords, t } from "../lib/texts.svelte";
import type { SeatInfo } from "../wire/types";

/** What whoever has a seat is called; a bot is marked as one. */
export function seatName(seat: SeatInfo, at: number): string {
  if (seat.player) return t("web-seat-bot", { seat: at + 1 });
  if (seat.stand_in) return t("web-seat-stand-in", { name: seat.name });
  return seat.name || t("web-seat-free");
}

/** Whether the name alone does not tell whose seat it is: the person has another one too. */
export function isOneOfSeveral(seats: SeatInfo[], at: number): boolean {
  const { person } = seats[at]!;
  return person > 0 && seats.some((other, of) => of !== at && other.person === person);
}

/** What all seats are called; whoever has several has a number with each, which a lack of room leaves. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map((seat, at) => {
    const name = seatName(seat, at);
    return isOneOfSeveral(seats, at) ? t("web-seat-several", { name, seat: at + 1 }) : name;
  });
}

export function botName(player: string): string {
  return knownWords(`web-bot-${player}`, player);
}

/** How a bot plays. */
export function botWords(player: string): string {
  return knownWords(`web-bot-${player}.about`, "");
}

export function gameName(game: string): string {
  return knownWords(`${game}-name`, game);
}

/** What a field of a game's set-up is set to; where a game has its own word for it, that one. */
export function valueWords(game: string, field: string, value: string): string {
  if (/^\d+$/.test(value)) return t("web-seat", { seat: Number(value) });
  const common = knownWords(`web-field-${field}.${value}`, value);
  const named = knownWords(`${game}-${field}-${value}`, common);
  return knownWords(`${game}-option-${field}.${value}`, named);
}

/** A number of seconds in the largest unit that fits. */
export function duration(seconds: number): string {
  if (seconds % 3600 === 0) return t("web-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("web-minutes", { count: seconds / 60 });
  return t("web-seconds", { count: seconds });
}

/** More hints than anybody could want. */
export const NO_LIMIT = 1000;

/** How many hints each person may ask for. */
export function hintsWords(count = 0): string {
  if (!count) return t("web-hint.off");
  return count < NO_LIMIT ? t("web-hints.number", { count }) : t("web-hints.any");
}
