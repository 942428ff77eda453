import type { FailingTest } from "../../types/follow-up.ts";

/** What a block of a runner's output says of one failure. */
export type FailureDetails = Omit<FailingTest, "name">;

const ERROR =
  /^\s*(?:E\s+)?(?:error: )?(?:Uncaught )?((?:[A-Za-z_$][\w$]*\.)*[A-Za-z_$][\w$]*(?:Error|Exception|Failure|Exit))(?: \[\w+\])?(?::[ \t]*(.*))?$/;
const NAMED = /^\s*name: ['"]?([\w$.]*(?:Error|Exception))['"]?\s*$/;
const TOLD = /^\s*error: ["'](.+)["']\s*$/;
const PLACES: RegExp[] = [
  /^\s*(?:location|at): ['"]?(?:.*?\()?((?:file:\/\/)?[^\s'"():]+\.[mc]?[jt]sx?):\d+/,
  /^\s*test at ((?:file:\/\/)?[^\s:]+):\d+/,
  /^\s*(?:at |❯ )(?:.*?\()?((?:file:\/\/)?[^\s():]+\.[mc]?[jt]sx?):\d+/,
  /^\s*File "([^"]+\.py)", line \d+/,
  /^([^\s:]+\.py):\d+: /,
];
const EXPECTED = /^\s*(?:E\s+)?expected(?: value)?:\s*(.+?),?\s*$/i;
const ACTUAL = /^\s*(?:E\s+)?(?:actual|received)(?: value)?:\s*(.+?),?\s*$/i;
const DIFFERS = /^\s*(?:E\s+)?(?:\w*Error: )?(["'`[{(\d-].*?|null|undefined|None|True|False|true|false|NaN) (?:!==|!=) (.+?)\s*$/;
const ASSERTED = /^\s*(?:E\s+)?(?:AssertionError: )?assert (.+?) == (.+?)\s*$/;

function first<T>(lines: readonly string[], read: (line: string) => T | null | undefined): T | null {
  for (const line of lines) {
    const found = read(line);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** The file of the test itself: a frame in a test file, else the first one in the project. */
function placeOf(lines: readonly string[]): string | null {
  const files = lines
    .flatMap((line) => PLACES.map((pattern) => pattern.exec(line)?.[1]))
    .filter((file) => file !== undefined)
    .map((file) => file.replace(/^file:\/\//, ""))
    .filter((file) => !/node_modules\/|^node:|site-packages\/|\/lib\/python/.test(file));
  return files.find((file) => /(?:^|[/._-])(?:tests?|specs?|__tests__)(?:[/._-]|$)/i.test(file)) ?? files[0] ?? null;
}

/** The one line of each side that a diff shows. */
function fromDiff(lines: readonly string[]): { expected: string; actual: string } | null {
  const start = lines.findIndex((line) => /^\s*\+ expected - actual\s*$/.test(line));
  const other = lines.findIndex((line) => /^\s*- Expected\b/.test(line));
  const from = start === -1 ? other : start;
  if (from === -1) return null;
  const body = lines.slice(from + (start === -1 ? 2 : 1), from + 30);
  const side = (mark: string): string[] =>
    body.filter((line) => line.trimStart().startsWith(mark)).map((line) => line.trimStart().slice(1).trim());
  const [plus, minus] = [side("+"), side("-")];
  if (plus.length !== 1 || minus.length !== 1) return null;
  const [added = "", removed = ""] = [plus[0], minus[0]];
  return start === -1 ? { expected: removed, actual: added } : { expected: added, actual: removed };
}

function sidesOf(lines: readonly string[]): { expected: string | null; actual: string | null } {
  const expected = first(lines, (line) => EXPECTED.exec(line)?.[1]);
  const actual = first(lines, (line) => ACTUAL.exec(line)?.[1]);
  if (expected !== null || actual !== null) return { expected, actual };
  const compared = first(lines, (line) => DIFFERS.exec(line) ?? ASSERTED.exec(line));
  if (compared !== null) return { expected: compared[2] ?? null, actual: compared[1] ?? null };
  return fromDiff(lines) ?? { expected: null, actual: null };
}

/** Pure; whatever a block does not say is null. */
export function failureDetails(lines: readonly string[]): FailureDetails {
  const error = first(lines, (line) => ERROR.exec(line));
  const named = first(lines, (line) => NAMED.exec(line)?.[1]);
  return {
    file: placeOf(lines),
    errorType: (named ?? error?.[1])?.split(".").at(-1) ?? null,
    message: error?.[2]?.trim() || first(lines, (line) => TOLD.exec(line)?.[1]),
    ...sidesOf(lines),
  };
}
