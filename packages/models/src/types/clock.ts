/** Injected, so that tests wait for nothing and no wait is the same twice. */
export interface ModelClock {
  now(): Date;
  /** Rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** At least 0, below 1. */
  random(): number;
}
