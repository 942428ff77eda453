import { parseExpression } from "@babel/parser";
import type { Symptom } from "../../../types/facts.ts";

/** Where what comes and what should come begin to differ. */
export interface Difference {
  /** What comes, as text. */
  actual: string;
  /** The first place in it that differs: from, to. */
  start: number;
  end: number;
  /** What should stand there. */
  meant: string;
}

/** Texts agree again where so many characters are the same, or all that is left. */
const AGREE = 5;
const MOST_CHANGED = 60;
const LONGEST = 4_000;

const known = new WeakMap<Symptom, Difference | null>();

/**
 * The first difference between the two values of a wrong result, looked for once; null where one is not known, or they
 * differ throughout.
 */
export function differenceOf(symptom: Symptom): Difference | null {
  let found = known.get(symptom);
  if (found === undefined) known.set(symptom, (found = find(symptom)));
  return found;
}

function find(symptom: Symptom): Difference | null {
  if (symptom.kind !== "wrong_value" || symptom.actual === null || symptom.expected === null) return null;
  const [actual, expected] = [textIn(symptom.actual), textIn(symptom.expected)];
  if (actual === expected || actual.length > LONGEST || expected.length > LONGEST) return null;
  let start = 0;
  while (start < actual.length && actual[start] === expected[start]) start += 1;
  for (let changed = 1; changed <= MOST_CHANGED; changed++)
    for (let gone = 0; gone <= changed; gone++) {
      const [end, to] = [start + gone, start + changed - gone];
      if (end > actual.length || to > expected.length) continue;
      const [rest, wanted] = [actual.slice(end), expected.slice(to)];
      const agrees = rest === wanted || (rest.length > AGREE && rest.slice(0, AGREE) === wanted.slice(0, AGREE));
      if (agrees) return { actual, start, end, meant: expected.slice(start, to) };
    }
  return null;
}

/** The text itself of a text's literal; of any other value what is printed. */
function textIn(printed: string): string {
  try {
    const literal = parseExpression(printed.trim());
    if (literal.type === "StringLiteral") return literal.value;
  } catch {
    // Not every printed value can be read again.
  }
  return printed.trim();
}

/** What a piece of what comes would have to be, where all that differs stands in it; null where it does not. */
export function meantInPlaceOf(piece: string, { actual, start, end, meant }: Difference): string | null {
  const [text, part] = [actual.toLowerCase(), piece.toLowerCase()];
  for (let at = text.indexOf(part); at >= 0 && at <= start; at = text.indexOf(part, at + 1)) {
    if (at + part.length < end) continue;
    const inCase = piece === part ? meant.toLowerCase() : piece === piece.toUpperCase() ? meant.toUpperCase() : meant;
    return piece.slice(0, start - at) + inCase + piece.slice(end - at);
  }
  return null;
}
