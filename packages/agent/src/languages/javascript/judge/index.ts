import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { prepareFastJudge } from "./fast.ts";
import { Probe } from "./probe.ts";
import { judgeSlowly } from "./slow.ts";

/**
 * Judges candidates by the reproduction's probe, many in one sandboxed process for each of `workspace.jobs`; by the
 * whole test, one process a candidate, where the probe does not load or does not fail on the base. Mutants are judged
 * by the probe or not at all. Yields in any order.
 */
export async function* judgeJavaScript(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: ReproductionTest,
  candidates: AsyncIterable<Candidate>,
  options: JudgeOptions,
  runTests: LanguageAdapter["runTests"],
): AsyncIterable<Judged> {
  const probe = Probe.safeParse(reproduction.probe);
  const fast = probe.success
    ? await prepareFastJudge(workspace, probe.data, options.baseMust)
    : { usable: false as const, reason: "the test has no probe" };
  if (fast.usable) {
    yield* fast.judge(candidates, options);
    return;
  }
  if (options.baseMust === "pass") {
    workspace.log("info", `No mutant is judged: ${fast.reason}.`);
    return;
  }
  workspace.log("warn", `Each candidate runs the whole test, which is slow: ${fast.reason}.`);
  yield* judgeSlowly(workspace, profile, reproduction, candidates, options, runTests);
}
