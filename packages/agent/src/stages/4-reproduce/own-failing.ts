import type { Attempt } from "@fixpoint/contracts";
import { factsOfTest, leafName } from "../../follow-up/test-source.ts";
import { readInside } from "../../run/safe-files.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { FailingTest } from "../../types/follow-up.ts";
import type { ReproductionTest } from "../../types/language.ts";
import { escapePattern } from "../../run/escape-pattern.ts";
import type { Baseline, BaselineCase } from "../3-environment/baseline.ts";
import { existingReproductions, type Project, type WhyExisting } from "./existing.ts";
import { asksOthers } from "./of-others.ts";
import { isOfTests } from "./of-tests.ts";
import { redTests, testsNamed } from "./named-tests.ts";
import { testsToldOf } from "./told-tests.ts";

interface Request extends Project {
  facts: IssueFacts;
  baseFiles: ReadonlySet<string>;
  baseline: Baseline | null;
  attempts: Attempt[];
}

const OF_THE_LANGUAGE =
  /^(?:len|range|print|list|dict|set|tuple|sorted|str|int|float|sum|repr|require|import|self|lambda|function|async|Map|Set|Date|Array|Object|String|Number)$/;
const MOST = 8;
/** More red tests than these are red for other reasons as well: what a project needs is not here. */
const FEW = 3;
/** Characters of a value that is hardly told by chance. */
const PLAIN = 8;

/** A red test that calls something which the issue names. */
async function isOfWhatIsNamed(request: Request, { name, file }: FailingTest): Promise<boolean> {
  const { workspace, profile, facts } = request;
  const code = file === null ? null : await readInside(workspace.root, file);
  const body = code === null ? null : factsOfTest(code, name, profile.language);
  const called = new Set([...(body?.text.matchAll(/([A-Za-z_$][\w$]{2,})\s*\(/g) ?? [])].map(([, one = ""]) => one));
  const text = `${facts.title}\n${facts.text}`;
  return [...called].some(
    (one) => !isOfTests(one) && !OF_THE_LANGUAGE.test(one) && new RegExp(`(?<![\\w$])${escapePattern(one)}(?![\\w$])`).test(text),
  );
}

/** Values and errors that the issue tells of, as it writes them. */
function toldIn({ expectations, stackTraces }: IssueFacts): string[] {
  const told = expectations.flatMap(({ expected, actual, throws }) => [expected, actual, throws?.type, throws?.message]);
  const traced = stackTraces.flatMap(({ errorType, message }) => [errorType, message]);
  return [...told, ...traced].filter((one) => typeof one === "string").filter((one) => one.trim() !== "");
}

/** Whether a test fails with what the issue tells of; any does where it tells of nothing. */
function failsAsTold(told: readonly string[], { failure }: BaselineCase): boolean {
  if (told.length === 0 || failure === null) return true;
  const seen = squeezed(
    [failure.errorType, failure.message, failure.expected, failure.actual].filter((one) => one !== null).join(" "),
  );
  return told.some((one) => seen.includes(squeezed(one)));
}

/** A text without blanks and quotes, which runners and reporters write as they like. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s"'`]/g, "");
}

async function relatedTests(request: Request): Promise<FailingTest[]> {
  const { facts, baseline } = request;
  const told = toldIn(facts);
  const all = redTests(facts, baseline);
  // Where all others are green, and nothing plain is told, somebody wrote these for it.
  const isPlain = told.some((one) => squeezed(one).length >= PLAIN);
  const red = (all.length <= FEW && !isPlain ? all : all.filter((one) => failsAsTold(told, one))).slice(0, 4 * MOST);
  const nothing = { errorType: null, message: null, expected: null, actual: null };
  const about: FailingTest[] = [];
  for (const { name, file } of red) {
    const one = { ...nothing, name, file };
    if (about.length < MOST && (await isOfWhatIsNamed(request, one))) about.push(one);
  }
  return withoutOthers(request, about.length > 0 ? about : testsNamed(facts, baseline).related);
}

/** Without those that only show that another package is not as the project expects it. */
async function withoutOthers({ baseline, workspace, profile }: Request, tests: readonly FailingTest[]): Promise<FailingTest[]> {
  const seen = [...(baseline?.cases.values() ?? [])];
  const kept: FailingTest[] = [];
  for (const test of tests) {
    const failure = seen.find(({ name, file }) => name === test.name && file === test.file)?.failure ?? null;
    if (!(await asksOthers(failure, test.file, workspace, profile))) kept.push(test);
  }
  return kept;
}

async function namedTests(request: Request): Promise<FailingTest[]> {
  const { named } = testsNamed(request.facts, request.baseline);
  return named.length > 0 ? named : testsToldOf(request);
}

/**
 * The project's own tests that fail on the base commit, as reproductions: those that a plain issue names, or, with
 * `related`, those of what it is about, for where nothing else of it could be shown.
 */
export async function ownFailingTests(request: Request, which: "named" | "related"): Promise<ReproductionTest[]> {
  const { baseFiles, attempts } = request;
  const failing = which === "named" ? await namedTests(request) : await relatedTests(request);
  if (failing.length === 0) return [];
  const why: WhyExisting =
    which === "named" ? "which the issue names" : "which fails on the base commit and is of what the issue is about";
  const { tests } = await existingReproductions(request, baseFiles, unique(failing), attempts, why);
  return tests;
}

function unique(failing: readonly FailingTest[]): FailingTest[] {
  const seen = new Set<string>();
  return failing.filter(({ name, file }) => {
    const key = `${file ?? ""}::${leafName(name)}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
