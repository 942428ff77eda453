import type { Attempt } from "@fixpoint/contracts";
import type { Baseline } from "../3-environment/baseline.ts";
import type { ModelParts } from "../../engines/model/repair.ts";
import { whatToSay } from "../../follow-up/what-to-say.ts";
import type { GateRVerdict } from "../../gates/gate-r.ts";
import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import type { EventLog } from "../../run/event-log.ts";
import { removeInside } from "../../run/safe-files.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type {
  InstallResult,
  LanguageAdapter,
  ProjectProfile,
  ReproductionTest,
  UnusableRecord,
  Workspace,
} from "../../types/language.ts";
import { notesOf } from "../3-environment/incomplete.ts";
import type { TestFailure, TestRun } from "../../types/tests.ts";
import { openAsking, type Asking } from "./asking.ts";
import { reproduceByModel } from "./from-model.ts";
import { testsByRunning } from "./by-running.ts";
import { ownFailingTests } from "./own-failing.ts";
import { withMeantReading } from "./meant-reading.ts";
import { mayNeverEnd } from "./may-never-end.ts";
import { notRun, saidToFail } from "./named-tests.ts";
import { noneAdmitted } from "./none-admitted.ts";
import { allCalls } from "./pairs/calls.ts";
import { asMeant, meantPairs, testsOfLikely } from "./pairs/meant-pairs.ts";
import { proveExamples } from "./prove-examples.ts";
import { tryReproduction } from "./try-reproduction.ts";
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
/** A test that never ends must be stopped as one, before the stage is. */
const BEFORE_STAGE_END = 0.95;
/** Of the time, where a model is asked after the rules. */
const RULES_SHARE = 0.6;

export interface ReproduceRequest {
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
  /** The existing suite on the base commit; null where it was not run. */
  baseline: Baseline | null;
  /** What became of the dependencies. */
  install?: InstallResult;
  /** Another tree at the base commit with its dependencies in place. */
  fresh(label: string): Promise<Workspace>;
  /** Asked where no test by rules is admitted; null where no model is. */
  model: ModelParts | null;
}

/** Why recorded calls gave no test; nothing where there were none. */
function inWords(unusable: readonly UnusableRecord[]): string {
  if (unusable.length === 0) return "";
  const shown = unusable.slice(0, MAX_TOLD).map(({ what, reason }) => `${what}: ${reason}`);
  return ` Not used: ${shown.join("; ")}${unusable.length > MAX_TOLD ? "; …" : ""}.`;
}

/**
 * A test that demands a value before those that only demand that a call no longer fails, each of the two in their order: what
 * passes the latter may give anything.
 */
export function valuesFirst(tests: readonly ReproductionTest[]): ReproductionTest[] {
  return tests.toSorted((a, b) => Number(a.demandsNoValue === true) - Number(b.demandsNoValue === true));
}

/** One test through gate R, and its parts and other examples after it; null where it is not admitted. */
async function tryTest(
  request: ReproduceRequest,
  test: ReproductionTest,
  context: StageContext,
  deadline: number,
): Promise<ReproduceResult | null> {
  const { events, attempts, refused, facts } = request;
  // Words of any kind tell of a call that never ends: that it does not is seen by running it, and waited for as for a hang.
  const mayHang = test.symptom.kind !== "hang" && test.symptom.kind !== "exception" && mayNeverEnd(facts);
  const hanging: ReproductionTest = { ...test, symptom: { kind: "hang" } };
  const asHang = mayHang ? await tryReproduction(request, hanging, context, deadline) : null;
  const {
    verdict,
    runs,
    test: tried,
  } = asHang?.verdict.passed === true ? asHang : await tryReproduction(request, test, context, deadline);
  attempts.push({ stage: "reproduce", what: test.derivedFrom.slice(0, 500), result: verdict.code, detail: verdict.detail });
  events.log("info", `${test.derivedFrom}: ${verdict.detail}`);
  const first = runs[0];
  const failure = first === undefined ? null : reproductionFailure(first, test);
  if (!verdict.passed || failure === null) {
    refused.push({ test, code: verdict.code });
    return null;
  }
  const meant = await withMeantReading(request, tried, failure, context, deadline);
  const proven = await proveExamples(request, meant, context, deadline);
  if (proven !== null) return { end: reproducedIn(runs), admitted: { test: proven, runs, failure, verdict } };
  await removeInside(request.workspace.root, test.filePath);
  refused.push({ test, code: "wrong_symptom" });
  return null;
}

/**
 * Where no reading of the text is admitted: tests that come of what the program gives now, then the project's own red tests
 * of what the issue is about. The first that is admitted.
 */
async function reproduceByRunning(
  request: ReproduceRequest,
  asking: Asking,
  context: StageContext,
  deadline: number,
): Promise<ReproduceResult | null> {
  const { facts, refused } = request;
  const isOver = (): boolean => context.signal.aborted || performance.now() > deadline;
  const pairs = await meantPairs(facts, allCalls(facts), asking, isOver);
  const tried = refused.map(({ test }) => test);
  for await (const test of testsOfLikely(pairs, tried, asking)) {
    const found = await tryTest(request, test, context, deadline);
    if (found !== null) return found;
  }
  for await (const test of testsByRunning({ ...request, asking }, context, deadline)) {
    const found = await tryTest(request, test, context, deadline);
    if (found !== null) return found;
  }
  for (const test of await ownFailingTests(inTime(request, context), "related")) {
    const found = await tryTest(request, test, context, deadline);
    if (found !== null) return found;
  }
  return null;
}

/** Of the stage's time, for a run of a file of the project's own: what it names has to be repeated. */
const SHARE_OF_FILE = 0.3;
const MOST_FILE_MS = 60_000;

function inTime(request: ReproduceRequest, { signal, timeMs }: StageContext): ReproduceRequest & { runMs: number } {
  const runMs = Math.min(MOST_FILE_MS, timeMs * SHARE_OF_FILE);
  return { ...request, workspace: { ...request.workspace, signal }, runMs };
}

/** Tests by rules: the one admitted, or why there is none. */
async function reproduceByRules(request: ReproduceRequest, context: StageContext, deadline: number): Promise<ReproduceResult> {
  const { facts, events, attempts } = request;
  const unusable: UnusableRecord[] = [];
  const written = await writeTests(request, MAX_REPRODUCTIONS, context.signal, (one) => {
    unusable.push(one);
    events.log("info", `Not used: ${one.what}: ${one.reason}`);
  });
  const { call } = written;
  const isOwn = facts.followUp === undefined;
  const named = isOwn ? await ownFailingTests(inTime(request, context), "named") : [];
  const asking = openAsking(request, context, deadline);
  const isOver = (): boolean => context.signal.aborted || performance.now() > deadline;
  const meant = isOwn ? await asMeant(facts, valuesFirst(written.tests), asking, isOver) : valuesFirst(written.tests);
  const tests = [...named, ...meant];
  if (tests.length === 0) {
    const found = isOwn ? await reproduceByRunning(request, asking, context, deadline) : null;
    if (found !== null) return found;
    const lacks = request.install === undefined ? [] : notesOf(request.install);
    const said = isOwn ? (saidToFail(facts, request.baseline) ?? notRun(facts, request.baseline, lacks[0] ?? null)) : null;
    const nothing = `The ${facts.followUp?.kind ?? "issue"} gives nothing that could be turned into a test: no runnable example with its outcome.${whatToSay(facts, call, attempts)}${inWords(unusable)}`;
    return { end: { outcome: "failed", reason: "nothing_to_try", summary: said ?? nothing }, admitted: null };
  }
  for (const [index, test] of tests.slice(0, MAX_REPRODUCTIONS).entries()) {
    if (context.signal.aborted || performance.now() > deadline) break;
    events.emit({ type: "progress", label: "Tests written from the issue", done: index + 1, total: tests.length });
    const found = await tryTest(request, test, context, deadline);
    if (found !== null) return found;
  }
  const found = isOwn ? await reproduceByRunning(request, asking, context, deadline) : null;
  if (found !== null) return found;
  const advice = `${whatToSay(facts, call, attempts)}${inWords(unusable)}`;
  return { end: noneAdmitted(request.refused, Math.min(tests.length, MAX_REPRODUCTIONS), advice), admitted: null };
}

function reproducedIn(runs: readonly TestRun[]): StageEnd {
  const summary = `A test fails on the base commit as the issue states, alike in ${runs.length} runs.`;
  return { outcome: "passed", reason: "reproduced", summary };
}

/** Stage 4: tests from the issue until gate R admits one, by rules first and by a model after that. The one admitted stays in the workspace. */
export async function reproduce(request: ReproduceRequest, context: StageContext): Promise<ReproduceResult> {
  const { model, facts } = request;
  const until = (share: number): number => performance.now() + context.timeMs * share;
  // A request about a fix of ours is read by rules alone: what it may mean is not for a model to say.
  const asksModel = model !== null && facts.followUp === undefined;
  const deadline = until(BEFORE_STAGE_END);
  const byRules = await reproduceByRules(request, context, asksModel ? until(BEFORE_STAGE_END * RULES_SHARE) : deadline);
  if (!asksModel || byRules.admitted !== null || context.signal.aborted) return byRules;
  const admitted = await reproduceByModel(model, request, context, deadline);
  if (admitted !== null) return { end: reproducedIn(admitted.runs), admitted };
  return {
    ...byRules,
    end: { ...byRules.end, summary: `${byRules.end.summary} A model was asked for a test, and none was admitted.` },
  };
}
