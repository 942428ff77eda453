import { gateV } from "../../gates/gate-v.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { EditedFiles } from "../../types/language.ts";
import { greenCases } from "../3-environment/baseline.ts";
import { changesOf } from "./changes-of.ts";
import { unchecked, type CheckedCandidate, type CheckRequest } from "./check-candidate.ts";
import type { FileChange } from "./diffs.ts";
import { isReachedBySuite, passingAll, whatSpeaks } from "./what-speaks.ts";

/** Fewer are looked at one by one in the same time. */
const LEAST = 3;

function editedFiles(changes: readonly FileChange[]): EditedFiles {
  const texts = (text: (change: FileChange) => string): Record<string, string> =>
    Object.fromEntries(changes.map((change) => [change.path, text(change)]));
  return { patched: texts(({ patched }) => patched), base: texts(({ base }) => base ?? "") };
}

/**
 * What gate V would say of plausible edits at best: if the reproduction, the suite and all other examples passed. Inputs near
 * the example's are answered with each of them in one sandbox, a twentieth of what it costs to look at each in a tree of its
 * own. It proves nothing: it says which are worth that look, and in which order. See
 * docs/decisions/041-which-edits-are-worth-a-look.md.
 */
export async function foresee(
  check: CheckRequest,
  plausible: readonly Candidate[],
  context: StageContext,
): Promise<CheckedCandidate[]> {
  const { environment, baseFiles, examples, copies } = check;
  const changed = await Promise.all(
    plausible.map(async (candidate) => {
      const changes = await changesOf(candidate, environment.workspace, baseFiles, copies);
      const one = unchecked(candidate, typeof changes === "string" ? [] : changes);
      return { ...one, verdict: gateV(passingAll(one.facts)) };
    }),
  );
  // A new file is none that could be put back.
  const asked = changed.filter(({ changes }) => changes.length > 0 && changes.every(({ base }) => base !== null));
  if (asked.length < LEAST || context.signal.aborted) return changed;
  const workspace = { ...(await environment.fresh("foreseen")), signal: context.signal };
  const seen = await examples.foresee(
    workspace,
    asked.map(({ changes }) => editedFiles(changes)),
  );
  for (const [at, { candidate }] of asked.entries()) check.behaviours?.note(candidate, seen[at]?.answers ?? []);
  const hasSuite = environment.baseline !== null && greenCases(environment.baseline).length > 0;
  for (const [at, one] of asked.entries()) {
    const answered = seen[at] ?? null;
    if (answered === null) {
      one.facts.isFitted = one.candidate.isCase === true;
      one.facts.isWide = one.candidate.isWide === true;
      one.verdict = gateV(passingAll(one.facts));
      continue;
    }
    one.examples = answered;
    one.isJudgedBySuite = hasSuite && isReachedBySuite(check, one.candidate, one.changes);
    const judging = one.isJudgedBySuite ? "compared" : null;
    Object.assign(one.facts, { switchesOff: answered.switchesOff }, whatSpeaks(check, { ...one, seen: answered, judging }));
    one.verdict = gateV(passingAll(one.facts));
  }
  return changed;
}
