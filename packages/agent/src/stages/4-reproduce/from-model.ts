import { proposeTests } from "../../engines/model/reproduce.ts";
import type { ModelParts } from "../../engines/model/repair.ts";
import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import { declaredSymptom, notStated } from "../../gates/stated-by-issue.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import { removeInside } from "../../run/safe-files.ts";
import type { ReproductionTest, Workspace } from "../../types/language.ts";
import type { Admitted, ReproduceRequest } from "./index.ts";
import { showsNothing } from "./shows-program.ts";
import { tryReproduction } from "./try-reproduction.ts";

const MOST_PROPOSED = 6;

interface Verdict {
  admitted: Admitted | null;
  code: string;
  detail: string;
}

/** Gate R, and what a test must meet besides where nobody but a model says that it is about the issue. */
async function judgeProposed(
  request: ReproduceRequest,
  proposed: ReproductionTest,
  context: StageContext,
  deadline: number,
): Promise<Verdict> {
  const { facts, adapter, profile, workspace, refused } = request;
  const declared = { ...proposed, symptom: declaredSymptom(facts, proposed) };
  const { verdict, runs, test } = await tryReproduction(request, declared, context, deadline);
  const [first] = runs;
  const failure = first === undefined ? null : reproductionFailure(first, test);
  if (!verdict.passed || failure === null) {
    refused.push({ test, code: verdict.code });
    return { admitted: null, code: verdict.code, detail: verdict.detail };
  }
  const reading = await adapter.readTest(profile, test.filePath, test.code);
  const unstated = notStated(facts, test, reading, failure);
  const tree: Workspace = { ...(await request.fresh("proposed")), signal: context.signal };
  // An error that comes out of the program's own code depends on it as it is.
  const needsProof = failure.kind === "assertion";
  const nothing =
    unstated ?? (needsProof ? await showsNothing({ adapter, profile, facts, workspace: tree }, test, failure, context) : null);
  if (nothing === null) return { admitted: { test, runs, failure, verdict }, code: verdict.code, detail: verdict.detail };
  await removeInside(workspace.root, test.filePath);
  return { admitted: null, code: unstated === null ? "unrelated" : "not_stated", detail: nothing };
}

/** Tests that a model proposes, until one is admitted. */
export async function reproduceByModel(
  model: ModelParts,
  request: ReproduceRequest,
  context: StageContext,
  deadline: number,
): Promise<Admitted | null> {
  const { events, attempts } = request;
  let proposed = 0;
  const tests = proposeTests(model, { ...request, signal: context.signal, timeMs: deadline - performance.now() });
  for await (const { test, refuse } of tests) {
    proposed += 1;
    events.emit({ type: "progress", label: "Tests proposed by a model", done: proposed, total: null });
    const { admitted, code, detail } = await judgeProposed(request, test, context, deadline);
    attempts.push({ stage: "reproduce", what: test.derivedFrom.slice(0, 500), result: code, detail });
    events.log("info", `${test.derivedFrom}: ${detail}`);
    if (admitted !== null) return admitted;
    refuse(`${code}: ${detail}`);
    if (proposed >= MOST_PROPOSED) return null;
  }
  return null;
}
