import { lastShownExpression } from "../stages/1-intake/text/expressions.ts";
import { fromAssertions } from "../stages/1-intake/shown/from-assertions.ts";
import { splitComment } from "../stages/1-intake/shown/from-comments.ts";
import type { Expectation, FollowUpFacts, Snippet } from "../types/facts.ts";
import { argumentSlots } from "./argument-slots.ts";

/** The call that the original issue is about. */
export interface OriginalCall {
  expression: string;
  /** Source of the value that is expected of it; null where none is stated. */
  expected: string | null;
  /** Code that the issue shows above it, without comments. */
  setup: string;
}

type Original = FollowUpFacts["original"];

const INLINE = /`([^`\n]+\([^`\n]*\))`/g;

function squeeze(code: string): string {
  return code.replace(/[\s;]/g, "").replaceAll('"', "'");
}

/** The last statement of what a prompt was given. */
function lastLine(expression: string): string {
  return (expression.trim().split("\n").at(-1) ?? expression).replace(/;$/, "").trim();
}

/** Lines above the call, without what only shows a value. */
function setupAbove(original: Original, snippet: number | null, expression: string): string {
  const found = original.snippets.find((one) => one.index === snippet);
  if (found === undefined) return "";
  const transcript = original.transcripts.find((one) => one.snippet === found.index);
  const lines = transcript === undefined ? found.code.split("\n") : transcript.entries.map(({ input }) => input);
  const wanted = squeeze(expression);
  const until = lines.findIndex((line) => squeeze(line).includes(wanted));
  return lines
    .slice(0, Math.max(0, until))
    .flatMap((line) => {
      const parts = splitComment(line);
      if (parts === null) return [line];
      // A call with a comment is an example of its own.
      return /=(?![=>])|^\s*(?:import|from)\b/.test(parts.code) ? [parts.code] : [];
    })
    .join("\n")
    .trim();
}

/** Larger: plainer what it is about. */
function plainness(one: Expectation): number {
  const slots = argumentSlots(one.expression ?? "");
  const isWrong = one.actual !== null || one.throws?.which === "actual";
  return (one.expected !== null ? 4 : 0) + (isWrong ? 2 : 0) + (slots.some(({ isAbsent }) => isAbsent) ? 3 : 0);
}

function fromText(original: Original): OriginalCall | null {
  const stated = original.expectations
    .filter(({ expression }) => expression !== null && argumentSlots(lastLine(expression)).length > 0)
    .toSorted((a, b) => plainness(b) - plainness(a))[0];
  if (stated?.expression != null) {
    const expression = lastLine(stated.expression);
    return { expression, expected: stated.expected, setup: setupAbove(original, stated.snippet, expression) };
  }
  for (const { code, role, index } of original.snippets.toReversed()) {
    const expression =
      role === "code" || role === "transcript" ? lastShownExpression(code.replace(/^\s*(?:>>>|>) /gm, "")) : null;
    if (expression !== null && argumentSlots(expression).length > 0)
      return { expression, expected: null, setup: setupAbove(original, index, expression) };
  }
  const inline = [...`${original.title}\n${original.text}`.matchAll(INLINE)].map((match) => match[1] ?? "");
  const expression = inline.find((one) => argumentSlots(one).length > 0);
  return expression === undefined ? null : { expression, expected: null, setup: "" };
}

/** Our own test says what was proven, where the issue itself shows no call. */
function fromTest(code: string): OriginalCall | null {
  const snippet: Snippet = { language: null, code, role: "code", lead: "", index: 0 };
  const asserted = fromAssertions(snippet).find(({ expression }) => expression !== null && argumentSlots(expression).length > 0);
  if (asserted?.expression != null) return { expression: asserted.expression, expected: asserted.expected, setup: "" };
  const expression = lastShownExpression(code);
  return expression === null || argumentSlots(expression).length === 0 ? null : { expression, expected: null, setup: "" };
}

/** Null where neither the issue nor the test of its fix shows a call with an argument. Pure. */
export function originalCall(followUp: Pick<FollowUpFacts, "original" | "regressionTest">): OriginalCall | null {
  return fromText(followUp.original) ?? (followUp.regressionTest === null ? null : fromTest(followUp.regressionTest));
}
