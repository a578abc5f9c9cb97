/** What the person is about to choose, and the choice that they will confirm. */

import type { SeptentrickChoice, SeptentrickView } from "../../../wire/types";
import type { Player } from "../../player";
import { chosenKeys, freshCards, heldCards, passOf, toggled, type Choosable } from "./hand";

type Kind = SeptentrickChoice["kind"] | "";

export class Selection {
  /** The suit that is about to become trump. */
  suit = $state("");
  /** Which of the two received cards is about to be kept. */
  kept = $state(-1);
  #marked = $state.raw<string[]>([]);

  constructor(
    readonly player: Player,
    readonly view: () => SeptentrickView,
    readonly offered: () => SeptentrickChoice[],
    readonly busy: () => boolean,
  ) {}

  get kind(): Kind {
    return this.offered()[0]?.kind ?? "";
  }

  /** What the view says is already chosen, in the first pass. */
  get #sealed(): string[] {
    const { asks, passing } = this.view();
    return asks === "pass" ? chosenKeys(heldCards(this.view().hand), passing) : [];
  }

  /** Return whether a card of this kind can be chosen from the hand. */
  #isOffered(card: string): boolean {
    const kind = this.kind;
    if (kind !== "play" && kind !== "pass") return false;
    return this.offered().some((choice) => choice.cards.includes(card));
  }

  get cards(): Choosable[] {
    const view = this.view();
    const sealed = this.#sealed;
    const asks = this.kind === "play" || this.kind === "pass";
    const fresh = freshCards(view);
    return heldCards(view.hand).map((held, at) => {
      const isSealed = sealed.includes(held.key);
      const open = !isSealed && this.#isOffered(held.card);
      const came = fresh.indexOf(held.card);
      if (came >= 0) fresh.splice(came, 1);
      return {
        ...held,
        open,
        raised: open || view.hand[at]!.playable,
        shut: asks && !open && !isSealed,
        marked: isSealed || (open && this.#marked.includes(held.key)),
        fresh: came >= 0,
      };
    });
  }

  /** The marked cards that can still be chosen. */
  get #ready(): Choosable[] {
    return this.cards.filter((card) => card.marked && card.open);
  }

  /** The choice that will be confirmed; undefined while something is missing. */
  get answer(): SeptentrickChoice | undefined {
    const offered = this.offered();
    switch (this.kind) {
      case "trump":
        return offered.find((choice) => choice.suit === this.suit);
      case "keep":
        return offered.find((choice) => choice.cards[0] === this.view().received[this.kept]);
      case "pass":
        return passOf(this.#ready, offered);
      case "play":
        return offered.find((choice) => choice.cards[0] === this.#ready[0]?.card);
      default:
        return undefined;
    }
  }

  /** Mark a card that was tapped, or play it if it was marked before. */
  pick(key: string, play: () => void) {
    if (this.busy()) return;
    if (this.kind === "pass") this.#marked = toggled(this.#marked, key, this.view().pass_count);
    else if (this.kind === "play" && this.#marked.includes(key)) play();
    else if (this.kind === "play") this.#marked = [key];
  }

  /** Play this card at once. */
  async play(key: string): Promise<boolean> {
    if (this.busy() || this.kind !== "play") return false;
    this.#marked = [key];
    return this.confirm();
  }

  /** Take what is marked. */
  async confirm(): Promise<boolean> {
    const choice = this.answer;
    if (this.busy() || !choice || !(await this.player.choose(choice.action))) return false;
    this.#marked = [];
    this.suit = "";
    this.kept = -1;
    return true;
  }
}
