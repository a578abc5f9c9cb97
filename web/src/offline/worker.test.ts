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
/** The names of our caches begin like this. */
const OURS = "lifeboat:/boat/:";
/** Whether there is room for what playing on this device takes. */
let hasRoom = true;
/** What the worker has kept in each cache. */
let kept = new Map<string, string[]>();

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  left = null;
  names = ["shell-old", "shell-test", "device-test"].map((name) => OURS + name);
  hasRoom = true;
  kept = new Map();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      scope: "https://lifeboat.example/boat/",
      showNotification,
      pushManager: { subscribe },
    },
    clients: { matchAll: async () => windows, openWindow, claim: async () => {} },
  };
  vi.stubGlobal("caches", {
    keys: async () => names,
    open: async (cache: string) => ({
      addAll: async (files: string[]) => {
        if (cache.includes("device") && !hasRoom) throw new Error("no room");
        kept.set(cache, files);
      },
    }),
    delete: deleteCache,
    match: async (path: string, { cacheName = "" } = {}) => {
      if (path === "/notified") return left ? Response.json(left) : undefined;
      return kept.get(cacheName)?.includes(path) ? new Response(cacheName) : undefined;
    },
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

it("forgets what older workers of this place kept, and nothing else", async () => {
  const others = ["notified", "shell-old", "device-old", "lifeboat:/:shell-old", "lifeboat:/boat"];
  names.push(...others);
  await happen("activate", {});
  expect(deleteCache.mock.calls).toEqual([[`${OURS}shell-old`]]);
});

it("answers from its own caches only", async () => {
  kept.set(`${OURS}shell-old`, ["./", "./page.js"]).set(`${OURS}shell-test`, ["./page.js"]);
  const fetch = vi.fn(async () => new Response("fetched"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", { origin: "https://lifeboat.example" });
  const answers: string[] = [];
  for (const path of ["./page.js", "./"]) {
    let answer: Promise<Response> | undefined;
    const request = Object.assign(new String(path), {
      url: "https://lifeboat.example/boat/page.js",
      method: "GET",
      mode: "no-cors",
    });
    vi.stubGlobal("caches", {
      keys: async () => names,
      match: async (asked: unknown, { cacheName = "" } = {}) =>
        kept.get(cacheName)?.includes(String(asked)) ? new Response(cacheName) : undefined,
    });
    await happen("fetch", { request, respondWith: (given: Promise<Response>) => (answer = given) });
    answers.push(await (await answer!).text());
  }
  expect(answers).toEqual([`${OURS}shell-test`, "fetched"]);
});

it("keeps what playing on this device takes only where somebody has played there", async () => {
  await happen("install", {});
  expect([...kept]).toEqual([
    [`${OURS}shell-test`, ["./"]],
    [`${OURS}device-test`, ["./device/part"]],
  ]);
  kept.clear();
  names = [`${OURS}shell-old`, "lifeboat:/:device-test"];
  await happen("install", {});
  expect([...kept.keys()]).toEqual([`${OURS}shell-test`]);
});

it("is installed even if there is no room for what playing on this device takes", async () => {
  hasRoom = false;
  await happen("install", {});
  expect([...kept.keys()]).toEqual([`${OURS}shell-test`]);
});

it("forgets what playing on this device took in another version", async () => {
  names = ["shell-test", "device-old", "device-test"].map((name) => OURS + name);
  await happen("activate", {});
  expect(deleteCache.mock.calls).toEqual([[`${OURS}device-old`]]);
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
