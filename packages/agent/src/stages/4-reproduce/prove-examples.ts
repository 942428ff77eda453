import { judgeRun } from "../../gates/gate-r.ts";
import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import type { EventLog } from "../../run/event-log.ts";
import { inItsPlace, reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Symptom } from "../../types/facts.ts";
import {
  LEARNED,
  type LanguageAdapter,
  type ProjectProfile,
  type ReproductionTest,
  type Workspace,
} from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  events: EventLog;
}

const MOST_EXAMPLES = 8;
const PLACEHOLDER = new RegExp(`(["'])${LEARNED}\\1`);
/** A text on one line, as both languages write it. */
const TEXT = /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")$/;

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

  async function runOnce(code: string): Promise<TestRun> {
    await writeInside(workspace.root, test.filePath, code);
    const timeMs = reproductionTimeMs(test, deadline - performance.now());
    return runReproduction(adapter, workspace, profile, inItsPlace(test, code), timeMs);
  }

  /** The code with what the call gives; null where that is no text, or another one each time. */
  async function learn(code: string): Promise<string | null> {
    const seen = reproductionFailure(await runOnce(code), test)?.actual ?? "";
    if (!TEXT.test(seen)) return null;
    const learned = code.replace(PLACEHOLDER, () => seen);
    return reproductionFailure(await runOnce(learned), test) === null ? learned : null;
  }

  async function verdictOn(code: string, symptom: Symptom): Promise<"fails" | "holds" | "misread"> {
    const run = await runOnce(code);
    if (reproductionFailure(run, test) === null) return "holds";
    return judgeRun({ ...test, symptom }, run).passed ? "fails" : "misread";
  }

  try {
    for (const part of test.parts ?? []) if ((await verdictOn(part.code, part.symptom)) !== "fails") return null;
    const secondExamples: ReproductionTest["secondExamples"] = [];
    for (const example of test.secondExamples) {
      if (context.signal.aborted || performance.now() >= deadline || secondExamples.length >= MOST_EXAMPLES) break;
      if (example.learns === true) {
        const learned = await learn(example.code);
        if (learned !== null) secondExamples.push({ ...example, code: learned });
        continue;
      }
      const verdict = example.symptom === undefined ? "holds" : await verdictOn(example.code, example.symptom);
      if (verdict === "misread") events.log("info", `${example.description}: left out, since it fails otherwise than stated`);
      else secondExamples.push(verdict === "holds" ? { ...example, holds: true } : example);
    }
    return { ...test, secondExamples };
  } finally {
    await writeInside(workspace.root, test.filePath, test.code);
  }
}
