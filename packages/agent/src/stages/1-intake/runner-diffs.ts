import type { Side } from "./side.ts";

/** What each sign of a diff stands for, as its own first lines say. */
const LEGENDS: readonly { lines: RegExp; plus: Side }[] = [
  // Node's assertions.
  { lines: /^\s*\+ actual\s+- expected\s*$/m, plus: "actual" },
  // Mocha's.
  { lines: /^\s*\+ expected\s+- actual\s*$/m, plus: "expected" },
  // Vitest's and Jest's.
  { lines: /^\s*- Expected(?: {1,4}- \d+)?\s*\n\s*\+ Received(?: {1,4}\+ \d+)?\s*$/m, plus: "actual" },
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

/** `5 !== 4` below what Node says of two values that should be equal. */
const UNEQUAL =
  /^.{0,100}Expected values to be (?:strictly |loosely )?(?:deep-)?equal:\s*\n\s*\n?(.{1,200}) (?:!==|!=) (.{1,200})$/m;

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
  const [, actual, expected] = UNEQUAL.exec(code) ?? [];
  return actual === undefined || expected === undefined ? null : { expected: expected.trim(), actual: actual.trim() };
}

/** Nothing of the diff stands behind an empty line. */
function isEnd(lines: readonly string[]): boolean {
  return !lines.some((line) => /^\s{0,12}[+-]/.test(line));
}
