import { STABLE_RUNS } from "../gates/gate-r.ts";
import { reproductionCase, reproductionFailure } from "../gates/reproduction-failure.ts";
import type { PreparedBase } from "../run/environment-stage.ts";
import type { RunParts } from "../run/run-to-outcome.ts";
import { runMany } from "../run/run-many.ts";
import { readInside, writeInside } from "../run/safe-files.ts";
import type { StageContext, StageEnd } from "../run/stage-runner.ts";
import { reproductionTimeMs, runReproduction } from "../run/run-reproduction.ts";
import type { Admitted } from "../stages/4-reproduce/index.ts";
import { tryReproduction } from "../stages/4-reproduce/try-reproduction.ts";
import type { ReproductionTest } from "../types/language.ts";
import type { FixVerdict } from "./types.ts";

type WithoutOutcome<T> = T extends unknown ? Omit<T, "outcome"> : never;
/** A verdict before its outcome is made. */
export type Concluded = WithoutOutcome<FixVerdict>;

export interface Again {
  end: StageEnd;
  /** The test fails as it did, and its file is in the workspace. */
  admitted: Admitted | null;
  /** Why it is not admitted. */
  concluded: Concluded | null;
}

const BEFORE_STAGE_END = 0.95;

function conclude(concluded: Concluded): Again {
  return { end: { outcome: "failed", reason: concluded.code, summary: concluded.detail }, admitted: null, concluded };
}

/** Whether the test passes in further runs too: one pass may be luck. */
async function keepsPassing(
  { environment }: PreparedBase,
  test: ReproductionTest,
  context: StageContext,
  deadline: number,
): Promise<boolean> {
  const { adapter, profile } = environment;
  const workspace = { ...environment.workspace, signal: context.signal };
  await writeInside(workspace.root, test.filePath, test.code);
  const passes = async (): Promise<boolean> => {
    const run = await runReproduction(adapter, workspace, profile, test, reproductionTimeMs(test, deadline - performance.now()));
    return reproductionCase(run, test)?.outcome === "PASSED" && run.failure === null && run.ended === "exited";
  };
  return (await runMany(STABLE_RUNS - 1, workspace.jobs, passes, (passed) => !passed)).every(Boolean);
}

/** Gate R with a stored reproduction on another base than the one that it was written for. */
export async function reproduceAgain(
  base: PreparedBase,
  stored: ReproductionTest,
  { state }: Pick<RunParts, "state">,
  context: StageContext,
): Promise<Again> {
  const { environment, baseFiles } = base;
  const text = baseFiles.has(stored.filePath) ? await readInside(environment.workspace.root, stored.filePath) : null;
  const isInTree = baseFiles.has(stored.filePath);
  // A test of the project's own may have changed with its base; one of ours stands there as it was, or is none of ours.
  const code = stored.isInTree === true && text !== null ? text : stored.code;
  if (isInTree && text !== code)
    return conclude({
      verdict: "not_comparable",
      code: "file_taken",
      detail: `${stored.filePath} is another file on this base, so the test that proved the fix cannot be put there.`,
    });
  const test: ReproductionTest = { ...stored, code, isInTree };
  const deadline = performance.now() + context.timeMs * BEFORE_STAGE_END;
  const { verdict, runs, test: tried } = await tryReproduction({ ...environment, baseFiles }, test, context, deadline);
  state.attempts.push({ stage: "reproduce", what: test.derivedFrom.slice(0, 500), result: verdict.code, detail: verdict.detail });
  const [first] = runs;
  const failure = first === undefined ? null : reproductionFailure(first, test);
  if (verdict.passed && failure !== null) {
    const summary = `The reproduction fails on this base as it did, alike in ${runs.length} runs.`;
    return {
      end: { outcome: "passed", reason: "reproduced", summary },
      admitted: { test: tried, runs, failure, verdict },
      concluded: null,
    };
  }
  state.refused.push({ test, code: verdict.code });
  if (verdict.code !== "passed_on_base")
    return conclude({ verdict: "not_comparable", code: verdict.code, detail: verdict.detail });
  return (await keepsPassing(base, test, context, deadline))
    ? conclude({
        verdict: "already_fixed",
        code: "passed_on_base",
        detail: "The reproduction passes on this base by itself: the bug is fixed there.",
      })
    : conclude({
        verdict: "not_comparable",
        code: "flaky",
        detail: "The reproduction passes on this base in some of its runs only.",
      });
}
