/** This browser's subscription at its push service, of which it has one for all tables. */

/** How long the worker may take to be ready, in milliseconds. */
const PATIENCE = 10_000;

/** Return the worker's registration, which doesn't come if the browser refuses workers. */
function ready(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Return the browser's subscription, or null if it has none. */
export async function existing(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribe with the server's key, or return the subscription that there is. */
export async function subscribed(key: string): Promise<PushSubscription> {
  const manager = (await ready()).pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // One for another key, from before the server lost its database, can't be used.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

/** End a subscription; return whether that succeeded. */
export async function end(subscription: PushSubscription | null): Promise<boolean> {
  return subscription ? subscription.unsubscribe().catch(() => false) : true;
}
