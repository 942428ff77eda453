/** Keeps the beginning and the end of a stream within a fixed size and says how much of the middle was cut. */
export class OutputBuffer {
  readonly #headLimit: number;
  readonly #tailLimit: number;
  readonly #head: Buffer[] = [];
  #headBytes = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;
  droppedBytes = 0;

  constructor(limitBytes: number) {
    this.#headLimit = Math.ceil(limitBytes / 2);
    this.#tailLimit = limitBytes - this.#headLimit;
  }

  push(chunk: Buffer): void {
    const room = this.#headLimit - this.#headBytes;
    if (room > 0) {
      const part = chunk.subarray(0, room);
      this.#head.push(part);
      this.#headBytes += part.length;
    }
    const rest = chunk.subarray(Math.max(0, room));
    if (rest.length > 0) this.#pushTail(rest);
  }

  #pushTail(chunk: Buffer): void {
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    while (this.#tailBytes > this.#tailLimit) {
      const first = this.#tail[0];
      if (first === undefined) return;
      const excess = Math.min(first.length, this.#tailBytes - this.#tailLimit);
      this.#tailBytes -= excess;
      this.droppedBytes += excess;
      if (excess === first.length) this.#tail.shift();
      else this.#tail[0] = first.subarray(excess);
    }
    // Many tiny chunks would keep more memory in bookkeeping than in bytes.
    if (this.#tail.length > 1024) this.#tail = [Buffer.concat(this.#tail)];
  }

  toString(): string {
    const head = Buffer.concat(this.#head).toString("utf8");
    const tail = Buffer.concat(this.#tail).toString("utf8");
    if (this.droppedBytes === 0) return Buffer.concat([...this.#head, ...this.#tail]).toString("utf8");
    return `${head}\n… ${this.droppedBytes} bytes of output were cut here to stay within the limit …\n${tail}`;
  }
}
