import type { SuspiciousLine } from "@fixpoint/contracts";

/** Lines whose reasons are looked for: the most suspicious, as long as their score is this part of the best. */
const MOST_LINES = 12;
const LEAST_PART = 0.5;
/** Part of the line's own score by which what it depends on comes nearer to 1. */
const SHARE = 0.4;
/** A name that a function sets at more places says little. */
const MOST_SETTERS = 8;
/** A file of data has lines as long as itself. */
const LONGEST_LINE = 500;

const CONDITION = /^\s*(?:\}?\s*else\s+)?(?:if|elif|while|for|switch|case|unless)\b/;
const OTHERWISE = /^\s*\}?\s*(?:else\b|elif\b)/;
const CLOSING = /^\s*\}\s*$/;
const FUNCTION =
  /(?:^|\s)(?:(?:def|class)\s|function\b)|=>\s*\{?\s*$|^\s*(?:async\s+|static\s+|get\s+|set\s+)*[\w$]+\s*\([^;]*\)\s*\{\s*$/;
const NAME = /(?<![\w$.'"])[A-Za-z_$][\w$]*(?![\w$(]|['"])/g;
const KEYWORDS = new Set(
  "and as async await break case catch class const continue def do elif else except false finally for from function if import in instanceof is lambda let new not null of or pass raise return self switch this throw true try typeof undefined var void while with yield None True False cls".split(
    " ",
  ),
);

/** It begins a function or a class, and is no part of what that does. */
export function beginsFunction(line: string): boolean {
  return !CONDITION.test(line) && FUNCTION.test(line);
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Indexes of the conditions that decide whether the line at `at` runs, innermost first, and where its function begins. By indentation. */
function guardsOf(lines: readonly string[], at: number): { guards: number[]; top: number } {
  const guards = OTHERWISE.test(lines[at] ?? "") ? branchesAbove(lines, at) : [];
  let indent = indentOf(lines[at] ?? "");
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? "";
    if (line.trim() === "" || line.length > LONGEST_LINE) continue;
    const own = indentOf(line);
    if (own >= indent) continue;
    indent = own;
    if (CONDITION.test(line)) guards.push(above);
    if (OTHERWISE.test(line)) guards.push(...branchesAbove(lines, above));
    else if (beginsFunction(line)) return { guards, top: above };
  }
  return { guards, top: 0 };
}

/** Of an `else` or `elif`: the conditions before it that did not hold. */
function branchesAbove(lines: readonly string[], at: number): number[] {
  const indent = indentOf(lines[at] ?? "");
  const found: number[] = [];
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? "";
    if (line.trim() === "" || line.length > LONGEST_LINE || indentOf(line) > indent || CLOSING.test(line)) continue;
    if (indentOf(line) < indent || !CONDITION.test(line)) return found;
    found.push(above);
    if (!OTHERWISE.test(line)) return found;
  }
  return found;
}

function endOf(lines: readonly string[], top: number): number {
  const indent = indentOf(lines[top] ?? "");
  const after = lines.findIndex((line, index) => index > top && line.trim() !== "" && indentOf(line) <= indent);
  return after < 0 ? lines.length : after;
}

function namesIn(line: string): string[] {
  return [...new Set(line.match(NAME))].filter((name) => !KEYWORDS.has(name));
}

/** Indexes within the function where a name gets its value. */
function settersOf(name: string, lines: readonly string[], from: number, to: number): number[] {
  const literal = name.replaceAll("$", "\\$");
  const sets = new RegExp(
    `(?<![\\w$.])${literal}\\s*(?:[-+*/%|&^]|\\*\\*|//|<<|>>|\\?\\?|\\|\\||&&)?=(?![=>])|(?<![\\w$.])${literal}(?:\\+\\+|--)`,
  );
  const found: number[] = [];
  for (let at = from; at < to; at += 1) if (sets.test((lines[at] ?? "").slice(0, LONGEST_LINE))) found.push(at);
  return found;
}

/** Indexes of the lines that decide whether a line runs: its conditions, what gives their names a value, and whether that runs. */
export function decidersOf(lines: readonly string[], at: number): Set<number> {
  const { guards, top } = guardsOf(lines, at);
  const found = new Set(guards);
  const end = endOf(lines, top);
  for (const name of new Set(guards.flatMap((guard) => namesIn(lines[guard] ?? "")))) {
    const setters = settersOf(name, lines, top + 1, end).filter((one) => one !== at);
    if (setters.length > MOST_SETTERS) continue;
    for (const setter of setters) {
      found.add(setter);
      for (const guard of guardsOf(lines, setter).guards) if (guard > top) found.add(guard);
    }
  }
  found.delete(at);
  return found;
}

/**
 * Raises what decides whether the most suspicious lines run: that only the failing test runs them is seldom their own fault.
 * What should have run and did not is in no coverage, and what asks for it is run by every test.
 */
export function raisedByDependence(ranked: readonly SuspiciousLine[], sources: ReadonlyMap<string, string>): SuspiciousLine[] {
  const best = ranked[0]?.score ?? 0;
  const reasons = new Map<string, { score: number; reason: string }>();
  for (const { file, line, score } of ranked.slice(0, MOST_LINES)) {
    const text = sources.get(file);
    if (text === undefined || score < best * LEAST_PART) continue;
    for (const at of decidersOf(text.split("\n"), line - 1)) {
      const key = `${file}:${at + 1}`;
      if ((reasons.get(key)?.score ?? 0) < score) reasons.set(key, { score, reason: `decides whether line ${line} runs` });
    }
  }
  return ranked
    .map((one) => {
      const found = reasons.get(`${one.file}:${one.line}`);
      if (found === undefined || one.score >= found.score) return one;
      const score = one.score + (found.score - one.score) * SHARE;
      return { ...one, score, reasons: [...one.reasons, found.reason] };
    })
    .sort((a, b) => b.score - a.score);
}
