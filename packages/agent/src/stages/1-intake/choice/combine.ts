import type { Expectation, IssueFacts, Snippet } from "../../../types/facts.ts";
import { lastShownExpression, shownExpression, squeezeCode } from "../text/expressions.ts";
import { STOPPED, valueShownBy } from "../shown/from-transcript.ts";
import { callsPrinted } from "../shown/printed-calls.ts";
import { withOwners } from "./mentions.ts";
import { alikeFirst, cannotBecome } from "../text/value-kinds.ts";

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
  all: readonly Snippet[],
): Shown[] {
  const transcript = transcripts.at(-1);
  const session = transcript?.entries.filter((entry) => entry.output !== "") ?? [];
  // What somebody had to stop gives nothing, and is what the issue is about.
  const stopped = session.filter(({ output }) => STOPPED.test(output));
  if (transcript !== undefined && stopped.length > 0)
    return stopped.map(({ input }) => ({
      expression: shownExpression(input) ?? input,
      value: null,
      snippet: transcript.snippet,
    }));
  if (transcript !== undefined && session.length > 0)
    return session.map((entry) => ({
      expression: entry.input.replace(/\s+[#/]{1,2}\s.*$/, ""),
      value: valueShownBy(entry),
      snippet: transcript.snippet,
    }));
  for (const snippet of snippets) {
    if (snippet.role !== "code") continue;
    const printed = callsPrinted(snippet, all);
    if (printed.length > 1) return printed.map((one) => ({ ...one, snippet: snippet.index }));
    const known = expectations.flatMap((one): Shown[] =>
      one.snippet === snippet.index && one.expression !== null
        ? [{ expression: one.expression, value: one.actual ?? one.expected, snippet: snippet.index }]
        : [],
    );
    if (known.length > 0) return failing(known, expectations);
    const expression = lastShownExpression(snippet.code);
    if (expression !== null) return [{ expression, value: null, snippet: snippet.index }];
  }
  return [];
}

/** Beside calls of which only the value is shown, what is wished for is of those that throw. */
function failing(known: readonly Shown[], expectations: readonly Expectation[]): Shown[] {
  const isTold = (one: Shown, tells: (said: Expectation) => boolean): boolean =>
    expectations.some((said) => said.snippet === one.snippet && said.expression === one.expression && tells(said));
  const throwing = known.filter((one) => isTold(one, ({ throws, expected }) => throws?.which === "actual" && expected === null));
  const others = known.filter((one) => !throwing.includes(one));
  return throwing.length > 0 && others.every((one) => isTold(one, ({ bare }) => bare === true)) ? throwing : [...known];
}

const FAILED = /^(?:Uncaught:?\s*)?(?:Traceback \(most recent|[\w$.]*(?:Error|Exception)\b)/;

/**
 * The call that the issue is about, where values are named apart from it: the one that shows the wrong value; where
 * none is named, the last one that does not show the right one already.
 */
function mainCall(all: readonly Shown[], expected: string | null, actual: string | null): Shown | null {
  // An error that comes out is no text.
  const values = all.map((one) => (FAILED.test(one.value ?? "") ? { ...one, value: null } : one));
  const shown = expected === null ? all : alikeFirst(values, expected);
  const shows = (one: Shown, value: string | null): boolean => value !== null && one.value !== null && sameCode(one.value, value);
  const wrong = shown.filter((one) => !shows(one, expected));
  return shown.findLast((one) => shows(one, actual)) ?? mostLike(wrong, expected) ?? shown.at(-1) ?? null;
}

/** The last one, where another has not most of the words of what is right and it has none. */
function mostLike(shown: readonly Shown[], expected: string | null): Shown | undefined {
  const words = wordsOf(expected);
  const last = shown.at(-1);
  const shared = (one: Shown | undefined): number => words.intersection(wordsOf(one?.value ?? null)).size;
  const sharing = shown.filter((one) => shared(one) > 0);
  if (sharing.length === 1) return sharing[0];
  return shared(last) > 0 ? last : (shown.findLast((one) => shared(one) * 2 > words.size) ?? last);
}

function wordsOf(value: string | null): Set<string> {
  return new Set(value?.match(/[\p{L}\p{N}]+/gu));
}

function sameCode(a: string, b: string): boolean {
  return squeezeCode(a) === squeezeCode(b);
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

/** A block that makes the same call more than once may get another value each time. */
function isMadeAgain({ expression, snippet, origin }: Expectation, snippets: readonly Snippet[]): boolean {
  const code = origin === "comment" ? snippets.find(({ index }) => index === snippet)?.code : undefined;
  if (code === undefined || expression === null) return false;
  return code.split("\n").filter((line) => squeezeCode(line).includes(squeezeCode(expression))).length > 1;
}

/** Two halves of one statement: the same call, each with what the other lacks. */
function complete(expectations: readonly Expectation[], snippets: readonly Snippet[]): Expectation[] {
  const added: Expectation[] = [];
  for (const one of expectations) {
    if (one.expression === null || one.expected === null || one.actual !== null || isMadeAgain(one, snippets)) continue;
    const other = expectations.find(
      (two) =>
        two !== one &&
        two.expression !== null &&
        two.expected === null &&
        two.actual !== null &&
        sameCode(two.expression, one.expression ?? ""),
    );
    // Of the same call both sides are told elsewhere: this is said of another one.
    const isTold = expectations.some(
      (two) =>
        two.guessed !== true &&
        two.expected !== null &&
        two.actual === other?.actual &&
        sameCode(two.expression ?? "", one.expression ?? ""),
    );
    if (other && !isTold && !expectations.some((two) => two.expected === one.expected && two.actual === other.actual))
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

/** The block of code that a value without a call stands behind: its own, or the nearest one above. */
function homeOf({ snippet }: Expectation, code: readonly Snippet[]): number | null {
  return snippet === null ? null : (code.findLast(({ index }) => index <= snippet)?.index ?? null);
}

/** Of prints that show alike values the words around tell which is meant. */
function isOfOneOfThem(shown: readonly Shown[], expected: string | null, snippets: readonly Snippet[]): boolean {
  const isPrinted = snippets.some(({ index, role }) => index === shown[0]?.snippet && role === "code");
  const able = shown.filter(({ value }) => value !== null && expected !== null && !cannotBecome(value, expected));
  return isPrinted && able.length > 1;
}

/** What is said without a call, as said of the call that a piece of code shows. */
function join(
  loose: readonly Expectation[],
  home: number | null,
  expectations: readonly Expectation[],
  snippets: readonly Snippet[],
  transcripts: IssueFacts["transcripts"],
): Expectation[] {
  const expected = loose.find((one) => one.expected !== null)?.expected ?? null;
  const actual = loose.find((one) => one.actual !== null)?.actual ?? null;
  const throws = loose.find((one) => one.throws !== null)?.throws ?? null;
  const near = shownCalls(
    snippets.filter((one) => one.index === home),
    transcripts.filter((one) => one.snippet === home),
    expectations,
    snippets,
  );
  const shown = near.length > 0 ? near : shownCalls(snippets, transcripts, expectations, snippets);
  if (isOfOneOfThem(shown, expected, snippets)) return [];
  // What several prints show is said of none of them.
  const prints =
    snippets.find(({ index }) => index === shown[0]?.snippet)?.code.match(/\b(?:console\.log|print)\b/g)?.length ?? 0;
  if (prints > 1 && /^[^["'`{(\n][^\n]*\n/.test(expected ?? "")) return [];
  const main = mainCall(shown, expected, actual);
  // “`right` should be 2” is said of a part of what is shown.
  if (main === null) return [];
  if (main.value !== null && expected !== null && cannotBecome(main.value, expected))
    return [
      { expression: main.expression, expected: null, actual: main.value, throws: null, origin: "labels", snippet: main.snippet },
    ];
  // Said again of a call of which it was said before.
  const isSaid = (one: Expectation): boolean =>
    one.snippet === main.snippet && one.expression !== null && one.actual !== null && one.expected !== null && expected !== null;
  const unquoted = (text: string): string => text.replace(/^(["'`])(.*)\1$/s, "$2");
  if (expectations.some((one) => isSaid(one) && sameCode(unquoted(one.expected ?? ""), unquoted(expected ?? "")))) return [];
  const code = snippets.find((one) => one.index === main.snippet)?.code ?? "";
  const known = expectations.find(
    (one) => one.expression !== null && sameCode(one.expression, main.expression) && one.snippet === main.snippet,
  );
  const part = { expression: main.expression, origin: "labels" as const, snippet: main.snippet };
  if (expected !== null || actual !== null) {
    // A bare comment that differs from what should be is what is.
    const shown = known?.actual ?? (known?.expected !== null && known?.expected !== expected ? known?.expected : null) ?? null;
    return [
      {
        ...part,
        expected: lastPrinted(expected, code) ?? known?.expected ?? null,
        actual: lastPrinted(actual, code) ?? shown,
        throws: actual === null ? (throws ?? known?.throws ?? null) : null,
      },
    ];
  }
  return throws === null ? [] : [{ ...part, expected: known?.expected ?? null, actual: null, throws }];
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
  // A block that is nothing but a value shows no call.
  const values = new Set(loose.flatMap(({ expected, actual }) => [expected, actual]));
  const code = snippets.filter((one) => (one.role === "code" || one.role === "transcript") && !values.has(one.code.trim()));
  const byHome = Map.groupBy(loose, (one) => homeOf(one, code));
  // What names no block is said of the one that something else is said of.
  const homeless = byHome.get(null);
  const [first] = [...byHome.keys()].filter((home) => home !== null);
  if (homeless !== undefined && first !== undefined) {
    byHome.set(first, [...(byHome.get(first) ?? []), ...homeless]);
    byHome.delete(null);
  }
  const joined = [...byHome].flatMap(([home, own]) => join(own, home, expectations, snippets, transcripts));
  const settled = withOwners(settleBare([...joined, ...expectations]));
  const all = [...settled.slice(0, joined.length), ...complete(settled, snippets), ...settled.slice(joined.length)];
  const seen = new Set<string>();
  const wrong = new Set(
    all.flatMap(({ expression, expected, bare }) =>
      expression === null || expected === null || bare === true ? [] : [squeezeCode(expression)],
    ),
  );
  return all
    .filter((one) => {
      // “The second `f()` is fine again” is said of no call that should give something else.
      if (one.fine === true && wrong.has(squeezeCode(one.expression ?? ""))) return false;
      const key = JSON.stringify([one.expression, one.expected, one.actual, one.throws, one.fine]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 200);
}
