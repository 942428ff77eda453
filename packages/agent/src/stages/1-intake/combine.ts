import type { Expectation, IssueFacts, Snippet } from "../../types/facts.ts";
import { lastShownExpression } from "./expressions.ts";
import { valueShownBy } from "./from-code.ts";

interface Shown {
  expression: string;
  /** What the code or session shows for it. */
  value: string | null;
  snippet: number;
}

/** What the last session shows, else the first piece of code that shows anything, in order. */
function shownCalls(
  snippets: readonly Snippet[],
  transcripts: IssueFacts["transcripts"],
  expectations: readonly Expectation[],
): Shown[] {
  const transcript = transcripts.at(-1);
  const session = transcript?.entries.filter((entry) => entry.output !== "") ?? [];
  if (transcript !== undefined && session.length > 0)
    return session.map((entry) => ({
      expression: entry.input.replace(/\s+[#/]{1,2}\s.*$/, ""),
      value: valueShownBy(entry),
      snippet: transcript.snippet,
    }));
  for (const snippet of snippets) {
    if (snippet.role !== "code") continue;
    const known = expectations.flatMap((one): Shown[] =>
      one.snippet === snippet.index && one.expression !== null
        ? [{ expression: one.expression, value: one.actual ?? one.expected, snippet: snippet.index }]
        : [],
    );
    if (known.length > 0) return known;
    const expression = lastShownExpression(snippet.code);
    if (expression !== null) return [{ expression, value: null, snippet: snippet.index }];
  }
  return [];
}

/**
 * The call that the issue is about, where values are named apart from it: the one that shows the wrong value; where
 * none is named, the last one that does not show the right one already.
 */
function mainCall(shown: readonly Shown[], expected: string | null, actual: string | null): Shown | null {
  const shows = (one: Shown, value: string | null): boolean => value !== null && one.value !== null && sameCode(one.value, value);
  return shown.findLast((one) => shows(one, actual)) ?? shown.findLast((one) => !shows(one, expected)) ?? shown.at(-1) ?? null;
}

function sameCode(a: string, b: string): boolean {
  const squeeze = (text: string): string => text.replace(/\s+/g, "").replaceAll("'", '"').replace(/;$/, "");
  return squeeze(a) === squeeze(b);
}

/** A value that a comment shows is what happens now, where the issue plainly states another one for the same call. */
function settleBare(expectations: readonly Expectation[]): Expectation[] {
  return expectations.map((one) => {
    if (one.bare !== true || one.expression === null || one.expected === null) return one;
    const { expression, expected } = one;
    const about = expectations.filter(
      (two) => two !== one && two.bare !== true && two.expression !== null && sameCode(two.expression, expression),
    );
    const other = about.some((two) => two.expected !== null && !sameCode(two.expected, expected));
    const wrong = about.some((two) => two.actual !== null && sameCode(two.actual, expected));
    if (!other && !wrong) return one;
    const { bare: _, ...rest } = one;
    return { ...rest, expected: null, actual: expected };
  });
}

/** Two halves of one statement: the same call, each with what the other lacks. */
function complete(expectations: readonly Expectation[]): Expectation[] {
  const added: Expectation[] = [];
  for (const one of expectations) {
    if (one.expression === null || one.expected === null || one.actual !== null) continue;
    const other = expectations.find(
      (two) =>
        two !== one &&
        two.expression !== null &&
        two.expected === null &&
        two.actual !== null &&
        sameCode(two.expression, one.expression ?? ""),
    );
    if (other && !expectations.some((two) => two.expected === one.expected && two.actual === other.actual))
      added.push({ ...one, actual: other.actual });
  }
  return added;
}

/** Output of code that prints several values, of which the last call's is the last line. */
function lastPrinted(value: string | null, code: string): string | null {
  const lines = value?.split("\n").filter((line) => line.trim() !== "") ?? [];
  const prints = code.split("\n").filter((line) => /^\s*(?:console\.log|print)\s*\(/.test(line)).length;
  return prints > 1 && lines.length === prints ? (lines.at(-1)?.trim() ?? value) : value;
}

/**
 * Joins what stands apart: values without a call go to the call that the issue
 * shows. The originals stay behind the joined ones, since a join is a guess.
 */
export function combine(
  expectations: readonly Expectation[],
  snippets: readonly Snippet[],
  transcripts: IssueFacts["transcripts"],
): Expectation[] {
  const loose = expectations.filter((one) => one.expression === null);
  const expected = loose.find((one) => one.expected !== null)?.expected ?? null;
  const actual = loose.find((one) => one.actual !== null)?.actual ?? null;
  const main = loose.length === 0 ? null : mainCall(shownCalls(snippets, transcripts, expectations), expected, actual);
  const joined: Expectation[] = [];
  if (main !== null) {
    const code = snippets.find((one) => one.index === main.snippet)?.code ?? "";
    const throws = loose.find((one) => one.throws !== null)?.throws ?? null;
    const known = expectations.find(
      (one) => one.expression !== null && sameCode(one.expression, main.expression) && one.snippet === main.snippet,
    );
    if (expected !== null || actual !== null) {
      // A bare comment that differs from what should be is what is.
      const shown = known?.actual ?? (known?.expected !== null && known?.expected !== expected ? known?.expected : null) ?? null;
      joined.push({
        expression: main.expression,
        expected: lastPrinted(expected, code) ?? known?.expected ?? null,
        actual: lastPrinted(actual, code) ?? shown,
        throws: actual === null ? throws : null,
        origin: "labels",
        snippet: main.snippet,
      });
    } else if (throws !== null)
      joined.push({
        expression: main.expression,
        expected: known?.expected ?? null,
        actual: null,
        throws,
        origin: "labels",
        snippet: main.snippet,
      });
  }
  const settled = settleBare([...joined, ...expectations]);
  const all = [...settled.slice(0, joined.length), ...complete(settled), ...settled.slice(joined.length)];
  const seen = new Set<string>();
  return all
    .filter((one) => {
      const key = JSON.stringify([one.expression, one.expected, one.actual, one.throws]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 200);
}
