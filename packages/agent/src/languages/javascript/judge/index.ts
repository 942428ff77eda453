import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { type FastJudge, prepareFastJudge } from "./fast.ts";
import { Probe } from "./probe.ts";
import { judgeSlowly } from "./slow.ts";
import { wholeProbe } from "./whole.ts";

type RunTests = LanguageAdapter["runTests"];

/**
 * Judges candidates by the reproduction's probe, many in one sandboxed process for each of `workspace.jobs`; by its
 * whole test in the same way where there is no such probe and mocha or node:test runs it; else by the whole test, one process a
 * candidate, unless only the probe may. Mutants are never judged one process each. Yields in any order.
 */
export async function* judgeJavaScript(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: ReproductionTest,
  candidates: AsyncIterable<Candidate>,
  options: JudgeOptions,
  runTests: RunTests,
): AsyncIterable<Judged> {
  const fast = await prepare(workspace, profile, reproduction, options, runTests);
  if (fast.usable) {
    yield* fast.judge(candidates, options);
    return;
  }
  if (options.isByProbeOnly === true) return;
  if (options.baseMust === "pass") {
    workspace.log("info", `No mutant is judged: ${fast.reason}.`);
    return;
  }
  workspace.log("warn", `Each candidate runs the whole test, which is slow: ${fast.reason}.`);
  yield* judgeSlowly(workspace, profile, reproduction, candidates, options, runTests);
}

async function prepare(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: ReproductionTest,
  { baseMust, isByProbeOnly = false }: JudgeOptions,
  runTests: RunTests,
): Promise<FastJudge> {
  const probe = Probe.safeParse(reproduction.probe);
  const byProbe: FastJudge = probe.success
    ? await prepareFastJudge(workspace, probe.data, { baseMust, hangMs: reproduction.hangMs })
    : { usable: false, reason: "the test has no probe" };
  if (byProbe.usable || isByProbeOnly) return byProbe;
  const whole = await wholeProbe(workspace, profile, reproduction, baseMust, runTests);
  if (whole === null) return byProbe;
  const byTest = await prepareFastJudge(workspace, whole.probe, { baseMust, mustSay: whole.mustSay });
  return byTest.usable ? byTest : { usable: false, reason: `${byProbe.reason}; in one process with others ${byTest.reason}` };
}
