import { normaliseValue } from "../../gates/compare-values.ts";
import { judgeRun } from "../../gates/gate-r.ts";
import { inItsPlace, reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { LanguageAdapter, ProjectProfile, Reading, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestFailure } from "../../types/tests.ts";

/** Of the time that is left: what the others prove is asked after that. */
const SHARE_OF_TIME = 1 / 3;

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
}

/** The one that demands what the failure says to be missing; null where none or several do. */
function byValue(readings: readonly Reading[], expected: string | null): Reading | null {
  if (expected === null) return null;
  const wanted = normaliseValue(expected);
  const alike = readings.filter(
    ({ symptom }) => symptom.kind === "wrong_value" && symptom.expected !== null && normaliseValue(symptom.expected) === wanted,
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/**
 * Of the things that a test of the project demands, the first that the base commit does not fulfil is the bug: that one is
 * asked by the fast judge and varied for inputs near by, and the others are its further examples. Told by the value that is
 * missing, else by running each in the place of the test, which is put back.
 */
export async function withMeantReading(
  { adapter, workspace: base, profile }: Request,
  { readings = [], ...test }: ReproductionTest,
  failure: TestFailure,
  context: StageContext,
  deadline: number,
): Promise<ReproductionTest> {
  const [first] = readings;
  if (first === undefined) return test;
  const workspace = { ...base, signal: context.signal };

  async function failsAsStated({ code, symptom }: Reading): Promise<boolean> {
    await writeInside(workspace.root, test.filePath, code);
    const timeMs = reproductionTimeMs(test, deadline - performance.now());
    const run = await runReproduction(adapter, workspace, profile, inItsPlace(test, code), timeMs);
    return judgeRun({ ...test, symptom }, run).passed;
  }

  async function byRunning(): Promise<Reading | null> {
    const until = performance.now() + (deadline - performance.now()) * SHARE_OF_TIME;
    try {
      for (const one of readings) {
        if (context.signal.aborted || performance.now() >= until) return null;
        if (await failsAsStated(one)) return one;
      }
      return null;
    } finally {
      await writeInside(workspace.root, test.filePath, test.code);
    }
  }

  const meant = byValue(readings, failure.expected) ?? (await byRunning()) ?? first;
  const others = test.secondExamples.filter((one) => !first.secondExamples.includes(one));
  return { ...test, probe: meant.probe, secondExamples: [...meant.secondExamples, ...others] };
}
