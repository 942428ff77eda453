import type { GateVVerdict } from "../../gates/gate-v.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { PutAside } from "../6-repair/batch.ts";
import type { CheckedCandidate, CheckRequest } from "./check-candidate.ts";
import { compareAside } from "./choose.ts";
import { foresee } from "./foresee.ts";
import { toProposals, type Proposal } from "./proposals.ts";

/** Whose effect on inputs near the example's is asked. */
const MOST = 60;

const VERDICT: Readonly<Record<PutAside["why"], GateVVerdict>> = {
  "contradicts another example": {
    passed: false,
    code: "second_example_fails",
    detail: "It contradicts another example of the issue.",
  },
  "breaks tests": { passed: false, code: "regression", detail: "A test that passed before does not with it." },
};

/** Told to whoever is shown such an edit. */
const SAID: Readonly<Record<PutAside["why"], string>> = {
  "contradicts another example": "contradicts another example of the issue",
  "breaks tests": "breaks a test that passed before",
};

/**
 * Where all that passes was put aside: what contradicts another example may show that it was read wrongly, and a test may
 * demand what the issue calls wrong. Somebody should see them, those first that change least; none is a fix.
 */
export async function proposeAside(check: CheckRequest, aside: readonly PutAside[], context: StageContext): Promise<Proposal[]> {
  const why = new Map(aside.map((one) => [one.candidate.id, one.why]));
  const likeliest = [...new Map(aside.map(({ candidate }) => [candidate.id, candidate])).values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST);
  const seen = (await foresee(check, likeliest, context)).filter(({ changes }) => changes.length > 0);
  const judged = seen.map(({ candidate, examples, ...one }): CheckedCandidate => {
    const reason = why.get(candidate.id) ?? "breaks tests";
    const description = `${candidate.description}; it ${SAID[reason]}`;
    // What it makes of inputs with the example's own value may be what the test or the other example is about.
    const all = { ...examples, ordinary: examples.ordinary + examples.turned };
    return { ...one, examples: all, candidate: { ...candidate, description }, verdict: VERDICT[reason] };
  });
  return toProposals(judged.toSorted(compareAside));
}
