/** What the one polite live region says. */

class Announcements {
  text = $state("");
  #turn = false;
  #waiting: string[] = [];

  /**
   * Say something to people who can't see it; the same words twice are said twice. What is said at
   * the same time is said together, one after the other.
   */
  say(text: string) {
    if (this.#waiting.push(text) === 1) queueMicrotask(() => this.#speak());
  }

  #speak() {
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    this.#turn = !this.#turn;
    this.text = this.#turn ? text : `${text}\u00a0`;
  }
}

export const announcements = new Announcements();
