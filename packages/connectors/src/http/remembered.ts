/** Asks once and remembers; after a failure it asks again. */
export function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}
