/** A queue between a producer that pushes and one consumer that iterates. */
export interface Channel<T> extends AsyncIterable<T> {
  push(value: T): void;
  close(): void;
  fail(error: unknown): void;
}

export function createChannel<T>(): Channel<T> {
  const values: T[] = [];
  let wake = Promise.withResolvers<void>();
  let ended = false;
  let failure: { error: unknown } | null = null;

  const signal = (): void => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  return {
    push(value) {
      values.push(value);
      signal();
    },
    close() {
      ended = true;
      signal();
    },
    fail(error) {
      failure = { error };
      signal();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const value = values.shift();
        if (value !== undefined) yield value;
        else if (failure !== null) throw failure.error;
        else if (ended) return;
        else await wake.promise;
      }
    },
  };
}
