import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;

const SOURCE = readFileSync(new URL("./worker.js", import.meta.url), "utf-8");
const handlers = new Map<string, Handler>();
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
const focus = vi.fn(async () => {});
const subscribe = vi.fn(async () => ({
  toJSON: () => ({ endpoint: "address", keys: { p256dh: "point", auth: "secret" } }),
}));
const deleteCache = vi.fn(async () => true);
let windows: { url: string; focus: () => Promise<void> }[] = [];
/** What the page left for the worker; null if it left nothing. */
let left: object | null = null;
/** The names of all caches. */
let names: string[] = [];
/** What the worker has kept in each cache. */
let kept = new Map<string, string[]>();

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  left = null;
  names = ["shell-old", "shell-test", "notified", "device-test"];
  kept = new Map();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow, claim: async () => {} },
  };
  vi.stubGlobal("caches", {
    keys: async () => names,
    open: async (cache: string) => ({ addAll: async (files: string[]) => kept.set(cache, files) }),
    delete: deleteCache,
    match: async (path: string) => (path === "/notified" && left ? Response.json(left) : undefined),
  });
  new Function("self", "VERSION", "SHELL", "DEVICE", SOURCE)(self, "test", ["./"], {
    cache: "device-test",
    files: ["./device/part"],
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Let the worker handle an event, and wait until it is done. */
async function happen(name: string, event: Record<string, unknown>) {
  let done: unknown;
  handlers.get(name)!({ ...event, waitUntil: (work: unknown) => (done = work) });
  await done;
}

const click = (close = vi.fn(), table = "abc") =>
  happen("notificationclick", { notification: { close, data: { table } } });

it("shows what was pushed, and nothing else", async () => {
  await happen("push", { data: { json: () => ({ table: "abc", words: "Your turn." }) } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith("Lifeboat", {
    body: "Your turn.",
    tag: "abc",
    data: { table: "abc" },
    icon: "/icon-192.png",
  });
});

it.each([
  ["nothing", null],
  ["no JSON", { json: () => JSON.parse("Hello") }],
  ["no object", { json: () => null }],
])("shows a notification even if %s was pushed, which opens the start page", async (_, data) => {
  await happen("push", { data });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "Lifeboat",
    expect.objectContaining({ body: "", data: { table: "" } }),
  );
  await click(vi.fn(), "");
  expect(openWindow).toHaveBeenCalledWith("./");
});

it("subscribes again at all tables when the push service has ended the subscription", async () => {
  left = {
    language: "de",
    places: [
      { table: "a b", token: "one" },
      { table: "c", token: "two" },
    ],
  };
  const fetch = vi.fn(async (_path: string, _options?: RequestInit) =>
    Response.json({ key: "KEY" }),
  );
  vi.stubGlobal("fetch", fetch);
  await happen("pushsubscriptionchange", {});
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: "KEY",
  });
  const body = JSON.stringify({ endpoint: "address", p256dh: "point", auth: "secret" });
  const post = (token: string) => ({
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  expect(fetch.mock.calls).toEqual([
    ["/api/push"],
    ["/api/tables/a%20b/push?lang=de", post("one")],
    ["/api/tables/c/push?lang=de", post("two")],
  ]);
});

it("doesn’t subscribe again if nobody wants to be notified, or the server sends nothing", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ key: "" }));
  await happen("pushsubscriptionchange", {});
  left = { language: "en", places: [] };
  await happen("pushsubscriptionchange", {});
  expect(subscribe).not.toHaveBeenCalled();
});

it("keeps what the page left for it when it replaces an older worker", async () => {
  await happen("activate", {});
  expect(deleteCache.mock.calls).toEqual([["shell-old"]]);
});

it("keeps what playing on this device takes only where somebody has played there", async () => {
  await happen("install", {});
  expect([...kept]).toEqual([
    ["shell-test", ["./"]],
    ["device-test", ["./device/part"]],
  ]);
  kept.clear();
  names = ["shell-old"];
  await happen("install", {});
  expect([...kept.keys()]).toEqual(["shell-test"]);
});

it("forgets what playing on this device took in another version", async () => {
  names = ["shell-test", "device-old", "device-test"];
  await happen("activate", {});
  expect(deleteCache.mock.calls).toEqual([["device-old"]]);
});

it("opens the table when its notification is clicked", async () => {
  windows = [{ url: "https://lifeboat.example/table/other", focus }];
  const close = vi.fn();
  await click(close);
  expect(close).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledWith("/table/abc");
  expect(focus).not.toHaveBeenCalled();
});

it("shows the window that already has the table", async () => {
  windows = [{ url: "https://lifeboat.example/table/abc", focus }];
  await click();
  expect(focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});
