/** What the one polite live region says. */

class Announcements {
  text = $state("");
  #turn = false;

  /** Say something to people who do not see it; the same words twice are said twice. */
  say(text: string) {
    this.#turn = !this.#turn;
    this.text = this.#turn ? text : `${text}\u00a0`;
  }
}

export const announcements = new Announcements();
