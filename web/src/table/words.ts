/** Words for seats, bots, options and times. */

import { knownWords, t } from "../lib/texts.svelte";
import type { SeatInfo } from "../wire/types";

/** Return the name of the person or bot in a seat; a bot is marked as one. */
export function seatName(seat: SeatInfo, at: number): string {
  if (seat.player) return t("web-seat-bot", { seat: at + 1 });
  if (seat.stand_in) return t("web-seat-stand-in", { name: seat.name });
  return seat.name || t("web-seat-free");
}

/** Return whether the name alone doesn't say which seat it is, as the person has several. */
export function isOneOfSeveral(seats: SeatInfo[], at: number): boolean {
  const { person } = seats[at]!;
  return person > 0 && seats.some((other, of) => of !== at && other.person === person);
}

/** Return whether a seat goes by its number too, as it is one of several without a name. */
export function isNumbered(seats: SeatInfo[], at: number): boolean {
  return !seats[at]!.own_name && isOneOfSeveral(seats, at);
}

/** Return the names of all seats; a person with several has a number with each nameless one. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map((seat, at) => {
    const name = seatName(seat, at);
    return isNumbered(seats, at) ? t("web-seat-several", { name, seat: at + 1 }) : name;
  });
}

export function botName(player: string): string {
  return knownWords(`web-bot-${player}`, player);
}

/** Return what a bot is called where one is chosen: its name, and a word on its strength. */
export function botChoice(player: string, bot = botName(player)): string {
  const strength = knownWords(`web-bot-${player}.strength`, "");
  return strength ? t("web-bot-choice", { bot, strength }) : bot;
}

/** Return how a bot plays. */
export function botWords(player: string): string {
  return knownWords(`web-bot-${player}.about`, "");
}

export function gameName(game: string): string {
  return knownWords(`${game}-name`, game);
}

/** Return what a set-up field is set to, in the game's own word if it has one. */
export function valueWords(game: string, field: string, value: string): string {
  if (/^\d+$/.test(value)) return t("web-seat", { seat: Number(value) });
  const common = knownWords(`web-field-${field}.${value}`, value);
  const named = knownWords(`${game}-${field}-${value}`, common);
  return knownWords(`${game}-option-${field}.${value}`, named);
}

const DAY = 86_400;

/** Return a number of seconds in the largest unit that fits. */
export function duration(seconds: number): string {
  if (seconds % DAY === 0) return t("web-days", { count: seconds / DAY });
  if (seconds % 3600 === 0) return t("web-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("web-minutes", { count: seconds / 60 });
  return t("web-seconds", { count: seconds });
}

/** Return how long there is still to wait: exactly for the last minute, then in larger units. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return t("web-away-seconds", { count: Math.max(0, Math.ceil(seconds)) });
  if (seconds < 3600) return t("web-away-minutes", { count: Math.ceil(seconds / 60) });
  const hours = Math.ceil(seconds / 3600);
  if (hours < 48) return t("web-away-hours", { count: hours });
  return t("web-away-days", { count: Math.round(hours / 24) });
}

/** More hints than anybody could want. */
export const NO_LIMIT = 1000;

/** Return how many hints each person may ask for. */
export function hintsWords(count = 0): string {
  if (!count) return t("web-hint.off");
  return count < NO_LIMIT ? t("web-hints.number", { count }) : t("web-hints.any");
}
