import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Subscribing } from "../wire/types";

vi.mock("../lib/settings.svelte", () => ({
  settings: { language: "de" },
  ownKey: () => "key",
}));
vi.mock("../lib/texts.svelte", () => ({ t: (id: string) => id }));
vi.mock("../lib/net/places", () => ({ tokenOf: (table: string) => `token of ${table}` }));

/** The server: what it was told about each table, and whether it can be reached. */
const server = { key: "KEY", isUp: true, refusal: "", known: new Map<string, string>() };

function answer(change: () => void) {
  if (!server.isUp) throw new Error("unreachable");
  if (server.refusal) throw new Refused({ code: server.refusal } as never);
  change();
}
vi.mock("../lib/net/api", async (original) => ({
  ...(await original<typeof import("../lib/net/api")>()),
  api: {
    pushKey: async () => {
      if (!server.isUp) throw new Error("unreachable");
      return { key: server.key };
    },
    subscribe: async (table: string, { endpoint }: Subscribing) =>
      answer(() => server.known.set(table, endpoint)),
    unsubscribe: async (table: string, endpoint: string) =>
      answer(() => server.known.get(table) === endpoint && server.known.delete(table)),
  },
}));
const { Refused } = await import("../lib/net/api");

/** The browser: its subscription, and how many it has had. */
const browser = { address: "", key: "", made: 0, canEnd: true };

function subscription() {
  const endpoint = browser.address;
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }),
    unsubscribe: async () => {
      if (browser.canEnd) browser.address = "";
      return browser.canEnd;
    },
  };
}

const pushManager = {
  getSubscription: async () => (browser.address ? subscription() : null),
  subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    if (!key) throw new DOMException("", "InvalidAccessError");
    if (browser.address && browser.key !== key) throw new DOMException("", "InvalidStateError");
    browser.address ||= `address ${++browser.made}`;
    browser.key = key;
    return subscription();
  },
};
const cache = { put: vi.fn(async (_path: string, _body: Response) => {}) };

/** Open a page, which knows what earlier ones kept. */
async function open() {
  vi.resetModules();
  return (await import("./notifications.svelte")).notifications;
}

/** A place to keep things. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  };
}

beforeEach(() => {
  Object.assign(server, { key: "KEY", isUp: true, refusal: "" });
  server.known.clear();
  Object.assign(browser, { address: "", key: "", made: 0, canEnd: true });
  vi.clearAllMocks();
  const registration = { pushManager };
  vi.stubGlobal("navigator", {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal("PushManager", class {});
  const Notification = { permission: "granted", requestPermission: async () => "granted" };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => true });
});

afterEach(() => vi.unstubAllGlobals());

it("subscribes at tables, and leaves their tokens for the worker", async () => {
  const page = await open();
  await page.start(["a", "b"]);
  expect([...server.known]).toEqual([
    ["a", "address 1"],
    ["b", "address 1"],
  ]);
  expect(page.isOn(["a", "b"])).toBe(true);
  const [path, left] = cache.put.mock.lastCall!;
  expect(path).toBe("/notified");
  expect(await left.json()).toEqual({
    language: "de",
    places: [
      { table: "a", token: "token of a" },
      { table: "b", token: "token of b" },
    ],
  });
});

it("doesn’t claim to have stopped at a table while the server can’t be told", async () => {
  const page = await open();
  await page.start(["a", "b"]);
  server.isUp = false;
  await expect(page.stop(["a"])).rejects.toThrow("unreachable");
  expect(page.isOn(["a"])).toBe(true);
  server.isUp = true;
  await page.stop(["a"]);
  expect(page.isOn(["a"])).toBe(false);
  expect([...server.known.keys()]).toEqual(["b"]);
});

it("stops without the server if the browser gives up its address", async () => {
  const page = await open();
  await page.start(["a"]);
  server.isUp = false;
  browser.canEnd = false;
  await expect(page.stop(["a"])).rejects.toThrow("unreachable");
  expect(page.isOn(["a"])).toBe(true);
  browser.canEnd = true;
  await page.stop(["a"]);
  expect([browser.address, page.isOn(["a"])]).toEqual(["", false]);
});

it.each([
  ["token", true],
  ["table-unknown", true],
  ["too-many-requests", false],
])("has stopped if the server says %s: %s", async (code, hasStopped) => {
  const page = await open();
  await page.start(["a", "b"]);
  server.refusal = code;
  if (hasStopped) await page.stop(["a"]);
  else await expect(page.stop(["a"])).rejects.toThrow();
  expect(page.isOn(["a"])).toBe(!hasStopped);
});

it("asks for the key before it subscribes, and leaves all as it is without one", async () => {
  await (await open()).start(["a"]);
  const page = await open(); // which hasn’t asked for the key
  await page.renew("a");
  expect([browser.address, server.known.get("a")]).toEqual(["address 1", "address 1"]);
  server.key = "";
  await expect((await open()).start(["b"])).rejects.toThrow("web-push.failed");
  server.isUp = false;
  await expect((await open()).start(["b"])).rejects.toThrow("unreachable");
  expect(browser.address).toBe("address 1");
});

it("is off at a table whose new token couldn’t be used to subscribe", async () => {
  const page = await open();
  await page.start(["a", "b"]);
  server.isUp = false;
  await page.renew("a");
  expect([page.isOn(["a"]), page.isOn(["b"])]).toEqual([false, true]);
});

it("subscribes again for another key, at all tables", async () => {
  await (await open()).start(["a", "b"]);
  server.key = "OTHER";
  server.known.clear();
  const page = await open();
  await page.start(["b"]);
  expect(Object.fromEntries(server.known)).toEqual({ a: "address 2", b: "address 2" });
});

it("tells the tables when the browser lost its address or got another", async () => {
  await (await open()).start(["a", "b"]);
  browser.address = "";
  await (await open()).prepare();
  expect(Object.fromEntries(server.known)).toEqual({ a: "address 2", b: "address 2" });
  server.refusal = "game-ended";
  browser.address = "moved";
  const page = await open();
  await page.prepare();
  expect(page.isOn(["a"])).toBe(false);
});
