import { readFailingTests } from "../../follow-up/failing-tests/index.ts";
import { leafName } from "../../follow-up/test-source.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { FailingTest } from "../../types/follow-up.ts";
import { escapePattern } from "../../run/escape-pattern.ts";
import { isRed, type Baseline, type BaselineCase } from "../3-environment/baseline.ts";
import { likestFirst } from "./likest-first.ts";

export interface NamedTests {
  /** Red tests whose names the issue has, else those of the files that it names; as its outputs tell of them. */
  named: FailingTest[];
  /** Where the issue names none: red tests of what it is about. */
  related: FailingTest[];
}

/** “the tests fail”, “npm test is red”, “tests in `run.js` fail”, “CI is broken”. */
const SUITE_FAILS =
  /\b(?:tests?|specs?|suite|pytest|unittest|mocha|jest|vitest|CI|build)\b(?:[^.\n]|\.\w){0,60}\b(?:fail\w*|red|broken|breaks?|not pass\w*|(?:does|do)(?:n.t| not) pass)\b|\b(?:fail(?:s|ing|ed)?|red|broken) (?:unit )?(?:tests?|specs?|suite)\b/i;
/** Longer names than these are no words of everyday use. */
const SHORT_NAME = 8;
const MOST = 8;

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").toLowerCase();

function bare(name: string): string {
  return leafName(name).replace(/\[.*$/s, "");
}

/** A name of one word counts where it stands as code does, several words wherever they stand together. */
function namesTest(text: string, name: string): boolean {
  const leaf = plain(bare(name));
  if (leaf.length < 3) return false;
  const escaped = escapePattern(leaf);
  if (leaf.includes(" ") || leaf.startsWith("test")) return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
  // Many tests have the name of the function that they call: whoever calls it, or looks into something for it, names no test.
  if (/[_\d]/.test(leaf) || leaf.length > SHORT_NAME) return new RegExp(`(?<![\\w.-])${escaped}(?![\\w-]|\\s?\\()`).test(text);
  return new RegExp(`["'\`“‘›>:]\\s?${escaped}["'\`”’]?(?![\\w-])`).test(text);
}

function namesFile(text: string, file: string | null): boolean {
  if (file === null) return false;
  const name = file.split("/").at(-1) ?? file;
  return text.includes(plain(file)) || (/test|spec/i.test(name) && text.includes(plain(name)));
}

/** What a test says for which something is not on this machine: what a build makes, a file, a package, a plugin's fixture. */
const LACKS =
  /\b(?:FixtureLookupError|ENOENT|(?:ERR_)?MODULE_NOT_FOUND|ModuleNotFoundError|ImportError)\b|\b(?:require|module|exports) is not defined|Cannot (?:find module|use import statement)|No module named/;

/** Of several that are red in a file, those that lack something here tell of no bug. */
function withoutLacking(red: BaselineCase[]): BaselineCase[] {
  const others = red.filter(({ failure }) => !LACKS.test(`${failure?.errorType ?? ""}: ${failure?.message ?? ""}`));
  return others.length > 0 ? others : red;
}

function asFailing(one: BaselineCase, told: readonly FailingTest[]): FailingTest {
  const said = told.find(({ name }) => plain(leafName(name)) === plain(leafName(one.name)));
  const nothing = { errorType: null, message: null, expected: null, actual: null };
  return { ...nothing, ...said, name: one.name, file: one.file ?? said?.file ?? null };
}

/** So many that end in one error, and most of their file, are no bug of what they test: something is not as they need it here. */
const MANY_ALIKE = 5;
const MOST_OF_FILE = 0.5;

function alikeKey({ file, failure }: BaselineCase): string {
  const said = (failure?.message ?? "").split("\n", 1)[0]?.replaceAll(/[\w$.]*\.([\w$]+)(?= is not)/g, "_") ?? "";
  return `${file ?? ""} ${failure?.kind ?? ""} ${failure?.errorType ?? ""} ${said}`;
}

/** Without the tests of files that as a whole do not run here. */
function withoutBrokenFiles(red: BaselineCase[], suite: readonly BaselineCase[]): BaselineCase[] {
  const alike = Map.groupBy(red, alikeKey);
  const all = Map.groupBy(suite, ({ file }) => file);
  const isBroken = (one: BaselineCase): boolean => {
    const many = alike.get(alikeKey(one))?.length ?? 0;
    if (one.failure?.kind !== "exception" || many < MANY_ALIKE) return false;
    return many >= MOST_OF_FILE * (all.get(one.file)?.length ?? 0);
  };
  return red.filter((one) => !isBroken(one));
}

/** The project's own tests that fail on the base commit each time, those first that are most like the issue. Pure. */
export function redTests(facts: Pick<IssueFacts, "title" | "text">, baseline: Baseline | null): BaselineCase[] {
  const suite = [...(baseline?.cases.values() ?? [])];
  const red = suite.filter((one) => isRed(one) && !one.flaky);
  const text = plain(`${facts.title}\n${facts.text}`);
  const isNamed = ({ file }: BaselineCase): boolean => namesFile(text, file);
  const others = withoutBrokenFiles(red, suite);
  return likestFirst(
    red.filter((one) => isNamed(one) || others.includes(one)),
    facts,
    suite,
  );
}

/**
 * The project's own tests that fail on the base commit and that a plain issue is about: it names them, shows a runner's
 * output with them, names their file, or says that the tests fail. Pure.
 */
export function testsNamed(facts: Pick<IssueFacts, "title" | "text">, baseline: Baseline | null): NamedTests {
  const whole = `${facts.title}\n${facts.text}`;
  const text = plain(whole);
  const told = readFailingTests(facts.text);
  const red = redTests(facts, baseline);
  const byName = red.filter(({ name }) => namesTest(text, name));
  const named = byName.length > 0 ? byName : withoutLacking(red.filter(({ file }) => namesFile(text, file)));
  // What a runner's output names may stand in the tree though the whole suite did not come to its end.
  const unseen = baseline === null || baseline.partial ? told : [];
  return {
    named: [...named.map((one) => asFailing(one, told)), ...unseen].slice(0, MOST),
    related: (SUITE_FAILS.test(whole) ? withoutLacking(red) : []).map((one) => asFailing(one, told)).slice(0, MOST),
  };
}

/**
 * What to say of an issue whose tests pass here, though it says that they fail; null where it names none, or nothing is known of
 * them. Pure.
 */
export function saidToFail(facts: Pick<IssueFacts, "title" | "text">, baseline: Baseline | null): string | null {
  const whole = `${facts.title}\n${facts.text}`;
  if (baseline === null || !SUITE_FAILS.test(whole)) return null;
  const text = plain(whole);
  const green = [...baseline.cases.values()].filter(({ outcome }) => outcome === "PASSED");
  const byName = green.filter(({ name }) => namesTest(text, name));
  const meant = byName.length > 0 ? byName : green.filter(({ file }) => namesFile(text, file));
  const [one] = meant;
  if (one === undefined) return null;
  const files = [...new Set(meant.flatMap(({ file }) => file ?? []))];
  const which =
    meant.length === 1
      ? `The test that the issue names passes on the base commit here: “${leafName(one.name)}”.`
      : `The ${meant.length} tests that the issue names pass on the base commit here${files.length === 1 ? `: those of ${files[0] ?? ""}` : ""}.`;
  const [fails, does] = meant.length === 1 ? ["it fails", "it does"] : ["they fail", "they do"];
  return `${which} Say on which commit ${fails}, or what is different where ${does}: versions, settings, files.`;
}

const withoutStop = (sentence: string): string => sentence.trim().replace(/[.:;]$/, "");

/**
 * What to say of an issue that tells of failing tests where those could not be run; null where they were, or it tells of none.
 * `lacks`: what installing did without, as a sentence. Pure.
 */
export function notRun(
  facts: Pick<IssueFacts, "title" | "text">,
  baseline: Baseline | null,
  lacks: string | null,
): string | null {
  const whole = `${facts.title}\n${facts.text}`;
  if (!SUITE_FAILS.test(whole)) return null;
  const text = plain(whole);
  const ran = [...(baseline?.cases.values() ?? [])];
  if (ran.some(({ name, file }) => namesFile(text, file) || namesTest(text, name))) return null;
  const isLeftOut = baseline?.leftOut?.some((file) => namesFile(text, file)) === true;
  if (ran.length > 0 && baseline?.partial !== true && !isLeftOut) return null;
  const failure = baseline?.run.failure?.message.split("\n", 1)[0]?.slice(0, 300) ?? null;
  const isCut = baseline !== null && baseline.run.ended !== "exited";
  const why = lacks ?? (isCut ? "the suite did not come to them in its time" : failure);
  const advice = lacks === null && isCut ? " Give the run more time." : "";
  return `The issue tells of tests that fail, and they could not be run here${why === null ? "" : `: ${withoutStop(why)}`}.${advice}`;
}
