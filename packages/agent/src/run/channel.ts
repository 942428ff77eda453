/** A queue between producers that push and one consumer that iterates. */
export interface Channel<T> extends AsyncIterable<T> {
  push(value: T): void;
  /** Resolves when fewer than `limit` values wait, or nobody takes them any more. */
  room(limit: number): Promise<void>;
  close(): void;
  fail(error: unknown): void;
}

export function createChannel<T>(): Channel<T> {
  const values: T[] = [];
  let wake = Promise.withResolvers<void>();
  let ended = false;
  let failure: { error: unknown } | null = null;
  let taken = Promise.withResolvers<void>();
  let abandoned = false;

  const signal = (): void => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  return {
    push(value) {
      values.push(value);
      signal();
    },
    async room(limit) {
      while (values.length >= limit && !abandoned) await taken.promise;
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
      try {
        for (;;) {
          const value = values.shift();
          if (value !== undefined) {
            taken.resolve();
            taken = Promise.withResolvers<void>();
            yield value;
          } else if (failure !== null) throw failure.error;
          else if (ended) return;
          else await wake.promise;
        }
      } finally {
        abandoned = true;
        taken.resolve();
      }
    },
  };
}
