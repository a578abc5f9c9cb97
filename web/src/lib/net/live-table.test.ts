import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update, Welcome } from "../../wire/types";
import { Attempt } from "../attempt.svelte";

vi.mock("../settings.svelte", () => ({
  settings: { language: "en", pace: "normal" },
  SLOWNESS: { normal: 1 },
  ownKey: () => "key",
}));
vi.mock("./places", () => ({ tokenOf: () => "token", keepPlace: vi.fn() }));

const { LiveTable } = await import("./live-table.svelte");
const { Refused, Unreachable } = await import("./api");
const { keepPlace } = await import("./places");
const { CARD_STAYS, pace } = await import("../../games/septentrick/pace");

/** A live connection whose other end is the test. */
class FakeSocket {
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

const shown = { own: [0], views: [], proposals: [], proposable: [], may_undo: false };

function welcome(number: number): Welcome {
  const table = { number, game: "titanic" };
  return { kind: "welcome", person: 1, table, ...shown } as unknown as Welcome;
}

function update(number: number): Update {
  const told = {
    what: "said",
    person: 1,
    seat: -1,
    player: "",
    text: "",
    sentences: ["words"],
    happened: [],
  };
  return { ...welcome(number), ...told, kind: "update", number } as unknown as Update;
}

let live: InstanceType<typeof LiveTable>;
let online = () => {};
/** The page, which can go to the background. */
const page = Object.assign(new EventTarget(), { hidden: false });

function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

/** Come to a table whose log has this many entries; return the socket. */
function come(number = 4): FakeSocket {
  live = new LiveTable("t", pace);
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(number));
  return FakeSocket.last;
}

/** Return whether a promise has been kept so far, without waiting for it. */
function watch(promise: Promise<unknown>) {
  const seen = { isDone: false };
  void promise.then(() => (seen.isDone = true));
  return seen;
}

const moment = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "sea" });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (online = listener));
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error())),
  );
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("coming to a table", () => {
  it("says hello with the token, and asks for all", () => {
    const socket = come();
    expect(socket.address).toBe("wss://sea/api/tables/t/socket");
    const hello = { kind: "hello", token: "token", since: null, lang: "en", shown: true };
    expect(socket.sent).toEqual([hello]);
    expect([live.phase, live.person, live.table?.number]).toEqual(["live", 1, 4]);
  });

  it("says when it goes to the background and comes back, on every connection", async () => {
    const socket = come();
    hide(true);
    hide(false);
    hide(true);
    const said = [true, false, true].map((hidden) => ({ kind: "shown", shown: !hidden }));
    expect(socket.sent.slice(1)).toEqual(said);
    socket.close();
    hide(true);
    await vi.advanceTimersByTimeAsync(50);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ kind: "hello", shown: false }]);
    live.close();
    hide(false);
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("asks for what was missed since the last update when it comes back", async () => {
    const socket = come(4);
    socket.say(update(5));
    socket.close();
    expect(live.phase).toBe("lost");
    await vi.advanceTimersByTimeAsync(50);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 5 });
    FakeSocket.last.say({ kind: "here", people: [1], thinking: [] });
    expect(live.phase).toBe("live");
    expect(live.log.map(({ number }) => number)).toEqual([5]);
  });

  it("asks for everything again when it is reloaded, and says that the past has to be fetched", async () => {
    const socket = come(4);
    const welcomed = vi.fn();
    live.onwelcome = welcomed;
    socket.say(update(5));
    live.reload();
    expect(live.phase).toBe("live");
    await vi.advanceTimersByTimeAsync(50);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: null });
    FakeSocket.last.say(welcome(6));
    expect(welcomed).toHaveBeenCalledOnce();
    expect(live.log).toHaveLength(1);
  });

  it("is refused for good where the table says so", async () => {
    live = new LiveTable("t", pace);
    FakeSocket.last.open();
    FakeSocket.last.say({ kind: "refused", id: 0, code: "token", words: "no", rule: "" });
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.phase, live.refusal?.code]).toEqual(["refused", "token"]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it.each(["left", "removed"])("stays away after it was told: %s", async (reason) => {
    const socket = come();
    socket.say({ kind: "goodbye", reason });
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.phase).toBe(reason);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe("a connection that does not come back", () => {
  /** Let each attempt fail at once; return how long it takes until the next one. */
  async function pauseBefore(tries: number): Promise<number> {
    let waited = 0;
    while (FakeSocket.made.length < tries && waited < 20_000) {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
    }
    return waited;
  }

  it("is tried again after a pause that grows up to five seconds", async () => {
    come().close();
    const pauses = [];
    for (let tries = 2; tries < 9; tries++) {
      pauses.push(await pauseBefore(tries));
      FakeSocket.last.close();
    }
    expect(pauses[0]).toBe(50);
    expect(pauses[1]).toBe(1000);
    expect(pauses[1]).toBeLessThan(pauses[2]!);
    // Plain HTTP is tried between two attempts, each after its own pause.
    expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(5000);
  });

  it("is tried at once when the network is back", async () => {
    come().close();
    await vi.advanceTimersByTimeAsync(50);
    FakeSocket.last.close();
    online();
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("gives way to plain HTTP, by which commands go too", async () => {
    const answers: Record<string, object> = {
      events: { messages: [welcome(7)] },
      commands: { number: 7, token: "" },
    };
    const asked: string[] = [];
    vi.stubGlobal(
      "fetch",
      vi.fn((address: string) => {
        asked.push(address);
        const kind = address.includes("/events") ? "events" : "commands";
        // A long poll waits.
        if (asked.filter((one) => one.includes("/events")).length > 1 && kind === "events") {
          return new Promise(() => {});
        }
        return Promise.resolve(new Response(JSON.stringify(answers[kind])));
      }),
    );
    live = new LiveTable("t", pace);
    FakeSocket.last.close();
    await pauseBefore(2);
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked[0]).toContain("/api/tables/t/events?");
    expect([live.phase, live.table?.number]).toEqual(["live", 7]);
    expect(asked[1]).toMatch(/since=7.*wait=25/);
    const sent = watch(live.choose("pass"));
    await moment();
    expect(asked[2]).toContain("/api/tables/t/commands?");
    expect(sent.isDone).toBe(true);
  });
});

const UNDO = { kind: "undo", version: 1 } as const;

describe("a command", () => {
  it("is done when its update has been seen", async () => {
    const socket = come(4);
    const sent = watch(live.choose("rescue:2"));
    const command = { kind: "play", action: "rescue:2", version: 4 };
    expect(socket.sent[1]).toEqual({ id: 1, command });
    socket.say({ kind: "done", id: 1, number: 5, token: "" });
    await moment();
    expect([sent.isDone, live.sending]).toEqual([false, 1]);
    socket.say(update(5));
    await moment();
    expect([sent.isDone, live.sending]).toEqual([true, 0]);
  });

  it("that is refused is not done, and the attempt says why", async () => {
    const socket = come();
    const asked = live.undo();
    socket.say({ kind: "refused", id: 1, code: "undo-law", words: "No.", rule: "T1" });
    expect(await asked).toBe(false);
    expect(live.attempt.problem).toBeInstanceOf(Refused);
    expect(live.attempt.problem).toMatchObject({ message: "No.", refusal: { rule: "T1" } });
    expect([live.attempt.busy, live.phase, live.sending]).toEqual([false, "live", 0]);
  });

  it("that a form asks for tells the form what is wrong, not the page", async () => {
    const socket = come();
    const form = new Attempt();
    const asked = live.ask({ kind: "say", text: "Ahoy" }, form);
    socket.say({ kind: "refused", id: 1, code: "silence", words: "No.", rule: "T1" });
    expect(await asked).toBe(false);
    expect([form.problem, live.attempt.problem]).toMatchObject([{ message: "No." }, null]);
  });

  it("plays a choice, or proposes it for the first own seat that has not yet", async () => {
    const socket = come(4);
    void live.choose("1>g1");
    expect(socket.sent[1]).toMatchObject({ command: { kind: "play", action: "1>g1" } });
    const table = { ...update(5).table, proposed: [0] };
    const next = { ...update(5), own: [0, 2], proposable: [{ action: "1>g1" }], table };
    socket.say(next);
    void live.choose("1>g1");
    const command = { kind: "propose", seat: 2, action: "1>g1", version: 5 };
    expect(socket.sent[2]).toMatchObject({ command });
  });

  it("keeps the token that it brings", async () => {
    const socket = come(4);
    void live.ask({ kind: "new-token" });
    socket.say({ kind: "done", id: 1, number: 4, token: "new" });
    await moment();
    expect(keepPlace).toHaveBeenCalledWith("t", "new", "titanic");
  });

  it("is unreachable while the connection is lost, and when it breaks on the way", async () => {
    const socket = come();
    const [first, second] = [new Attempt(), new Attempt()];
    const onTheWay = live.ask(UNDO, first);
    socket.close();
    const later = live.ask(UNDO, second);
    expect([await onTheWay, await later]).toEqual([false, false]);
    expect(first.problem).toBeInstanceOf(Unreachable);
    expect(second.problem).toBeInstanceOf(Unreachable);
    expect(live.sending).toBe(0);
  });
});

describe("what bots do in no time", () => {
  const player = { tricks: 0, game: "septentrick", seats: [], hand: [], last_trick: null };

  /** Return an update after this many cards of a trick, with a choice if the person is asked. */
  function played(number: number, cards: number, isAsked = false) {
    const view = { ...player, trick: { plays: Array(cards).fill({}) }, active: cards };
    return { ...update(number), views: [{ ...view, legal: isAsked ? [{}] : [] }] };
  }

  it("is shown card by card, and all that is known is of the card that is shown", async () => {
    const socket = come(4);
    socket.say(played(5, 0));
    for (const cards of [1, 2, 3]) socket.say(played(5 + cards, cards, cards === 3));
    const seen = [];
    for (let time = 0; time < 4; time++) {
      seen.push([live.table?.number, live.views[0]?.active, live.views[0]?.legal.length]);
      expect(live.log.at(-1)?.number).toBe(live.table?.number);
      await vi.advanceTimersByTimeAsync(CARD_STAYS);
    }
    expect(seen).toEqual([
      [6, 1, 0],
      [7, 2, 0],
      [8, 3, 1],
      [8, 3, 1],
    ]);
  });

  it("is not sent once more to somebody who was away for a moment", async () => {
    const socket = come(4);
    for (const cards of [0, 1, 2]) socket.say(played(5 + cards, cards));
    socket.close();
    await vi.advanceTimersByTimeAsync(50);
    FakeSocket.last.open();
    expect(live.table?.number).toBe(6);
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 7 });
  });
});
