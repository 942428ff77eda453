import type { IssueFacts } from "../../../types/facts.ts";
import { callsLookedAt } from "../../1-intake/programs/in-turn.ts";
import { printsIn } from "../../1-intake/shown/printed-calls.ts";
import { callsShownIn } from "../../1-intake/shown/shown-calls.ts";
import { shownExpression, squeezeCode } from "../../1-intake/text/expressions.ts";
import { toldIn, type ToldCall } from "../../1-intake/told/told.ts";

const MOST_LITERAL = 12;

function keyOf({ expression, snippet }: ToldCall): string {
  return `${snippet ?? ""} ${squeezeCode(expression)}`;
}

/** Calls as the issue writes them: in its sentences, its blocks and sessions. */
export function literalCalls(facts: IssueFacts, told: readonly ToldCall[] = toldIn(facts).calls): ToldCall[] {
  const found = new Map<string, ToldCall>();
  function add(expression: string, snippet: number | null): void {
    const call = { expression, snippet, inputs: [] };
    if (!expression.includes("\n") && !found.has(keyOf(call))) found.set(keyOf(call), call);
  }
  for (const call of told) if (isLiteral(call) && !found.has(keyOf(call))) found.set(keyOf(call), call);
  for (const { expression, snippet } of facts.expectations) if (expression !== null) add(expression, snippet);
  for (const snippet of facts.snippets) {
    const { code, role, index } = snippet;
    const shown = role === "code" ? [...callsShownIn(snippet, facts.transcripts), ...printsIn(code), ...callsLookedAt(code)] : [];
    for (const one of shown) add(one, index);
    const session = facts.transcripts.find((one) => one.snippet === index);
    for (const { input } of session?.entries ?? []) add(shownExpression(input) ?? input, index);
  }
  return [...found.values()].slice(0, MOST_LITERAL);
}

export function isLiteral({ inputs, borrows }: ToldCall): boolean {
  return inputs.length === 0 && borrows === undefined;
}

/** The same, then names with the values that are told beside them. */
export function allCalls(facts: IssueFacts): ToldCall[] {
  const told = toldIn(facts).calls;
  const literal = literalCalls(facts, told);
  const known = new Set(literal.map(keyOf));
  return [...literal, ...told.filter((call) => !known.has(keyOf(call)))];
}
