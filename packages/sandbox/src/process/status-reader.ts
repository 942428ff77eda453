import type { Readable } from "node:stream";

/** Reads bubblewrap's JSON lines: the host id of the sandbox's first process, and whether the command was reached. */
export class StatusReader {
  childPid: number | null = null;
  /** The command was executed; false while or when the set-up failed. */
  ran = false;
  /** Resolves when the stream has ended. */
  readonly done: Promise<void>;
  #text = "";

  constructor(stream: Readable | null) {
    if (stream === null) {
      this.done = Promise.resolve();
      return;
    }
    this.done = new Promise((resolve) => stream.once("close", () => resolve()));
    stream.on("error", () => undefined);
    stream.on("data", (chunk: Buffer) => this.#read(chunk.toString("utf8")));
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const pid = this.#text.match(/"child-pid":\s*(\d+)/)?.[1];
    if (pid !== undefined) this.childPid = Number(pid);
    if (/"exit-code":\s*\d+/.test(this.#text)) this.ran = true;
  }
}
