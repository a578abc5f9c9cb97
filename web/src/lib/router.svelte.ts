/**
 * Addresses, and the pages they name. Links are plain links; a click on one of ours loads nothing.
 */

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  #hash = $state(location.hash);

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
    return new URLSearchParams(this.#hash.slice(1));
  }

  go(address: string) {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Set another address for the same page, without a step in the history. */
  replace(address: string) {
    history.replaceState(history.state, "", address);
    this.#read();
  }

  #read() {
    this.#path = location.pathname;
    this.#search = location.search;
    this.#hash = location.hash;
  }
}

export const router = new Router();

/** Follow a click on one of our links, unless the person wants a new window. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  router.go(link.href);
}
