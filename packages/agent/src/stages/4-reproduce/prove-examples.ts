import { judgeRun, reproductionFailure } from "../../gates/gate-r.ts";
import type { EventLog } from "../../run/event-log.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Symptom } from "../../types/facts.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  events: EventLog;
}

const MOST_EXAMPLES = 8;

/**
 * What an example does on the base commit tells whether it was read rightly: it fails as the issue states, or it holds
 * already and must go on to hold. One that fails otherwise was misread, and would speak against the right fix too.
 * Each runs in the place of the test, which is put back. null where a part of the test itself does not hold that.
 */
export async function proveExamples(
  request: Request,
  test: ReproductionTest,
  context: StageContext,
  deadline: number,
): Promise<ReproductionTest | null> {
  const { adapter, profile, events } = request;
  const workspace = { ...request.workspace, signal: context.signal };

  async function verdictOn(code: string, symptom: Symptom): Promise<"fails" | "holds" | "misread"> {
    await writeInside(workspace.root, test.filePath, code);
    const timeMs = reproductionTimeMs(test, deadline - performance.now());
    const run = await runReproduction(adapter, workspace, profile, test, timeMs);
    if (reproductionFailure(run, test) === null) return "holds";
    return judgeRun({ ...test, symptom }, run).passed ? "fails" : "misread";
  }

  try {
    for (const part of test.parts ?? []) if ((await verdictOn(part.code, part.symptom)) !== "fails") return null;
    const secondExamples: ReproductionTest["secondExamples"] = [];
    for (const example of test.secondExamples) {
      if (context.signal.aborted || performance.now() >= deadline || secondExamples.length >= MOST_EXAMPLES) break;
      const verdict = example.symptom === undefined ? "holds" : await verdictOn(example.code, example.symptom);
      if (verdict === "misread") events.log("info", `${example.description}: left out, since it fails otherwise than stated`);
      else secondExamples.push(example);
    }
    return { ...test, secondExamples };
  } finally {
    await writeInside(workspace.root, test.filePath, test.code);
  }
}
