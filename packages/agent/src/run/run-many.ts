/**
 * Calls `work` up to `count` times, `atOnce` at the same time, and gives the results in order of start. Begins no
 * further call once `enough` says so about a result; those under way are waited for.
 */
export async function runMany<T>(
  count: number,
  atOnce: number,
  work: () => Promise<T>,
  enough: (result: T) => boolean,
): Promise<T[]> {
  const results: T[] = [];
  let started = 0;
  let stopped = false;
  async function lane(): Promise<void> {
    while (!stopped && started < count) {
      const index = started;
      started += 1;
      const result = await work();
      results[index] = result;
      if (enough(result)) stopped = true;
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, Math.min(count, atOnce)) }, lane));
  for (const one of lanes) if (one.status === "rejected") throw one.reason;
  return results;
}
