import { InfrastructureError, type AgentEvent, type AgentResultStatus } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";
import { gateR, STABLE_RUNS } from "../gates/gate-r.ts";
import { reproductionCase } from "../gates/reproduction-failure.ts";
import { gateV, pathViolations, REPRODUCTION_RUNS, type GateVFacts } from "../gates/gate-v.ts";
import { createEventLog, type EventLog } from "../run/event-log.ts";
import { observeSandbox } from "../run/observe-sandbox.ts";
import { writeInside } from "../run/safe-files.ts";
import { caseId, type Baseline } from "../stages/3-environment/baseline.ts";
import type { Environment } from "../stages/3-environment/index.ts";
import { findStandIns, writeStandIns } from "../stages/3-environment/stand-ins.ts";
import { reproductionTimeMs, runReproduction } from "../run/run-reproduction.ts";
import { tryReproduction } from "../stages/4-reproduce/try-reproduction.ts";
import { compareSuite } from "../stages/7-validate/compare-suite.ts";
import type { LanguageAdapter, ReproductionTest, Workspace } from "../types/language.ts";
import type { TestRun } from "../types/tests.ts";
import { readFile } from "node:fs/promises";
import { openBaseTrees, pathsOfPatch, type BaseTrees } from "./base-tree.ts";
import { openBundle, type OpenBundle } from "./open-bundle.ts";
import { StoredAttempts, StoredBaseline, StoredTest } from "./manifest.ts";

export interface ReplayRequest {
  /** The evidence bundle. */
  dir: string;
  sandbox: Sandbox;
  /** Absolute folder of the shared dependency cache. */
  cacheDir: string;
  signal: AbortSignal;
  jobs: number;
  onEvent(event: AgentEvent): void;
  /** Milliseconds for one run of the whole suite; default ten minutes. */
  suiteTimeoutMs?: number;
  adapters?: readonly LanguageAdapter[];
}

export interface ReplayOutcome {
  /** Every verdict came out the same. */
  ok: boolean;
  /** What did not, in words. */
  differences: string[];
  /** Result status that the replay arrived at; null when it could not be rerun. */
  verdict: AgentResultStatus | null;
}

const REPRODUCTION_MS = 60_000;
const SUITE_MS = 10 * 60_000;

/** A suite that hung on base hangs again: what it reported, it reported in the time that it had then. */
export function suiteMs(baseline: Pick<Baseline, "partial" | "run"> | null): number {
  return baseline?.partial === true ? Math.min(SUITE_MS, Math.max(30_000, baseline.run.durationMs * 2)) : SUITE_MS;
}

function toBaseline(stored: typeof StoredBaseline._output): Baseline {
  const run: TestRun = {
    command: stored.command,
    ended: stored.ended,
    exitCode: stored.exitCode,
    output: "",
    cases: [],
    failure: null,
    durationMs: stored.durationMs,
    peakMemoryBytes: null,
  };
  const cases = stored.cases.map((one) => ({ ...one, durationMs: null, failure: null }));
  return { run, partial: stored.partial, cases: new Map(cases.map((one) => [caseId(one), one])) };
}

interface Replay {
  request: ReplayRequest;
  bundle: OpenBundle;
  trees: BaseTrees;
  environment: Environment;
  events: EventLog;
}

async function replayEnvironment(
  request: ReplayRequest,
  bundle: OpenBundle,
  trees: BaseTrees,
  events: EventLog,
): Promise<Environment | string> {
  const { profile, install } = bundle.manifest;
  const adapters = request.adapters ?? (await import("../languages/index.ts")).adapters;
  const adapter = adapters.find((one) => one.id === profile.language);
  if (adapter === undefined) return `No support for ${profile.language} projects here.`;
  const sandbox = observeSandbox(request.sandbox, events);
  const makeWorkspace = (root: string): Workspace => ({
    root,
    sandbox,
    cacheDir: request.cacheDir,
    signal: request.signal,
    jobs: request.jobs,
    log: events.log,
  });
  const workspace = makeWorkspace(await trees.checkout("base"));
  const again = { offline: true, cacheKey: install.cacheKey };
  const installed = install.status === "failed" ? null : await adapter.install(workspace, profile, again);
  if (installed?.status === "failed") {
    const names =
      install.dependencies.length === 0
        ? ""
        : ` Needed: ${install.dependencies.slice(0, 40).join(", ")}${install.dependencies.length > 40 ? ` and ${install.dependencies.length - 40} more` : ""}.`;
    return `The dependencies are not in this machine's cache, and a replay does not use the network: ${installed.detail.slice(0, 500)}.${names}`;
  }
  const stored = await bundle.read("results/baseline.json", StoredBaseline);
  const { standIns } = await findStandIns(adapter, workspace, profile);
  await writeStandIns(workspace, standIns);
  return {
    adapter,
    profile,
    workspace,
    notes: [],
    standIns,
    install: installed ?? { status: "failed", detail: "", toolVersions: {}, cacheKey: null, dependencies: [] },
    baseline: stored === null ? null : toBaseline(stored),
    types: adapter.openTypeCheck(workspace),
    history: async () => [],
    async fresh(label) {
      const tree = makeWorkspace(await trees.checkout(label));
      if (installed !== null) await adapter.install(tree, profile, again);
      await writeStandIns(tree, standIns);
      return tree;
    },
  };
}

async function runsOf(environment: Environment, workspace: Workspace, test: ReproductionTest, count: number): Promise<TestRun[]> {
  const runs: TestRun[] = [];
  for (let index = 0; index < count; index += 1) {
    workspace.signal.throwIfAborted();
    runs.push(
      await runReproduction(environment.adapter, workspace, environment.profile, test, reproductionTimeMs(test, REPRODUCTION_MS)),
    );
  }
  return runs;
}

/** The tests that gate R refused must be refused again, and for the same reason. */
async function replayAttempts(replay: Replay, differences: string[]): Promise<void> {
  const { environment, bundle, trees, request } = replay;
  for (const { test, code } of (await bundle.read("reproduction/attempts.json", StoredAttempts)) ?? []) {
    const context = { signal: request.signal, timeMs: REPRODUCTION_MS * STABLE_RUNS };
    const again = await tryReproduction(
      { ...environment, baseFiles: trees.files },
      test,
      context,
      performance.now() + context.timeMs,
    );
    if (again.verdict.code !== code)
      differences.push(`“${test.derivedFrom}” was ${code} and is ${again.verdict.code} now: ${again.verdict.detail}`);
  }
}

async function replayFix(replay: Replay, test: ReproductionTest, differences: string[]): Promise<boolean> {
  const { environment, bundle, trees, request } = replay;
  const patch = await readFile(bundle.pathOf("fix.patch"), "utf8");
  const workspace = await environment.fresh("patched");
  const facts: GateVFacts = {
    misfit: await trees.apply(workspace.root, patch),
    pathViolations: [],
    // Judged when the bundle was made, as whether the value is known.
    objections: [],
    tampered: [],
    failsWithoutFix: null,
    syntaxErrors: [],
    typeErrors: [],
    reproductionPassed: [],
    regressions: [],
    suite: null,
    failedExamples: [],
    // Judged when the bundle was made: its verdict would not be validated otherwise.
    switchesOff: null,
    isValueUnknown: false,
    isUnsupported: false,
    isDenied: false,
    bringsExpected: false,
    onlySilences: false,
    isFitted: false,
    isWide: false,
    byChance: null,
    calledElsewhere: null,
    readElsewhere: null,
    isIndistinct: false,
    isAmbiguous: false,
  };
  const found = {
    ...facts,
    pathViolations: pathViolations(pathsOfPatch(patch), (file) => environment.adapter.classifyPath(file, environment.profile)),
  };
  if (found.misfit === null && found.pathViolations.length === 0) {
    // The test that is judged is the one of the bundle, whatever the patch says.
    await writeInside(workspace.root, test.filePath, test.code);
    const runs = await runsOf(environment, workspace, test, REPRODUCTION_RUNS);
    found.reproductionPassed = runs.map(
      (run) => reproductionCase(run, test)?.outcome === "PASSED" && run.failure === null && run.ended === "exited",
    );
    const suite = await compareSuite(environment, workspace, request.suiteTimeoutMs ?? suiteMs(environment.baseline));
    found.regressions = suite.regressions;
    found.suite = suite.state;
  }
  const verdict = gateV(found);
  replay.events.log("info", `Patched tree: ${verdict.detail}`);
  if (!verdict.passed) differences.push(`The fix was validated and is not now (${verdict.code}): ${verdict.detail}`);
  return verdict.passed;
}

async function rerun(replay: Replay, differences: string[]): Promise<AgentResultStatus> {
  const { environment, bundle, events } = replay;
  const { manifest } = bundle;
  const test = manifest.hasReproduction ? await bundle.read("reproduction/test.json", StoredTest) : null;
  if (test === null) {
    await replayAttempts(replay, differences);
    return differences.length === 0 ? manifest.verdict.resultStatus : "error";
  }
  await writeInside(environment.workspace.root, test.filePath, test.code);
  const verdict = gateR(test, await runsOf(environment, environment.workspace, test, STABLE_RUNS));
  events.log("info", `Base commit: ${verdict.detail}`);
  if (!verdict.passed) {
    differences.push(
      `The reproduction failed on the base commit as stated, and does not now (${verdict.code}): ${verdict.detail}`,
    );
    return "no_result";
  }
  if (!manifest.hasFix) return "reproduced";
  return (await replayFix(replay, test, differences)) ? "validated_fix" : "reproduced";
}

/**
 * Reruns a bundle without a network and compares the verdicts. Throws InputError
 * `evidence_missing` or `evidence_invalid` for what is no bundle, InfrastructureError where there is no safe sandbox.
 */
export async function replayEvidence(request: ReplayRequest): Promise<ReplayOutcome> {
  const events = createEventLog(request.onEvent, () => new Date());
  const bundle = await openBundle(request.dir);
  // What was changed afterwards proves nothing, so it is not run either.
  if (bundle.differences.length > 0) return { ok: false, differences: bundle.differences, verdict: null };
  const preflight = await request.sandbox.preflight();
  if (!preflight.ok)
    throw new InfrastructureError("sandbox_unavailable", "No safe sandbox to replay in.", {
      hint: preflight.remedy ?? undefined,
    });

  const trees = await openBaseTrees(bundle.pathOf("base.tar"), request.signal);
  try {
    events.enter("environment");
    const environment = await replayEnvironment(request, bundle, trees, events);
    if (typeof environment === "string") return { ok: false, differences: [environment], verdict: null };
    events.enter("validate");
    const differences: string[] = [];
    const verdict = await rerun({ request, bundle, trees, environment, events }, differences);
    request.signal.throwIfAborted();
    if (verdict !== bundle.manifest.verdict.resultStatus && differences.length === 0) {
      differences.push(`The verdict was ${bundle.manifest.verdict.resultStatus} and is ${verdict} now.`);
    }
    return { ok: differences.length === 0, differences, verdict };
  } finally {
    await trees.dispose();
  }
}
