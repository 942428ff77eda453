import type { Expectation, IssueFacts, StackTrace, Symptom } from "../../../../types/facts.ts";
import { squeezeCode } from "../../../../stages/1-intake/text/expressions.ts";
import { isCode, type Check } from "../types.ts";

export function checkText(check: Check): string {
  return isCode(check) ? check.code : `(${check.expression})`;
}

/** Intake found that the value which a comment shows is what happens now. */
export function shownIsWrong(expression: string, shown: string, facts: IssueFacts): boolean {
  return matching(expression, facts).some(
    (one) => one.expected === null && one.actual !== null && squeezeCode(one.actual) === squeezeCode(shown),
  );
}

function matching(expression: string, facts: IssueFacts): Expectation[] {
  return facts.expectations.filter((one) => one.expression !== null && squeezeCode(one.expression) === squeezeCode(expression));
}

/** `nth`: of the times that a session asks for it, where the issue may tell them apart. */
export function expectedFor(expression: string, facts: IssueFacts, nth = 0): string | null {
  const wished = matching(expression, facts).filter((one) => one.expected !== null);
  const apart = wished.some((one) => one.nth !== undefined);
  return wished.find((one) => !apart || one.nth === nth)?.expected ?? null;
}

/** What else than `shown` it should give. */
export function expectedBeside(expression: string, shown: string, facts: IssueFacts): string | null {
  const wished = matching(expression, facts).find(
    ({ expected }) => expected !== null && squeezeCode(expected) !== squeezeCode(shown),
  );
  return wished?.expected ?? null;
}

/** The issue tells what it should give each time. */
export function isToldApart(expression: string, facts: IssueFacts): boolean {
  return matching(expression, facts).some((one) => one.nth !== undefined);
}

/** How far behind the likeliest it is that the value wished for is of this call and not of another; 0 for what is sure. */
export function doubtOf(expression: string, facts: IssueFacts): number {
  const wish = matching(expression, facts).find((one) => one.expected !== null);
  if (wish?.guessed !== true) return 0;
  const rivals = facts.expectations.filter((one) => one.guessed === true && one.expected === wish.expected);
  return rivals.every((one) => one.expression === wish.expression) ? 0 : 1 + Math.min(9, rivals.indexOf(wish));
}

export function actualFor(expression: string, facts: IssueFacts): string | null {
  return matching(expression, facts).find((one) => one.actual !== null)?.actual ?? null;
}

/** “Expected” and “actual” of the whole issue, where no expression is named. */
export function loose(facts: IssueFacts): Expectation | null {
  return facts.expectations.find((one) => one.expression === null && one.expected !== null) ?? null;
}

export function statedError(
  facts: IssueFacts,
  trace: StackTrace | null,
): { errorType: string | null; message: string | null } | null {
  const stated = facts.expectations.find((one) => one.throws?.which === "actual")?.throws;
  if (stated) return { errorType: stated.type, message: stated.message };
  if (trace !== null) return { errorType: trace.errorType, message: trace.message };
  for (const text of [facts.title, ...facts.snippets.filter(({ role }) => role !== "code").map(({ code }) => code), facts.text]) {
    const match =
      /\b(?:throws?|Uncaught|raises?|crash(?:es)? with|fails with|error:?|got)?\s*(?:an? )?`?((?:Type|Range|Reference|Syntax|URI|Eval|Internal)Error)`?(?::\s*([^\n`]+))?/.exec(
        text,
      );
    if (match?.[1] !== undefined) return { errorType: match[1], message: match[2]?.trim() ?? null };
  }
  return null;
}

export function symptomOf(check: Check, facts: IssueFacts): Symptom {
  const error = statedError(facts, facts.stackTraces[0] ?? null);
  if (check.kind === "throws") return { kind: "missing_exception", errorType: check.errorType, message: check.message };
  if (error !== null) return { kind: "exception", ...error };
  if (check.kind === "completes") return { kind: "exception", errorType: null, message: null };
  return { kind: "wrong_value", expected: check.kind === "value" ? check.expected : null, actual: null };
}
