/** What the client asks of a game. Each game answers in its folder, in `face.ts`; `register.ts` lists them. */

import type { Component, Snippet } from "svelte";
import type { Pace } from "../lib/pacer";
import type { Sound } from "../lib/sound";
import type { Draft } from "../pages/new/draft.svelte";
import type { OfferedGame, Statistics, Tally, Teammate, TeamResult } from "../wire/types";
import type { View } from "../wire/views";

export interface TableProps<V extends View> {
  view: V;
  /** What people and bots are called, by seat. */
  names: string[];
  /** The seats of whoever looks; in a replay there are none. */
  own: number[];
  /** What can be chosen now: the legal actions, or proposals to another; empty for whoever only looks on. */
  choices: V["legal"];
  /** While an action is on its way nothing can be chosen. */
  busy: boolean;
  /** Whether this moment is held so that it can be looked at. */
  isHeld: boolean;
  /** Shows what comes after a moment that is held. */
  goOn: () => void;
  /** Whether moments are held at all; a replay sets its own pace. */
  paced: boolean;
  /** Whether the hand has the focus from the beginning: a curtain was before it. */
  focused: boolean;
  /** What the page offers when the game is over: a rematch, the replay, a line to share. */
  actions?: Snippet;
}

export interface CurtainProps<V extends View> {
  /** What the one who gets the device will see; what lies open on the table may be shown. */
  view: V;
  names: string[];
  /** Called when that person wants to see the hand. */
  onready: () => void;
}

/** What is fetched when a game is first shown. */
export interface Board<V extends View> {
  Table: Component<TableProps<V>>;
  /** Hides one hand before the next is shown; for a game with hidden hands. */
  Curtain?: Component<CurtainProps<V>>;
}

/** What a rulebook has beside its rules. */
export interface Appendix {
  /** The message of each section's title, by its id in the page. */
  sections: Record<string, string>;
  /** Fetches what draws them; `shown` keeps what a search is for. */
  load: () => Promise<{ default: Component<{ shown: (text: string) => boolean }> }>;
}

/** A part of the form for a new table. */
export interface SetUpProps {
  draft: Draft;
  offer: OfferedGame;
}

/** A field of the set-up that has words of its own. */
export interface OwnField {
  /** The message of its title. */
  title: string;
  words: (value: string) => string;
}

/** A number that its results have beside the score, and the messages that name it and its mean. */
export interface Figure {
  title: string;
  mean: string;
  of: (counted: TeamResult | Tally) => number;
}

/** A table of its statistics: tallies grouped by a name. */
export interface Breakdown {
  /** The message of its caption. */
  caption: string;
  tallies: (statistics: Statistics) => Tally[];
  name: (tally: Tally) => string;
}

export interface Game<V extends View = View> {
  /** Its name on the wire, in addresses and in the names of messages. */
  readonly name: V["game"];
  /** A small sign for it. */
  readonly Emblem: Component;
  readonly board: () => Promise<Board<V>>;
  /** Who sits where in a game that begins with one click. */
  readonly seats: string[];
  /** The fields of a set-up that are in sight, not folded. */
  readonly fields: string[];
  /** Keys that its table knows, by the names of their messages. */
  readonly keys: string[];
  /** Whether each seat sees something that others don't. */
  readonly hidesHands: boolean;
  /** Fetches what it asks in the form for a new table, beside its fields. */
  readonly setUp?: () => Promise<{ default: Component<SetUpProps> }>;
  /** The fields of its set-up that have words of their own, by name. */
  readonly ownFields?: Record<string, OwnField>;
  readonly figures?: Figure[];
  readonly breakdowns?: Breakdown[];
  /** What a review measures in: points, or the chance to win. */
  readonly measure: "points" | "chance";
  /** The letter that the ids of its rules begin with. */
  readonly letter: string;
  /** Each part of its rulebook and the rule that it begins with. */
  readonly parts: Record<string, string>;
  readonly appendix?: Appendix;
  /** In which steps it goes from one moment to the next; without it at once. */
  readonly pace?: Pace;
  /** How many play. */
  players(view: V): number;
  /** What the way from one view to the next sounds like. */
  sounds(before: V, after: V): Sound[];
  /** What the header says of a moment that is held; `you` is the reader's only seat, or -1. */
  heldWords?(view: V, names: string[], you: number): string;
  /** What a set-up says about a seat; empty for nothing. */
  seatWords?(setup: Record<string, string>, seat: number): string;
  /** What is known of somebody in a team beside the name; empty for nothing. */
  teammateWords?(mate: Teammate): string;
  /** What the seats of its lesson are called. */
  lessonNames(): string[];
}

/** A game among all games: it is asked about its own views alone. */
export function face<V extends View>(game: Game<V>): Game {
  return game as unknown as Game;
}
