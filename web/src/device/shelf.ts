/**
 * Where the games of this browser are kept: texts under keys, in IndexedDB.
 *
 * Answers and problems are JSON, since Python reads them: `{"answer": ...}` or `{"error": code}`.
 */

const NAME = "lifeboat-device";
const STORE = "texts";
/** Comes after all keys that begin alike. */
const LAST = "\uffff";

let opened: Promise<IDBDatabase> | null = null;

/** Return the database, opened when it is first needed. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      // The browser closes it when its data is deleted; it is opened again when it is needed.
      opening.result.onclose = opening.result.onversionchange = () => {
        opening.result.close();
        opened = null;
      };
      resolve(opening.result);
    };
  }).catch((problem) => {
    opened = null;
    throw problem;
  });
  return opened;
}

/** Return what an action on the store answers, once its transaction is complete. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, transaction: IDBTransaction) => () => T,
): Promise<string> {
  let held: IDBDatabase | undefined;
  try {
    held = await database();
    const opened = held;
    const answer = await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(STORE, mode, { durability: "strict" });
      const answered = act(transaction.objectStore(STORE), transaction);
      transaction.oncomplete = () => resolve(answered());
      transaction.onabort = () => reject(transaction.error);
    });
    return JSON.stringify({ answer });
  } catch (problem) {
    return JSON.stringify({ error: codeOf(problem, !held) });
  }
}

/** What browsers call it if a page may not keep anything: they refuse to open, or offer nothing. */
const DENIED = [
  "SecurityError",
  "InvalidStateError",
  "NotAllowedError",
  "ReferenceError",
  "TypeError",
];

/** Return the code of a problem, as in `device/shelf.py`, by the name that the browser gives it. */
function codeOf(problem: unknown, isOpening: boolean): string {
  const { name } = problem as Error;
  if (name === "QuotaExceededError") return "shelf-full";
  return isOpening && DENIED.includes(name) ? "shelf-denied" : "shelf-failed";
}

/** Return the keys that begin with a prefix and come after another, with their texts, in order. */
export function read(prefix: string, after: string): Promise<string> {
  return within("readonly", (store) => {
    const isAfter = after >= prefix;
    const range = IDBKeyRange.bound(isAfter ? after : prefix, prefix + LAST, isAfter);
    const keys = store.getAllKeys(range);
    const texts = store.getAll(range);
    return () => keys.result.map((key, at) => [key, texts.result[at]]);
  });
}

/** Keep texts under their keys, all or none; false if one of the new keys exists already. */
export function write(kept: string, fresh: string): Promise<string> {
  const texts = Object.entries<string | null>(JSON.parse(kept));
  const keys: string[] = JSON.parse(fresh);
  return within("readwrite", (store) => {
    let isTaken = false;
    const asked = keys.map((key) => store.count(key));
    const put = () => {
      isTaken = asked.some(({ result }) => result > 0);
      if (isTaken) return;
      for (const [key, text] of texts) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
    };
    const last = asked.at(-1);
    if (last) last.onsuccess = put;
    else put();
    return () => !isTaken;
  });
}
