/** The places at which this browser is notified, left where the worker finds them. */

import { tokenOf } from "../lib/net/places";
import { settings } from "../lib/settings.svelte";

/** The cache, which the worker knows by the same name; it can't read what pages store. */
const NOTIFIED = "notified";

/** Leave what the worker needs to subscribe again without us. */
export async function leaveForWorker(tables: string[]) {
  try {
    if (!tables.length) {
      await caches.delete(NOTIFIED);
      return;
    }
    const places = tables.map((table) => ({ table, token: tokenOf(table) }));
    const cache = await caches.open(NOTIFIED);
    await cache.put(`/${NOTIFIED}`, Response.json({ language: settings.language, places }));
  } catch {
    // Without it, a page subscribes again when it is opened.
  }
}
