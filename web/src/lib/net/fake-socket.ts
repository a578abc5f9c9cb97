/** For tests: a live connection whose other end is the test. */
export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** For tests: the page, which can go to the background. */
export const page = Object.assign(new EventTarget(), { hidden: false });

export function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}
