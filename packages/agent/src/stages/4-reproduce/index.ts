import type { Attempt } from "@fixpoint/contracts";
import { whatToSay } from "../../follow-up/what-to-say.ts";
import { gateR, judgeRun, reproductionFailure, STABLE_RUNS, type GateRVerdict } from "../../gates/gate-r.ts";
import { runMany } from "../../run/run-many.ts";
import { removeInside, writeInside } from "../../run/safe-files.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, UnusableRecord, Workspace } from "../../types/language.ts";
import type { TestFailure, TestRun } from "../../types/tests.ts";
import { writeTests } from "./write-tests.ts";

/** A reproduction that gate R admitted, its file in the workspace. */
export interface Admitted {
  test: ReproductionTest;
  runs: TestRun[];
  failure: TestFailure;
  verdict: GateRVerdict;
  /** Further new tests that come with a given fix and must pass with it. */
  companions?: readonly { path: string; patched: string }[];
}

export interface ReproduceResult {
  end: StageEnd;
  admitted: Admitted | null;
}

const MAX_REPRODUCTIONS = 16;
const MAX_TOLD = 3;
const RUN_MS = 60_000;
/** A stated hang is waited for on every one of five runs. */
const HANG_MS = 10_000;
/** A test that never ends must be stopped as one, before the stage is. */
const BEFORE_STAGE_END = 0.95;

export function reproductionTimeMs(test: ReproductionTest, leftMs: number): number {
  return Math.max(1000, Math.min(test.symptom.kind === "hang" ? HANG_MS : RUN_MS, leftMs));
}

/** Runs the reproduction's file alone, with the runner that it is written for. */
export function runReproduction(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  test: ReproductionTest,
  timeMs: number,
): Promise<TestRun> {
  return adapter.runTests(workspace, profile, { files: [test.filePath], timeMs, runner: profile.reproductionRunner });
}

interface Request {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  facts: IssueFacts;
  /** Files of the base commit: a reproduction never replaces one. */
  baseFiles: ReadonlySet<string>;
  events: EventLog;
  /** Filled as it goes, so that an end in the middle keeps what was tried. */
  attempts: Attempt[];
  refused: { test: ReproductionTest; code: string }[];
}

/** One test through gate R. Its file stays in the workspace only where it is admitted. */
export async function tryReproduction(
  request: Pick<Request, "adapter" | "workspace" | "profile" | "baseFiles">,
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

/** Why recorded calls gave no test; nothing where there were none. */
function inWords(unusable: readonly UnusableRecord[]): string {
  if (unusable.length === 0) return "";
  const shown = unusable.slice(0, MAX_TOLD).map(({ what, reason }) => `${what}: ${reason}`);
  return ` Not used: ${shown.join("; ")}${unusable.length > MAX_TOLD ? "; …" : ""}.`;
}

/** Stage 4: writes tests from the issue until gate R admits one. The one admitted stays in the workspace. */
export async function reproduce(request: Request, context: StageContext): Promise<ReproduceResult> {
  const { facts, events, attempts } = request;
  const deadline = performance.now() + context.timeMs * BEFORE_STAGE_END;
  const unusable: UnusableRecord[] = [];
  const { tests, call } = await writeTests(request, MAX_REPRODUCTIONS, context.signal, (one) => {
    unusable.push(one);
    events.log("info", `Not used: ${one.what}: ${one.reason}`);
  });
  if (tests.length === 0) {
    const summary = `The ${facts.followUp?.kind ?? "issue"} gives nothing that could be turned into a test: no runnable example with its outcome.${whatToSay(facts, call, attempts)}${inWords(unusable)}`;
    return { end: { outcome: "failed", reason: "nothing_to_try", summary }, admitted: null };
  }
  for (const [index, test] of tests.slice(0, MAX_REPRODUCTIONS).entries()) {
    if (context.signal.aborted || performance.now() > deadline) break;
    events.emit({ type: "progress", label: "Tests written from the issue", done: index + 1, total: tests.length });
    const { verdict, runs } = await tryReproduction(request, test, context, deadline);
    attempts.push({ stage: "reproduce", what: test.derivedFrom.slice(0, 500), result: verdict.code, detail: verdict.detail });
    events.log("info", `${test.derivedFrom}: ${verdict.detail}`);
    const first = runs[0];
    const failure = first === undefined ? null : reproductionFailure(first, test);
    if (!verdict.passed || failure === null) {
      request.refused.push({ test, code: verdict.code });
      continue;
    }
    const summary = `A test fails on the base commit as the issue states, alike in ${runs.length} runs.`;
    return { end: { outcome: "passed", reason: "reproduced", summary }, admitted: { test, runs, failure, verdict } };
  }
  const tried = request.refused.length;
  const timedOut = tried < Math.min(tests.length, MAX_REPRODUCTIONS);
  return {
    end: {
      outcome: "failed",
      reason: timedOut ? "out_of_time" : "no_candidate_failed",
      summary: `${tried} test${tried === 1 ? " was" : "s were"} written from the issue; none failed on the base commit for the stated reason. That does not mean that there is no bug.${whatToSay(facts, call, attempts)}${inWords(unusable)}`,
    },
    admitted: null,
  };
}
