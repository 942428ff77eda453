/** Injected, so that tests wait for nothing and no wait is the same twice. */
export interface Pauses {
  now(): Date;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** At least 0, below 1. */
  random(): number;
}

const LONGEST_PAUSE_MS = 60_000;

/** Doubles with each try from `firstMs`, up to a minute; at least half of it, so that many who wait do not come back at once. */
export function pauseMs(attempt: number, firstMs: number, random: () => number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, firstMs * 2 ** attempt);
  return whole / 2 + (whole / 2) * random();
}
