import type { Expectation, Snippet, Transcript } from "../../../types/facts.ts";
import { lastShownExpression, shownExpression } from "../text/expressions.ts";
import { fromComments } from "./from-comments.ts";
import { callsPrinted, printsIn } from "./printed-calls.ts";
import { valueShownBy } from "./from-transcript.ts";

/** A call of a block of code or a session. */
export interface ShownCall {
  expression: string;
  /** What the block says that it gives; null where it does not. */
  value: string | null;
}

/** Node's console says `undefined` behind it. */
const DECLARES = /^\s*(?:const|let|var|import|function|class)\b/;

export function holdsCode({ role }: Snippet): boolean {
  return role === "code" || role === "transcript";
}

/** Names that a block gives a value to. */
export function variablesIn(code: string): string[] {
  const declared = code
    .slice(0, 20_000)
    .matchAll(/^\s*(?:(?:const|let|var)\s+)?([A-Za-z_$][\w$]*)(?::[^=\n]{1,60})?\s*=(?![=>])/gm);
  return [...new Set([...declared].map(([, name = ""]) => name))].slice(0, 40);
}

/** The calls of a block whose values it shows, in order. */
export function callsShownIn(snippet: Snippet, transcripts: readonly Transcript[]): string[] {
  const transcript = transcripts.find((one) => one.snippet === snippet.index);
  if (transcript !== undefined)
    return transcript.entries
      .filter((entry) => valueShownBy(entry) !== "" && !(DECLARES.test(entry.input) && valueShownBy(entry) === "undefined"))
      .map((entry) => entry.input);
  if (snippet.role !== "code") return [];
  return fromComments(snippet, null).flatMap((one) => (one.expression === null ? [] : [one.expression]));
}

/** A call of a session that gives `undefined`, where others of it give a value: it shows that one too. */
function undefinedIn(snippet: Snippet, transcripts: readonly Transcript[], expression: string): string | null {
  const entries = transcripts.find((one) => one.snippet === snippet.index)?.entries ?? [];
  const name = /^[\w$.]+(?=\()/.exec(expression)?.[0];
  const isLike = (input: string): boolean => name !== undefined && input.startsWith(`${name}(`);
  const own = entries.find(({ input }) => input === expression);
  const others = entries.filter((one) => one !== own && isLike(one.input));
  return own !== undefined && valueShownBy(own) === "undefined" && others.some((one) => valueShownBy(one) !== "undefined")
    ? "undefined"
    : null;
}

/** Of a block that shows no values: what it prints, else what it computes last. */
function callsLeft({ code, role }: Snippet): string[] {
  const prints = role === "code" ? printsIn(code) : [];
  const last = prints.length > 1 ? null : lastShownExpression(code);
  return prints.length > 1 ? prints : last === null ? [] : [last];
}

/** The calls of a block with what they give, as far as it tells; where it shows no value, the last thing that it computes. */
export function callsTried(
  snippet: Snippet,
  snippets: readonly Snippet[],
  transcripts: readonly Transcript[],
  stated: readonly Expectation[],
): ShownCall[] {
  if (!holdsCode(snippet))
    // “`f(1)` gives”, and below it what that is.
    return stated.flatMap(({ expression, actual, snippet: home }) =>
      home === snippet.index && expression !== null && actual !== null ? [{ expression, value: actual }] : [],
    );
  const shown = callsShownIn(snippet, transcripts);
  const printed = snippet.role === "code" && shown.length === 0 ? callsPrinted(snippet, snippets) : [];
  if (printed.length > 0) return printed;
  const unshown = shown.length > 0 ? [] : callsLeft(snippet);
  return [...shown, ...unshown].map((expression) => {
    const printed = shownExpression(expression);
    const own = stated.find(
      (one) =>
        one.snippet === snippet.index && (one.expression === expression || (printed !== null && one.expression === printed)),
    );
    return {
      expression,
      value: own?.actual ?? (own?.bare === true ? own.expected : null) ?? undefinedIn(snippet, transcripts, expression),
    };
  });
}
