import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update, Welcome } from "../../wire/types";
import { Attempt } from "../attempt.svelte";
import { FakeSocket, hide, page } from "./fake-socket";

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

/** The pause before the first attempt to come back, by the dice of these tests. */
const PAUSE = 50;
/** The longest time that a command may wait for its answer. */
const SILENCE = 7500;
const moment = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.025);
  FakeSocket.made = [];
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "sea" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error())),
  );
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    const said = socket.sent.filter(({ kind }) => kind === "shown");
    expect(said.map(({ shown }) => shown)).toEqual([false, true, false]);
    socket.close();
    hide(true);
    await vi.advanceTimersByTimeAsync(PAUSE);
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
    await vi.advanceTimersByTimeAsync(PAUSE);
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

describe("a network without live connections", () => {
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
    await vi.advanceTimersByTimeAsync(5000);
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

describe("a server that falls silent during a command", () => {
  /** Choose something that the server never answers, and come back to another one. */
  async function comeBack(): Promise<FakeSocket> {
    come(4);
    const asked = live.choose("rescue:2");
    await vi.advanceTimersByTimeAsync(SILENCE);
    expect([await asked, live.phase, live.sending]).toEqual([false, "lost", 0]);
    expect(live.attempt.problem).toBeInstanceOf(Unreachable);
    await vi.advanceTimersByTimeAsync(PAUSE);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ kind: "hello", since: 4 }]);
    return FakeSocket.last;
  }

  it("has done what was asked: the table shows it, and no error is left", async () => {
    const socket = await comeBack();
    socket.say(update(5));
    expect([live.phase, live.table?.number, live.attempt.problem]).toEqual(["live", 5, null]);
  });

  it("has not done it: the error stays until it is read, and the choice can be made again", async () => {
    const socket = await comeBack();
    socket.say({ kind: "here", people: [1], thinking: [] });
    expect(live.phase).toBe("live");
    expect(live.attempt.problem).toBeInstanceOf(Unreachable);
    void live.choose("rescue:2");
    const command = { kind: "play", action: "rescue:2", version: 4 };
    expect(socket.sent[1]).toMatchObject({ command });
    expect(live.attempt.problem).toBe(null);
  });

  it("leaves no error in a form either, if something has happened", async () => {
    come(4);
    const form = new Attempt();
    void live.ask({ kind: "say", text: "Ahoy" }, form);
    await vi.advanceTimersByTimeAsync(SILENCE + PAUSE);
    expect(form.problem).toBeInstanceOf(Unreachable);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(40));
    expect(form.problem).toBe(null);
  });
});

describe("another server, which knows less", () => {
  it("is believed: what it has is shown, and the next hello builds on that", async () => {
    come(7).close();
    await vi.advanceTimersByTimeAsync(PAUSE);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(6));
    expect([live.phase, live.table?.number]).toEqual(["live", 6]);
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(PAUSE);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ since: 6 }]);
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
    await vi.advanceTimersByTimeAsync(PAUSE);
    FakeSocket.last.open();
    expect(live.table?.number).toBe(6);
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 7 });
  });
});
