import type { Stage } from "@fixpoint/contracts";

/**
 * Share of what is left of the run that a stage may use. Repair gets the most;
 * what a stage leaves over falls to the ones after it.
 */
const SHARE: Record<Stage, number> = {
  intake: 0.1,
  suitability: 0.1,
  environment: 0.45,
  reproduce: 0.4,
  localise: 0.25,
  repair: 0.6,
  validate: 0.95,
  publish: 1,
};

/** Installing alone may take five minutes where the run is long enough; a fifth is left for what comes after. */
const INSTALL_MS = 300_000;
const MOST_OF_RUN = 0.8;

export interface Budget {
  /** Milliseconds since the run began. */
  elapsedMs(): number;
  /** Milliseconds until the run must end; never below 0. */
  leftMs(): number;
  /** Milliseconds that a stage which begins now may take. */
  forStage(stage: Stage): number;
}

export function createBudget(totalMs: number, clock: () => number = () => performance.now()): Budget {
  const start = clock();
  const leftMs = (): number => Math.max(0, totalMs - (clock() - start));
  return {
    elapsedMs: () => clock() - start,
    leftMs,
    forStage(stage) {
      const left = leftMs();
      if (stage !== "environment") return left * SHARE[stage];
      return Math.max(left * SHARE.environment, Math.min(left * MOST_OF_RUN, INSTALL_MS + left * 0.2));
    },
  };
}
