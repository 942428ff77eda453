import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { runnerOfTest } from "../../../run/run-reproduction.ts";
import { runnerOfFile } from "../suites.ts";
import { type FastJudge, prepareFastJudge } from "./fast.ts";
import { projectProbe } from "./project-probe.ts";
import { judgeSlowly } from "./slow.ts";
import { wholeProbe } from "./whole.ts";

type RunTests = LanguageAdapter["runTests"];

/**
 * Judges candidates by the reproduction's probe, many in one sandboxed process for each of `workspace.jobs`; by its whole test in
 * the same way where there is no such probe or the test is the project's own, and its runner can run it so; else by the whole
 * test, one process a candidate, unless only the probe may. Mutants are never judged one process each. Yields in any order.
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
    // Compilers that mocha was told to load read files by themselves.
    const isCompiled =
      reproduction.isInTree === true &&
      runnerOfFile(profile, reproduction.filePath, runnerOfTest(profile, reproduction)) === "mocha";
    const { first, all } = isCompiled ? await peek(candidates) : { first: null, all: candidates };
    const file = first?.edits[0]?.file;
    if (file === undefined || (await fast.sees(file))) {
      yield* fast.judge(all, options);
      return;
    }
    await fast.close();
    if (options.isByProbeOnly === true || options.baseMust === "pass") return;
    workspace.log("warn", "Each candidate runs the whole test, which is slow: edits are not seen in one process with others.");
    yield* judgeSlowly(workspace, profile, reproduction, all, options, runTests);
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

/** The first of some, and all of them. */
async function peek<T>(source: AsyncIterable<T>): Promise<{ first: T | null; all: AsyncIterable<T> }> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<T> {
    try {
      for (let item = first; item.done !== true; item = await iterator.next()) yield item.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { first: first.done === true ? null : first.value, all: all() };
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
    const probe = await projectProbe(workspace, profile, reproduction);
    if (probe === null) return { usable: false, reason: "the test has no probe" };
    const mustAssert = seen?.kind === "assertion";
    return prepareFastJudge(workspace, { ...probe, comparesPlain: isInTree }, { baseMust, hangMs, mustAssert });
  }
  async function byTest(): Promise<FastJudge> {
    const whole = await wholeProbe(workspace, profile, reproduction, baseMust, runTests);
    if (whole === null) return { usable: false, reason: "its runner cannot run within another process" };
    const demands = { baseMust, mustSay: whole.mustSay };
    const alone = await prepareFastJudge(workspace, whole.probe, demands);
    const afterOthers = alone.usable ? null : await whole.afterOthers();
    if (afterOthers === null) return alone;
    const after = await prepareFastJudge(workspace, afterOthers, demands);
    return after.usable ? after : alone;
  }
  if (isByProbeOnly) return byProbe();
  // What was read out of a test of the project's own may ask for something else than the test: that comes first as it stands.
  const [one, other] = isInTree && hangMs === undefined ? [byTest, byProbe] : [byProbe, byTest];
  const first = await one();
  if (first.usable) return first;
  const second = await other();
  return second.usable ? second : { usable: false, reason: `${first.reason}; otherwise ${second.reason}` };
}
