import { gateR, judgeRun, STABLE_RUNS, type GateRVerdict } from "../../gates/gate-r.ts";
import { measureHangLimit } from "../../run/hang-limit.ts";
import { runMany } from "../../run/run-many.ts";
import { firstTimeMs, reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { removeInside, writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  /** Files of the base commit: a reproduction never replaces one. */
  baseFiles: ReadonlySet<string>;
}

export interface Tried {
  verdict: GateRVerdict;
  runs: TestRun[];
  /** The test that was given, with what was found out about it. */
  test: ReproductionTest;
}

/** One test through gate R. Its file stays in the workspace only where it is admitted. */
export async function tryReproduction(
  request: Request,
  test: ReproductionTest,
  context: StageContext,
  deadline: number,
): Promise<Tried> {
  const { adapter, profile, baseFiles } = request;
  const workspace = { ...request.workspace, signal: context.signal };
  const refuse = (code: GateRVerdict["code"], detail: string): Tried => ({
    verdict: { passed: false, code, detail },
    runs: [],
    test,
  });
  if (test.isInTree !== true && baseFiles.has(test.filePath)) return refuse("test_error", `${test.filePath} exists already`);
  const syntax = await adapter.syntaxError(test.filePath, test.code);
  if (syntax !== null) return refuse("syntax_error", `The test does not parse: ${syntax.slice(0, 300)}`);

  await writeInside(workspace.root, test.filePath, test.code);
  const leftMs = (): number => deadline - performance.now();
  const run = (timeMs: number): Promise<TestRun> => runReproduction(adapter, workspace, profile, test, timeMs);
  const first = await run(firstTimeMs(test, leftMs()));
  const shows = judgeRun(test, first).passed;
  const hangs = shows && test.symptom.kind === "hang";
  const roomMs = (): number => leftMs() / Math.ceil((STABLE_RUNS - 1) / Math.max(1, workspace.jobs));
  const tried = hangs ? { ...test, hangMs: await measureHangLimit(adapter, workspace, profile, test, roomMs) } : test;
  const again = (): Promise<TestRun> => run(tried.hangMs ?? reproductionTimeMs(test, leftMs()));
  const repeats = shows ? await runMany(STABLE_RUNS - 1, workspace.jobs, again, () => leftMs() <= 0) : [];
  // What the end of its time cut off has not ended otherwise: it was not made.
  const made = repeats.filter((one) => hangs || one.ended === "exited" || leftMs() > 0);
  const runs = [first, ...made];
  const verdict = gateR(test, runs);
  if (!verdict.passed && test.isInTree !== true) await removeInside(workspace.root, test.filePath);
  return { verdict, runs, test: tried };
}
