import type { Side } from "../text/side.ts";

/** What each sign of a diff stands for, as its own first lines say. */
const LEGENDS: readonly { lines: RegExp; plus: Side }[] = [
  // Node's assertions.
  { lines: /^[^\S\n]*\+ actual {1,4}- expected[^\S\n]*$/m, plus: "actual" },
  // Mocha's.
  { lines: /^[^\S\n]*\+ expected {1,4}- actual[^\S\n]*$/m, plus: "expected" },
  // Vitest's and Jest's.
  { lines: /^[^\S\n]*- Expected(?: {1,4}- \d+)?[^\S\n]*\n[^\S\n]*\+ Received(?: {1,4}\+ \d+)?[^\S\n]*$/m, plus: "actual" },
];
/** What stands behind a diff and is no part of it. */
const BEHIND = /^\s*(?:❯|at\s|\d+\s*\||>\s*\d+\s*\||⎯{3,}|={3,}|@@ )/;
const LONGEST = 8000;
const MOST_LINES = 60;

/** Both sides that a runner of tests showed, as texts of as many lines as they have. */
export interface RunnerDiff {
  expected: string;
  actual: string;
}

/** Without the blanks that all lines begin with: a block may be indented. */
function body(lines: readonly string[]): string[] {
  const shown = lines.filter((line) => line.trim() !== "");
  // A sign stands in the first column, and a blank below the others.
  const least = Math.min(...shown.map((line) => /^\s*/.exec(line)?.[0].length ?? 0));
  const signed = shown.filter((line) => /^\s*[+-]/.test(line));
  const column = Math.min(...signed.map((line) => line.search(/[+-]/)));
  return lines.map((line) => line.slice(Math.min(least, column)));
}

/** Both values in one line each, what comes now first: `5 !== 4` below Node's words, and Chai's “expected 5 to equal 4”. */
const IN_LINES: readonly RegExp[] = [
  /^.{0,100}Expected values to be (?:strictly |loosely )?(?:deep-)?equal:[^\S\n]*\n(?:[^\S\n]*\n)?(.{1,200}) (?:!==|!=) (.{1,200})$/m,
  /^[^\S\n]*(?:AssertionError|Error|AssertionError \[\w+\]): expected (\S.{0,200}?) to (?:strictly |deeply |loosely )*(?:be|equal|eql) (\S.{0,200}?)(?: \/\/ .*)?$/m,
];
/** Jest's, what should come first. */
const LABELLED = /^[^\S\n]*Expected(?: value)?: {1,4}(\S.{0,400})\n[^\S\n]*Received(?: value)?: {1,4}(\S.{0,400})$/m;
const CUT = /…|\.\.\.|\[(?:Object|Array)\]/;

/** Such a pair; null where there is none, or a value is not shown to its end. */
function pairInLines(code: string): RunnerDiff | null {
  const [, wanted, came] = LABELLED.exec(code) ?? [];
  const [, first = came, second = wanted] = IN_LINES.map((pattern) => pattern.exec(code)).find((found) => found !== null) ?? [];
  if (first === undefined || second === undefined || CUT.test(first) || CUT.test(second)) return null;
  return { expected: second.trim(), actual: first.trim() };
}

/** The diff that a runner printed below what its signs mean; null where there is none, or it leaves lines out. Pure. */
export function runnerDiff(code: string): RunnerDiff | null {
  if (code.length > LONGEST) return null;
  for (const { lines: legend, plus } of LEGENDS) {
    const head = legend.exec(code);
    if (head === null) continue;
    const rest = code
      .slice(head.index + head[0].length)
      .split("\n")
      .slice(1);
    const first = rest.findIndex((line) => line.trim() !== "");
    if (first === -1) return null;
    const behind = rest.slice(first);
    const end = behind.findIndex((line, at) => BEHIND.test(line) || (line.trim() === "" && isEnd(behind.slice(at + 1))));
    const diff = body(end === -1 ? behind : behind.slice(0, end));
    if (
      diff.length > MOST_LINES ||
      !diff.some((line) => /^[+-]/.test(line)) ||
      diff.some((line) => /^\s*(?:\.{3}|…)$/.test(line))
    )
      return null;
    // Mocha leaves no blank behind a sign.
    const width = diff.every((line) => !/^[+-]\S/.test(line)) ? 2 : 1;
    const side = (sign: string): string =>
      diff.flatMap((line) => (line.startsWith(sign) || !/^[+-]/.test(line) ? [line.slice(width)] : [])).join("\n");
    const [added, removed] = [side("+"), side("-")];
    if (added === removed) return null;
    return plus === "actual" ? { actual: added, expected: removed } : { actual: removed, expected: added };
  }
  return pairInLines(code);
}

/** Nothing of the diff stands behind an empty line. */
function isEnd(lines: readonly string[]): boolean {
  return !lines.some((line) => /^\s{0,12}[+-]/.test(line));
}
