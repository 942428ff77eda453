/** Calls of an async function one after the other, in the order in which they were made; who fails holds up nobody. */
export function serial<Args extends unknown[], T>(work: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const result = last.then(() => work(...args));
    last = result.catch(() => undefined);
    return result;
  };
}
