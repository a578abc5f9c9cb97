/** What the browser keeps for us; if it keeps nothing, we go on without it. */

export function stored<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may refuse; the setting then lasts only as long as the page.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
