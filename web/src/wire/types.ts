// Written by scripts/types.js from the API documents of the server.

export interface Wire {
  Accepted: Accepted;
  Claim: Claim;
  CostlyDecision: CostlyDecision;
  Day: Day;
  Events: Events;
  Free: Free;
  Happened: Happened;
  HeldToken: HeldToken;
  Hint: Hint;
  HintOption: HintOption;
  HintRequest: HintRequest;
  Invitation: Invitation;
  Inviting: Inviting;
  Joining: Joining;
  Line: Line;
  NameSeat: NameSeat;
  NewTable: NewTable;
  NewToken: NewToken;
  OfferedCrew: OfferedCrew;
  OfferedField: OfferedField;
  OfferedGame: OfferedGame;
  OfferedNumber: OfferedNumber;
  OfferedPreset: OfferedPreset;
  OpenBest: OpenBest;
  Place: Place;
  Places: Places;
  PlacesRequest: PlacesRequest;
  Play: Play;
  Proposal: Proposal;
  Propose: Propose;
  PushKey: PushKey;
  Refusal: Refusal;
  Rematch: Rematch;
  Remove: Remove;
  Rename: Rename;
  Replaying: Replaying;
  Resign: Resign;
  Results: Results;
  Review: Review;
  ReviewPoint: ReviewPoint;
  ReviewState: ReviewState;
  Say: Say;
  SeatBot: SeatBot;
  SeatInfo: SeatInfo;
  SeptentrickCard: SeptentrickCard;
  SeptentrickChoice: SeptentrickChoice;
  SeptentrickEnding: SeptentrickEnding;
  SeptentrickPlay: SeptentrickPlay;
  SeptentrickSeat: SeptentrickSeat;
  SeptentrickTrick: SeptentrickTrick;
  SeptentrickView: SeptentrickView;
  Sit: Sit;
  Start: Start;
  Statistics: Statistics;
  Step: Step;
  Subscribing: Subscribing;
  TableInfo: TableInfo;
  Tally: Tally;
  TeamResult: TeamResult;
  Teammate: Teammate;
  TitanicChoice: TitanicChoice;
  TitanicCrew: TitanicCrew;
  TitanicEnding: TitanicEnding;
  TitanicLine: TitanicLine;
  TitanicScore: TitanicScore;
  TitanicView: TitanicView;
  TurnUp: TurnUp;
  Undo: Undo;
  Unsubscribing: Unsubscribing;
  Update: Update;
  Welcome: Welcome;
  Welcomed: Welcomed;
  Awaited: Awaited;
  Done: Done;
  Goodbye: Goodbye;
  Hello: Hello;
  Here: Here;
  Numbered: Numbered;
  Ping: Ping;
  Pong: Pong;
  Refused: Refused;
  Shown: Shown;
}
/**
 * The answer to a command that was accepted and has been stored.
 */
export interface Accepted {
  /**
   * The number of the table's last entry after the command.
   */
  number: number;
  /**
   * The new token, if one was asked for.
   */
  token?: string;
}
/**
 * Come back, and take your seats back from the bot that stood in for you.
 */
export interface Claim {
  kind: "claim";
}
/**
 * One of the decisions that cost the most.
 */
export interface CostlyDecision {
  step: number;
  seat: number;
  /**
   * The chosen action, in notation.
   */
  action: string;
  /**
   * The chosen action in words.
   */
  words: string;
  /**
   * The best action found, in notation.
   */
  better: string;
  /**
   * The best action found, in words.
   */
  better_words: string;
  cost: number;
  /**
   * Half the width of the cost's 95% interval.
   */
  error: number;
  /**
   * The cost and its error in words.
   */
  amount: string;
  /**
   * The reasons for the better action, in words.
   */
  reasons: string[];
}
/**
 * What is known about a deal of the day: its results, but not its cards.
 */
export interface Day {
  game: string;
  date: string;
  /**
   * The number of seats.
   */
  players: number;
  /**
   * Whether the day is over, so that everything about the deal may be shown.
   */
  is_over: boolean;
  /**
   * Whether you have played the deal to the end; false without a key.
   */
  played: boolean;
  /**
   * The results that count, best first, at most 100; only a person's first try counts.
   */
  results: TeamResult[];
}
/**
 * A team's result in one game.
 */
export interface TeamResult {
  /**
   * The team's rank on this deal (equal scores share one), or 0 in a list of different deals.
   */
  rank: number;
  game: string;
  /**
   * The date if the game counts for a deal of the day, otherwise empty.
   */
  day: string;
  players: number;
  layout: string;
  score: number;
  won: boolean;
  /**
   * How the game ended, as a word specific to the game.
   */
  reason: string;
  /**
   * The number of pages of the booklet that were turned (SOS Titanic); 0 in other games.
   */
  pages: number;
  steps: number;
  /**
   * The number of steps that bots decided.
   */
  bot_steps: number;
  /**
   * When the game ended, in seconds since 1970.
   */
  finished: number;
  team: Teammate[];
  /**
   * The id of the table if it is one of yours, otherwise empty.
   */
  table: string;
}
/**
 * The person or bot that had a seat.
 */
export interface Teammate {
  /**
   * The person's name; empty for a bot.
   */
  name: string;
  /**
   * The name of the bot; empty for a person.
   */
  player: string;
  /**
   * The crew member (SOS Titanic); empty if it would reveal part of today's deal.
   */
  crew: string;
}
/**
 * What has happened at a table, oldest first.
 */
export interface Events {
  messages: (Welcome | Update)[];
}
/**
 * The table as it is now, for somebody who joins or comes back.
 */
export interface Welcome {
  kind: "welcome";
  table: TableInfo;
  /**
   * Your number; 0 for a spectator.
   */
  person: number;
  /**
   * Your seats.
   */
  own: number[];
  /**
   * What each of your seats sees, or what a spectator sees; empty before the deal.
   *
   * If all seats see the same thing, there is only one view: that of the seat that decides if it is
   * yours, else that of your first seat.
   */
  views: (TitanicView | SeptentrickView)[];
  /**
   * The proposals, once they have been revealed; empty until then.
   */
  proposals: Proposal[];
  /**
   * What you can propose to the seat that decides; empty if you can't propose now.
   */
  proposable: TitanicChoice[];
  /**
   * Whether you can undo the last step now.
   */
  may_undo: boolean;
}
/**
 * What everybody may know about a table.
 */
export interface TableInfo {
  id: string;
  game: string;
  setup: {
    [k: string]: string;
  };
  /**
   * The hash of the deal's secret, as hexadecimal digits; see `lifeboat verify`.
   */
  commitment: string;
  /**
   * `random`, `seed`, `day` or `again`; only a random deal is certainly unknown to everybody.
   */
  deal: string;
  /**
   * The deal's seed, if any; empty until the game is over, since it gives away the cards.
   */
  seed: string;
  day: string;
  listed: boolean;
  /**
   * How many seconds a person may be away before a bot stands in; null if none ever does.
   */
  patience: number | null;
  stand_in: string;
  proposals: boolean;
  created: number;
  /**
   * `open`, `playing` or `over`.
   */
  status: string;
  /**
   * The names of everybody who has joined, in that order; people who have left are included.
   */
  people: string[];
  seats: SeatInfo[];
  /**
   * The number of the last entry.
   */
  number: number;
  /**
   * The number of the last entry that changed what can be played.
   */
  version: number;
  may_talk: boolean;
  /**
   * The rule that forbids talking now; empty if people may talk.
   */
  silence_rule: string;
  given_up: boolean;
  /**
   * The numbers of the people who have resigned.
   */
  resigned: number[];
  /**
   * The seats that have made proposals for the current decision.
   */
  proposed: number[];
  /**
   * The id of the rematch's table; empty if there is no rematch.
   */
  rematch: string;
  /**
   * The number of the host, the first person who hasn't left; 0 if everybody has.
   */
  host?: number;
  /**
   * The numbers of the people who have left for good.
   */
  left?: number[];
  /**
   * How many seconds a bot that searches has per decision; a hint gets the same time.
   */
  thinking?: number;
  /**
   * How many hints each person may ask for; 0 for none.
   */
  hints?: number;
  /**
   * The number of hints each person has been given, in the order of `people`.
   */
  hinted?: number[];
  /**
   * Whether anybody with a seat can undo anything; the result then doesn't count.
   */
  practice?: boolean;
  /**
   * The seat that decides; -1 if no game is being played.
   */
  deciding?: number;
  /**
   * For each preset, such as `rulebook`, the value that the set-up matches, or `mixed`.
   */
  presets?: {
    [k: string]: string;
  };
}
/**
 * What everybody may know about a seat.
 */
export interface SeatInfo {
  /**
   * The number of the person who has the seat, from 1; 0 if it is a bot's or free.
   */
  person: number;
  /**
   * The name of the seat, if it has its own, or of the person; empty if there is neither.
   */
  name: string;
  /**
   * The bot that has the seat; empty if none has.
   */
  player: string;
  /**
   * The bot that plays while the person is away; empty if none does.
   */
  stand_in: string;
  /**
   * The seat's own name, if its person has several seats; empty if it has none.
   */
  own_name?: string;
}
/**
 * What a seat sees: the same for all, except that only the decider gets legal actions.
 */
export interface TitanicView {
  game: "titanic";
  /**
   * The seat whose view it is; -1 for a spectator.
   */
  seat: number;
  /**
   * The number on the open page.
   */
  page: number;
  /**
   * The number of pages that have been turned.
   */
  turned: number;
  /**
   * The total number of pages that can be turned.
   */
  pages: number;
  clock: string;
  /**
   * The number of the page on which the ship breaks.
   */
  breaks: number;
  /**
   * The number of flooded decks, from the bow.
   */
  flooded: number;
  /**
   * The lines of the six decks, from the bow, then that of the boat.
   */
  lines: TitanicLine[];
  /**
   * Two groups of first class, then two of second class.
   */
  groups: string[][];
  /**
   * The highest rank that each group can hold (T1).
   */
  highest: number[];
  stack: number;
  /**
   * The known cards on top of the stack, beginning with the next to be drawn.
   */
  top: string[];
  /**
   * The known cards at the bottom of the stack, the lowest one last.
   */
  bottom: string[];
  discard: number;
  drawn: string[];
  arranged: string[];
  /**
   * The number of drawn cards that a rescue has placed, or Get Ready! put at the bottom.
   */
  placed: number;
  /**
   * The cards revealed for the current question, sorted.
   */
  looked_at: string[];
  /**
   * The line that is being looked at, or whose mystery is to be named; otherwise empty.
   */
  chosen_line: string;
  /**
   * The action card that is being resolved; otherwise empty.
   */
  playing: string;
  /**
   * The action cards that the current decision is about.
   */
  offer: string[];
  crew: TitanicCrew[];
  action_stack: number;
  action_discard: number;
  /**
   * The seat whose turn it is.
   */
  active: number;
  /**
   * The question, as a keyword from the rules; empty at the end.
   */
  asks: string;
  /**
   * What is being asked, and of whom, or how the game ended, in words.
   */
  question: string;
  score: TitanicScore;
  outcome: TitanicEnding | null;
  /**
   * The legal actions if this seat decides; otherwise empty.
   */
  legal: TitanicChoice[];
  /**
   * For each group, the moves that bring face-up passengers to it one after the other, as long
   * as there is nothing to choose; empty unless this seat decides.
   */
  brings: string[][];
  /**
   * The moves that bring everybody left to the groups, for the most points; empty unless this
   * seat can do that now.
   */
  finish: string[];
}
/**
 * The line in front of a deck, or on the boat.
 */
export interface TitanicLine {
  place: string;
  /**
   * The number of face-down cards, behind the others.
   */
  down: number;
  /**
   * The face-up cards, the front one last.
   */
  cards: string[];
  /**
   * The number of compartments in the deck; 0 for the boat.
   */
  compartments: number;
  /**
   * The number of compartments that are dry.
   */
  dry: number;
  flooded: boolean;
}
/**
 * A seat's crew member.
 */
export interface TitanicCrew {
  member: string;
  /**
   * The most passengers this crew member can draw in a rescue.
   */
  draws: number;
  /**
   * The names of this crew member's action cards, with duplicates; they lie face up.
   */
  hand: string[];
  /**
   * The action cards held before all were taken up to be redistributed; otherwise empty (T46).
   */
  before: string[];
}
/**
 * The score if the game ended now.
 */
export interface TitanicScore {
  groups: number[];
  page: number;
  rows: number[];
  total: number;
  /**
   * What the crew of 1912 would have scored (T53).
   */
  historical: number;
  /**
   * The highest possible score.
   */
  best: number;
}
/**
 * How the game ended.
 */
export interface TitanicEnding {
  reason: string;
  won: boolean;
  score: number;
  words: string;
  /**
   * The score compared with that of the crew of 1912, in words.
   */
  comment: string;
}
/**
 * A legal action: its notation, its words, and what it is about.
 */
export interface TitanicChoice {
  /**
   * The text to send back to choose this action.
   */
  action: string;
  words: string;
  /**
   * The heading to list the action under; empty for an answer to a question within a turn.
   */
  heading: string;
  kind:
    | "ability"
    | "bottom"
    | "choose"
    | "exchange"
    | "first"
    | "give"
    | "move"
    | "name"
    | "place"
    | "play"
    | "rescue"
    | "stop"
    | "take"
    | "top";
  /**
   * The passenger, or the name of the action card; otherwise empty.
   */
  card: string;
  /**
   * The passengers that move, the one at the back of the run first.
   */
  cards: string[];
  /**
   * The line that cards leave, or the first of two lines; otherwise empty.
   */
  source: string;
  /**
   * The place that cards go to, the line affected, or the second of two lines; else empty.
   */
  target: string;
  /**
   * How many passengers are drawn, or the rank that is named or swapped; otherwise 0.
   */
  number: number;
  /**
   * The seat that owns the action card, gets it or begins; otherwise -1.
   */
  seat: number;
  /**
   * The places that a mystery could join with the rank it is given; otherwise empty.
   */
  fits: string[];
  /**
   * The chance that the rescue fails, as far as the players can know.
   *
   * Null for anything else, with an empty stack, and at tables without hints.
   */
  fails: number | null;
  /**
   * Whether it brings a passenger to a group, can be undone, and gives nothing up.
   */
  is_free: boolean;
}
/**
 * What a seat sees.
 */
export interface SeptentrickView {
  game: "septentrick";
  /**
   * The seat whose view it is; -1 for a spectator.
   */
  seat: number;
  /**
   * The seat's own hand, sorted; empty for a spectator.
   */
  hand: SeptentrickCard[];
  /**
   * The number of life rings on each Sea card that has any; this is public knowledge.
   */
  rings: {
    [k: string]: number;
  };
  seats: SeptentrickSeat[];
  /**
   * The Captain's seat; -1 before one is chosen.
   */
  captain: number;
  /**
   * The trump suit; empty before it is named.
   */
  trump: string;
  trick: SeptentrickTrick;
  /**
   * The previous trick; null before the first one is complete.
   */
  last_trick: SeptentrickTrick | null;
  /**
   * The number of tricks that are complete.
   */
  tricks: number;
  /**
   * The number of tricks in the game.
   */
  all_tricks: number;
  /**
   * The number of cards each seat chooses now: two to pass, or one to keep (S5); otherwise 0.
   */
  pass_count: number;
  /**
   * The cards this seat has chosen so far: the two to pass, or the one to keep.
   */
  passing: string[];
  /**
   * The two cards this seat passed to the left.
   */
  passed: string[];
  /**
   * The two cards this seat received from the right.
   */
  received: string[];
  passed_on: string[];
  /**
   * The card this seat received in the second pass.
   */
  got: string[];
  active: number;
  /**
   * The question, as a keyword from the rules; empty at the end.
   */
  asks: string;
  /**
   * What is being asked, and of whom, or how the game ended, in words.
   */
  question: string;
  /**
   * A warning that this trick will be, or the next may be, all Passenger cards (S12).
   *
   * It is empty if no warning is needed.
   */
  warning: string;
  outcome: SeptentrickEnding | null;
  /**
   * The legal actions if this seat decides; otherwise empty.
   */
  legal: SeptentrickChoice[];
}
/**
 * A card in the seat's own hand.
 */
export interface SeptentrickCard {
  card: string;
  rings: number;
  /**
   * Whether this seat can play the card to the trick now.
   */
  playable: boolean;
}
/**
 * What the viewing seat knows about a seat, which may be itself.
 */
export interface SeptentrickSeat {
  rings: number;
  people: number;
  /**
   * The number of life rings minus the number of passengers.
   */
  difference: number;
  /**
   * Whether life rings and passengers match, or what is missing, in words.
   */
  balance: string;
  /**
   * The number of cards this seat holds.
   */
  size: number;
  /**
   * The number of Passenger cards this seat holds.
   */
  passengers: number;
  /**
   * The suits that this seat can't hold any more, as far as the viewing seat knows.
   */
  voids: string[];
  /**
   * This seat's last cards, once they have been revealed at the end; empty until then.
   */
  last: string[];
}
/**
 * A trick, as far as it has been played.
 */
export interface SeptentrickTrick {
  leader: number;
  /**
   * The suit that was led; empty if none has been led yet.
   */
  suit: string;
  plays: SeptentrickPlay[];
  /**
   * The seat that has won the trick, or is winning it so far; -1 if there is none.
   */
  winner: number;
}
/**
 * A card in a trick, and who played it.
 */
export interface SeptentrickPlay {
  seat: number;
  card: string;
  rings: number;
}
/**
 * How the game ended.
 */
export interface SeptentrickEnding {
  reason: string;
  won: boolean;
  score: number;
  words: string;
  /**
   * How many players have as many life rings as passengers, in words.
   */
  verdict: string;
}
/**
 * A legal action: its notation, its words, and what it is about.
 */
export interface SeptentrickChoice {
  /**
   * The text to send back to choose this action.
   */
  action: string;
  words: string;
  kind: "captain" | "keep" | "pass" | "play" | "trump";
  /**
   * The card that is played or kept, or the two cards that are passed; otherwise empty.
   */
  cards: string[];
  /**
   * The suit that becomes trump; otherwise empty.
   */
  suit: string;
  /**
   * The seat that becomes Captain; otherwise -1.
   */
  seat: number;
}
/**
 * A revealed proposal.
 */
export interface Proposal {
  seat: number;
  action: string;
  words: string;
}
/**
 * An entry of the log, and the table after it.
 */
export interface Update {
  kind: "update";
  number: number;
  /**
   * The kind of the entry.
   */
  what: string;
  table: TableInfo;
  /**
   * The seat that the entry is about, or -1.
   */
  seat: number;
  /**
   * The person that the entry is about, or 0.
   */
  person: number;
  /**
   * The bot that decided, was given a seat or stands in; empty if there is none.
   */
  player: string;
  /**
   * What somebody said; empty if the entry isn't chat.
   */
  text: string;
  /**
   * What happened, in words.
   */
  sentences: string[];
  /**
   * The events of a step of the game, in order; empty if the entry isn't one.
   */
  happened: Happened[];
  own: number[];
  views: (TitanicView | SeptentrickView)[];
  proposals: Proposal[];
  proposable: TitanicChoice[];
  may_undo: boolean;
}
/**
 * An event of a step of the game, as one viewer may see it.
 */
export interface Happened {
  /**
   * What happened, as a word specific to the game, such as `drew`, `failed` or `flooded`.
   */
  what: string;
  /**
   * The seat that acted or was affected, or -1.
   */
  seat?: number;
  /**
   * The cards involved, in notation; `?` stands for a card that the viewer can't see.
   */
  cards?: string[];
  /**
   * Where it happened; if cards moved, the place they left and the place they went to.
   */
  places?: string[];
  /**
   * A count, a page or a rank, depending on what happened.
   */
  number?: number;
  /**
   * What happened, in words; empty if that is obvious.
   */
  words?: string;
  /**
   * Why each of the cards couldn't be played, in words, if a rescue failed.
   */
  reasons?: string[];
}
/**
 * Leave your seat or, as the host, free any seat; this works only before the game begins.
 */
export interface Free {
  kind: "free";
  seat: number;
}
/**
 * A token of yours, and its table.
 */
export interface HeldToken {
  table: string;
  token: string;
}
/**
 * A hint: what can be done, best option first.
 */
export interface Hint {
  seat: number;
  /**
   * The version of the table that the hint is for; the hint is stale once that changes.
   */
  version: number;
  /**
   * How many more hints you may ask for.
   */
  left: number;
  /**
   * The total number of simulated games for all options.
   */
  playouts: number;
  options: HintOption[];
}
/**
 * An action that the seat can take, and what the crew can expect after it.
 */
export interface HintOption {
  /**
   * The action in notation.
   */
  action: string;
  words: string;
  /**
   * Points in SOS Titanic, the chance of winning in Septentrick.
   *
   * It is null if the action was barely tried in simulations.
   */
  value: number | null;
  /**
   * Half the width of the value's 95% interval; null if unknown.
   */
  error: number | null;
  /**
   * The value and its error in words.
   */
  estimate: string;
  /**
   * Facts for or against the action, in words, worked out from what the seat knows.
   */
  reasons: string[];
}
/**
 * A request for a hint on your decision.
 */
export interface HintRequest {
  /**
   * Your own seat, which must be the one that decides.
   */
  seat: number;
}
/**
 * The key of an invitation to a seat.
 */
export interface Invitation {
  invite: string;
}
/**
 * The host's request for an invitation to a seat.
 */
export interface Inviting {
  seat: number;
}
/**
 * A request to join a table.
 */
export interface Joining {
  name: string;
  /**
   * The key of your invitation to a seat, if you have one.
   */
  invite?: string;
  /**
   * The key to your own statistics: a random string that you make up, or empty.
   *
   * It has 16 to 100 printable ASCII characters.
   */
  me?: string;
}
/**
 * An entry of the log, as text for one viewer.
 */
export interface Line {
  number: number;
  /**
   * The kind of the entry.
   */
  what: string;
  /**
   * The seat that the entry is about, or -1.
   */
  seat: number;
  /**
   * The person that the entry is about, or 0.
   */
  person: number;
  /**
   * The bot that decided, was given a seat or stands in; empty if there is none.
   */
  player: string;
  /**
   * What somebody said; empty if the entry isn't chat.
   */
  text: string;
  /**
   * What happened, in words.
   */
  sentences: string[];
  /**
   * For a step of the game, the event that each sentence is about, without its words.
   */
  happened: Happened[];
}
/**
 * Name one of your seats after whoever plays it at your screen, before the game begins.
 *
 *     This works only if you have several seats. An empty name removes the name.
 */
export interface NameSeat {
  kind: "name-seat";
  seat: number;
  name: string;
}
/**
 * A request to set up a table.
 */
export interface NewTable {
  /**
   * `titanic` or `septentrick`; `GET /api/games` lists the games.
   */
  game: string;
  /**
   * The host's name.
   */
  name: string;
  /**
   * Fields of the set-up that differ from the default; `GET /api/games` lists all of them.
   */
  setup?: {
    [k: string]: string;
  };
  /**
   * A custom edition, as TOML.
   */
  edition?: string;
  /**
   * Where the cards come from.
   *
   * A deal of the day has the default set-up and edition, and its table can't be listed.
   */
  deal?: "day" | "random" | "seed";
  /**
   * The seed, if `deal` is `seed`.
   */
  seed?: string;
  /**
   * Whether the lobby lists the table.
   */
  listed?: boolean;
  /**
   * How many seconds a person may be away before a bot stands in for them.
   *
   * If it is an hour or more, the time runs from the beginning of the person's turn. With null, no
   * bot ever stands in.
   */
  patience?: number | null;
  /**
   * The bot that stands in for people who are away; `GET /api/games` lists the bots.
   */
  stand_in?: string;
  /**
   * Whether other players can make sealed proposals to the one who decides (SOS Titanic).
   */
  proposals?: boolean;
  /**
   * How many seconds a bot that searches has per decision; a hint gets the same time.
   */
  thinking?: number;
  /**
   * How many hints each person may ask for in the game; 0 for none.
   */
  hints?: number;
  /**
   * `me`, `open` or the name of a bot for each seat; missing seats are open.
   *
   * @maxItems 5
   */
  seats?: string[];
  /**
   * A name for each of your seats, if you have several, for whoever plays it at your screen.
   *
   * A seat whose name is empty or missing has none.
   *
   * @maxItems 5
   */
  names?: string[];
  /**
   * Whether anybody with a seat can undo anything; the result then doesn't count.
   *
   * This isn't possible with a deal of the day.
   */
  practice?: boolean;
  /**
   * Whether to begin the game immediately; if so, all seats must be filled.
   */
  start?: boolean;
  /**
   * The key to your own statistics: a random string that you make up, or empty.
   *
   * It has 16 to 100 printable ASCII characters.
   */
  me?: string;
}
/**
 * Get a new token; all your earlier tokens for this table immediately stop working.
 */
export interface NewToken {
  kind: "new-token";
}
/**
 * A crew member (SOS Titanic), with the numbers of the standard edition.
 */
export interface OfferedCrew {
  member: string;
  /**
   * The smallest number of players for which this crew member is allowed.
   */
  players: number;
  /**
   * The most passengers this crew member can draw in a rescue.
   */
  draws: number;
  /**
   * The number of action cards this crew member starts with.
   */
  cards: number;
}
/**
 * A field of the set-up and its possible values, the default first.
 */
export interface OfferedField {
  name: string;
  values: string[];
}
/**
 * A game that can be played here.
 */
export interface OfferedGame {
  game: string;
  /**
   * The possible numbers of players; the default number is in `usual`.
   */
  players: number[];
  /**
   * The default set-up.
   */
  usual: {
    [k: string]: string;
  };
  fields: OfferedField[];
  presets: OfferedPreset[];
  crew: OfferedCrew[];
  /**
   * The bots that can have a seat, weakest first, followed by those from other packages.
   */
  bots: string[];
  /**
   * Those of the bots that people choose among, in the same order.
   */
  levels: string[];
  /**
   * The default bot to stand in for people who are away.
   */
  stand_in: string;
  /**
   * By default, how many seconds a person may be away before a bot stands in for them.
   */
  patience: number;
  /**
   * The bots that search, and so make use of their thinking time.
   */
  searching: string[];
  thinking: OfferedNumber;
  hints: OfferedNumber;
}
/**
 * A choice that sets several fields at once, such as a rulebook.
 *
 *     `values` gives the fields that each value sets.
 */
export interface OfferedPreset {
  name: string;
  values: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * A number to choose, such as the thinking time: its minimum, default and maximum.
 */
export interface OfferedNumber {
  least: number;
  usual: number;
  most: number;
}
/**
 * What was possible on this deal with all cards visible.
 */
export interface OpenBest {
  /**
   * The best result found: a score in SOS Titanic; in Septentrick, 1 for a win, else 0.
   */
  best: number;
  /**
   * An upper bound on the result.
   */
  bound: number;
  /**
   * Whether it is proved that nothing better than `best` is possible.
   */
  proved: boolean;
  /**
   * Whether the crew could have won (all 60 safe, or all seats matched); null if unknown.
   */
  winnable: boolean | null;
  /**
   * The best result in a few words, for a plot.
   */
  words: string;
}
/**
 * A table of yours, as it was after its last entry.
 */
export interface Place {
  /**
   * Your number at the table; 0 if your token isn't valid there.
   */
  person: number;
  table: TableInfo;
}
/**
 * How things stand at your tables.
 */
export interface Places {
  known: Place[];
  /**
   * The tables that don't exist.
   */
  unknown: string[];
}
/**
 * A request for how things stand at your tables.
 */
export interface PlacesRequest {
  /**
   * @maxItems 50
   */
  places: HeldToken[];
}
/**
 * Take an action, when it is your turn to decide.
 */
export interface Play {
  kind: "play";
  action: string;
  /**
   * The number of the last update you have seen.
   */
  version: number;
}
/**
 * Make a sealed proposal to the seat that decides.
 */
export interface Propose {
  kind: "propose";
  seat: number;
  action: string;
  version: number;
}
/**
 * The server's public key for notifications, in URL-safe base64; empty if they are off.
 */
export interface PushKey {
  key: string;
}
/**
 * The answer to a request that was refused and has changed nothing.
 */
export interface Refusal {
  /**
   * A stable code for the reason; `/api/docs` lists all codes.
   */
  code: string;
  /**
   * What was tried, in notation; seats are counted from 1 here, as in all text for people.
   */
  tried: string;
  /**
   * What was expected instead.
   */
  expected: string;
  /**
   * The rule behind the refusal; empty if there isn't one.
   */
  rule: string;
  /**
   * The refusal in your language.
   */
  words: string;
}
/**
 * Set up another game for the same people, with the same deal or a new one.
 *
 *     Only people with a seat can do this, and only once the game is over.
 */
export interface Rematch {
  kind: "rematch";
  same_deal?: boolean;
}
/**
 * Remove somebody from the table for good; only the host can do this.
 *
 *     If a game is being played, the stand-in takes over their seats.
 */
export interface Remove {
  kind: "remove";
  person: number;
}
/**
 * Change your name.
 */
export interface Rename {
  kind: "rename";
  name: string;
}
/**
 * A record to replay, and the step to show.
 */
export interface Replaying {
  /**
   * The whole text of the record.
   */
  record: string;
  /**
   * The number of steps to play; by default all that are valid.
   */
  step?: number;
  /**
   * The seat whose view to show, -1 for a spectator's; by default the seat that decides next.
   */
  seat?: number;
}
/**
 * Resign; if everybody else with a seat has resigned or is away, the game is abandoned.
 */
export interface Resign {
  kind: "resign";
}
/**
 * A finished game compared with others on the same deal.
 */
export interface Results {
  /**
   * A line to share, without spoilers.
   */
  line: string;
  /**
   * How well each stretch of the game went: 0 badly, 1 fairly, 2 well; for signs to share.
   *
   * In SOS Titanic a stretch is a page of the booklet, in Septentrick a trick. Empty for a game that
   * was abandoned.
   */
  course: number[];
  /**
   * The results on this deal, best first; at most 100.
   */
  results: TeamResult[];
}
/**
 * The review of a finished game.
 */
export interface Review {
  /**
   * How the game ended, in words.
   */
  outcome: string;
  /**
   * The score in SOS Titanic; in Septentrick, 1 for a win and 0 for a loss.
   */
  result: number;
  /**
   * The number of steps in the game.
   */
  steps: number;
  /**
   * What a reference player could expect at the first decision.
   */
  expected: number;
  /**
   * What chance contributed in total.
   */
  luck: number;
  /**
   * What decisions contributed in total; `expected`, `luck` and `skill` add up to `result`.
   */
  skill: number;
  /**
   * What the decisions cost in total, compared with the best action found for each.
   */
  cost: number;
  /**
   * What was possible with all cards visible, the turning point and the cost, in words.
   */
  sentences: string[];
  points: ReviewPoint[];
  /**
   * The most costly decisions, at most five, worst first.
   */
  costly: CostlyDecision[];
  /**
   * What was possible with all cards visible; null if it wasn't worked out.
   */
  open: OpenBest | null;
  /**
   * The step after which the game couldn't be won even with all cards visible, or null.
   */
  turning: number | null;
}
/**
 * A decision that offered a choice, and the difference that it made.
 *
 *     The reference player sees no hidden cards. All figures are what that player can expect, or
 *     differences between such expectations: points in SOS Titanic, the chance of winning in
 *     Septentrick.
 */
export interface ReviewPoint {
  /**
   * The number of the step in the record, from 1.
   */
  step: number;
  seat: number;
  /**
   * The expectation before the decision, if the reference player played on from there.
   */
  before: number;
  /**
   * The expectation after the action that was chosen.
   */
  chosen: number;
  /**
   * The expectation after the best action that was found.
   */
  best: number;
  /**
   * How much more the best action is worth than the chosen one; never negative.
   */
  cost: number;
  /**
   * How much more the chosen action is worth than the reference player's; negative if less.
   */
  skill: number;
  /**
   * What chance contributed between this decision and the next in the list, or the end.
   */
  luck: number;
}
/**
 * How far along the review of a table's game is, and the review once it is ready.
 */
export interface ReviewState {
  /**
   * How far along the review is.
   *
   * `none` means that nobody has asked for the review yet, or that the server has been restarted
   * since then; in that case, ask again.
   */
  status: "failed" | "making" | "none" | "ready";
  /**
   * The number of parts of the review that are done.
   */
  done: number;
  /**
   * The number of parts of the review; 0 until it is known.
   */
  of: number;
  /**
   * The review; null until it is ready.
   */
  review: Review | null;
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  kind: "say";
  text: string;
}
/**
 * Give a free seat to a bot; only the host can do this.
 */
export interface SeatBot {
  kind: "seat-bot";
  seat: number;
  player: string;
}
/**
 * Take a free seat.
 */
export interface Sit {
  kind: "sit";
  seat: number;
}
/**
 * Begin the game, once all seats are filled; only the host can do this.
 */
export interface Start {
  kind: "start";
}
/**
 * Statistics of finished games. Totals count only games with the standard edition.
 */
export interface Statistics {
  /**
   * Totals by game, layout and number of players.
   */
  tallies: Tally[];
  /**
   * Totals for each crew member (SOS Titanic), by layout and number of players.
   */
  crew: Tally[];
  /**
   * Your own games, latest first, at most 100; empty in everybody's statistics.
   */
  results: TeamResult[];
}
/**
 * Totals of finished games, for one combination of game, layout and number of players.
 */
export interface Tally {
  game: string;
  layout: string;
  players: number;
  /**
   * The crew member whose games are counted; empty if all games are.
   */
  crew: string;
  games: number;
  won: number;
  /**
   * The sum of the scores.
   */
  score: number;
  /**
   * The highest score.
   */
  best: number;
  /**
   * The sum of the pages turned (SOS Titanic).
   */
  pages: number;
}
/**
 * A recorded game after one of its steps.
 */
export interface Step {
  /**
   * The number of steps played.
   */
  step: number;
  /**
   * The number of valid steps in the record.
   */
  steps: number;
  /**
   * The seat that took the last step played; -1 before the first one.
   */
  decider: number;
  /**
   * The bot that decided this step, according to the record; empty if none did.
   */
  player: string;
  /**
   * The action of this step, in notation; empty before the first one.
   *
   * In a game with secrets it is also empty for a viewer other than the seat that took the step.
   */
  action: string;
  /**
   * The action in words; empty if `action` is.
   */
  words: string;
  /**
   * What happened in this step, in words.
   */
  sentences: string[];
  /**
   * The events of this step, in order.
   */
  happened: Happened[];
  /**
   * The seat whose view this is; -1 for a spectator's.
   */
  seat: number;
  /**
   * What this seat sees after the step.
   */
  view: TitanicView | SeptentrickView;
  /**
   * What is wrong with the record after its valid steps; null if nothing is.
   */
  error: Refusal | null;
}
/**
 * A request to be notified, with what the browser's push service gave.
 */
export interface Subscribing {
  endpoint: string;
  /**
   * The browser's public key, in URL-safe base64.
   */
  p256dh: string;
  /**
   * The browser's secret, in URL-safe base64.
   */
  auth: string;
}
/**
 * Reveal the proposals; only the person whose seat decides can do this.
 */
export interface TurnUp {
  kind: "turn-up";
  version: number;
}
/**
 * Undo the last step, if it was yours and the rules allow that.
 *
 *     At a practice table anybody with a seat can undo any step, along with whatever bots have played
 *     since.
 */
export interface Undo {
  kind: "undo";
  version: number;
}
/**
 * A request not to be notified any more.
 */
export interface Unsubscribing {
  endpoint: string;
}
/**
 * The answer to setting up or joining a table: its id, your token and your number there.
 */
export interface Welcomed {
  table: string;
  token: string;
  person: number;
}
/**
 * A person who is away while it is their turn.
 */
export interface Awaited {
  seat: number;
  /**
   * The seconds until a bot stands in for them, counted from when the message was sent.
   */
  seconds: number;
}
/**
 * The answer to a command that was accepted and has been stored.
 */
export interface Done {
  kind: "done";
  /**
   * The number that the client gave the command.
   */
  id: number;
  /**
   * The number of the table's last entry after the command.
   */
  number: number;
  /**
   * The new token, if one was asked for.
   */
  token?: string;
}
/**
 * The last message before the server closes the connection.
 */
export interface Goodbye {
  kind: "goodbye";
  /**
   * Why the connection is being closed.
   *
   * One of `no-hello`, `refused`, `left`, `removed`, `token`, `reload`, `too-slow`, `too-fast`,
   * `fault`, `resting` and `stopping`.
   */
  reason: string;
}
/**
 * The client's first message: who it is and what it has seen.
 */
export interface Hello {
  kind: "hello";
  /**
   * The token of a person at the table; empty for a spectator.
   */
  token?: string;
  /**
   * The number of the last update you have seen; if you leave it out, you get a welcome.
   */
  since?: number | null;
  /**
   * The language of the texts.
   */
  lang?: "de" | "en" | "fr";
  /**
   * Whether the person can see the table now; see `Shown`.
   */
  shown?: boolean;
}
/**
 * Who is connected and which bots are thinking; this isn't an entry, so it has no number.
 */
export interface Here {
  kind: "here";
  people: number[];
  /**
   * The seats of the bots that are thinking.
   */
  thinking: number[];
  /**
   * Who is being waited for until a bot stands in; null if nobody is.
   */
  awaited?: Awaited | null;
}
/**
 * A command with a number that the client chooses and that the answer repeats.
 */
export interface Numbered {
  id: number;
  /**
   * A command, as in plain HTTP.
   */
  command:
    | Sit
    | SeatBot
    | Free
    | NameSeat
    | Rename
    | Start
    | Play
    | Undo
    | Propose
    | TurnUp
    | Say
    | Claim
    | Resign
    | Rematch
    | Remove
    | NewToken;
}
/**
 * The client asks whether the server is still there; the answer is a `Pong`.
 *
 *     A network that was cut, or a server that hangs, leaves a connection open but silent. If a client
 *     hears nothing for a while, it can ping, and connect again if it still hears nothing.
 */
export interface Ping {
  kind: "ping";
}
/**
 * The answer to a `Ping`, which comes after the answers to all messages sent before it.
 */
export interface Pong {
  kind: "pong";
}
/**
 * The answer to a command that was refused and has changed nothing.
 */
export interface Refused {
  kind: "refused";
  id: number;
  code: string;
  tried: string;
  expected: string;
  rule: string;
  /**
   * The refusal in your language.
   */
  words: string;
}
/**
 * The client came to the front or went to the background; there is no answer.
 *
 *     A person who asked for it is notified of their turn if none of their clients is shown.
 */
export interface Shown {
  kind: "shown";
  shown: boolean;
}
