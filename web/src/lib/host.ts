/**
 * Who hosts the tables that this page shows: a server, or this device itself.
 *
 * A page is one or the other from its first moment to its last: the address says which. On a device,
 * all pages are one file for the browser, and their addresses come after a `#`.
 */

/** The path of the page for this device, where there is a server. */
export const DEVICE_PATH = "/device";

/** Whether the device is the only host: our pages are a folder of files. */
export const IS_STATIC = import.meta.env.MODE === "static";

/** Whether this device is the host. */
export const IS_ON_DEVICE = IS_STATIC || globalThis.location?.pathname === DEVICE_PATH;

/** Where to play with others: the server of this page, or the one that the folder was built for. */
export const SERVER: string = IS_STATIC
  ? (import.meta.env.VITE_SERVER ?? "")
  : globalThis.location?.origin;

/** Return what to write into a link to a page of ours, such as `/rules`. */
export function to(address: string): string {
  return IS_ON_DEVICE ? `#${address}` : address;
}
