/** What the page and its workers tell each other. */

/** A file that Python needs, with the number of bytes to be fetched. */
export interface Part {
  url: string;
  size: number;
  /** The SHA-256 of its content, in hexadecimal digits. */
  hash: string;
}

export const PART_NAMES = ["python", "standard", "modules"] as const;
export type Parts = Record<(typeof PART_NAMES)[number], Part>;

/** The same, fetched and unpacked. */
export type Unpacked = Record<(typeof PART_NAMES)[number], Uint8Array<ArrayBuffer>>;

export interface Asked {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

/** What a page tells the host of tables. */
export type ToHost =
  | { kind: "begin"; parts: Parts; cache: string; script: string }
  | ({ kind: "request"; id: number } & Asked)
  | { kind: "connect"; link: number; table: string }
  | { kind: "say"; link: number; text: string }
  | { kind: "close"; link: number };

/** What the host of tables tells the page. */
export type FromHost =
  | { kind: "progress"; share: number }
  | { kind: "ready" }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; link: number; text: string }
  /** The host has said goodbye. */
  | { kind: "ended"; link: number }
  /** Nothing works any more: why, for the console. */
  | { kind: "broken"; isFetching: boolean; why: string };

/** What the host tells the worker that searches, and what that one answers. */
export type ToThinker =
  { kind: "think"; unpacked: Unpacked } | { kind: "question"; id: number; question: Uint8Array };
export type FromThinker = { id: number; answer: Uint8Array | null };
