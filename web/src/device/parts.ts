/** The parts that Python is made of: fetched once, and kept for times without a connection. */

import { decompress } from "fzstd";
import { PART_NAMES, type Part, type Parts, type Unpacked } from "./messages";

/** Fetch all parts and unpack them; `tell` is called with the share that has come. */
export async function unpacked(
  parts: Parts,
  cache: string,
  script: string,
  tell: (share: number) => void,
): Promise<Unpacked> {
  const kept = await keeping(cache);
  const total = PART_NAMES.reduce((sum, name) => sum + parts[name].size, 0);
  const come = { python: 0, standard: 0, modules: 0 };
  const fetched = async (name: (typeof PART_NAMES)[number]) => {
    const bytes = await partOf(parts[name], kept, (length) => {
      come[name] = length;
      tell((come.python + come.standard + come.modules) / total);
    });
    return decompress(bytes) as Uint8Array<ArrayBuffer>;
  };
  const [python, standard, modules] = await Promise.all([
    fetched("python"),
    fetched("standard"),
    fetched("modules"),
  ]);
  // What can't be kept is fetched again next time.
  if (!(await kept?.match(script))) await kept?.add(script).catch(() => {});
  return { python, standard, modules };
}

/** Return what keeps the parts; null in a browser that keeps nothing for pages like ours. */
async function keeping(cache: string): Promise<Cache | null> {
  try {
    return await caches.open(cache);
  } catch {
    return null;
  }
}

/**
 * Return a part as it was built: as it is kept, or else fetched and then kept. One that is kept and
 * damaged is dropped, and one that came damaged is fetched again past the browser's own cache.
 */
async function partOf(
  part: Part,
  kept: Cache | null,
  come: (length: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await kept?.match(part.url);
  if (found) {
    try {
      return await checked(found, part, come);
    } catch {
      await kept!.delete(part.url);
    }
  }
  const bytes = await checked(await fetch(part.url), part, come).catch(async () =>
    checked(await fetch(part.url, { cache: "reload" }), part, come),
  );
  void kept?.put(part.url, new Response(bytes)).catch(() => {});
  return bytes;
}

/** Return the content of a response; throws if it isn't what was built. */
async function checked(
  response: Response,
  { url, size, hash }: Part,
  come: (length: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const bytes = new Uint8Array(size);
  let length = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > size) throw new Error(`${url}: too long`);
    bytes.set(value, length);
    come((length += value.length));
  }
  if (length < size) throw new Error(`${url}: too short`);
  // Browsers offer neither this nor a cache to pages that come without encryption.
  if (self.isSecureContext && (await hashOf(bytes)) !== hash) throw new Error(`${url}: damaged`);
  return bytes;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
