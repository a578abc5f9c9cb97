// Written by scripts/types.js from the API documents of the server.

export interface Wire {
  Accepted: Accepted;
  Claim: Claim;
  CostlyDecision: CostlyDecision;
  Day: Day;
  Events: Events;
  Free: Free;
  Hint: Hint;
  HintOption: HintOption;
  HintRequest: HintRequest;
  Invitation: Invitation;
  Inviting: Inviting;
  Joining: Joining;
  Line: Line;
  NewTable: NewTable;
  NewToken: NewToken;
  OfferedCrew: OfferedCrew;
  OfferedField: OfferedField;
  OfferedGame: OfferedGame;
  OfferedNumber: OfferedNumber;
  OfferedPreset: OfferedPreset;
  OpenBest: OpenBest;
  Play: Play;
  Proposal: Proposal;
  Propose: Propose;
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
  Update: Update;
  Welcome: Welcome;
  Welcomed: Welcomed;
  Done: Done;
  Goodbye: Goodbye;
  Hello: Hello;
  Here: Here;
  Numbered: Numbered;
  Refused: Refused;
}
/**
 * A command was accepted and is stored.
 */
export interface Accepted {
  /**
   * The number of its last entry.
   */
  number: number;
  /**
   * The fresh token, where one was asked for.
   */
  token?: string;
}
/**
 * Be back: play again where a bot has stood in.
 */
export interface Claim {
  kind: "claim";
}
/**
 * A decision that cost much.
 */
export interface CostlyDecision {
  step: number;
  seat: number;
  /**
   * What was done, in notation.
   */
  action: string;
  /**
   * The same in words.
   */
  words: string;
  /**
   * What promised most, in notation.
   */
  better: string;
  /**
   * The same in words.
   */
  better_words: string;
  cost: number;
  /**
   * Half of the 95 % interval of the cost.
   */
  error: number;
  /**
   * Both in words.
   */
  amount: string;
  /**
   * What spoke for the better one, in words.
   */
  reasons: string[];
}
/**
 * The deal of a day, and how people did on it.
 */
export interface Day {
  game: string;
  date: string;
  /**
   * How many seats its deal has.
   */
  players: number;
  /**
   * Whether the day is over, so that all of it may be known.
   */
  is_over: boolean;
  /**
   * Whether whoever asks has played it to the end.
   */
  played: boolean;
  /**
   * The results that count, the best first: nobody's second one.
   */
  results: TeamResult[];
}
/**
 * How a team did.
 */
export interface TeamResult {
  /**
   * Its place among all on this deal, shared by equal scores; 0 where deals differ.
   */
  rank: number;
  game: string;
  /**
   * The date, if it counts for a deal of the day.
   */
  day: string;
  players: number;
  layout: string;
  score: number;
  won: boolean;
  /**
   * How it ended, a word of the game's own.
   */
  reason: string;
  /**
   * How many pages of the log book were turned (SOS Titanic).
   */
  pages: number;
  steps: number;
  /**
   * How many of the steps bots decided.
   */
  bot_steps: number;
  /**
   * When, in seconds since 1970.
   */
  finished: number;
  team: Teammate[];
  /**
   * The table, if it is the asker's own; else empty.
   */
  table: string;
}
/**
 * Who had a seat.
 */
export interface Teammate {
  /**
   * The name of the person; empty for a bot.
   */
  name: string;
  /**
   * The bot of the seat.
   */
  player: string;
  /**
   * The crew member (SOS Titanic); empty where it would tell something of today's deal.
   */
  crew: string;
}
/**
 * What happened at a table, oldest first.
 */
export interface Events {
  messages: (Welcome | Update)[];
}
/**
 * The table as it is now, for somebody who comes or comes back.
 */
export interface Welcome {
  kind: "welcome";
  table: TableInfo;
  /**
   * Who the viewer is; 0 for a spectator.
   */
  person: number;
  /**
   * The seats of the viewer.
   */
  own: number[];
  /**
   * What each of these seats sees, or what a spectator sees; empty before the deal.
   *
   * Where all seats see the same there is one view: that of the seat that decides, if it is one of
   * these, else that of the first.
   */
  views: (TitanicView | SeptentrickView)[];
  /**
   * The proposals that were turned up.
   */
  proposals: Proposal[];
  /**
   * What the viewer can propose to the seat that decides.
   */
  proposable: TitanicChoice[];
  /**
   * Whether the viewer can take the last step back.
   */
  may_undo: boolean;
}
/**
 * A table as all may know it.
 */
export interface TableInfo {
  id: string;
  game: string;
  setup: {
    [k: string]: string;
  };
  /**
   * The hash of the deal's secret, in hexadecimal digits; see `lifeboat verify`.
   */
  commitment: string;
  /**
   * random, seed, day or again: only of a random deal it is sure that nobody knows the cards.
   */
  deal: string;
  /**
   * The seed that the deal was called by, once the game is over: whoever has it has the deal.
   */
  seed: string;
  day: string;
  listed: boolean;
  patience: number;
  stand_in: string;
  proposals: boolean;
  created: number;
  /**
   * open, playing or over.
   */
  status: string;
  /**
   * The names of all people, in the order in which they came.
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
   * The rule that forbids talk now; empty where people may talk.
   */
  silence_rule: string;
  given_up: boolean;
  /**
   * The people who want to give up.
   */
  resigned: number[];
  /**
   * The seats whose proposals lie on the table.
   */
  proposed: number[];
  /**
   * The table of the rematch, if there is one.
   */
  rematch: string;
  /**
   * The person who is the host: the first who has not left; 0 if all have.
   */
  host?: number;
  /**
   * The people who have left for good.
   */
  left?: number[];
  /**
   * How many seconds a bot that searches has for a decision, and a hint too.
   */
  thinking?: number;
  /**
   * How many hints each person may ask for; with 0 there are none.
   */
  hints?: number;
  /**
   * How many hints each person has been given, in the order of `people`.
   */
  hinted?: number[];
  /**
   * What fields of the set-up add up to, such as the rulebook; `mixed` if to nothing known.
   */
  presets?: {
    [k: string]: string;
  };
}
/**
 * Who has a seat, as all may know it.
 */
export interface SeatInfo {
  /**
   * Who sits there, counted from 1; 0 for a bot's or a free seat.
   */
  person: number;
  /**
   * The name of that person.
   */
  name: string;
  /**
   * The bot of the seat.
   */
  player: string;
  /**
   * The bot that plays while the person is away.
   */
  stand_in: string;
}
/**
 * What a seat sees; all see the same, and only the seat that decides is offered actions.
 */
export interface TitanicView {
  game: "titanic";
  /**
   * Whose view it is; -1 for a spectator.
   */
  seat: number;
  /**
   * The number on the open page.
   */
  page: number;
  /**
   * How many pages have been turned.
   */
  turned: number;
  /**
   * How many can be turned.
   */
  pages: number;
  clock: string;
  /**
   * The number of the page on which the ship breaks.
   */
  breaks: number;
  /**
   * How many decks are flooded, from the bow.
   */
  flooded: number;
  /**
   * The six decks from the bow, then the boat.
   */
  lines: TitanicLine[];
  /**
   * Two of first class, two of second.
   */
  groups: string[][];
  /**
   * The rank of the last passenger that each group can take on (T1).
   */
  highest: number[];
  stack: number;
  /**
   * The known cards on top of the stack, the next one to be drawn first.
   */
  top: string[];
  /**
   * The known cards at the bottom of the stack, the last one last.
   */
  bottom: string[];
  discard: number;
  drawn: string[];
  arranged: string[];
  /**
   * How many of the drawn cards have been placed.
   */
  placed: number;
  /**
   * The cards that the question lays open.
   */
  looked_at: string[];
  /**
   * The line that the question is about: one that is looked at, or whose mystery is named.
   */
  chosen_line: string;
  /**
   * The action card that is being resolved.
   */
  playing: string;
  /**
   * The action cards to choose from.
   */
  offer: string[];
  crew: TitanicCrew[];
  action_stack: number;
  action_discard: number;
  /**
   * Whose turn it is.
   */
  active: number;
  /**
   * What is asked, a word of the rules; empty at the end.
   */
  asks: string;
  /**
   * What is asked of whom, or how the game ended, in words.
   */
  question: string;
  score: TitanicScore;
  outcome: TitanicEnding | null;
  /**
   * The legal actions, for the seat that decides.
   */
  legal: TitanicChoice[];
}
/**
 * The line before a deck, or that on the boat.
 */
export interface TitanicLine {
  place: string;
  /**
   * How many cards lie face down, behind the others.
   */
  down: number;
  /**
   * The face-up cards, the front one last.
   */
  cards: string[];
  /**
   * How many compartments the deck has; none on the boat.
   */
  compartments: number;
  /**
   * How many of them are dry.
   */
  dry: number;
  flooded: boolean;
}
/**
 * A crew member, by seat.
 */
export interface TitanicCrew {
  member: string;
  /**
   * The most passengers to draw in a rescue.
   */
  draws: number;
  /**
   * The names of the open action cards, each as often as it is there.
   */
  hand: string[];
}
/**
 * The score as it would be now.
 */
export interface TitanicScore {
  groups: number[];
  page: number;
  rows: number[];
  total: number;
  /**
   * What the crew of 1912 would have scored.
   */
  historical: number;
  /**
   * The most that there could be.
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
   * The score beside that of the crew of 1912, in words.
   */
  comment: string;
}
/**
 * A legal action: its text, its words, and what it is about.
 */
export interface TitanicChoice {
  /**
   * What is sent back to take it.
   */
  action: string;
  words: string;
  /**
   * Under which heading it belongs, in words; empty for an answer to a question.
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
   * The passenger, or the name of the action card.
   */
  card: string;
  /**
   * The passengers who go along, the back of the run first.
   */
  cards: string[];
  /**
   * The line that they leave, or the first of two lines.
   */
  source: string;
  /**
   * The place that they go to, or the line that it happens to.
   */
  target: string;
  /**
   * How many are drawn, or which rank is named.
   */
  number: number;
  /**
   * Whose card it is, who gets it, or who begins; else -1.
   */
  seat: number;
}
/**
 * What a seat sees.
 */
export interface SeptentrickView {
  game: "septentrick";
  /**
   * Whose view it is; -1 for a spectator.
   */
  seat: number;
  /**
   * The own hand, sorted.
   */
  hand: SeptentrickCard[];
  /**
   * How many life rings each Sea card shows that shows any; all know the list of cards.
   */
  rings: {
    [k: string]: number;
  };
  seats: SeptentrickSeat[];
  /**
   * Who is Captain; -1 before one is picked.
   */
  captain: number;
  /**
   * The trump suit; empty before it is named.
   */
  trump: string;
  trick: SeptentrickTrick;
  /**
   * The trick before.
   */
  last_trick: SeptentrickTrick | null;
  /**
   * How many tricks have been played.
   */
  tricks: number;
  /**
   * How many there will be.
   */
  all_tricks: number;
  /**
   * How many cards each seat gives to the left in the pass that is going on (S5); else 0.
   */
  pass_count: number;
  /**
   * What this seat has chosen in the pass that is going on, or what it keeps.
   */
  passing: string[];
  /**
   * The cards that this seat gave to the left.
   */
  passed: string[];
  /**
   * The cards that it got from the right.
   */
  received: string[];
  passed_on: string[];
  /**
   * The card that came last.
   */
  got: string[];
  active: number;
  /**
   * What is asked, a word of the rules; empty at the end.
   */
  asks: string;
  /**
   * What is asked of whom, or how the game ended, in words.
   */
  question: string;
  /**
   * That a trick will be, or can become, nothing but Passenger cards (S12).
   */
  warning: string;
  outcome: SeptentrickEnding | null;
  /**
   * The legal actions, for the seat that decides.
   */
  legal: SeptentrickChoice[];
}
/**
 * A card of the own hand.
 */
export interface SeptentrickCard {
  card: string;
  rings: number;
  /**
   * Whether it may be played to the trick now.
   */
  playable: boolean;
}
/**
 * What everybody knows of a seat.
 */
export interface SeptentrickSeat {
  rings: number;
  people: number;
  /**
   * Life rings less people.
   */
  difference: number;
  /**
   * Whether they match, or what is short, in words.
   */
  balance: string;
  /**
   * How many cards it holds.
   */
  size: number;
  /**
   * How many of them are Passenger cards.
   */
  passengers: number;
  /**
   * The suits of which it can hold no card any more.
   */
  voids: string[];
  /**
   * The last cards, when they lie open at the end.
   */
  last: string[];
}
/**
 * A trick, or as much of it as has been played.
 */
export interface SeptentrickTrick {
  leader: number;
  /**
   * The suit that is led; empty while there is none.
   */
  suit: string;
  plays: SeptentrickPlay[];
  /**
   * Who wins it, so far; -1 for nobody.
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
   * At how many players life rings and passengers match, in words.
   */
  verdict: string;
}
/**
 * A legal action: its text, its words, and what it is about.
 */
export interface SeptentrickChoice {
  /**
   * What is sent back to take it.
   */
  action: string;
  words: string;
  kind: "captain" | "keep" | "pass" | "play" | "trump";
  /**
   * The card that is played or kept, or the two that are passed.
   */
  cards: string[];
  /**
   * The suit that becomes trump.
   */
  suit: string;
  /**
   * Who becomes Captain; else -1.
   */
  seat: number;
}
/**
 * A proposal that was turned up.
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
   * The seat that it is about, or -1.
   */
  seat: number;
  /**
   * The person that it is about, or 0.
   */
  person: number;
  /**
   * The bot that decided, sat down or stands in.
   */
  player: string;
  /**
   * What was said.
   */
  text: string;
  /**
   * What happened, in words.
   */
  sentences: string[];
  own: number[];
  views: (TitanicView | SeptentrickView)[];
  proposals: Proposal[];
  proposable: TitanicChoice[];
  may_undo: boolean;
}
/**
 * Leave a seat, or as the host free any; only before the game begins.
 */
export interface Free {
  kind: "free";
  seat: number;
}
/**
 * What can be done, the best first.
 */
export interface Hint {
  seat: number;
  /**
   * The number of the last entry that changed what can be played; later ones make it stale.
   */
  version: number;
  /**
   * How many more hints this person may ask for.
   */
  left: number;
  /**
   * How many games were played out in thought.
   */
  playouts: number;
  options: HintOption[];
}
/**
 * Something that the seat can do, with what the crew can expect after it.
 */
export interface HintOption {
  /**
   * In notation.
   */
  action: string;
  words: string;
  /**
   * Points at SOS Titanic, the chance to win at Septentrick; null where it was not tried.
   */
  value: number | null;
  /**
   * Half of the 95 % interval of the value; null where that is not known.
   */
  error: number | null;
  /**
   * Both in words.
   */
  estimate: string;
  /**
   * What stands behind it, counted out from what the seat knows, in words.
   */
  reasons: string[];
}
/**
 * A hint that somebody asks for.
 */
export interface HintRequest {
  /**
   * Their own seat, which decides now.
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
 * An invitation to a seat, to be made by the host.
 */
export interface Inviting {
  seat: number;
}
/**
 * Somebody who comes to a table.
 */
export interface Joining {
  name: string;
  /**
   * The key of an invitation to a seat.
   */
  invite?: string;
  /**
   * The key of the person's own statistics, as for a new table.
   */
  me?: string;
}
/**
 * An entry of the log as it is told.
 */
export interface Line {
  number: number;
  /**
   * The kind of the entry.
   */
  what: string;
  /**
   * The seat that it is about, or -1.
   */
  seat: number;
  /**
   * The person that it is about, or 0.
   */
  person: number;
  /**
   * The bot that decided, sat down or stands in.
   */
  player: string;
  /**
   * What was said.
   */
  text: string;
  /**
   * What happened, in words.
   */
  sentences: string[];
}
/**
 * A table to be set up.
 */
export interface NewTable {
  /**
   * `titanic` or `septentrick`; `GET /api/games` lists the games.
   */
  game: string;
  /**
   * What the host is called.
   */
  name: string;
  /**
   * Fields of the set-up that are not the usual ones; `GET /api/games` lists all.
   */
  setup?: {
    [k: string]: string;
  };
  /**
   * The TOML text of an edition of one's own.
   */
  edition?: string;
  /**
   * Where the cards come from; the deal of the day takes no set-up.
   */
  deal?: "day" | "random" | "seed";
  /**
   * The seed, for a deal by seed.
   */
  seed?: string;
  /**
   * Whether the lobby shows the table.
   */
  listed?: boolean;
  /**
   * After so many seconds away a bot plays for a seat.
   */
  patience?: number;
  /**
   * Which bot that is; `GET /api/games` lists the bots.
   */
  stand_in?: string;
  /**
   * Whether proposals are laid face down (SOS Titanic).
   */
  proposals?: boolean;
  /**
   * How many seconds a bot that searches has for a decision, and a hint too.
   */
  thinking?: number;
  /**
   * How many hints each person may ask for in the game; with 0 there are none.
   */
  hints?: number;
  /**
   * For each seat `me`, `open` or the name of a bot; what is missing is open.
   *
   * @maxItems 5
   */
  seats?: string[];
  /**
   * Begin at once, if all seats are filled.
   */
  start?: boolean;
  /**
   * The key of the person's own statistics, of at least 16 characters; make it up by chance.
   */
  me?: string;
}
/**
 * Get a fresh token; all earlier ones of this person at this table are worthless at once.
 */
export interface NewToken {
  kind: "new-token";
}
/**
 * A crew member (SOS Titanic), by the numbers of the standard edition.
 */
export interface OfferedCrew {
  member: string;
  /**
   * The smallest number of players.
   */
  players: number;
  /**
   * The most passengers to draw in a rescue.
   */
  draws: number;
  /**
   * How many action cards it starts with.
   */
  cards: number;
}
/**
 * A field of the set-up and what it may be; the usual one comes first.
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
   * How many can play it; the usual number is that of the set-up.
   */
  players: number[];
  /**
   * The usual set-up.
   */
  usual: {
    [k: string]: string;
  };
  fields: OfferedField[];
  presets: OfferedPreset[];
  crew: OfferedCrew[];
  /**
   * The bots that can have a seat, the weakest first.
   */
  bots: string[];
  /**
   * The bot that usually plays for somebody who is away.
   */
  stand_in: string;
  /**
   * After how many seconds away it usually does.
   */
  patience: number;
  /**
   * The bots that search, and so use the time that they have for a decision.
   */
  searching: string[];
  thinking: OfferedNumber;
  hints: OfferedNumber;
}
/**
 * What sets several fields at once, such as a rulebook: by each of its values, the fields.
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
 * A number that can be chosen: the seconds of thinking, or how many hints each person has.
 */
export interface OfferedNumber {
  least: number;
  usual: number;
  most: number;
}
/**
 * What the deal would have allowed with all cards open.
 */
export interface OpenBest {
  /**
   * The best that was found: a score at SOS Titanic; at Septentrick 1 for a win, else 0.
   */
  best: number;
  /**
   * More is not possible.
   */
  bound: number;
  /**
   * Whether nothing better is possible; else the best means: at least.
   */
  proved: boolean;
  /**
   * Whether everything can be reached: all 60 safe, all matched; null where that is not known.
   */
  winnable: boolean | null;
  /**
   * The same in a few words, for a plot.
   */
  words: string;
}
/**
 * Take an action.
 */
export interface Play {
  kind: "play";
  action: string;
  /**
   * The number of the last update that the sender has seen.
   */
  version: number;
}
/**
 * Lay a proposed action face down.
 */
export interface Propose {
  kind: "propose";
  seat: number;
  action: string;
  version: number;
}
/**
 * A request was refused; nothing has changed.
 */
export interface Refusal {
  /**
   * A stable word for the reason; the page lists all.
   */
  code: string;
  /**
   * What was tried, in notation; a seat is counted from 1 here, as in all words.
   */
  tried: string;
  /**
   * What was expected instead.
   */
  expected: string;
  /**
   * The rule that stands behind it, if one does.
   */
  rule: string;
  /**
   * The refusal in the reader's language.
   */
  words: string;
}
/**
 * Set up another game for the same people, with the same deal or a new one.
 */
export interface Rematch {
  kind: "rematch";
  same_deal?: boolean;
}
/**
 * Send somebody away for good; the host's to do. In a game the stand-in has their seats.
 */
export interface Remove {
  kind: "remove";
  person: number;
}
/**
 * Go by another name.
 */
export interface Rename {
  kind: "rename";
  name: string;
}
/**
 * A record to be shown at one of its steps.
 */
export interface Replaying {
  /**
   * The whole text of the record.
   */
  record: string;
  /**
   * After how many steps; without it, after the last one that is sound.
   */
  step?: number;
  /**
   * As which seat sees it, -1 for a spectator; without it, as the seat that decides sees it.
   */
  seat?: number;
}
/**
 * Give the game up.
 */
export interface Resign {
  kind: "resign";
}
/**
 * A finished game among all that were dealt the same cards.
 */
export interface Results {
  /**
   * A line to share, which spoils nothing.
   */
  line: string;
  /**
   * All results on this deal, the best first.
   */
  results: TeamResult[];
}
/**
 * A finished game looked back upon.
 */
export interface Review {
  /**
   * How the game ended, in words.
   */
  outcome: string;
  /**
   * The score at SOS Titanic; at Septentrick 1 for a win, else 0.
   */
  result: number;
  /**
   * How many steps the game had.
   */
  steps: number;
  /**
   * What a fair player expected at the first decision.
   */
  expected: number;
  /**
   * What chance gave in all.
   */
  luck: number;
  /**
   * What the decisions gave in all: expected, luck and skill add up to the result.
   */
  skill: number;
  /**
   * What the decisions cost in all, against the best that was found for each.
   */
  cost: number;
  /**
   * What open cards would have allowed, the turning point and the cost, in words.
   */
  sentences: string[];
  points: ReviewPoint[];
  /**
   * The decisions that cost most, at most five, the worst first.
   */
  costly: CostlyDecision[];
  /**
   * What open cards would have allowed; null if nobody has worked it out.
   */
  open: OpenBest | null;
  /**
   * The step after which nobody could win any more even with open cards, if one is known.
   */
  turning: number | null;
}
/**
 * A decision in which there was a choice, and what it did.
 *
 *     All figures are what a fair player expected, who looks into no hidden card: points at SOS
 *     Titanic, the chance to win at Septentrick.
 */
export interface ReviewPoint {
  /**
   * Which step of the record it was, counted from 1.
   */
  step: number;
  seat: number;
  /**
   * What was expected before it, if the fair player played on.
   */
  before: number;
  /**
   * What was expected after the action that was taken.
   */
  chosen: number;
  /**
   * What was expected after the best action that was found.
   */
  best: number;
  /**
   * What the best is worth more than the chosen one; never below 0.
   */
  cost: number;
  /**
   * What the chosen one is worth more than what the fair player would have done.
   */
  skill: number;
  /**
   * What chance gave between this decision and the next one, or the end.
   */
  luck: number;
}
/**
 * How far the review of a table is.
 */
export interface ReviewState {
  /**
   * none: nobody has asked for it, or the server was restarted meanwhile: ask for it (anew).
   */
  status: "failed" | "making" | "none" | "ready";
  /**
   * How many parts of it are done.
   */
  done: number;
  /**
   * How many there are; 0 as long as nobody knows.
   */
  of: number;
  /**
   * The review, once it is ready.
   */
  review: Review | null;
}
/**
 * Say something to all at the table.
 */
export interface Say {
  kind: "say";
  text: string;
}
/**
 * Put a bot on a free seat; the host's to do.
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
 * Begin the game; the host's to do.
 */
export interface Start {
  kind: "start";
}
/**
 * Finished games, counted.
 */
export interface Statistics {
  /**
   * By game, layout and number of players.
   */
  tallies: Tally[];
  /**
   * The same for each crew member (SOS Titanic).
   */
  crew: Tally[];
  /**
   * The person's own games, the latest first; empty for everybody's statistics.
   */
  results: TeamResult[];
}
/**
 * Finished games of one kind, counted.
 */
export interface Tally {
  game: string;
  layout: string;
  players: number;
  /**
   * The crew member that the games have in common; empty where all are counted together.
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
   * The sum of the pages turned.
   */
  pages: number;
}
/**
 * A game after one of its steps.
 */
export interface Step {
  /**
   * How many steps have been played.
   */
  step: number;
  /**
   * How many there are, up to the end or to where the record breaks.
   */
  steps: number;
  /**
   * The seat that took this step; -1 before the first one.
   */
  decider: number;
  /**
   * The bot that decided it, if one did.
   */
  player: string;
  /**
   * What was done, in notation; empty where the seat did not see it.
   */
  action: string;
  /**
   * The same in words.
   */
  words: string;
  /**
   * What happened, in words.
   */
  sentences: string[];
  /**
   * The seat that sees it like this; -1 for a spectator.
   */
  seat: number;
  /**
   * The table after the step.
   */
  view: TitanicView | SeptentrickView;
  /**
   * Why the record breaks after its last sound step, if it does.
   */
  error: Refusal | null;
}
/**
 * Turn the proposals up; for the seat that decides.
 */
export interface TurnUp {
  kind: "turn-up";
  version: number;
}
/**
 * Take the last own step back, by the undo law.
 */
export interface Undo {
  kind: "undo";
  version: number;
}
/**
 * The answer to both: the table, and the token of the person there.
 */
export interface Welcomed {
  table: string;
  token: string;
  person: number;
}
/**
 * A command was accepted and is stored.
 */
export interface Done {
  kind: "done";
  /**
   * The number that its sender gave it.
   */
  id: number;
  /**
   * The number of its last entry.
   */
  number: number;
  /**
   * The fresh token, where one was asked for.
   */
  token?: string;
}
/**
 * The server closes the connection, and says why.
 */
export interface Goodbye {
  kind: "goodbye";
  /**
   * A word for it.
   *
   * no-hello, refused, left, removed, token, reload, too-slow, too-fast, fault, resting or stopping.
   */
  reason: string;
}
/**
 * The first message of a client: who it is and what it has seen.
 */
export interface Hello {
  kind: "hello";
  /**
   * The token of a person at the table; empty for a spectator.
   */
  token?: string;
  /**
   * The number of the last update that was seen; without it comes a welcome.
   */
  since?: number | null;
  /**
   * The language of words.
   */
  lang?: "de" | "en" | "fr";
}
/**
 * Who is connected and which bot is thinking; not numbered, since nothing depends on it.
 */
export interface Here {
  kind: "here";
  people: number[];
  /**
   * Seats.
   */
  thinking: number[];
}
/**
 * A command with a number of the client's own, which the answer repeats.
 */
export interface Numbered {
  id: number;
  /**
   * One of the commands of plain HTTP.
   */
  command:
    | Sit
    | SeatBot
    | Free
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
 * A command was refused and changed nothing.
 */
export interface Refused {
  kind: "refused";
  id: number;
  code: string;
  tried: string;
  expected: string;
  rule: string;
  /**
   * The refusal in the viewer's language.
   */
  words: string;
}
