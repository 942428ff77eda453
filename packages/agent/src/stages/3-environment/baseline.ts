import type { ExistingUnitTest } from "@fixpoint/contracts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import type { TestCase, TestRun } from "../../types/tests.ts";
import { runLoadable } from "./loadable.ts";

/** The existing suite on the base commit. */
export interface Baseline {
  /** First run of the whole suite. */
  run: TestRun;
  /** Cases by `caseId`. */
  cases: Map<string, BaselineCase>;
  /** The suite did not come to its end: what it reported counts, what it did not is unknown. */
  partial: boolean;
  /** Test files without which the others run; missing where all can be loaded. */
  leftOut?: string[];
}

export interface BaselineCase extends TestCase {
  /** Changed its result between runs on the same commit. */
  flaky: boolean;
}

/** Identifies a test between runs. */
export function caseId(one: Pick<TestCase, "file" | "name">): string {
  return `${one.file ?? ""}::${one.name}`;
}

export function isRed(one: Pick<TestCase, "outcome">): boolean {
  return one.outcome === "FAILED" || one.outcome === "ERROR";
}

/** More reruns than these on a deeply red suite would eat the run's time. */
const MAX_RERUN_FILES = 40;

/** Of the suite's time, for the files that the issue names where it did not come to them, or might not. */
const SHARE_OF_NAMED = 0.5;
/** A suite that has less may well not come to its end. */
const SHORT_MS = 40_000;

/**
 * Runs the suite, then what failed once more: a test that passes the second time is flaky. `timeMs` covers both. `named`: test
 * files that the issue names; a large suite that is cut off may not have come to them, or they may be no part of it.
 */
export async function runBaseline(
  adapter: LanguageAdapter,
  workspace: Workspace,
  profile: ProjectProfile,
  timeMs: number,
  named: readonly string[] = [],
): Promise<Baseline> {
  const started = performance.now();
  const left = (): number => timeMs - (performance.now() - started);
  const cases = new Map<string, BaselineCase>();
  const note = (seen: readonly TestCase[]): void => {
    for (const one of seen) cases.set(caseId(one), { ...one, flaky: false });
  };
  // Where little is left of the time, what the issue is about comes first.
  const isShort = named.length > 0 && timeMs < SHORT_MS;
  const first = isShort
    ? (await adapter.runTests(workspace, profile, { files: [...named], timeMs: timeMs * SHARE_OF_NAMED })).cases
    : [];
  const forWhole = left() * 0.7;
  const whole = await adapter.runTests(workspace, profile, { timeMs: forWhole });
  const parts = await runLoadable(adapter, workspace, profile, whole, forWhole - whole.durationMs);
  const run = parts?.run ?? whole;
  const isWhole = run.ended === "exited";
  // What is green in a file that is no part of the suite, a later run of the suite does not tell.
  const counted = (some: readonly TestCase[]): readonly TestCase[] => (isWhole ? some.filter(isRed) : some);
  note(run.cases);
  const isKnown = (one: TestCase): boolean => cases.has(caseId(one)) && cases.get(caseId(one))?.failure?.kind !== "timeout";
  note(counted(first).filter((one) => !isKnown(one)));
  const reached = [...cases.values()].filter((one) => isWhole || one.failure?.kind !== "timeout").map(({ file }) => file);
  const missing = named.filter((file) => !reached.includes(file));
  if (missing.length > 0 && left() > 1000) {
    const more = await adapter.runTests(workspace, profile, { files: missing, timeMs: left() * SHARE_OF_NAMED });
    note(counted(more.cases));
  }

  // What was cut off at the time limit would only be cut off again.
  const red = [...cases.values()].filter((one) => isRed(one) && one.failure?.kind !== "timeout");
  const files = [...new Set(red.map((one) => one.file).filter((file) => file !== null))];
  const fileless = red.some((one) => one.file === null);
  if (red.length > 0 && left() > 1000 && files.length <= MAX_RERUN_FILES) {
    const again = await adapter.runTests(workspace, profile, { ...(fileless ? {} : { files }), timeMs: left() });
    for (const one of again.cases) {
      const before = cases.get(caseId(one));
      if (before && isRed(before) && one.outcome === "PASSED") before.flaky = true;
    }
  }
  return { run, cases, partial: run.ended !== "exited", ...(parts !== null && { leftOut: parts.leftOut }) };
}

export interface BaselineCounts {
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
}

/** A flaky test counts as flaky only. */
export function countBaseline(baseline: Baseline): BaselineCounts {
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  for (const one of baseline.cases.values()) {
    if (one.flaky) counts.flaky += 1;
    else if (one.outcome === "PASSED") counts.passed += 1;
    else if (one.outcome === "SKIPPED") counts.skipped += 1;
    else counts.failed += 1;
  }
  return counts;
}

/** Tests that must stay green: passed on base and not known to be flaky. */
export function greenCases(baseline: Baseline): BaselineCase[] {
  return [...baseline.cases.values()].filter((one) => one.outcome === "PASSED" && !one.flaky);
}

/** For the details. `after` is the suite on the patched tree; null when it was not run. */
export function existingUnitTests(baseline: Baseline | null, after: TestRun | null): ExistingUnitTest[] {
  if (baseline === null) return [];
  const later = new Map(after?.cases.map((one) => [caseId(one), one.outcome]));
  return [...baseline.cases.entries()].slice(0, 20_000).map(([id, one]) => ({
    name: one.name.slice(0, 500),
    file_path: one.file,
    result_pre_fix: one.outcome,
    result_post_fix: later.get(id) ?? null,
    flaky: one.flaky,
  }));
}
