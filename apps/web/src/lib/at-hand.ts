/**
 * Waits for what may be at hand, no longer than to the next task: a page that has its data at its first paint is not
 * painted twice, and nobody waits for one that has not.
 */
export async function ifAtHand(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve))]);
}
