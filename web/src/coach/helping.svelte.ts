/** Bringing passengers to the boats for somebody who wants that. */

import { on } from "svelte/events";
import type { LiveTable } from "../lib/net/live-table.svelte";
import { settings } from "../lib/settings.svelte";
import type { Choice } from "../wire/views";

/** Milliseconds before it happens, so that what happened before can be seen. */
const PAUSE = 600;

/** A free move, and the passenger it brings. */
interface Free {
  action: string;
  card: string;
}

/** Return the first choice that the server calls free, unless its passenger was brought before. */
export function nextFree(choices: readonly Choice[], brought: ReadonlySet<string>): Free | null {
  for (const choice of choices) {
    if (!("is_free" in choice) || !choice.is_free) continue;
    const card = choice.cards[0] ?? "";
    if (!brought.has(card)) return { action: choice.action, card };
  }
  return null;
}

/**
 * At a table, make free moves one after the other while `isAsked` says that the viewer decides and
 * they don't hold a card themselves. A passenger who was brought and is back was taken back by
 * somebody, so they are left alone. Call it while a component is set up.
 */
export function helpAt(live: LiveTable, isAsked: () => boolean): void {
  // Nothing that is shown depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  const brought = new Set<string>();
  // A press may become a drag.
  let isPressed = $state(false);
  $effect(() => {
    const press = (event: Event) => (isPressed = event.type === "pointerdown");
    const stops = ["pointerdown", "pointerup", "pointercancel"].map((kind) =>
      on(document, kind, press, { capture: true }),
    );
    return () => stops.forEach((stop) => stop());
  });
  $effect(() => {
    if (!settings.helps || !isAsked() || live.sending || isPressed || live.isHolding) return;
    const free = nextFree(live.views[0]?.legal ?? [], brought);
    if (!free) return;
    const timer = setTimeout(() => {
      brought.add(free.card);
      void live.choose(free.action);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}
