/**
 * The service worker: keeps the shell of the client, so that it opens without a connection.
 *
 * The build puts VERSION and SHELL before it (scripts/shell.ts). Pages come from the network while
 * there is one; files with a hash in their name never change; the API is never touched.
 */

/* global VERSION, SHELL */

const CACHE = `shell-${VERSION}`;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

// A page that is open needs the files of its own version: it says when it is ready for another.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/sw.js") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(PAGE);
    return kept ?? Response.error();
  }
}
