import type { Expectation, IssueFacts, Snippet } from "../../types/facts.ts";
import { lastShownExpression } from "./expressions.ts";

/** The call that the issue is about, where values are named apart from it: the last one shown by code or session. */
function mainCall(
  snippets: readonly Snippet[],
  transcripts: IssueFacts["transcripts"],
  expectations: readonly Expectation[],
): { expression: string; snippet: number } | null {
  const shown = transcripts.at(-1)?.entries.findLast((entry) => entry.output !== "");
  const transcript = transcripts.at(-1);
  if (shown && transcript) return { expression: shown.input.replace(/\s+[#/]{1,2}\s.*$/, ""), snippet: transcript.snippet };
  for (const snippet of snippets) {
    if (snippet.role !== "code") continue;
    const known = expectations.find((one) => one.snippet === snippet.index && one.expression !== null);
    const expression = known?.expression ?? lastShownExpression(snippet.code);
    if (expression != null) return { expression, snippet: snippet.index };
  }
  return null;
}

function sameCode(a: string, b: string): boolean {
  const squeeze = (text: string): string => text.replace(/\s+/g, "").replaceAll("'", '"').replace(/;$/, "");
  return squeeze(a) === squeeze(b);
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

/**
 * Joins what stands apart: values without a call go to the call that the issue
 * shows. The originals stay behind the joined ones, since a join is a guess.
 */
export function combine(
  expectations: readonly Expectation[],
  snippets: readonly Snippet[],
  transcripts: IssueFacts["transcripts"],
): Expectation[] {
  const main = mainCall(snippets, transcripts, expectations);
  const loose = expectations.filter((one) => one.expression === null);
  const joined: Expectation[] = [];
  if (main !== null && loose.length > 0) {
    const expected = loose.find((one) => one.expected !== null)?.expected ?? null;
    const actual = loose.find((one) => one.actual !== null)?.actual ?? null;
    const throws = loose.find((one) => one.throws !== null)?.throws ?? null;
    const known = expectations.find(
      (one) => one.expression !== null && sameCode(one.expression, main.expression) && one.snippet === main.snippet,
    );
    if (expected !== null || actual !== null) {
      // A bare comment that differs from what should be is what is.
      const shown = known?.actual ?? (known?.expected !== null && known?.expected !== expected ? known?.expected : null) ?? null;
      joined.push({
        expression: main.expression,
        expected: expected ?? known?.expected ?? null,
        actual: actual ?? shown,
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
  const all = [...joined, ...complete(expectations), ...expectations];
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
