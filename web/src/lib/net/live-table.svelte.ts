/**
 * A table as it happens: what is shown of it, and what can be asked of it.
 *
 * Bots play faster than anybody can follow, so a message may wait until the one before it has been
 * seen. Everything here belongs to the one moment being shown, so that nothing that reads it can
 * run ahead of the board.
 */

import type {
  Happened,
  Here,
  Line,
  Proposal,
  Refusal,
  TableInfo,
  Update,
  Welcome,
} from "../../wire/types";
import type { Choice, View } from "../../wire/views";
import { announcements } from "../announcements.svelte";
import { Attempt } from "../attempt.svelte";
import type { Declined } from "../problems";
import { Pacer, type Frame, type Pace } from "../pacer";
import { Unreachable } from "./api";
import { Connection, type Command, type Message, type Receiver } from "./connection";
import { settings, SLOWNESS } from "../settings.svelte";
import { keepPlace } from "./places";

/** The state of the connection. */
export type Phase = "connecting" | "live" | "lost" | "refused" | "left" | "removed";

/** Return who is awaited until when, by the clock of this device. */
function awaitedFrom({ awaited }: Here) {
  return awaited ? { seat: awaited.seat, until: Date.now() + 1000 * awaited.seconds } : null;
}

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
  /** Whether the viewer can undo the last step. */
  mayUndo = $state(false);
  /** Whether this moment is held so that people can look at it. */
  isHeld = $state(false);
  /** What is just happening, if a step is being told in several moments. */
  happening = $state.raw<Happened | null>(null);
  here = $state.raw<number[]>([]);
  #thinking = $state.raw<number[]>([]);
  /** Whose turn it is while they are away, and when a bot stands in; null if nobody's. */
  awaited = $state.raw<{ seat: number; until: number } | null>(null);
  log = $state.raw<Line[]>([]);
  /** What the person at the screen asks of the table, and why it was refused. */
  readonly attempt = new Attempt();
  /** Whether the person has picked up a card, so that nothing is moved for them. */
  isHolding = $state(false);
  /** The attempt that last asked the table for something. */
  #asking = this.attempt;
  /** How many of our commands are on their way. */
  sending = $state(0);
  /** Called with every update when it is shown, and again after it was held; for sounds. */
  onupdate: ((update: Update) => void) | null = null;
  /** Called with every welcome: what happened before it has to be asked for. */
  onwelcome: (() => void) | null = null;

  #connection: Connection;
  #pacer: Pacer<Welcome | Update>;
  /** The number of the last update received, though it may be waiting to be shown. */
  #received: number | null = null;
  /** The last welcome or update received. */
  #latest: Welcome | Update | null = null;
  /** Commands that were accepted, each with the number of the update that will show it. */
  #unseen: { number: number; resolve: () => void }[] = [];
  /** Whether everything has to be sent again, in another language or for another person. */
  #isStale = false;

  constructor(
    readonly id: string,
    pace: Pace,
  ) {
    const slowness = () => SLOWNESS[settings.pace];
    this.#pacer = new Pacer(pace, (frame) => this.#show(frame), slowness);
    this.#connection = new Connection(id, this);
  }

  close() {
    this.#pacer.stop();
    this.#connection.close();
  }

  /** Take a choice: play it, or propose it if somebody else decides. */
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

  hold = (isHolding: boolean) => {
    this.isHolding = isHolding;
  };

  undo() {
    return this.ask({ kind: "undo", version: this.#shown });
  }

  turnUp() {
    return this.ask({ kind: "turn-up", version: this.#shown });
  }

  /**
   * Ask the table for something; false if it refuses, and the attempt then says why. A command is
   * done once its update has been seen, since the next one builds on it.
   */
  ask(command: Command, attempt = this.attempt): Promise<boolean> {
    this.#asking = attempt;
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

  /** Load everything again, for instance in another language; until then, what is shown stays. */
  reload() {
    this.#isStale = true;
    this.#connection.again();
  }

  /** Show what comes next without waiting any longer. */
  goOn() {
    this.#pacer.next();
  }

  /** Show how the step being told ends. */
  finishStep() {
    this.#pacer.finishStep();
  }

  /** Show the table as it is now. */
  catchUp() {
    this.#pacer.catchUp();
  }

  /** Show earlier updates once more, step by step, and then the table as it is now. */
  watch(updates: Update[]) {
    const latest = this.#latest;
    if (!latest || !updates.length) return;
    this.#pacer.restart();
    for (const update of updates) {
      if (update.number < latest.table.number) this.#pacer.take(pastOf(update));
      // A welcome shows the table after the last step, but doesn't tell the step.
      else if (latest.kind === "welcome") this.#pacer.take(update);
    }
    this.#pacer.take(latest);
  }

  /** The bots that are thinking about what is shown. */
  get thinking(): number[] {
    return this.#thinking.filter((seat) => this.views[0]?.active === seat);
  }

  /** The number of the update being shown; a command names what its sender has seen. */
  get #shown() {
    return this.table?.number ?? 0;
  }

  since = () => (this.#isStale ? null : this.#received);

  take = (message: Message) => {
    switch (message.kind) {
      case "welcome":
      case "update":
        this.#received = message.table.number;
        this.#latest = message;
        this.phase = "live";
        this.#forgetSilence();
        this.#pacer.take(message);
        break;
      case "here":
        this.here = message.people;
        this.#thinking = message.thinking;
        this.awaited = awaitedFrom(message);
        // If nothing was missed, nothing else will come.
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

  #show({ moment, isHeld, happening, told }: Frame<Welcome | Update>) {
    const { table } = moment;
    // The game goes on while its last moment is held.
    this.table = isHeld ? { ...table, status: "playing" } : table;
    this.own = moment.own;
    this.views = moment.views;
    this.proposals = moment.proposals;
    this.proposable = moment.proposable;
    this.mayUndo = moment.may_undo && !isHeld;
    this.isHeld = isHeld;
    this.happening = happening ?? null;
    this.#resolveSeen();
    if (moment.kind === "update") {
      this.onupdate?.(moment);
      this.#tell(moment, told ?? moment.happened.length);
    } else {
      this.#isStale = false;
      this.person = moment.person;
      this.onwelcome?.();
    }
  }

  /** Tell an update, or as many of its events as have been shown; nothing is told twice. */
  #tell(update: Update, shown: number) {
    const { number, what, person, seat, player, text } = update;
    const last = this.log.at(-1);
    if (last && last.number > number) return;
    const isBegun = last?.number === number;
    const told = update.happened.slice(0, shown);
    const happened = told.filter(({ words }) => words);
    const sentences = told.length ? happened.map(({ words }) => words!) : update.sentences;
    const said = isBegun ? last.sentences.length : 0;
    if (isBegun && sentences.length <= said) return;
    const line = { number, what, person, seat, player, text, sentences, happened };
    this.log = [...(isBegun ? this.log.slice(0, -1) : this.log), line];
    if (sentences.length > said) announcements.say(sentences.slice(said).join(" "));
  }

  /** Something has happened, perhaps what was asked for: the table shows it better than words. */
  #forgetSilence() {
    if (this.#asking.problem instanceof Unreachable) this.#asking.problem = null;
  }

  #resolveSeen() {
    const shown = this.#shown;
    for (const { number, resolve } of this.#unseen) if (number <= shown) resolve();
    this.#unseen = this.#unseen.filter(({ number }) => number > shown);
  }
}

/** Return an update as it is shown when it is long past: nobody decides anything. */
function pastOf(update: Update): Update {
  const views = update.views.map((view) => ({ ...view, legal: [] }) as View);
  return { ...update, views, proposable: [], may_undo: false };
}
