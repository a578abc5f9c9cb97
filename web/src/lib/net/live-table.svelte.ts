/**
 * A table as it happens: what is shown of it, and what can be asked of it.
 *
 * Bots play faster than anybody can follow, so a message may wait until the one before it has been seen. Everything here
 * belongs to the one moment that is shown: whoever reads it can't run ahead of the board.
 */

import type { Line, Proposal, Refusal, TableInfo, Update, Welcome } from "../../wire/types";
import type { Choice, View } from "../../wire/views";
import { announcements } from "../announcements.svelte";
import { Attempt } from "../attempt.svelte";
import type { Declined } from "../problems";
import { Pacer, type Frame, type Pace } from "../pacer";
import { Connection, type Command, type Message, type Receiver } from "./connection";
import { keepPlace } from "./places";

/** The state of the connection. */
export type Phase = "connecting" | "live" | "lost" | "refused" | "left" | "removed";

export class LiveTable implements Receiver {
  phase = $state<Phase>("connecting");
  /** Why the server turned us away; null if it didn't. */
  refusal = $state.raw<Refusal | null>(null);
  table = $state.raw<TableInfo | null>(null);
  person = $state(0);
  own = $state.raw<number[]>([]);
  views = $state.raw<View[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  proposable = $state.raw<Choice[]>([]);
  /** Whether the viewer can take the last step back. */
  mayUndo = $state(false);
  /** Whether this moment is held so that it can be looked at. */
  isHeld = $state(false);
  here = $state.raw<number[]>([]);
  #thinking = $state.raw<number[]>([]);
  log = $state.raw<Line[]>([]);
  /** What the person at the screen asks of the table, and why it was refused. */
  readonly attempt = new Attempt();
  /** How many commands of ours are on their way. */
  sending = $state(0);
  /** Called with every update when it is shown, and again after it was held: for sounds and the like. */
  onupdate: ((update: Update) => void) | null = null;
  /** Called with every welcome: what happened before it has to be asked for. */
  onwelcome: (() => void) | null = null;

  #connection: Connection;
  #pacer: Pacer<Welcome | Update>;
  /** The number of the last update that has come, though it may wait to be shown. */
  #received: number | null = null;
  /** Commands that were accepted, each with the number of the update that will show it. */
  #unseen: { number: number; resolve: () => void }[] = [];
  /** Whether everything has to be sent again, in another language or for another person. */
  #isStale = false;

  constructor(
    readonly id: string,
    pace: Pace,
  ) {
    this.#pacer = new Pacer(pace, (frame) => this.#show(frame));
    this.#connection = new Connection(id, this);
  }

  close() {
    this.#pacer.stop();
    this.#connection.close();
  }

  /** Take a choice: play it, or propose it where somebody else decides. */
  choose = (action: string): Promise<boolean> => {
    const version = this.#shown;
    if (!this.proposable.length) return this.ask({ kind: "play", action, version });
    // For the first of the viewer's seats that hasn't proposed yet.
    const seat = this.own.find((at) => !this.table?.proposed.includes(at)) ?? this.own[0]!;
    return this.ask({ kind: "propose", seat, action, version });
  };

  /** Show why something that was tried isn't sent. */
  decline = (why: Declined) => {
    this.attempt.problem = why;
  };

  undo() {
    return this.ask({ kind: "undo", version: this.#shown });
  }

  turnUp() {
    return this.ask({ kind: "turn-up", version: this.#shown });
  }

  /**
   * Ask the table for something; false if it refuses, and the attempt then says why. A command is done once its
   * update has been seen, since the next one builds on it.
   */
  ask(command: Command, attempt = this.attempt): Promise<boolean> {
    return attempt.run(async () => {
      this.sending++;
      try {
        const { number, token } = await this.#connection.send(command);
        if (token) keepPlace(this.id, token, this.table?.game ?? "");
        await new Promise<void>((resolve) => {
          this.#unseen.push({ number, resolve });
          this.#resolveSeen();
        });
      } finally {
        this.sending--;
      }
    });
  }

  /** Load everything again, for instance in another language; what is shown stays until it arrives. */
  reload() {
    this.#isStale = true;
    this.#connection.again();
  }

  /** Show what comes next without waiting any longer. */
  goOn() {
    this.#pacer.next();
  }

  /** The bots that think about what is shown. */
  get thinking(): number[] {
    return this.#thinking.filter((seat) => this.views[0]?.active === seat);
  }

  /** The number of the update that is shown: a command names what its sender has seen. */
  get #shown() {
    return this.table?.number ?? 0;
  }

  since = () => (this.#isStale ? null : this.#received);

  take = (message: Message) => {
    switch (message.kind) {
      case "welcome":
      case "update":
        this.#received = message.table.number;
        this.phase = "live";
        this.#pacer.take(message);
        break;
      case "here":
        this.here = message.people;
        this.#thinking = message.thinking;
        // Where nothing was missed, nothing else comes.
        if (this.phase === "lost") this.phase = "live";
        break;
      case "goodbye":
        if (message.reason === "left" || message.reason === "removed") this.phase = message.reason;
        break;
    }
  };

  refuse = (refusal: Refusal) => {
    this.refusal = refusal;
    this.phase = "refused";
  };

  heard = () => {
    this.phase = "live";
  };

  lost = (): boolean => {
    if (["refused", "left", "removed"].includes(this.phase)) return false;
    if (this.table && !this.#isStale) this.phase = "lost";
    return true;
  };

  #show({ moment, isHeld }: Frame<Welcome | Update>) {
    const { table } = moment;
    // A game goes on while its last moment is held.
    this.table = isHeld ? { ...table, status: "playing" } : table;
    this.own = moment.own;
    this.views = moment.views;
    this.proposals = moment.proposals;
    this.proposable = moment.proposable;
    this.mayUndo = moment.may_undo && !isHeld;
    this.isHeld = isHeld;
    this.#resolveSeen();
    if (moment.kind === "update") {
      this.onupdate?.(moment);
      this.#tell(moment);
    } else {
      this.#isStale = false;
      this.person = moment.person;
      this.onwelcome?.();
    }
  }

  #tell(update: Update) {
    const { number, what, person, seat, player, text, sentences } = update;
    // It may be shown twice: held, and then as it is.
    if (this.log.at(-1)?.number === number) return;
    this.log = [...this.log, { number, what, person, seat, player, text, sentences }];
    if (sentences.length) announcements.say(sentences.join(" "));
  }

  #resolveSeen() {
    const shown = this.#shown;
    for (const { number, resolve } of this.#unseen) if (number <= shown) resolve();
    this.#unseen = this.#unseen.filter(({ number }) => number > shown);
  }
}
