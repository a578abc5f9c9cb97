/** The connection to a table: a WebSocket that reconnects by itself, or plain HTTP. */

import type {
  Done,
  Goodbye,
  Here,
  Accepted,
  Play,
  Refusal,
  Update,
  Welcome,
  Wire,
} from "../../wire/types";
import { settings } from "../settings.svelte";
import { api, ask, Refused, Unreachable } from "./api";
import { tokenOf } from "./places";

export type Command =
  | Wire[
      | "Sit"
      | "SeatBot"
      | "Free"
      | "NameSeat"
      | "Rename"
      | "Start"
      | "Play"
      | "Undo"
      | "Propose"
      | "TurnUp"
      | "Remove"
      | "NewToken"
      | "Say"
      | "Claim"
      | "Resign"
      | "Rematch"]
  | Play;
export type Message = Welcome | Update | Here | Goodbye;
type Incoming = Message | Done | Wire["Refused"];

/** The client's end of the connection. */
export interface Receiver {
  /** Returns the number of the last update seen; null if everything has to be sent. */
  since: () => number | null;
  take: (message: Message) => void;
  refuse: (refusal: Refusal) => void;
  /** Plain HTTP got an answer, though perhaps nothing new. */
  heard: () => void;
  /** The connection is gone; returns false if another isn't wanted. */
  lost: () => boolean;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;
const LONG_POLL_SECONDS = 25;
/** How many connections may fail to open before plain HTTP is tried. */
const TRIES = 2;
/** Refusals that are temporary. */
const PASSING = ["stopping", "too-many-requests"];

export class Connection {
  #socket: WebSocket | null = null;
  #polling: AbortController | null = null;
  #waiting = new Map<
    number,
    { resolve: (done: Accepted) => void; reject: (error: Error) => void }
  >();
  #number = 0;
  #failures = 0;
  /** Whether live connections get through from here, as far as we know. */
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #online = () => this.#comeBack();
  /** Somebody whose page is in the background may be notified of their turn. */
  #look = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ kind: "shown", shown: !document.hidden }));
  };

  constructor(
    private readonly id: string,
    private readonly receiver: Receiver,
  ) {
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    this.#polling?.abort();
    this.#socket?.close();
    this.#giveUp();
  }

  /** Send a command; throws `Refused` if the table says no. */
  send(command: Command): Promise<Accepted> {
    if (this.#polling) return api.command(this.id, command);
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Unreachable());
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, command }));
    });
  }

  /** Say hello again. */
  again() {
    this.#polling?.abort();
    if (this.#socket) this.#socket.close();
    else this.#connect();
  }

  #connect() {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#isOpen = true;
      const hello = {
        kind: "hello",
        token: tokenOf(this.id),
        since: this.receiver.since(),
        lang: settings.language,
        shown: !document.hidden,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#giveUp();
      if (!opened) this.#failures++;
      this.#comeBackLater();
    };
  }

  #comeBackLater() {
    if (this.#closed || !this.receiver.lost()) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#timer = setTimeout(() => this.#comeBack(), this.#failures ? pause : 50);
  }

  #comeBack() {
    if (this.#closed || this.#socket || this.#polling) return;
    clearTimeout(this.#timer);
    if (this.#failures % (TRIES + 1) === TRIES) void this.#poll();
    else this.#connect();
  }

  /** Use plain HTTP, for networks that don't let WebSockets through. */
  async #poll() {
    const polling = new AbortController();
    this.#polling = polling;
    let wait = 0;
    try {
      while (!polling.signal.aborted) {
        const since = this.receiver.since();
        const events = await ask<Wire["Events"]>("GET", `/api/tables/${this.id}/events`, {
          table: this.id,
          query: since === null ? {} : { since, wait },
          signal: polling.signal,
        });
        // The server was away, not the network: try a live connection first.
        if (this.#isOpen) {
          this.#isOpen = false;
          this.#polling = null;
          return this.#connect();
        }
        for (const message of events.messages) this.#take(message);
        this.receiver.heard();
        wait = LONG_POLL_SECONDS;
      }
    } catch (error) {
      if (error instanceof Refused) this.#refuse(error.refusal);
    }
    if (this.#polling === polling) this.#polling = null;
    this.#failures++;
    this.#comeBackLater();
  }

  /** Reject everything that is still waiting for an answer. */
  #giveUp() {
    for (const { reject } of this.#waiting.values()) reject(new Unreachable());
    this.#waiting.clear();
  }

  /** Take a refusal; a server that is stopping or overloaded is asked again. */
  #refuse(refusal: Refusal) {
    if (PASSING.includes(refusal.code)) this.#failures++;
    else this.receiver.refuse(refusal);
  }

  #take(message: Incoming) {
    if (message.kind === "done") {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    } else if (message.kind === "refused") {
      if (message.id === 0) this.#refuse(message);
      this.#waiting.get(message.id)?.reject(new Refused(message));
      this.#waiting.delete(message.id);
    } else {
      if (message.kind !== "goodbye") this.#failures = 0;
      this.receiver.take(message);
    }
  }
}
