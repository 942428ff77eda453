const TEST_PATHS = [
  /(^|\/)(tests?|__tests?__|specs?|e2e|cypress|test-d|unittests?|testdata|__mocks__|__snapshots__|__fixtures__)\//i,
  /[._-](tests?|specs?)\.[cm]?[jt]sx?$/i,
  /(^|\/)test-[^/]+\.[cm]?[jt]sx?$/i,
  /(^|\/)(tests?(_[^/]*)?|[^/]*_tests?|conftest)\.py$/i,
  /(^|\/)tests?\.[cm]?[jt]sx?$/i,
  /\.(snap|ambr|snapshot)$/i,
];
const CODE = /\.([cm]?[jt]sx?|py|vue|svelte|coffee)$/i;

const DECLARATIONS =
  /(?<![\w.$])(?:it|test|specify|describe)(?:\.each\b[^\n]*|\.concurrent|\.serial)?\s*\(|^\s*(?:async\s+)?def\s+test\w*\s*\(|^\s*class\s+Test\w*/gm;
const ASSERTIONS = /(?<![\w.$])(?:assert|expect|t)\b\s*[.(]|^\s*assert\s|\bself\.assert\w+\s*\(|\bpytest\.raises\s*\(/gm;
const SKIPS = [
  /(?<![\w.$])(?:it|test|describe|suite|context|t|specify)\s*(?:\.\s*\w+\s*){0,3}(?:\.\s*(?:skip|only|todo|fails|failing|skipIf|runIf)\b|\[\s*["'`](?:skip|only|todo)["'`])/g,
  /(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(/g,
  /\bthis\s*\.\s*skip\s*\(|\b(?:skip|todo|only)\s*:\s*(?:true|["'`])|\bprocess\s*\.\s*(?:exit|reallyExit)\b/g,
  /\b(?:pytest\s*\.\s*)?mark\s*\.\s*(?:skip|skipif|xfail)\b|\bpytest\s*\.\s*(?:skip|xfail|importorskip|exit)\b/g,
  /\bunittest\s*\.\s*(?:skip|skipIf|skipUnless|expectedFailure)\b|@\s*(?:skip|skipIf|skipUnless|expectedFailure)\b/g,
  /\bself\s*\.\s*skipTest\b|\bSkipTest\b|\b__test__\s*=\s*False\b|\bcollect_ignore(?:_glob)?\b/g,
];

export function isTestPath(path: string): boolean {
  return TEST_PATHS.some((pattern) => pattern.test(path));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function skips(text: string): number {
  return SKIPS.reduce((sum, pattern) => sum + count(text, pattern), 0);
}

/** The lines that the patch adds when it keeps every line of the base, in order; null when it does not. */
function addedLines(base: string, patch: string): string[] | null {
  const kept = base.trimEnd().split("\n");
  const added: string[] = [];
  let next = 0;
  for (const line of patch.split("\n")) {
    if (next < kept.length && line.trimEnd() === kept[next]?.trimEnd()) next += 1;
    else added.push(line);
  }
  return base.trim() === "" || next === kept.length ? added : null;
}

/** A comment or a text that is opened and not closed takes the tests after it out. */
function opensBlock(lines: readonly string[]): boolean {
  const text = lines.join("\n");
  return count(text, /\/\*/g) !== count(text, /\*\//g) || count(text, /"""|'''/g) % 2 === 1;
}

function findChanged(path: string, base: string, patch: string): string[] {
  if (!CODE.test(path)) return [`${path} is what tests compare with and would be changed.`];
  const added = addedLines(base, patch);
  if (added === null) return [`${path} is a test and would lose or change lines.`];
  return opensBlock(added) ? [`${path} would have tests commented out.`] : [];
}

/** Sentences about tests that the change removes, alters, skips or empties. A new test file is compared with none (null). */
export function findWeakenedTests(path: string, base: string | null, patch: string): string[] {
  if (!isTestPath(path)) return [];
  const before = base ?? "";
  const found = base === null ? [] : findChanged(path, base, patch);
  if (count(patch, DECLARATIONS) < count(before, DECLARATIONS)) found.push(`${path} would lose tests.`);
  if (count(patch, ASSERTIONS) < count(before, ASSERTIONS)) found.push(`${path} would lose assertions.`);
  if (skips(patch) > skips(before)) found.push(`${path} would skip tests or run only some.`);
  return found;
}
