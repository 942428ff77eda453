import type { Expectation, Snippet } from "../../../types/facts.ts";
import { splitTopLevel } from "../text/balanced.ts";
import { shownExpression } from "../text/expressions.ts";
import { parseOutcome, POINTING, type Outcome } from "../text/outcome.ts";
import type { Side } from "../text/side.ts";
import { bareText } from "../text/value-kinds.ts";

const COMMENT = /^(.*?)(?:\s*\/\/+|(?:^|\s+)#+|\s*\/\*+)\s*(.+?)(?:\s*\*\/)?\s*$/;
/** A comment that says what a call gives, or should. */
export const ARROW =
  /^(?:=+>|-+>|→|⇒|returns?\b|gives\b|prints\b|outputs?\b|logs\b|yields\b|expected\b|should\b|actual\b|got\b|throws\b|raises\b|instead\b|wrong\b|correct\b|currently\b|but\b|(?:is|was) (?=["'`[{\d-])|(?:is|was|now|today|at the moment)\s*:|(?:must|ought|needs?|has) (?:to )?be\b|want(?:ed)?\b|(?:rejects|fails)\b|right:|(?:I|we)(?:'d| would| had)? (?:expect|want)|Uncaught\b|[\w$.]{0,80}(?:Error|Exception)\b)/i;
/** A bare comment that reads as a value: `f(1) // 2`. */
const VALUE_ONLY =
  /^(?:-?\d[\w.]*|true|false|null|undefined|None|True|False|NaN)(?![\w$]).*$|^["'`[{].*$|^[A-Za-z_][\w.]{0,80}\([^()\n]{0,200}\),? .*\b(?:expect|should|want)/i;

/** All of a comment on a line of its own: `[ true, false ]` below the call that gives it. */
const WHOLE_VALUE =
  /^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*'|`[^`]*`|-?\d[\d_]*(?:\.\d+)?|true|false|null|undefined|None|True|False|NaN)[.;]?$/;

/** “1 June 2024 is a Saturday” tells of what the call takes. */
const SENTENCE = /^\d[\w.]*\s[^"'`[{(]*\b(?:is|was|are|were) (?:an?|the|on|in|no)\b/;

/** Nobody wishes for these. */
const ACCIDENT =
  /^Cannot (?:read|set) propert|\bis not (?:a function|iterable|defined|a constructor)\b|^Cannot convert undefined/;

function make(
  expression: string | null,
  outcome: Outcome,
  side: Side | null,
  origin: Expectation["origin"],
  snippet: number,
): Expectation | null {
  const value = outcome.bare;
  const expected = outcome.expected ?? (value !== null && side !== "actual" ? value : null);
  const actual = outcome.actual ?? (value !== null && side === "actual" ? value : null);
  const throws =
    outcome.throws === null
      ? null
      : {
          ...outcome.throws,
          which:
            side === "expected" && !ACCIDENT.test(outcome.throws.message ?? "") ? ("expected" as const) : outcome.throws.which,
        };
  if (expected === null && actual === null && throws === null) return null;
  const bare = expected !== null && expected === value && side === null ? { bare: true as const } : {};
  return { expression, expected, actual, throws, origin, snippet, ...bare };
}

/** Splits code and comment where the mark stands in no string. */
export function splitComment(line: string): { code: string; comment: string } | null {
  if (!/\/\/|#|\/\*/.test(line)) return null;
  for (const mark of ["//", "#", "/*"]) {
    const [code, ...rest] = splitTopLevel(line, mark);
    if (code === undefined || rest.length === 0 || line.trimStart().startsWith("#!")) continue;
    if (mark === "//" && /https?:$/.test(code)) continue;
    return {
      code,
      comment: rest
        .join(mark)
        .replace(/\*\/\s*$/, "")
        .trim(),
    };
  }
  const whole = COMMENT.exec(line);
  return whole && (whole[1] ?? "").trim() === "" ? { code: "", comment: (whole[2] ?? "").trim() } : null;
}

/** `f(1) // => 2` and its many spellings; the comment may stand on the line below. */
export function fromComments(snippet: Snippet, side: Side | null): Expectation[] {
  const found: Expectation[] = [];
  const bare = new Set<Expectation>();
  let previous: string | null = null;
  // The line before is a call that nothing is said of.
  let isCall = false;
  for (const raw of snippet.code.split("\n").slice(0, 2000)) {
    const line = raw.slice(0, 2000);
    const parts = splitComment(line);
    const code = parts === null ? line : parts.code;
    const expression: string | null = code.trim() === "" ? previous : shownExpression(code);
    const isBelow = isCall;
    isCall = code.trim() !== "" && parts === null;
    if (code.trim() !== "") previous = expression;
    if (parts === null || expression === null || parts.comment === "") continue;
    const marked = ARROW.test(parts.comment) || POINTING.test(parts.comment);
    const isValue = code.trim() === "" ? isBelow && WHOLE_VALUE.test(parts.comment) : VALUE_ONLY.test(parts.comment);
    if (!marked && !isValue) continue;
    const outcome = parseOutcome(parts.comment);
    if (!marked && SENTENCE.test(outcome.bare ?? "")) continue;
    const one = make(expression, outcome, side, "comment", snippet.index);
    if (one === null) continue;
    const last = found.at(-1);
    const sameCall = last?.expression === expression && last.throws === null && one.throws === null;
    // What is shown first and called otherwise below is what happens now.
    if (sameCall && bare.has(last) && outcome.expected !== null && outcome.actual === null) asActual(last);
    // Two comments under one call are its two sides; a call that is made again may give something else.
    const isOfLast = sameCall && (marked || code.trim() === "");
    if (isOfLast && (last.expected === null) !== (one.expected === null)) {
      last.expected ??= one.expected;
      last.actual ??= one.actual;
      delete last.bare;
      bare.delete(last);
      continue;
    }
    found.push(one);
    if (outcome.bare !== null) bare.add(one);
  }
  // Beside calls of which both sides are told, a value alone is right, whatever the text around says: but for one that
  // holds what is wrong there.
  const both = found.filter((one) => one.expected !== null && one.actual !== null && !bare.has(one));
  if (both.length > 0)
    for (const one of bare)
      if (both.some((other) => holdsWrong(one, other))) asActual(one);
      else asExpected(one);
  return found;
}

/** `'Total: -3.80'` beside `-3.80` that should be `-4.20`. */
function holdsWrong(one: Expectation, other: Expectation): boolean {
  const [right, wrong] = [bareText(other.expected ?? ""), bareText(other.actual ?? "")];
  const value = one.expected ?? one.actual ?? "";
  return wrong.length >= 4 && value.includes(wrong) && !value.includes(right) && bareText(value) !== wrong;
}

function asActual(one: Expectation): void {
  one.actual ??= one.expected;
  one.expected = null;
  delete one.bare;
}

function asExpected(one: Expectation): void {
  if (one.actual === null || one.expected !== null) return;
  one.expected = one.actual;
  one.actual = null;
  one.bare = true;
}
