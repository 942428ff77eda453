import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { type FastJudge, prepareFastJudge } from "./fast.ts";
import { Probe } from "./probe.ts";
import { judgeSlowly } from "./slow.ts";
import { wholeProbe } from "./whole.ts";

type RunTests = LanguageAdapter["runTests"];

/**
 * Judges candidates by the reproduction's probe, many in one sandboxed process for each of `workspace.jobs`; by its
 * whole test in the same way where there is no such probe or it is the project's own, and its runner can run it so; else by the whole test, one process a
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
  const { isInTree = false, hangMs, seen } = reproduction;
  async function byProbe(): Promise<FastJudge> {
    const probe = Probe.safeParse(reproduction.probe);
    if (!probe.success) return { usable: false, reason: "the test has no probe" };
    const mustAssert = isInTree && seen?.kind === "assertion";
    return prepareFastJudge(workspace, { ...probe.data, comparesPlain: isInTree }, { baseMust, hangMs, mustAssert });
  }
  async function byTest(): Promise<FastJudge> {
    const whole = await wholeProbe(workspace, profile, reproduction, baseMust, runTests);
    if (whole === null) return { usable: false, reason: "its runner cannot run within another process" };
    return prepareFastJudge(workspace, whole.probe, { baseMust, mustSay: whole.mustSay });
  }
  if (isByProbeOnly) return byProbe();
  // What was read out of a test of the project's own may ask for something else than the test: that comes first as it stands.
  const [one, other] = isInTree && hangMs === undefined ? [byTest, byProbe] : [byProbe, byTest];
  const first = await one();
  if (first.usable) return first;
  const second = await other();
  return second.usable ? second : { usable: false, reason: `${first.reason}; otherwise ${second.reason}` };
}
