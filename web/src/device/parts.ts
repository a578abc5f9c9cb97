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
  let come = 0;
  const fetched = async (part: Part) => {
    const bytes = await partOf(part, kept, (length) => tell((come += length) / total));
    return decompress(bytes) as Uint8Array<ArrayBuffer>;
  };
  const [python, standard, modules] = await Promise.all([
    fetched(parts.python),
    fetched(parts.standard),
    fetched(parts.modules),
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

async function partOf(
  part: Part,
  kept: Cache | null,
  come: (length: number) => void,
): Promise<Uint8Array> {
  const found = await kept?.match(part.url);
  const response = found ?? (await fetch(part.url));
  if (!response.ok || !response.body) throw new Error(`${part.url}: ${response.status}`);
  if (!found) void kept?.put(part.url, response.clone()).catch(() => {});
  const bytes = new Uint8Array(part.size);
  let length = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > part.size) throw new Error(`${part.url}: too long`);
    bytes.set(value, length);
    length += value.length;
    come(value.length);
  }
  if (length < part.size) throw new Error(`${part.url}: too short`);
  return bytes;
}
