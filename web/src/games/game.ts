/**
 * What the client needs from a game. Each game provides it in its folder, in `face.ts`;
 * `register.ts` lists them.
 */

import type { Component, Snippet } from "svelte";
import type { Pace } from "../lib/pacer";
import type { Sound } from "../lib/sound";
import type { Draft } from "../pages/new/draft.svelte";
import type { Happened, OfferedGame, Statistics, Tally, Teammate, TeamResult } from "../wire/types";
import type { View } from "../wire/views";

export interface TableProps<V extends View> {
  view: V;
  /** The names of people and bots, by seat. */
  names: string[];
  /** The viewer's seats; none in a replay. */
  own: number[];
  /**
   * What can be chosen now: legal actions, or proposals to another player; empty for spectators.
   */
  choices: V["legal"];
  /** Whether an action is on its way, so that nothing can be chosen. */
  busy: boolean;
  /** Whether this moment is held so that people can look at it. */
  isHeld: boolean;
  /** What is just happening, if this moment is one of several that tell a step. */
  happening: Happened | null;
  /** Shows what comes after a held moment. */
  goOn: () => void;
  /** Whether moments are held at all; a replay sets its own pace. */
  paced: boolean;
  /** Whether the hand has the focus from the start, after a curtain. */
  focused: boolean;
  /** What the page offers when the game is over: a rematch, the replay, a line to share. */
  actions?: Snippet;
  /** What has happened last, shown above the question. */
  recent?: Snippet;
}

export interface CurtainProps<V extends View> {
  /** What the next person at the device will see; what lies face up on the table may be shown. */
  view: V;
  names: string[];
  /** Called when that person wants to see their hand. */
  onready: () => void;
}

/** What is fetched when a game is first shown. */
export interface Board<V extends View> {
  Table: Component<TableProps<V>>;
  /** The drawing of any of its cards, as wide as `--card-width`. */
  Card: Component<{ card: string }>;
  /** Hides one hand before the next is shown; for a game with hidden hands. */
  Curtain?: Component<CurtainProps<V>>;
}

/** What a rulebook has besides its rules. */
export interface Appendix {
  /** The message for each section's title, by its id in the page. */
  sections: Record<string, string>;
  /** Fetches what draws them; `shown` says whether a text matches the search. */
  load: () => Promise<{ default: Component<{ shown: (text: string) => boolean }> }>;
}

/** A part of the form for a new table. */
export interface SetUpProps {
  draft: Draft;
  offer: OfferedGame;
}

/** A set-up field with its own wording. */
export interface OwnField {
  /** The message for its title. */
  title: string;
  words: (value: string) => string;
}

/** A number in the results besides the score, and the messages for it and its mean. */
export interface Figure {
  title: string;
  mean: string;
  of: (counted: TeamResult | Tally) => number;
}

/** A table in the statistics: tallies grouped by name. */
export interface Breakdown {
  /** The message for its caption. */
  caption: string;
  tallies: (statistics: Statistics) => Tally[];
  name: (tally: Tally) => string;
}

export interface Game<V extends View = View> {
  /** Its name on the wire, in addresses and in message ids. */
  readonly name: V["game"];
  /** A small drawing that stands for it. */
  readonly Emblem: Component;
  readonly board: () => Promise<Board<V>>;
  /** Who sits where in a game that is started with one click. */
  readonly seats: string[];
  /** The set-up fields that are always visible, not folded away. */
  readonly fields: string[];
  /** The keys of its table, by the names of their messages. */
  readonly keys: string[];
  /** What a first game points out, in this order, by the names of the messages. */
  readonly marks: string[];
  /** Whether each seat sees something that others don't. */
  readonly hidesHands: boolean;
  /** Fetches what it adds to the form for a new table, besides its fields. */
  readonly setUp?: () => Promise<{ default: Component<SetUpProps> }>;
  /** Its set-up fields with their own wording, by name. */
  readonly ownFields?: Record<string, OwnField>;
  readonly figures?: Figure[];
  readonly breakdowns?: Breakdown[];
  /** Which results can be compared by their points; absent if it isn't played for points. */
  readonly kindOf?: (counted: TeamResult | Tally) => string;
  /** What reviews measure in: points, or the chance to win. */
  readonly measure: "points" | "chance";
  /** The letter that the ids of its rules begin with. */
  readonly letter: string;
  /** Each part of its rulebook, and the rule it begins with. */
  readonly parts: Record<string, string>;
  readonly appendix?: Appendix;
  /** How it gets from one moment to the next in steps; if absent, at once. */
  readonly pace?: Pace;
  /** Return the number of players. */
  players(view: V): number;
  /** Return what the change from one view to the next sounds like. */
  sounds(before: V, after: V): Sound[];
  /** Return what the header says while a moment is held; `you` is the reader's only seat, or -1. */
  heldWords?(view: V, names: string[], you: number): string;
  /** Return what a seat's part in the game is called, besides its person. */
  roleWords?(view: V, seat: number): string;
  /** Return what a set-up says about a seat, or "". */
  seatWords?(setup: Record<string, string>, seat: number): string;
  /** Return what is known about a teammate besides the name, or "". */
  teammateWords?(mate: Teammate): string;
  /** Return the names of the seats in its lesson. */
  lessonNames(): string[];
}

/** Return a game as one among many; it is only asked about its own views. */
export function face<V extends View>(game: Game<V>): Game {
  return game as unknown as Game;
}
