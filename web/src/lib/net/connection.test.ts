import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Receiver } from "./connection";
import { FakeSocket, hide, page } from "./fake-socket";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" }, ownKey: () => "key" }));
vi.mock("./places", () => ({ tokenOf: () => "token" }));

const { Unreachable } = await import("./api");
const { Connection } = await import("./connection");

const HERE = { kind: "here", people: [1], thinking: [] };
const CLAIM = { kind: "claim" } as const;
/** More than enough for a ping and its answer. */
const MINUTE = 60_000;

let connection: InstanceType<typeof Connection>;
let receiver: Receiver;
/** What the dice say: how much of the longest pause is waited. */
let luck = 0.5;
let online = () => {};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Return how long it takes until something has come about, in milliseconds. */
async function timeUntil(hasHappened: () => boolean): Promise<number> {
  let waited = 0;
  for (; !hasHappened() && waited < MINUTE; waited += 50) await pass(50);
  return waited;
}

/** Connect to a server that says hello. */
function come(): FakeSocket {
  connection = new Connection("t", receiver);
  FakeSocket.last.open();
  FakeSocket.last.say(HERE);
  return FakeSocket.last;
}

function pings(socket: FakeSocket): number {
  return socket.sent.filter(({ kind }) => kind === "ping").length;
}

/** Let the server answer every ping from now on, after a while; the result ends that. */
function keepAnswering(socket: FakeSocket, after = 20): () => void {
  const { send } = socket;
  socket.send = (text: string) => {
    send.call(socket, text);
    if (JSON.parse(text).kind === "ping") setTimeout(() => socket.say({ kind: "pong" }), after);
  };
  return () => (socket.send = send);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockImplementation(() => luck);
  luck = 0.5;
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
  receiver = {
    since: () => 4,
    take: vi.fn(),
    refuse: vi.fn(),
    heard: vi.fn(),
    lost: vi.fn(() => true),
  };
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("silence", () => {
  it("is asked about once, and a server that says nothing is left for another", async () => {
    const socket = come();
    expect(await timeUntil(() => pings(socket) > 0)).toBeLessThanOrEqual(17_500);
    expect(receiver.lost).not.toHaveBeenCalled();
    expect(await timeUntil(() => socket.readyState === 3)).toBe(5000);
    expect([pings(socket), vi.mocked(receiver.lost).mock.calls.length]).toEqual([1, 1]);
    await pass(1000);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ kind: "hello", since: 4 }]);
  });

  it("doesn't wait for the other end to agree that the connection is closed", async () => {
    const socket = come();
    socket.close = vi.fn();
    await pass(27_000);
    expect(FakeSocket.made).toHaveLength(2);
    // It is closed at last, which nobody minds.
    socket.onclose();
    expect(receiver.lost).toHaveBeenCalledOnce();
  });

  it.each([
    ["in time", 20],
    ["slowly", 4900],
  ])("is fine if the server answers pings %s; the receiver doesn't see that", async (_, after) => {
    const socket = come();
    keepAnswering(socket, after);
    await pass(10 * MINUTE);
    expect(FakeSocket.made).toEqual([socket]);
    expect(pings(socket)).toBeGreaterThanOrEqual(25);
    expect(pings(socket)).toBeLessThanOrEqual(40);
    expect(receiver.take).toHaveBeenCalledOnce();
  });

  it("isn't asked about while there is something to hear", async () => {
    const socket = come();
    for (let time = 0; time < 20; time++) {
      await pass(14_000);
      socket.say(HERE);
    }
    expect(pings(socket)).toBe(0);
  });

  it("ends an attempt to connect, and plain HTTP is tried after two of them", async () => {
    connection = new Connection("t", receiver);
    expect(await timeUntil(() => FakeSocket.last.readyState === 3)).toBeLessThanOrEqual(12_500);
    await timeUntil(() => FakeSocket.made.length === 2);
    FakeSocket.last.open();
    // The hello isn't answered either.
    expect(await timeUntil(() => FakeSocket.last.readyState === 3)).toBeLessThanOrEqual(12_500);
    expect(fetch).not.toHaveBeenCalled();
    await pass(8000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("ends a request over plain HTTP, later if it is one that waits", async () => {
    const signals: AbortSignal[] = [];
    const events = new Response(JSON.stringify({ messages: [HERE] }));
    vi.mocked(fetch).mockImplementation((_, options) => {
      signals.push(options!.signal!);
      if (signals.length === 1) return Promise.resolve(events);
      return new Promise((_, reject) => {
        options!.signal!.onabort = () => reject(new Error());
      });
    });
    connection = new Connection("t", receiver);
    FakeSocket.last.close();
    await timeUntil(() => FakeSocket.made.length === 2);
    FakeSocket.last.close();
    await timeUntil(() => signals.length === 2);
    await pass(34_000);
    expect(signals[1]!.aborted).toBe(false);
    await pass(5000);
    expect(signals[1]!.aborted).toBe(true);
    expect(FakeSocket.made).toHaveLength(3);
  });
});

describe("silence during a command", () => {
  it("means that the command is unreachable, and the server is left", async () => {
    const socket = come();
    await pass(1000);
    const asked = connection.send(CLAIM).catch((error: unknown) => error);
    await pass(4900);
    expect(socket.readyState).toBe(1);
    await pass(2600);
    expect(socket.readyState).toBe(3);
    expect(await asked).toBeInstanceOf(Unreachable);
    // It isn't sent again by itself.
    await pass(2000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("doesn't begin again with every command", async () => {
    const socket = come();
    for (let time = 0; time < 4; time++) {
      void connection.send(CLAIM).catch(() => {});
      await pass(2000);
    }
    expect(socket.readyState).toBe(3);
  });

  it("isn't silence while other things happen, however slow the answer", async () => {
    const socket = come();
    keepAnswering(socket);
    const asked = connection.send(CLAIM);
    for (let time = 0; time < 10; time++) {
      await pass(3000);
      socket.say(HERE);
    }
    socket.say({ kind: "done", id: 1, number: 5, token: "" });
    expect(await asked).toMatchObject({ number: 5 });
    await pass(MINUTE);
    expect(FakeSocket.made).toEqual([socket]);
  });
});

describe("a page in the background", () => {
  it("asks at once when it comes to the front, and notices within seconds", async () => {
    const socket = come();
    hide(true);
    expect(pings(socket)).toBe(0);
    hide(false);
    expect(pings(socket)).toBe(1);
    expect(await timeUntil(() => socket.readyState === 3)).toBeLessThanOrEqual(7500);
  });

  it("asks only once a minute", async () => {
    const socket = come();
    keepAnswering(socket);
    hide(true);
    await pass(60 * MINUTE);
    expect(FakeSocket.made).toEqual([socket]);
    expect(pings(socket)).toBeLessThanOrEqual(60);
  });

  it("stays connected while its timers run only once a minute, and still notices silence", async () => {
    const { setInterval } = globalThis;
    vi.stubGlobal("setInterval", (look: () => void) => setInterval(look, MINUTE));
    const socket = come();
    const silence = keepAnswering(socket);
    hide(true);
    await pass(60 * MINUTE);
    expect(FakeSocket.made).toEqual([socket]);
    silence();
    await pass(3 * MINUTE);
    expect(socket.readyState).toBe(3);
  });

  it("asks first after it slept, instead of giving up what it couldn't hear", async () => {
    const socket = come();
    keepAnswering(socket);
    const awake = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => awake() + 60 * MINUTE);
    await pass(2500);
    expect(pings(socket)).toBe(1);
    await pass(MINUTE);
    expect(FakeSocket.made).toEqual([socket]);
  });

  it("comes back at once when it is shown, if it was waiting to", () => {
    luck = 0.99;
    come().close();
    hide(true);
    expect(FakeSocket.made).toHaveLength(1);
    hide(false);
    expect(FakeSocket.made).toHaveLength(2);
    hide(false);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("doesn't come back to a table that it has left", async () => {
    vi.mocked(receiver.lost).mockReturnValue(false);
    come().close();
    hide(false);
    online();
    await pass(MINUTE);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe("a network that is back", () => {
  it("is used at once", async () => {
    come().close();
    online();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("may have lost the connection: the server is asked at once", async () => {
    const socket = come();
    online();
    expect([pings(socket), FakeSocket.made.length]).toEqual([1, 1]);
  });
});

describe("the pause before the next attempt", () => {
  /** Let attempts fail; return the pauses between them, for plain HTTP too. */
  async function pauses(attempts: number): Promise<number[]> {
    const made = () => FakeSocket.made.length + vi.mocked(fetch).mock.calls.length;
    come();
    const found = [];
    for (let attempt = 0; attempt < attempts; attempt++) {
      const before = made();
      if (FakeSocket.last.readyState !== 3) FakeSocket.last.close();
      found.push(await timeUntil(() => made() > before));
    }
    return found;
  }

  it("grows up to eight seconds", async () => {
    luck = 1;
    expect(await pauses(6)).toEqual([2000, 4000, 8000, 8000, 8000, 8000]);
  });

  it.each([
    ["a server that dies", []],
    ["a server that stops", [{ kind: "goodbye", reason: "stopping" }]],
    ["a table that is loaded again", [{ kind: "goodbye", reason: "reload" }]],
  ])("is up to chance, so that not everybody comes back at once: %s", async (_, said) => {
    const found = [];
    for (luck of [0, 0.25, 0.75]) {
      const socket = come();
      for (const message of said) socket.say(message);
      const before = FakeSocket.made.length;
      socket.close();
      found.push(await timeUntil(() => FakeSocket.made.length > before));
      connection.close();
    }
    expect(found).toEqual([50, 500, 1500]);
  });

  it("grows too if the server takes connections but says nothing", async () => {
    luck = 1;
    const found = [];
    come().close();
    for (let attempt = 0; attempt < 2; attempt++) {
      const before = FakeSocket.made.length;
      found.push(await timeUntil(() => FakeSocket.made.length > before));
      FakeSocket.last.open();
      FakeSocket.last.say({ kind: "goodbye", reason: "fault" });
      FakeSocket.last.close();
    }
    expect(found).toEqual([2000, 4000]);
  });
});

it("doesn't begin again once it is closed", async () => {
  const socket = come();
  connection.close();
  connection.again();
  hide(false);
  await pass(MINUTE);
  expect([socket.readyState, FakeSocket.made.length]).toEqual([3, 1]);
  expect(receiver.lost).not.toHaveBeenCalled();
});
