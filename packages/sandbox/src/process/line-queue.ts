import type { Readable } from "node:stream";

const HIGH_WATER_BYTES = 4 * 1024 * 1024;

/**
 * Splits a stream into lines and hands them out in order. The stream is paused while the reader is behind,
 * so a flood waits in the pipe instead of in memory.
 */
export class LineQueue implements AsyncIterable<string> {
  readonly #stream: Readable;
  readonly #lines: string[] = [];
  #waiting: (() => void) | null = null;
  #partial: Buffer[] = [];
  #partialBytes = 0;
  #queuedBytes = 0;
  #ended = false;

  constructor(stream: Readable, maxLineBytes: number, onTooLong: () => void) {
    this.#stream = stream;
    stream.on("data", (chunk: Buffer) => {
      this.#split(chunk);
      if (this.#partialBytes > maxLineBytes) {
        this.#partial = [];
        this.#partialBytes = 0;
        stream.destroy();
        onTooLong();
      }
    });
    stream.once("close", () => this.#end());
    stream.on("error", () => this.#end());
  }

  #split(chunk: Buffer): void {
    let start = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, start)) {
      this.#partial.push(chunk.subarray(start, at));
      this.#emit();
      start = at + 1;
    }
    if (start < chunk.length) {
      this.#partial.push(chunk.subarray(start));
      this.#partialBytes += chunk.length - start;
    }
  }

  #emit(): void {
    const line = Buffer.concat(this.#partial);
    this.#partial = [];
    this.#partialBytes = 0;
    this.#lines.push(line.toString("utf8"));
    this.#queuedBytes += line.length + 64;
    if (this.#queuedBytes > HIGH_WATER_BYTES) this.#stream.pause();
    this.#wake();
  }

  #end(): void {
    if (this.#ended) return;
    if (this.#partialBytes > 0) this.#emit();
    this.#ended = true;
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) {
        this.#queuedBytes = Math.max(0, this.#queuedBytes - Buffer.byteLength(line) - 64);
        if (this.#queuedBytes < HIGH_WATER_BYTES && this.#stream.isPaused()) this.#stream.resume();
        yield line;
      } else if (this.#ended) {
        return;
      } else {
        await new Promise<void>((resolve) => (this.#waiting = resolve));
      }
    }
  }
}
