/** The transport to the tables of this device: a worker, started when it is first needed. */

import { CACHE, PARTS } from "virtual:device";
import {
  NotFetched,
  type Answer,
  type Link,
  type Request,
  type Transport,
} from "../lib/net/transport";
import type { FromHost, Part, ToHost } from "./messages";
import script from "./host?worker&url";

/** Return the whole of an address in the folder of the client, which a worker can't tell. */
const addressOf = (path: string) => new URL(import.meta.env.BASE_URL + path, document.baseURI);
const at = (part: Part): Part => ({ ...part, url: addressOf(part.url).href });
/** The name of the cache, which begins as in `offline/worker.js`. */
const cacheName = () => `lifeboat:${addressOf("").pathname}:${CACHE}`;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

/** A live connection to a table of this device. */
class DeviceLink implements Link {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  onopen: Link["onopen"] = null;
  onmessage: Link["onmessage"] = null;
  onclose: Link["onclose"] = null;

  constructor(
    private readonly tell: (message: ToHost) => void,
    private readonly link: number,
    private readonly gone: () => void,
  ) {}

  /** Open it, unless it has been closed meanwhile. */
  open(table: string) {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.tell({ kind: "connect", link: this.link, table });
    this.readyState = WebSocket.OPEN;
    this.#happen(this.onopen, new Event("open"));
  }

  send = (text: unknown) => this.tell({ kind: "say", link: this.link, text: String(text) });

  hear(data: string) {
    if (this.readyState === WebSocket.OPEN)
      this.#happen(this.onmessage, new MessageEvent("message", { data }));
  }

  close = () => {
    if (this.readyState === WebSocket.CLOSED) return;
    this.tell({ kind: "close", link: this.link });
    this.end();
  };

  /** Close without telling: there is nobody to be told. */
  end() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.gone();
    this.#happen(this.onclose, new CloseEvent("close"));
  }

  #happen<E extends Event>(handler: ((this: WebSocket, event: E) => unknown) | null, event: E) {
    handler?.call(this as unknown as WebSocket, event);
  }
}

class DeviceTransport implements Transport {
  /** How much of what has to be fetched has come, from 0 to 1. */
  share = $state(0);
  /** What keeps the host from being ready; null if nothing does. */
  problem = $state.raw<"fetching" | "crashed" | null>(null);
  isReady = $state(false);
  isStarting = $state(false);
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #became: { resolve: () => void; reject: (problem: Error) => void } | null = null;
  #waiting = new Map<number, Waiting>();
  #links = new Map<number, DeviceLink>();
  #number = 0;
  #isKept = false;

  /** Start the worker unless it has been started; throws if it can't be. */
  ready(): Promise<void> {
    this.#ready ??= new Promise((resolve, reject) => {
      this.#became = { resolve, reject };
      this.#start();
    });
    return this.#ready;
  }

  async request({ patience, signal, ...asked }: Request): Promise<Answer> {
    await this.ready();
    if (asked.method === "POST") this.#askToKeep();
    const id = ++this.#number;
    const { method, path, query, headers, body } = asked;
    signal?.throwIfAborted(); // it may have been ended while the host was starting
    return new Promise((resolve, reject) => {
      const limit = signal ?? AbortSignal.timeout(1000 * patience);
      limit.addEventListener("abort", () => {
        this.#waiting.delete(id);
        reject(new Error("no answer"));
      });
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ kind: "request", id, method, path, query, headers, body });
    });
  }

  connect(table: string): Link {
    const link = ++this.#number;
    const made = new DeviceLink(
      (message) => this.#tell(message),
      link,
      () => this.#links.delete(link),
    );
    this.#links.set(link, made);
    this.ready().then(
      () => made.open(table),
      () => made.end(),
    );
    return made;
  }

  #start() {
    this.isStarting = true;
    this.problem = null;
    this.share = 0;
    const { python, standard, modules } = PARTS!;
    const parts = { python: at(python), standard: at(standard), modules: at(modules) };
    const worker = new Worker(script, { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    // The script itself couldn't be fetched, or something failed that it didn't expect.
    worker.onerror = () => this.#drop(this.isReady ? "crashed" : "fetching");
    const begin = { parts, cache: cacheName(), script: new URL(script, document.baseURI).href };
    this.#tell({ kind: "begin", ...begin });
  }

  #tell(message: ToHost) {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromHost) {
    switch (message.kind) {
      case "progress":
        this.share = message.share;
        break;
      case "ready":
        this.isReady = true;
        this.isStarting = false;
        this.#became?.resolve();
        break;
      case "answer": {
        const { id, status, text } = message;
        this.#waiting.get(id)?.resolve({ ok: status < 400, text });
        this.#waiting.delete(id);
        break;
      }
      case "heard":
        this.#links.get(message.link)?.hear(message.text);
        break;
      case "ended":
        this.#links.get(message.link)?.close();
        break;
      case "broken":
        console.warn(message.why);
        this.#drop(message.isFetching ? "fetching" : "crashed");
    }
  }

  /** Leave a worker that can't go on. What it has kept is safe; another is started when needed. */
  #drop(why: "fetching" | "crashed") {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#worker = null;
    this.isReady = this.isStarting = false;
    this.problem = why;
    const problem = why === "fetching" ? new NotFetched() : new Error(why);
    this.#became?.reject(problem);
    this.#ready = this.#became = null;
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
    for (const link of [...this.#links.values()]) link.end();
  }

  /** Ask the browser, once, to keep what we store even if it runs out of room. */
  #askToKeep() {
    if (this.#isKept) return;
    this.#isKept = true;
    void navigator.storage?.persist?.().catch(() => {});
  }
}

export const device = new DeviceTransport();
