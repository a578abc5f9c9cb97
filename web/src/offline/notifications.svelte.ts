/**
 * Notifications by Web Push: at which tables this browser tells the person that it is their turn.
 *
 * Nothing is asked of the browser or the server until somebody wants to be notified.
 */

import { api } from "../lib/net/api";
import { store, stored } from "../lib/storage";
import { t } from "../lib/texts.svelte";
import type { Subscribing } from "../wire/types";
import { tryAt } from "./each-table";
import { leaveForWorker } from "./notified-places";
import { end, existing, subscribed } from "./push-subscription";

/** What this browser subscribed to: its address at the push service, and the tables. */
interface Kept {
  endpoint: string;
  tables: string[];
}

const KEY = "notified";
const NONE: Kept = { endpoint: "", tables: [] };

class Notifications {
  /** The server's key; empty until it is known, and if the server doesn't send notifications. */
  #key = $state("");
  #kept = $state.raw(stored(KEY, NONE));

  readonly isSupported =
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

  /** Whether notifications can be turned on here. */
  get isOffered(): boolean {
    return this.isSupported && this.#key !== "";
  }

  /** Ask the server for its key, unless this browser can't be notified anyway. */
  async prepare() {
    if (!this.isSupported || this.#key) return;
    try {
      await this.#askForKey();
      await this.#mend();
    } catch {
      // Without a key nothing is offered; what can't be mended now is mended another time.
    }
  }

  isOn(tables: string[]): boolean {
    const isAllowed = this.isSupported && Notification.permission === "granted";
    return isAllowed && tables.every((table) => this.#kept.tables.includes(table));
  }

  /** Be notified at these tables; throws an error with words if that isn't possible. */
  async start(tables: string[]) {
    if ((await Notification.requestPermission()) !== "granted")
      throw new Error(t("web-push.blocked"));
    const subscription = await this.#subscribe();
    const { endpoint } = subscription;
    for (const table of tables) await api.subscribe(table, subscription);
    let others = without(tables, this.#kept.tables);
    // If the browser got another address, the earlier tables don't know it.
    if (endpoint !== this.#kept.endpoint) {
      const { ended, failures } = await tryAt(others, (at) => api.subscribe(at, subscription));
      for (const error of failures.values()) throw error;
      others = without(ended, others);
    }
    this.#keep({ endpoint, tables: [...tables, ...others] });
  }

  /** No longer be notified at these tables; throws an error with words if that didn't succeed. */
  async stop(tables: string[]) {
    const others = without(tables, this.#kept.tables);
    const subscription = await existing();
    const endpoint = subscription?.endpoint ?? this.#kept.endpoint;
    // Once the browser has no address any more, nothing arrives, whatever the server knows.
    const isSilent = !others.length && (await end(subscription));
    const { failures } = await tryAt(tables, (table) => api.unsubscribe(table, endpoint));
    const remaining = isSilent ? [] : [...failures.keys()];
    this.#keep({ endpoint, tables: [...others, ...remaining] });
    for (const table of remaining) throw failures.get(table);
  }

  /** Be notified at a table again if this was wanted before. */
  async renew(table: string) {
    if (!this.isOn([table])) return;
    const { endpoint, tables } = this.#kept;
    await this.start([table]).catch(() =>
      this.#keep({ endpoint, tables: without([table], tables) }),
    );
  }

  /** Tell the tables if the browser lost its address since, or got another. */
  async #mend() {
    const { endpoint, tables } = this.#kept;
    if (!tables.length || !this.isOn(tables)) return;
    if ((await existing())?.endpoint !== endpoint) await this.start([]);
  }

  async #askForKey(): Promise<string> {
    this.#key ||= (await api.pushKey()).key;
    return this.#key;
  }

  async #subscribe(): Promise<Subscribing> {
    const key = await this.#askForKey();
    try {
      if (!key) throw new Error("The server sends no notifications.");
      const made = await subscribed(key);
      const { p256dh, auth } = made.toJSON().keys!;
      return { endpoint: made.endpoint, p256dh: p256dh!, auth: auth! };
    } catch (error) {
      throw new Error(t("web-push.failed"), { cause: error });
    }
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    store(KEY, kept);
    void leaveForWorker(kept.tables);
  }
}

/** Return the tables that aren't among the first ones. */
function without(some: string[], tables: string[]): string[] {
  return tables.filter((table) => !some.includes(table));
}

export const notifications = new Notifications();
