import { regressions } from "../gates/gate-v.ts";
import { parseIssue } from "../stages/1-intake/index.ts";
import { caseId, type BaselineCase } from "../stages/3-environment/baseline.ts";
import type { Environment } from "../stages/3-environment/index.ts";
import { removeInside, writeInside } from "../run/safe-files.ts";
import type { StageContext } from "../run/stage-runner.ts";
import type { Expectation } from "../types/facts.ts";
import type { DocumentedPage, DocumentedTests, ReproductionTest, Workspace } from "../types/language.ts";
import type { TestCase, TestRun } from "../types/tests.ts";
import { nearestFirst, readPages, type Page } from "./pages.ts";

const MAX_PAGES = 60;
const MAX_TESTS = 80;
const RUN_MS = 20_000;
/** Of the stage's time. */
const SHARE_OF_READING = 0.25;
/** For a run on a patched tree: at least so many milliseconds, and so many times what the base took. */
const LEAST_MS = 10_000;
const SLOWER = 5;
/** Each candidate that passes the reproduction pays for them. */
const MAX_PROBES = 16;

/** What the project's own documentation shows and the base commit does, as tests: a suite for those who have none. */
export interface Documented {
  files: DocumentedTests["files"];
  /** How many hold on the base commit. */
  count: number;
  /** Those nearest to the reproduction, of these, for the judge of candidates. */
  probes: DocumentedTests["tests"][number]["probe"][];
  /** Runs `work` with the files in the tree. */
  within<T>(workspace: Workspace, work: () => Promise<T>): Promise<T>;
  /** How many of what the reproduction calls fail on the base commit: they are out of date, or show the bug. */
  failing: number;
  look(workspace: Workspace): Promise<DocumentedLook>;
}

/** What the examples are on another tree. */
export interface DocumentedLook {
  /** Those that hold on the base commit and not here, in words. */
  broken: string[];
  /** Of those that fail on the base commit, how many hold here. */
  mended: number;
}

export const NOTHING_DOCUMENTED: Documented = {
  files: [],
  count: 0,
  probes: [],
  within: (_workspace, work) => work(),
  failing: 0,
  look: async () => ({ broken: [], mended: 0 }),
};

/** As an issue is read; but what documentation shows is what should be. */
export function readPage({ place, text, about }: Page): DocumentedPage {
  const facts = parseIssue({ title: "", text });
  const expectations = facts.expectations.map((one): Expectation => ({
    ...one,
    expected: one.expected ?? one.actual,
    actual: null,
    throws: one.throws === null ? null : { ...one.throws, which: "expected", message: spelledOut(one.throws.message) },
  }));
  return { place, facts: { ...facts, expectations, stackTraces: [], files: about === null ? facts.files : [about] } };
}

/** Not one whose test could not run: that shows nothing of the program. */
function isFailing({ outcome, failure }: TestCase): boolean {
  return outcome === "FAILED" && (failure?.kind === "assertion" || failure?.kind === "exception");
}

/** The test of an example; of one that was read in several ways, what they have in common. */
function exampleOf({ name }: { name: string }): string {
  return name.replace(/ \(\d+\)$/, "");
}

/** What tests are made of. */
const OF_RUNNERS = /^(?:test|describe|expect|require|assert\w*|main|super|raises|throws)$/;

/** Names of what a test calls of the program. */
function calledIn(code: string): Set<string> {
  const called = [...code.matchAll(/\b([A-Za-z_$][\w$]{2,80})\(/g)].map((match) => match[1] ?? "");
  return new Set(called.filter((name) => !OF_RUNNERS.test(name)));
}

/** Whether the example's name says that it is of one of these: names of tests in Python have no brackets. */
function isAbout({ name }: { name: string }, called: ReadonlySet<string>): boolean {
  return [...called].some((one) => new RegExp(`(?<![A-Za-z])${one.replaceAll("$", "\\$")}(?![A-Za-z])`).test(name));
}

/** Sessions leave out what would be too long. */
function spelledOut(message: string | null): string | null {
  return message?.includes("...") === true ? null : message;
}

/**
 * Reads the documentation, nearest to the reproduction first, and keeps the examples that hold on the base commit in two
 * runs. One that fails in both is out of date, or shows the bug: nothing is asked of an edit there, and one that mends it has
 * an example more to speak for it.
 */
export async function readDocumented(
  { adapter, profile, workspace: base }: Pick<Environment, "adapter" | "profile" | "workspace">,
  reproduction: ReproductionTest,
  context: StageContext,
): Promise<Documented> {
  const pages = nearestFirst(await readPages(base.root, profile.sourceFiles), reproduction.code)
    .slice(0, MAX_PAGES)
    .map(readPage);
  if (pages.length === 0) return NOTHING_DOCUMENTED;
  const limits = { limit: MAX_TESTS, except: reproduction.code };
  // Long documentation is read as far as there is time: it is not what this is about.
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(Math.round(context.timeMs * SHARE_OF_READING))]);
  const { files, tests } = await adapter.writeDocumented({ ...base, signal }, profile, pages, limits);
  if (files.length === 0) return NOTHING_DOCUMENTED;

  async function within<T>(workspace: Workspace, work: () => Promise<T>): Promise<T> {
    try {
      for (const { path, code } of files) await writeInside(workspace.root, path, code);
      return await work();
    } finally {
      for (const { path } of files) await removeInside(workspace.root, path);
    }
  }
  const runIn = (workspace: Workspace, timeMs: number): Promise<TestRun> =>
    within(workspace, () =>
      adapter.runTests(workspace, profile, {
        files: files.map(({ path }) => path),
        timeMs,
        runner: profile.reproductionRunner,
      }),
    );
  const passing = ({ cases }: TestRun): BaselineCase[] =>
    cases.filter(({ outcome }) => outcome === "PASSED").map((one) => ({ ...one, flaky: false }));
  const baseMs = Math.max(1000, Math.min(RUN_MS, context.timeMs * 0.1));
  const bounded = { ...base, signal: context.signal };
  const firstRun = await runIn(bounded, baseMs);
  const first = passing(firstRun);
  const second = firstRun.cases.length === 0 ? [] : passing(await runIn(bounded, baseMs));
  const again = new Set(second.map(caseId));
  const green = first.filter((one) => again.has(caseId(one)));
  // What flickers says nothing.
  const held = new Set([...first, ...second].map(exampleOf));
  const called = calledIn(reproduction.code);
  const red = new Set(firstRun.cases.filter((one) => isFailing(one) && isAbout(one, called)).map(exampleOf)).difference(held);
  if (green.length === 0 && red.size === 0) return NOTHING_DOCUMENTED;
  const holding = new Set(green.map(({ name }) => name.split(" > ").at(-1)));
  return {
    files,
    count: green.length,
    probes: tests
      .filter(({ name }) => holding.has(name.split(" > ").at(-1)))
      .slice(0, MAX_PROBES)
      .map(({ probe }) => probe),
    within,
    failing: red.size,
    async look(workspace) {
      const run = await runIn(workspace, Math.max(LEAST_MS, firstRun.durationMs * SLOWER));
      // Who is stopped from outside has said nothing.
      if (run.ended === "aborted") return { broken: [], mended: 0 };
      if (run.ended !== "exited") return { broken: ["its examples do not come to an end"], mended: 0 };
      return { broken: regressions(green, run.cases), mended: new Set(passing(run).map(exampleOf)).intersection(red).size };
    },
  };
}
