import type { Candidate, Judged } from "../../types/candidate.ts";

/** Gate V looks at no more of them at once. */
const MAX_PLAUSIBLE = 40;
/** Where nearly everything passes, the right one may not be among the first: those come too that are nearly as likely as the best. */
const NEARLY_AS_LIKELY = 0.6;
const MOST_PLAUSIBLE = 160;
/** After the first that passes, alternatives make a better choice, but gate V needs the time more. */
const MAX_ALTERNATIVES_TRIED = 1500;
const ALTERNATIVES_MS = 5000;
/** Where trying is slow, or others have the machine, the first that passes is seldom the best: so many more are tried within patience. */
const MIN_ALTERNATIVES_TRIED = 300;
const PATIENCE_MS = 25_000;

/** What passes and may be shown where nothing else does: the other example may have been read wrongly, a test may demand what the issue calls wrong. */
export interface PutAside {
  candidate: Candidate;
  why: Extract<Objection, "contradicts another example" | "breaks tests">;
}

/** What speaks against an edit that passes the reproduction: a test that passes on the base commit, another example, the documentation, the type checker. */
export type Objection = "breaks tests" | "contradicts another example" | "breaks what is documented" | "has type errors";

export interface Batch {
  add(judged: Judged, objection?: Objection | null): void;
  /** Enough for gate V to choose from. */
  isFull(): boolean;
  /** Best first. */
  plausible(): Candidate[];
  /** Pass, and were refused by what else the issue or the project says. */
  putAside(): PutAside[];
  tried(): number;
  summary(): string;
}

/** Verdicts until there is enough to choose from. `clock` in milliseconds. */
export function createBatch(clock: () => number = () => performance.now()): Batch {
  const verdicts = { pass: 0, fail: 0, broken: 0, timeout: 0 };
  const plausible: Candidate[] = [];
  const aside: PutAside[] = [];
  let tried = 0;
  const against: Record<Objection, number> = {
    "breaks tests": 0,
    "contradicts another example": 0,
    "breaks what is documented": 0,
    "has type errors": 0,
  };
  let first: { at: number; tried: number } | null = null;
  let [best, last] = [0, 0];
  return {
    add({ candidate, verdict }, objection = null) {
      tried += 1;
      last = candidate.score;
      verdicts[verdict] += 1;
      if (objection !== null) against[objection] += 1;
      if (verdict === "pass" && (objection === "contradicts another example" || objection === "breaks tests"))
        aside.push({ candidate, why: objection });
      if (verdict !== "pass" || objection !== null) return;
      plausible.push(candidate);
      best = Math.max(best, candidate.score);
      first ??= { at: clock(), tried };
    },
    isFull() {
      if (first === null) return false;
      const since = tried - first.tried;
      const ms = clock() - first.at;
      // What is nearly as likely may be right, or a rival of what is not.
      const isFarBehind = last < best * NEARLY_AS_LIKELY;
      if (plausible.length >= (isFarBehind ? MAX_PLAUSIBLE : MOST_PLAUSIBLE)) return true;
      if (since >= MAX_ALTERNATIVES_TRIED || ms >= PATIENCE_MS) return true;
      return ms >= ALTERNATIVES_MS && since >= MIN_ALTERNATIVES_TRIED && isFarBehind;
    },
    plausible: () => plausible.toSorted((a, b) => b.score - a.score),
    putAside: () => [...aside],
    tried: () => tried,
    summary: () =>
      `${verdicts.pass} pass the reproduction${told(against)}, ${verdicts.fail} do not, ${verdicts.broken} do not load, ${verdicts.timeout} ran too long.`,
  };
}

const SAID_OF_SEVERAL: Readonly<Record<string, string>> = {
  "breaks tests": "break tests",
  "contradicts another example": "contradict another example",
  "breaks what is documented": "break what is documented",
  "has type errors": "have type errors",
};

function told(against: Readonly<Record<Objection, number>>): string {
  const said = Object.entries(against).filter(([, count]) => count > 0);
  const parts = said.map(
    ([objection, count], at) => `${count}${at === 0 ? " of them" : ""} ${SAID_OF_SEVERAL[objection] ?? objection}`,
  );
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
