import { afterEach, expect, it, vi } from "vitest";
import { read } from "./shelf";

afterEach(() => vi.unstubAllGlobals());

const problem = (name: string) => new DOMException("", name);
const later = (act: () => void) => queueMicrotask(act);

/** Let the browser refuse to open its database: at once, or after a while. */
function refusing(name: string, isLate: boolean) {
  vi.stubGlobal("indexedDB", {
    open: () => {
      if (!isLate) throw problem(name);
      const opening = { error: problem(name), onerror: () => {} };
      later(() => opening.onerror());
      return opening;
    },
  });
}

/** Let the browser open a database in which every transaction fails. */
function aborting(name: string) {
  const transaction = { error: problem(name), onabort: () => {}, objectStore: () => store };
  const store = { put: () => later(() => transaction.onabort()), count: () => ({}) };
  const opening = { result: { transaction: () => transaction }, onsuccess: () => {} };
  vi.stubGlobal("indexedDB", {
    open: () => {
      later(() => opening.onsuccess());
      return opening;
    },
  });
}

it.each([
  ["SecurityError", "shelf-denied"],
  ["InvalidStateError", "shelf-denied"],
  ["NotAllowedError", "shelf-denied"],
  ["QuotaExceededError", "shelf-full"],
  ["VersionError", "shelf-failed"],
  ["UnknownError", "shelf-failed"],
])("says what it means if opening fails with %s", async (name, code) => {
  for (const isLate of [false, true]) {
    refusing(name, isLate);
    expect(JSON.parse(await read("table/", ""))).toEqual({ error: code });
  }
});

it("is denied in a browser without a database", async () => {
  vi.stubGlobal("indexedDB", undefined);
  expect(JSON.parse(await read("table/", ""))).toEqual({ error: "shelf-denied" });
});

it.each([
  ["QuotaExceededError", "shelf-full"],
  ["InvalidStateError", "shelf-failed"],
  ["AbortError", "shelf-failed"],
])("says what it means if writing fails with %s", async (name, code) => {
  vi.resetModules();
  const fresh = await import("./shelf");
  aborting(name);
  expect(JSON.parse(await fresh.write('{"key":"text"}', "[]"))).toEqual({ error: code });
});
