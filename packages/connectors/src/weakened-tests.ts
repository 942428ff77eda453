const TEST_PATHS = [
  /(^|\/)(tests?|__tests__|specs?|e2e)\//i,
  /\.(test|spec)\.[cm]?[jt]sx?$/i,
  /(^|\/)(test_[^/]*|[^/]*_test|conftest)\.py$/i,
  /(^|\/)tests?\.[cm]?[jt]sx?$/i,
];

const DECLARATIONS =
  /(?<![\w.$])(?:it|test|specify|describe)(?:\.each\b[^\n]*|\.concurrent|\.serial)?\s*\(|^\s*(?:async\s+)?def\s+test\w*\s*\(|^\s*class\s+Test\w*/gm;
const ASSERTIONS = /(?<![\w.$])(?:assert|expect|t)\b\s*[.(]|^\s*assert\s|\bself\.assert\w+\s*\(|\bpytest\.raises\s*\(/gm;
const SKIPS =
  /(?<![\w.$])(?:it|test|describe|suite|context|t|specify)\s*\.\s*(?:skip|only|todo|fails|failing|skipIf|runIf)\b|(?<![\w.$])(?:xit|xtest|xdescribe|xcontext|fit|fdescribe)\s*\(|@?\bpytest\s*\.\s*(?:mark\s*\.\s*(?:skip|skipif|xfail)|skip|xfail|importorskip)\b|@?\bunittest\s*\.\s*(?:skip|skipIf|skipUnless|expectedFailure)\b|\bself\s*\.\s*skipTest\b|\bthis\s*\.\s*skip\s*\(|\b(?:skip|todo|only)\s*:\s*(?:true|["'`])/g;

export function isTestPath(path: string): boolean {
  return TEST_PATHS.some((pattern) => pattern.test(path));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Sentences about tests that the change removes, skips or empties. A new test file is compared with an empty one. */
export function findWeakenedTests(path: string, base: string, patch: string): string[] {
  if (!isTestPath(path)) return [];
  const found: string[] = [];
  if (count(patch, DECLARATIONS) < count(base, DECLARATIONS)) found.push(`${path} would lose tests.`);
  if (count(patch, ASSERTIONS) < count(base, ASSERTIONS)) found.push(`${path} would lose assertions.`);
  if (count(patch, SKIPS) > count(base, SKIPS)) found.push(`${path} would skip tests or run only some.`);
  return found;
}
