import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Parts } from "./messages";
import { unpacked } from "./parts";

vi.mock("fzstd", () => ({ decompress: (bytes: Uint8Array) => bytes }));

const WHOLE = "python in a box";
const DAMAGED = "python in a fox";
const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("hex");
const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(WHOLE));
const part = (url: string) => ({ url, size: WHOLE.length, hash: hex(digest) });
const PARTS: Parts = { python: part("p"), standard: part("s"), modules: part("m") };

/** What the browser has kept, by address. */
let kept: Map<string, string>;
/** What comes from the network, one after the other; the last for ever. */
let network: string[];
const fetched = vi.fn(async (_url: string, _options?: RequestInit) => {
  return new Response(network.length > 1 ? network.shift() : network[0]);
});

beforeEach(() => {
  fetched.mockClear();
  kept = new Map([["script", "script"]]);
  network = [WHOLE];
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("self", { isSecureContext: true });
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (url: string) => kept.has(url) && new Response(kept.get(url)),
      put: async (url: string, response: Response) => kept.set(url, await response.text()),
      delete: async (url: string) => kept.delete(url),
    }),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Fetch the parts, and return the first of them as text and the shares that were told. */
async function got(): Promise<{ text: string; shares: number[] }> {
  const shares: number[] = [];
  const { python } = await unpacked(PARTS, "cache", "script", (share) => shares.push(share));
  return { text: new TextDecoder().decode(python), shares };
}

it("fetches the parts and keeps them", async () => {
  const { text, shares } = await got();
  expect(text).toBe(WHOLE);
  expect(shares.at(-1)).toBe(1);
  await vi.waitFor(() => expect(kept.get("m")).toBe(WHOLE));
  await got();
  expect(fetched).toHaveBeenCalledTimes(3);
});

it.each([
  ["damaged", DAMAGED],
  ["too short", "python"],
  ["too long", `${WHOLE}!`],
])("fetches a part again that is kept and is %s", async (_, bad) => {
  kept.set("p", bad).set("s", WHOLE).set("m", WHOLE);
  const { text, shares } = await got();
  expect(text).toBe(WHOLE);
  expect(Math.max(...shares)).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(kept.get("p")).toBe(WHOLE));
});

it("asks past the browser’s own cache for a part that came damaged", async () => {
  kept.set("s", WHOLE).set("m", WHOLE);
  network = [DAMAGED, WHOLE];
  expect((await got()).text).toBe(WHOLE);
  expect(fetched.mock.calls[1]).toEqual(["p", { cache: "reload" }]);
});

it("keeps nothing that is damaged", async () => {
  network = [DAMAGED];
  await expect(got()).rejects.toThrow("damaged");
  expect([...kept.keys()]).toEqual(["script"]);
});
