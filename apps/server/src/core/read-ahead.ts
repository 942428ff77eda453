/** Fetches the next item while the present one is being worked on; one at most waits. Ends the source when its reader stops. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<T>> => {
    const asked = iterator.next();
    // Its failure is told when it is its turn.
    asked.catch(() => {});
    return asked;
  };
  let coming = ask();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = ask();
      yield value;
    }
  } finally {
    await coming.catch(() => {});
    await iterator.return?.();
  }
}
