import { gateR, judgeRun, STABLE_RUNS, type GateRVerdict } from "../../gates/gate-r.ts";
import { runMany } from "../../run/run-many.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
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

/** One test through gate R. Its file stays in the workspace only where it is admitted. */
export async function tryReproduction(
  request: Request,
  test: ReproductionTest,
  context: StageContext,
  deadline: number,
): Promise<{ verdict: GateRVerdict; runs: TestRun[] }> {
  const { adapter, profile, baseFiles } = request;
  const workspace = { ...request.workspace, signal: context.signal };
  const refuse = (code: GateRVerdict["code"], detail: string): { verdict: GateRVerdict; runs: TestRun[] } => ({
    verdict: { passed: false, code, detail },
    runs: [],
  });
  if (test.isInTree !== true && baseFiles.has(test.filePath)) return refuse("test_error", `${test.filePath} exists already`);
  const syntax = await adapter.syntaxError(test.filePath, test.code);
  if (syntax !== null) return refuse("syntax_error", `The test does not parse: ${syntax.slice(0, 300)}`);

  await writeInside(workspace.root, test.filePath, test.code);
  const run = (): Promise<TestRun> =>
    runReproduction(adapter, workspace, profile, test, reproductionTimeMs(test, deadline - performance.now()));
  const runs = [await run()];
  if (runs.every((first) => judgeRun(test, first).passed))
    runs.push(...(await runMany(STABLE_RUNS - 1, workspace.jobs, run, () => performance.now() >= deadline)));
  const verdict = gateR(test, runs);
  if (!verdict.passed && test.isInTree !== true) await removeInside(workspace.root, test.filePath);
  return { verdict, runs };
}
