/** The server, played in the page: it says what a test hands it, and writes down what it is asked. */
window.server = (() => {
  let socket = null;
  const asked = [];
  const answers = [];

  class StagedSocket {
    static OPEN = 1;
    readyState = StagedSocket.OPEN;

    constructor() {
      socket = this;
      queueMicrotask(() => this.onopen?.());
    }

    send(text) {
      const { id, command } = JSON.parse(text);
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
    /** What is said to every command. */
    refusal: { code: "action", tried: "", expected: "", rule: "", words: "Refused" },
    /** What is answered to a request whose path ends like this. */
    answer: (ending, body) => answers.unshift({ ending, body }),
    /** What was asked for since this was looked at last. */
    taken: () => asked.splice(0),
    isConnected: () => socket !== null,
  };
})();
