/** The worker that searches, as the host of tables calls it: started when it is first needed. */

import type { FromThinker, ToThinker, Unpacked } from "./messages";

interface Waiting {
  resolve: (answer: Uint8Array) => void;
  reject: (problem: Error) => void;
}

export class Searching {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(
    private readonly script: string,
    private readonly unpacked: Unpacked,
  ) {}

  /** Return the answer to a question; throws if the worker has crashed. */
  ask(question: Uint8Array): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#started());
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: "question", id, question } satisfies ToThinker);
    });
  }

  #started(): Worker {
    const worker = new Worker(this.script, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.answer) waiting?.resolve(data.answer);
      else if (data.id) waiting?.reject(new Error("the search failed"));
      else this.stop();
    };
    worker.onerror = () => this.stop();
    worker.postMessage({ kind: "think", unpacked: this.unpacked } satisfies ToThinker);
    return worker;
  }

  /** Leave a worker that has crashed or hangs; the next question starts another. */
  stop() {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error("the search crashed"));
    this.#waiting.clear();
  }
}
