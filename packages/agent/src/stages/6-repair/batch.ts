import type { Candidate, Judged } from "../../types/candidate.ts";

/** Gate V looks at no more of them at once. */
const MAX_PLAUSIBLE = 40;
/** After the first that passes, alternatives make a better choice, but gate V needs the time more. */
const MAX_ALTERNATIVES_TRIED = 1500;
const ALTERNATIVES_MS = 5000;
/** Where trying is slow, the first that passes is seldom the best: so many more are tried whatever the time. */
const MIN_ALTERNATIVES_TRIED = 30;
const PATIENCE_MS = 25_000;

export interface Batch {
  /** `breaks`: it passes the reproduction, and breaks a test that passes on the base commit. */
  add(judged: Judged, breaks?: boolean): void;
  /** Enough for gate V to choose from. */
  isFull(): boolean;
  /** Best first. */
  plausible(): Candidate[];
  tried(): number;
  summary(): string;
}

/** Verdicts until there is enough to choose from. `clock` in milliseconds. */
export function createBatch(clock: () => number = () => performance.now()): Batch {
  const verdicts = { pass: 0, fail: 0, broken: 0, timeout: 0 };
  const plausible: Candidate[] = [];
  let tried = 0;
  let breaking = 0;
  let first: { at: number; tried: number } | null = null;
  return {
    add({ candidate, verdict }, breaks = false) {
      tried += 1;
      verdicts[verdict] += 1;
      if (breaks) breaking += 1;
      if (verdict !== "pass" || breaks) return;
      plausible.push(candidate);
      first ??= { at: clock(), tried };
    },
    isFull() {
      if (first === null) return false;
      const since = tried - first.tried;
      const ms = clock() - first.at;
      if (plausible.length >= MAX_PLAUSIBLE || since >= MAX_ALTERNATIVES_TRIED || ms >= PATIENCE_MS) return true;
      return ms >= ALTERNATIVES_MS && since >= MIN_ALTERNATIVES_TRIED;
    },
    plausible: () => plausible.toSorted((a, b) => b.score - a.score),
    tried: () => tried,
    summary: () =>
      `${verdicts.pass} pass the reproduction${breaking === 0 ? "" : ` (${breaking} of them break tests)`}, ${verdicts.fail} do not, ${verdicts.broken} do not load, ${verdicts.timeout} ran too long.`,
  };
}
