/** What carries requests and live connections to the host of the tables. */

/** A request, as HTTP has it. */
export interface Request {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
  /** How many seconds the answer may take. */
  patience: number;
  /** Ends the request before that. */
  signal: AbortSignal | undefined;
}

export interface Answer {
  ok: boolean;
  text: string;
}

/** The host couldn't be fetched, so it isn't there yet. */
export class NotFetched extends Error {}

/** A live connection: as much of a WebSocket as we use. */
export type Link = Pick<
  WebSocket,
  "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose"
>;

export interface Transport {
  /** Wait until the host can answer; it is only then that patience is counted. */
  ready(): Promise<void>;
  /** Return the answer; throws if there is none. */
  request(request: Request): Promise<Answer>;
  connect(table: string): Link;
}

const server: Transport = {
  ready: async () => {},
  async request({ method, path, query, headers, body, patience, signal }) {
    const response = await fetch(`${path}?${query}`, {
      method,
      headers,
      body: body || undefined,
      signal: signal ?? AbortSignal.timeout(1000 * patience),
    });
    return { ok: response.ok, text: await response.text() };
  },
  connect(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
  },
};

let used = server;

/** Return the transport to the host of the tables: a server, unless another is used. */
export function transport(): Transport {
  return used;
}

/** Use another transport from now on. */
export function use(other: Transport): void {
  used = other;
}
