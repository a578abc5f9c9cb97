/** The client as an app: whether there is a connection, and whether there is a new version. */

import { announcements } from "../lib/announcements.svelte";
import { IS_ON_DEVICE } from "../lib/host";
import { t } from "../lib/texts.svelte";

class Shell {
  online = $state(navigator.onLine);
  /** The worker of a new version, waiting until this page is done. */
  #next = $state.raw<ServiceWorker | null>(null);

  get isOutdated() {
    return this.#next !== null;
  }

  /** Keep the shell for times without a connection, and look for new versions. */
  async keep() {
    addEventListener("online", () => this.#connected(true));
    addEventListener("offline", () => this.#connected(false));
    if (!navigator.serviceWorker) return;
    const registration = await navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}sw.js`)
      .catch(() => null);
    if (!registration) return;
    this.#next = registration.waiting;
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => {
        // The very first version replaces nothing.
        if (found.state === "installed" && navigator.serviceWorker.controller) this.#next = found;
      });
    });
  }

  /** Switch to the new version. */
  renew() {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#next?.postMessage("take-over");
  }

  #connected(online: boolean) {
    this.online = online;
    // What is played on this device doesn't need a connection.
    if (!IS_ON_DEVICE) announcements.say(t(online ? "web-online" : "web-offline"));
  }
}

export const shell = new Shell();
