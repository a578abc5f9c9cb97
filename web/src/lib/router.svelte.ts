/**
 * Addresses, and the pages they name. Links are plain links; a click on one of ours loads nothing.
 *
 * On a device, all addresses come after the `#` of the only page; see lib/host.ts.
 */

import { DEVICE_PATH, IS_ON_DEVICE, to } from "./host";

/** Return the address within our pages that the browser shows. */
function current(): URL {
  if (!IS_ON_DEVICE) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

class Router {
  // Apart, so that whoever uses one of them doesn't begin again when another one changes.
  #path = $state(current().pathname);
  #search = $state(current().search);
  #hash = $state(current().hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  get path() {
    return this.#path;
  }
  get query() {
    return new URLSearchParams(this.#search);
  }
  /**
   * What comes after the #, as `name=value` pairs: tokens and invitations, which are never sent.
   */
  get fragment() {
    return new URLSearchParams(this.anchor);
  }
  /** The part of the page that the address names, if any. */
  get anchor() {
    return this.#hash.slice(1);
  }

  go(address: string) {
    history.pushState(null, "", to(address));
    this.#read();
    scrollTo(0, 0);
  }

  /** Set another address for the same page, without a step in the history. */
  replace(address: string) {
    history.replaceState(history.state, "", to(address));
    this.#read();
  }

  #read() {
    const { pathname, search, hash } = current();
    this.#path = pathname;
    this.#search = search;
    this.#hash = hash;
  }
}

export const router = new Router();

/** Follow a click on one of our links, unless the person wants a new window. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (IS_ON_DEVICE) return followHere(event, link.getAttribute("href")!);
  if (link.pathname.startsWith("/api/") || link.pathname === DEVICE_PATH) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

/** Follow a link on a device: the browser would take a part of the page for the whole address. */
function followHere(event: MouseEvent, href: string) {
  if (!href.startsWith("#")) return;
  event.preventDefault();
  if (href.startsWith("#/")) router.go(href.slice(1));
  else showPart(href.slice(1));
}

/** Show a part of this page that wasn't there yet when the address named it. */
export function showPart(id: string): void {
  if (!IS_ON_DEVICE) return location.replace(location.href);
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
