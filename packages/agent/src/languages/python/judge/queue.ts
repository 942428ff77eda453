/** Hands values from producers to one consumer; `fail` reaches the consumer after the values before it. */
export class ResultQueue<T> implements AsyncIterable<T> {
  readonly #values: T[] = [];
  #ended = false;
  #error: unknown = null;
  #changed = Promise.withResolvers<void>();

  #signal(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  push(value: T): void {
    this.#values.push(value);
    this.#signal();
  }

  /** Resolves when fewer than `limit` values wait, or the queue has ended. */
  async room(limit: number): Promise<void> {
    while (this.#values.length >= limit && !this.#ended) await this.#changed.promise;
  }

  end(): void {
    this.#ended = true;
    this.#signal();
  }

  fail(error: unknown): void {
    this.#error ??= error;
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.#values.length > 0) {
        const value = this.#values.shift() as T; // length was checked
        this.#signal();
        yield value;
      }
      if (this.#error !== null) throw this.#error;
      if (this.#ended) return;
      await this.#changed.promise;
    }
  }
}
