/** The person's own tables: how things stand there, those first at which they are awaited. */

import { api } from "../../lib/net/api";
import { leavePlace, places } from "../../lib/net/places";
import { t } from "../../lib/texts.svelte";
import { seatNames } from "../../table/words";
import type { Place, TableInfo } from "../../wire/types";

const PAUSE = 15_000;
/** The most tables that are listed besides those at which the person is awaited. */
const MOST = 5;
/** The statuses of tables, in the order in which they are listed. */
const RANKS = ["playing", "open", "over"];

/** Return whether a table waits for a decision of this person. */
export function isAwaited({ person, table }: Place): boolean {
  const seat = table.seats[table.deciding ?? -1];
  return seat !== undefined && person > 0 && seat.person === person && !seat.stand_in;
}

/**
 * Return tables in the order in which they matter: where the person is awaited, then games that go
 * on, tables that wait to start, and finished games; the last visited first.
 *
 * @param visited the ids of the tables, the last visited first
 */
export function arranged(known: Place[], visited: string[]): Place[] {
  const rank = (place: Place) => (isAwaited(place) ? -1 : RANKS.indexOf(place.table.status));
  const visit = ({ table }: Place) => visited.indexOf(table.id);
  return [...known].sort((one, other) => rank(one) - rank(other) || visit(one) - visit(other));
}

/** Return whose turn it is at a table, or its status if no game goes on. */
export function turnWords(place: Place): string {
  const { table } = place;
  if (isAwaited(place)) return t("web-turn-own");
  const name = seatNames(table.seats)[table.deciding ?? -1];
  return name ? t("web-turn-of", { name }) : t(`web-status-${table.status}`);
}

export class OwnTables {
  places = $state.raw<Place[]>([]);

  get awaited(): Place[] {
    return this.places.filter(isAwaited);
  }

  /** The tables to list. */
  get listed(): Place[] {
    return this.places.slice(0, Math.max(this.awaited.length, MOST));
  }

  /** The game to continue: one that awaits the person or, if none does, the last visited. */
  get current(): Place | undefined {
    const [first] = this.places;
    return first?.table.status === "playing" ? first : undefined;
  }

  placeOf({ id }: TableInfo): Place {
    return this.places.find(({ table }) => table.id === id)!;
  }

  /** Ask now and at intervals; return a function that ends it. */
  follow() {
    void this.refresh();
    const timer = setInterval(() => this.refresh(), PAUSE);
    return () => clearInterval(timer);
  }

  /** Ask how things stand; a table that the server no longer has is forgotten. */
  async refresh() {
    const kept = places();
    if (!kept.length || document.visibilityState !== "visible") return;
    try {
      const { known, unknown } = await api.places(kept);
      unknown.forEach(leavePlace);
      this.places = arranged(
        known,
        kept.map(({ table }) => table),
      );
    } catch {
      // What was known before is still there; next time it may work again.
    }
  }
}
