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
import { Pulse } from "./pulse";
import { transport, type Link } from "./transport";

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
type Incoming = Message | Done | Wire["Refused" | "Pong"];

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

/** The longest pause before the first attempt to come back, in milliseconds, and before any. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 8_000;
/** How long a server may take to begin to answer, in milliseconds. */
const OPENING = 10_000;
const LONG_POLL_SECONDS = 25;
/** How many attempts at a live connection may fail before plain HTTP is tried. */
const TRIES = 2;
/** Refusals that are temporary. */
const PASSING = ["stopping", "too-many-requests"];

export class Connection {
  #socket: Link | null = null;
  #polling: AbortController | null = null;
  #pulse = new Pulse(
    () => this.#ping(),
    () => this.#lose(),
  );
  #waiting = new Map<
    number,
    { resolve: (done: Accepted) => void; reject: (error: Error) => void }
  >();
  #number = 0;
  /** How often we have tried to connect since the table last said something. */
  #attempts = 0;
  /** Whether live connections get through from here, as far as we know. */
  #isOpen = false;
  #isClosed = false;
  /** Runs during the pause before the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The network or the page was away: whatever was lost meanwhile is noticed now. */
  #check = () => {
    this.#ping();
    this.#comeBack();
  };
  /** Somebody whose page is in the background may be notified of their turn. */
  #look = () => {
    this.#tell({ kind: "shown", shown: !document.hidden });
    if (!document.hidden) this.#check();
  };

  constructor(
    private readonly id: string,
    private readonly receiver: Receiver,
  ) {
    addEventListener("online", this.#check);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  close() {
    this.#isClosed = true;
    removeEventListener("online", this.#check);
    document.removeEventListener("visibilitychange", this.#look);
    this.#pulse.stop();
    this.#drop();
  }

  /** Send a command; throws `Refused` if the table says no. */
  send(command: Command): Promise<Accepted> {
    if (this.#polling) return api.command(this.id, command);
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#tell({ id, command })) this.#pulse.expectAnswer();
      else this.#giveUp();
    });
  }

  /** Say hello again. */
  again() {
    this.#drop();
    if (!this.#isClosed) this.#connect();
  }

  /** Send a message if the connection is open, and return whether it is. */
  #tell(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask the server whether it is still there. */
  #ping() {
    if (this.#tell({ kind: "ping" })) this.#pulse.expectAnswer();
  }

  #connect() {
    this.#attempts++;
    const host = transport();
    const socket = host.connect(this.id);
    this.#socket = socket;
    const allow = () => {
      const isOpening = socket.readyState === WebSocket.CONNECTING;
      if (isOpening && this.#socket === socket) this.#pulse.allow(OPENING);
    };
    // A host that can't start closes the connection.
    host.ready().then(allow, () => {});
    socket.onopen = () => {
      this.#isOpen = true;
      this.#pulse.allow(OPENING);
      this.#tell({
        kind: "hello",
        token: tokenOf(this.id),
        since: this.receiver.since(),
        lang: settings.language,
        shown: !document.hidden,
      });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  /** Drop what is left of the connection, and come back later if the receiver wants that. */
  #lose() {
    if (!this.#socket && !this.#polling) return;
    this.#drop();
    if (!this.receiver.lost()) return;
    // At random, so that not everybody whose server has stopped comes to another at once.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts) * Math.random();
    this.#timer = setTimeout(() => this.#comeBack(), pause);
  }

  /** Leave the server without waiting for it, since it may hang. */
  #drop() {
    const [socket, polling] = [this.#socket, this.#polling];
    this.#socket = this.#polling = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    socket?.close();
    polling?.abort();
    this.#giveUp();
  }

  /** Try to connect, if that is what the pause is for. */
  #comeBack() {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#attempts % (TRIES + 1) === TRIES) void this.#poll();
    else this.#connect();
  }

  /** Use plain HTTP, for networks that don't let WebSockets through. */
  async #poll() {
    this.#attempts++;
    const polling = new AbortController();
    this.#polling = polling;
    let wait = 0;
    try {
      while (this.#polling === polling) {
        const since = this.receiver.since();
        this.#pulse.allow(OPENING + 1000 * wait);
        const events = await ask<Wire["Events"]>("GET", `/api/tables/${this.id}/events`, {
          table: this.id,
          query: since === null ? {} : { since, wait },
          signal: polling.signal,
        });
        // The server was away, not the network: try a live connection first.
        if (this.#isOpen) {
          this.#isOpen = false;
          return this.again();
        }
        for (const message of events.messages) this.#take(message);
        this.receiver.heard();
        wait = LONG_POLL_SECONDS;
      }
    } catch (error) {
      if (error instanceof Refused) this.#refuse(error.refusal);
    }
    if (this.#polling === polling) this.#lose();
  }

  /** Reject everything that is still waiting for an answer. */
  #giveUp() {
    for (const { reject } of this.#waiting.values()) reject(new Unreachable());
    this.#waiting.clear();
  }

  /** Take a refusal; a server that is stopping or overloaded is asked again. */
  #refuse(refusal: Refusal) {
    if (!PASSING.includes(refusal.code)) this.receiver.refuse(refusal);
  }

  /** Take a message of a live connection. */
  #hear(message: Incoming) {
    this.#pulse.heard();
    this.#take(message);
    if (this.#waiting.size) this.#pulse.expectAnswer();
  }

  #take(message: Incoming) {
    if (message.kind === "done") {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    } else if (message.kind === "refused") {
      if (message.id === 0) this.#refuse(message);
      this.#waiting.get(message.id)?.reject(new Refused(message));
      this.#waiting.delete(message.id);
    } else if (message.kind !== "pong") {
      if (message.kind !== "goodbye") this.#attempts = 0;
      this.receiver.take(message);
    }
  }
}
