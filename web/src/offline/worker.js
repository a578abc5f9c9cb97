/**
 * The service worker: keeps the shell of the client, so that it opens without a connection.
 *
 * The build puts VERSION and SHELL before it (scripts/shell.ts). Pages come from the network while
 * there is one; files with a hash in their name never change; the API is never touched. It also shows
 * notifications, even when no page is open, and keeps them coming.
 */

/* global VERSION, SHELL, DEVICE */

/** How the names of our caches begin: other apps of this origin, or other copies, have theirs. */
const OURS = `lifeboat:${new URL(self.registration.scope).pathname}:`;
const CACHE = `${OURS}shell-${VERSION}`;
const PAGE = "./";
/** The same for caches that keep what is needed to play on this device; pages fill them. */
const PLAYABLE = `${OURS}device-`;
const PLAYING = OURS + DEVICE.cache;
/** The tables that notify this browser, with their tokens; notified-places.ts puts them there. */
const NOTIFIED = "notified";

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith(OURS));
    const old = ours.filter((name) => name !== CACHE && name !== PLAYING);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

// An open page needs the files of its own version; it says when it is ready for another.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/sw.js") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(keptFor(request).then((kept) => kept ?? fetch(request)));
});

self.addEventListener("push", (event) => {
  const { table, words } = told(event.data);
  // A later notification of the same table replaces this one.
  const shown = { body: words, tag: table, data: { table }, icon: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification("Lifeboat", shown));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  event.waitUntil(show(table ? `/table/${table}` : PAGE));
});

/** Keep the shell and, where somebody plays on this device, what the new version needs for that. */
async function keep() {
  const isPlayable = (await caches.keys()).some((name) => name.startsWith(PLAYABLE));
  await (await caches.open(CACHE)).addAll(SHELL);
  if (!isPlayable) return;
  try {
    await (await caches.open(PLAYING)).addAll(DEVICE.files);
  } catch {
    // There may be no room. The new version works all the same; a page fetches what is missing.
  }
}

/** Return what is kept for a request in a cache of ours, if anything is. */
async function keptFor(request) {
  const names = (await caches.keys()).filter((name) => name === CACHE || name === PLAYING);
  const found = await Promise.all(names.map((cacheName) => caches.match(request, { cacheName })));
  return found.find(Boolean);
}

/** Return what a message says; the browser wants a notification even if it says nothing. */
function told(data) {
  try {
    const { table, words } = data.json();
    return { table, words };
  } catch {
    return { table: "", words: "" };
  }
}

/** Get another address from the push service, in place of one that it ended, and tell the tables. */
async function subscribeAgain() {
  const kept = await caches.match(`/${NOTIFIED}`);
  if (!kept) return;
  const { language, places } = await kept.json();
  const { key } = await (await fetch("/api/push")).json();
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await self.registration.pushManager.subscribe(options);
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const tell = ({ table, token }) =>
    fetch(`/api/tables/${encodeURIComponent(table)}/push?lang=${language}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body,
    });
  await Promise.allSettled(places.map(tell));
}

/** Show a page: in the window that has it, or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await keptFor(PAGE);
    return kept ?? Response.error();
  }
}
