/** The server, played in the page: it says what a test gives it, and records what it is asked. */
window.server = (() => {
  let socket = null;
  const asked = [];
  // What is asked for after every game: nobody has played before.
  const answers = [
    { ending: "/results", body: { line: "", course: [], results: [] } },
    { ending: "/statistics/me", body: { tallies: [], crew: [], results: [] } },
  ];

  class StagedSocket {
    static OPEN = 1;
    readyState = StagedSocket.OPEN;

    constructor() {
      socket = this;
      queueMicrotask(() => this.onopen?.());
    }

    send(text) {
      const { kind, id, command } = JSON.parse(text);
      if (kind === "ping") say({ kind: "pong" });
      if (!command) return;
      asked.push(command);
      say({ kind: "refused", ...server.refusal, id });
    }

    close() {
      this.onclose?.();
    }
  }

  const say = (message) => socket.onmessage({ data: JSON.stringify(message) });

  const { fetch } = window;
  window.WebSocket = StagedSocket;
  window.fetch = async (address, options) => {
    const path = new URL(address, location.href).pathname;
    if (!path.startsWith("/api/")) return fetch(address, options);
    const found = answers.find(({ ending }) => path.endsWith(ending));
    return Response.json(found ? found.body : []);
  };

  return {
    say,
    /** The answer to every command. */
    refusal: { code: "action", tried: "", expected: "", rule: "", words: "Refused" },
    /** Set the answer to requests whose path ends like this. */
    answer: (ending, body) => answers.unshift({ ending, body }),
    /** Return what was asked for since the last look. */
    taken: () => asked.splice(0),
    isConnected: () => socket !== null,
  };
})();
