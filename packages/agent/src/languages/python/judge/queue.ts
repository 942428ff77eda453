/** Hands values from producers to one consumer; `fail` reaches the consumer after the values before it. */
export class ResultQueue<T> implements AsyncIterable<T> {
  readonly #values: T[] = [];
  #ended = false;
  #error: unknown = null;
  #wake: (() => void) | null = null;

  push(value: T): void {
    this.#values.push(value);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  fail(error: unknown): void {
    this.#error ??= error;
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.#values.length > 0) yield this.#values.shift() as T; // length was checked
      if (this.#error !== null) throw this.#error;
      if (this.#ended) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = null;
    }
  }
}
