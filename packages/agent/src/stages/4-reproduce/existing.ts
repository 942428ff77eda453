import { isAbsolute } from "node:path";
import type { Attempt } from "@fixpoint/contracts";
import { factsOfTest, holdsTest, leafName } from "../../follow-up/test-source.ts";
import { readInside } from "../../run/safe-files.ts";
import type { IssueFacts, Symptom } from "../../types/facts.ts";
import type { FailingTest } from "../../types/follow-up.ts";
import type {
  LanguageAdapter,
  ProjectProfile,
  Reading,
  ReproductionTest,
  SecondExample,
  Workspace,
} from "../../types/language.ts";
import type { TestCase, TestFailure, TestRun } from "../../types/tests.ts";
import { runnerOfTest } from "../../run/run-reproduction.ts";
import { isRed } from "../3-environment/baseline.ts";
import { missedError } from "./missed-error.ts";

export interface Project {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  /** Milliseconds that a run of a file may take. */
  runMs?: number;
}

/** A failing test's place in the tree. */
interface Found {
  file: string;
  code: string;
}

const MAX_TESTS = 8;
const MAX_EXAMPLES = 6;
const MAX_READINGS = 8;
const RUN_MS = 60_000;

/** Names as runners print them differ in what stands between suites and test. */
function words(name: string): string {
  return name
    .split(/[\s>:.›»|/]+/)
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
}

function isMeant(one: TestCase, name: string): boolean {
  const [seen, told] = [words(one.name), words(name)];
  const isSame = (text: string): boolean => text === told || text.endsWith(` ${told}`) || told.endsWith(` ${text}`);
  // Who tells of a test does not always tell with which parameters.
  return isSame(seen) || (!told.includes("[") && isSame(seen.replace(/\s?\[.*\]$/s, "")));
}

/** Longer than this no file is run again and again for one of its tests. */
const LONG_MS = 1500;

/** Where its file takes long: whether the test fails without the others as it did among them. */
async function failsAlone(run: TestRun, seen: TestCase, runOne: (name: string) => Promise<TestRun>): Promise<boolean> {
  if (run.durationMs < LONG_MS || (run.ended === "exited" && run.cases.length < 2)) return false;
  // Whether it ends alone, who repeats it sees.
  if (seen.failure?.kind === "timeout") return true;
  const again = (await runOne(seen.name)).cases.find(({ name }) => name === seen.name);
  if (again === undefined || !isRed(again)) return false;
  return again.failure?.kind === seen.failure?.kind && again.failure?.errorType === seen.failure?.errorType;
}

/**
 * The file as the check named it, else the test file that holds a test of that name. Tests that are made of a table or of the
 * files of a folder have their names from there, and stand in no file: the one that is named has them.
 */
async function findTest(project: Project, baseFiles: ReadonlySet<string>, failing: FailingTest): Promise<Found | null> {
  const { workspace, profile } = project;
  const told = failing.file?.replaceAll("\\", "/").replace(/^\.\//, "") ?? null;
  const isNamed = (file: string): boolean =>
    told !== null && (told === file || told.endsWith(`/${file}`) || (!isAbsolute(told) && file.endsWith(`/${told}`)));
  const named = [...baseFiles].filter(isNamed).sort((a, b) => b.length - a.length);
  for (const file of [...named, ...profile.testFiles]) {
    const code = await readInside(workspace.root, file);
    if (code !== null && holdsTest(code, failing.name)) return { file, code };
  }
  const [file] = named;
  const code = file === undefined ? null : await readInside(workspace.root, file);
  return file === undefined || code === null ? null : { file, code };
}

/** The test says what should be; the check says how it failed, as far as that can be compared between machines. */
function symptomOf(failing: FailingTest, seen: TestCase): Symptom {
  const { errorType, message } = failing;
  if (seen.failure?.kind === "timeout") return { kind: "hang" };
  const missed = seen.failure === null ? null : missedError(seen.failure);
  if (missed !== null) return missed;
  const isThrown = errorType !== null && !/assert|^(?:Error|Exception|Failed)$|ComparisonFailure/i.test(errorType);
  if (isThrown) return { kind: "exception", errorType, message };
  if (seen.failure?.kind === "exception" && errorType === null)
    return { kind: "exception", errorType: seen.failure.errorType, message: null };
  return { kind: "wrong_value", expected: seen.failure?.expected ?? failing.expected, actual: seen.failure?.actual ?? null };
}

export interface ExistingTests {
  tests: ReproductionTest[];
  /** What the failing tests demand, for a new test where they cannot be used themselves. */
  sources: IssueFacts[];
}

function seenIn({ kind, errorType, message }: TestFailure): ReproductionTest["seen"] {
  return { kind, errorType, message };
}

function asReading({ code, symptom, probe, secondExamples }: ReproductionTest): Reading {
  return { code, symptom, probe, secondExamples };
}

/** Half a sentence for the evidence: why such a test is looked at. */
export type WhyExisting =
  | "which the check names"
  | "which the issue names"
  | "which fails on the base commit and is of what the issue is about";

/** The tests that a check or an issue names, as far as they stand in the tree and fail there when their file is run alone. */
export async function existingReproductions(
  project: Project,
  baseFiles: ReadonlySet<string>,
  failing: readonly FailingTest[],
  attempts: Attempt[],
  why: WhyExisting,
): Promise<ExistingTests> {
  const { adapter, workspace, profile } = project;
  const answer: ExistingTests = { tests: [], sources: [] };
  const written: (ReproductionTest | null)[] = [];
  const runs = new Map<string, Promise<TestRun>>();
  for (const one of failing.slice(0, MAX_TESTS)) {
    const found = await findTest(project, baseFiles, one);
    if (found === null) continue;
    const derivedFrom = `the failing test “${leafName(one.name)}” of ${found.file}, ${why}`;
    const source = factsOfTest(found.code, one.name, profile.language);
    const asked = { files: [found.file], timeMs: project.runMs ?? RUN_MS, runner: runnerOfTest(profile, { isInTree: true }) };
    const runOne = (only: string): Promise<TestRun> => adapter.runTests(workspace, profile, { ...asked, only });
    const running = runs.get(found.file) ?? adapter.runTests(workspace, profile, asked);
    runs.set(found.file, running);
    const whole = await running;
    const isSeen = (candidate: TestCase): boolean => isRed(candidate) && isMeant(candidate, one.name);
    // What was cut off has perhaps not come to this one.
    const run = whole.ended === "exited" || whole.cases.some(isSeen) ? whole : await runOne(one.name);
    const seen = run.cases.find(isSeen);
    if (seen === undefined) {
      const passed = run.cases.some((candidate) => candidate.outcome === "PASSED" && isMeant(candidate, one.name));
      attempts.push({
        stage: "reproduce",
        what: derivedFrom.slice(0, 500),
        result: passed ? "passed_on_base" : "no_tests",
        detail: passed ? "It passes here when its file is run alone." : "Its file was run alone and reported no such failure.",
      });
      continue;
    }
    if (source !== null) answer.sources.push(source);
    const readings = source === null ? [] : await adapter.writeReproductions(workspace, profile, source, MAX_READINGS);
    const [own = null] = readings;
    written.push(own);
    answer.tests.push({
      id: `existing-${answer.tests.length + 1}`,
      testName: seen.name,
      filePath: found.file,
      code: found.code,
      derivedFrom,
      symptom: symptomOf(one, seen),
      isInTree: true,
      ...(seen.failure !== null && { seen: seenIn(seen.failure) }),
      ...((await failsAlone(whole, seen, runOne)) && { isAlone: true }),
      probe: own?.probe ?? {},
      secondExamples: own?.secondExamples ?? [],
      ...(readings.length > 1 && { readings: readings.map(asReading) }),
    });
  }
  // Nobody said of these that they are of one bug.
  if (why === "which fails on the base commit and is of what the issue is about") return answer;
  // Who mends one of them and not the others has not mended what is told.
  const tests = answer.tests.map((test, index) => ({
    ...test,
    secondExamples: [
      ...test.secondExamples,
      ...written.flatMap((one, other) => (one === null || other === index ? [] : [asExample(one, answer.tests[other])])),
    ].slice(0, MAX_EXAMPLES),
  }));
  return { ...answer, tests };
}

/** What another test demands, in a file of its own. */
function asExample(written: ReproductionTest, test: ReproductionTest | undefined): SecondExample {
  const description = `from the failing test “${leafName(test?.testName ?? written.testName)}”`;
  return { kind: "unseen_example", code: written.code, description, symptom: written.symptom, probe: written.probe };
}
