import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" }, ownKey: () => "key" }));
vi.mock("./places", () => ({ tokenOf: () => "token" }));

const { api, ask, Refused, Unreachable } = await import("./api");

/** The end of a request's time, which comes when the test says so. */
let time: AbortController;
const asked = vi.fn<typeof fetch>();

/** A promise that is never kept, but broken when time is up. */
function never(): Promise<never> {
  return new Promise((_, reject) => {
    time.signal.onabort = () => reject(time.signal.reason);
  });
}

beforeEach(() => {
  time = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => time.signal);
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("gives up a request that isn't answered in ten seconds", async () => {
  asked.mockImplementation(never);
  const lobby = api.lobby();
  time.abort();
  await expect(lobby).rejects.toBeInstanceOf(Unreachable);
  expect(asked.mock.lastCall?.[1]?.signal).toBe(time.signal);
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(10_000);
});

it("gives up an answer that begins but doesn't end", async () => {
  asked.mockResolvedValue({ ok: true, text: never } as unknown as Response);
  const record = api.record("t");
  await vi.waitUntil(() => time.signal.onabort);
  time.abort();
  await expect(record).rejects.toBeInstanceOf(Unreachable);
});

it("waits longer for a hint, which a bot has to think about", async () => {
  asked.mockResolvedValue(new Response("{}"));
  await api.hint("t", 0);
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(60_000);
});

it("leaves a request with a signal of its own to that signal", async () => {
  asked.mockResolvedValue(new Response("{}"));
  const { signal } = new AbortController();
  await ask("GET", "/api/tables", { signal });
  expect(asked.mock.lastCall?.[1]?.signal).toBe(signal);
  expect(AbortSignal.timeout).not.toHaveBeenCalled();
});

it("returns what it asked for, and nothing if the answer is empty", async () => {
  asked.mockResolvedValueOnce(new Response("[1]"));
  expect(await api.lobby()).toEqual([1]);
  asked.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await api.leave("t")).toBe(undefined);
});

it("passes on what the server refuses", async () => {
  asked.mockResolvedValue(new Response('{"code": "stale", "words": "No."}', { status: 409 }));
  const refused = api.leave("t");
  await expect(refused).rejects.toBeInstanceOf(Refused);
  await expect(refused).rejects.toMatchObject({ message: "No.", refusal: { code: "stale" } });
});

it.each(["<h1>502 Bad Gateway</h1>", "null", '{"message": "no healthy upstream"}', ""])(
  "takes the word of a proxy for a server that can't be reached: %s",
  async (text) => {
    asked.mockResolvedValue(new Response(text, { status: 502 }));
    await expect(api.lobby()).rejects.toBeInstanceOf(Unreachable);
  },
);

it("asks about any number of places, some at a time", async () => {
  asked.mockImplementation(async (_, options) => {
    const { places } = JSON.parse(String(options?.body));
    const unknown = places.map(({ table }: { table: string }) => table);
    return Response.json({ known: [], unknown });
  });
  asked.mockClear();
  const tables = Array.from({ length: 120 }, (_, at) => `t${at}`);
  const places = tables.map((table) => ({ table, token: "token", game: "titanic", seen: 0 }));
  expect(await api.places(places)).toEqual({ known: [], unknown: tables });
  expect(asked).toHaveBeenCalledTimes(3);
});
