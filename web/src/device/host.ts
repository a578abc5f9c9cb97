/**
 * A worker with Python. The page starts one that is the host of tables; when that has something to
 * search, it starts another from the same script, so that a search never delays a move.
 */

import type { PyodideAPI } from "pyodide";
import type { PyBuffer } from "pyodide/ffi";
import type { FromHost, FromThinker, ToHost, ToThinker, Unpacked } from "./messages";
import { unpacked } from "./parts";
import { startPython } from "./python";
import { Searching } from "./searching";
import { read, write } from "./shelf";

/** `Connection` in Python. */
interface Live {
  receive(text: string): void;
  close(): void;
  destroy(): void;
}

/** `Host` in `device/browser.py`. */
interface Host {
  request(...asked: [string, string, string, string, string]): Promise<string>;
  connect(table: string, send: (text: string) => void, end: () => void): Live;
  news(news: string): void;
}

const tell = (message: FromHost) => postMessage(message);

async function started(begin: ToHost & { kind: "begin" }): Promise<Host> {
  let parts: Unpacked;
  try {
    parts = await unpacked(begin.parts, begin.cache, begin.script, (share) =>
      tell({ kind: "progress", share }),
    );
  } catch (problem) {
    tell({ kind: "broken", isFetching: true, why: String(problem) });
    throw problem;
  }
  const python = await startPython(parts);
  const searching = new Searching(begin.script, parts);
  const others = new BroadcastChannel("lifeboat-device");
  const host: Host = python.pyimport("browser").Host({
    read,
    write,
    tell: (news: string) => others.postMessage(news),
    think: (question: PyBuffer) => searching.ask(question.toJs()),
    stopThinking: () => searching.stop(),
  });
  others.onmessage = ({ data }) => host.news(data);
  return host;
}

/** The host of tables, for the page that started this worker. */
class Hosting {
  #host: Promise<Host>;
  #links = new Map<number, Live>();

  constructor(begin: ToHost & { kind: "begin" }) {
    this.#host = started(begin);
    this.#host.then(() => tell({ kind: "ready" }), broken);
  }

  async take(message: ToHost) {
    const host = await this.#host;
    switch (message.kind) {
      case "request": {
        const { id, method, path, query, headers, body } = message;
        const answer = await host.request(method, path, query, JSON.stringify(headers), body);
        const [status, text] = JSON.parse(answer);
        return tell({ kind: "answer", id, status, text });
      }
      case "connect": {
        const { link, table } = message;
        this.#links.set(
          link,
          host.connect(
            table,
            (text) => tell({ kind: "heard", link, text }),
            () => tell({ kind: "ended", link }),
          ),
        );
        return;
      }
      case "say":
        return this.#links.get(message.link)?.receive(message.text);
      case "close": {
        const live = this.#links.get(message.link);
        this.#links.delete(message.link);
        live?.close();
        return live?.destroy();
      }
    }
  }
}

/** The worker that searches, for the host of tables that started it. */
class Thinking {
  #python: Promise<PyodideAPI>;

  constructor(parts: Unpacked) {
    this.#python = startPython(parts);
  }

  async take(id: number, question: Uint8Array) {
    const python = await this.#python;
    const asked = python.toPy(question);
    const found: PyBuffer = python.pyimport("lifeboat.device.searching").answer(asked);
    const answer: Uint8Array = found.toJs();
    found.destroy();
    postMessage({ id, answer } satisfies FromThinker, { transfer: [answer.buffer] });
  }
}

let hosting: Hosting | null = null;
let thinking: Thinking | null = null;

/** Say that this worker can't go on: an error of ours, or of Python itself. */
function broken(problem: unknown) {
  if (thinking) postMessage({ id: 0, answer: null } satisfies FromThinker);
  else tell({ kind: "broken", isFetching: false, why: String(problem) });
}

onmessage = async ({ data }: MessageEvent<ToHost | ToThinker>) => {
  try {
    if (data.kind === "begin") hosting = new Hosting(data);
    else if (data.kind === "think") thinking = new Thinking(data.unpacked);
    else if (data.kind === "question") await thinking!.take(data.id, data.question);
    else await hosting!.take(data);
  } catch (problem) {
    broken(problem);
  }
};
