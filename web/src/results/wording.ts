/** Finished games in words and figures. */

import { gameOf } from "../games/register";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import { botName } from "../table/words";
import type { TeamResult } from "../wire/types";

/** Return a date such as 2026-04-14, in full. */
export function dateWords(date: string): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Return a moment, in seconds since 1970, as a short date. */
export function shortDate(seconds: number): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" });
  return format.format(new Date(seconds * 1000));
}

/** Return the date this many days later, or earlier if it is negative. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Return a number with at most one decimal. */
export function figure(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);
}

export function percent(share: number): string {
  const format = new Intl.NumberFormat(settings.language, { style: "percent" });
  return format.format(share);
}

/** Return who played: people by name, bots as such, with whatever else the game says about them. */
export function teamWords(result: TeamResult): string {
  const game = gameOf(result.game);
  return result.team
    .map((mate) => {
      const who = mate.name || t("web-result-bot", { player: botName(mate.player) });
      const more = game.teammateWords?.(mate);
      return more ? `${who} (${more})` : who;
    })
    .join(", ");
}

/** Return how a game ended. */
export function reasonWords(result: TeamResult): string {
  return t("web-result-reason", { reason: result.reason });
}
