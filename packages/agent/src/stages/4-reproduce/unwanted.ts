import type { Expectation, IssueFacts } from "../../types/facts.ts";
import type { ProjectProfile } from "../../types/language.ts";
import { doubtedIn } from "./doubted.ts";
import { squeezeCode } from "../1-intake/text/expressions.ts";
import { saidToBeRight } from "../1-intake/text/judged-values.ts";

/** How the evidence tells where such a test comes from. */
export const UNWANTED = "what comes now, of which the issue only says that it is wrong";

export interface Unwanted {
  expression: string;
  snippet: number | null;
  /** As code. */
  value: string;
}

/** A number, a text in quotes, a list, an object, nothing: what both languages read as it is written. */
const LITERAL = /^(?:-?\d+(?:\.\d+)?|"[^"\n]*"|'[^'\n]*'|\[[^\n]*\]|\{[^\n]*\}|null|undefined|NaN|None)$/;

/**
 * The one call of which the issue shows what it gives, where it says of nothing what should come: a report of a bug shows what is
 * wrong. null where several are shown, or one is said to be right. Pure.
 */
export function unwantedIn({ expectations, text }: Pick<IssueFacts, "expectations" | "text">): Unwanted | null {
  const isWish = ({ expected, throws, bare, guessed }: Expectation): boolean =>
    (expected !== null && bare !== true && guessed !== true) || throws !== null;
  if (expectations.some(isWish)) return null;
  const shown = expectations.flatMap(({ expression, expected, actual, bare, fine, guessed, snippet }) => {
    const value = actual ?? (bare === true ? expected : null);
    return expression === null || value === null || fine === true || guessed === true
      ? []
      : [{ expression, snippet, value: value.trim() }];
  });
  const [only, ...others] = new Map(shown.map((one) => [squeezeCode(one.expression), one])).values();
  // Of several the one that a question or a verdict is right behind.
  const doubted = only === undefined || others.length > 0 ? doubtedIn(text) : null;
  if (doubted !== null && LITERAL.test(doubted.value) && !saidToBeRight(text).has(squeezeCode(doubted.value)))
    return { ...doubted, snippet: null };
  if (only === undefined || others.length > 0 || !LITERAL.test(only.value) || !only.expression.includes("(")) return null;
  return saidToBeRight(text).has(squeezeCode(only.value)) ? null : only;
}

/** That the call gives something else, as a question that has an answer. */
export function isAnother({ expression, snippet, value }: Unwanted, language: ProjectProfile["language"]): Expectation {
  const asked =
    language === "python" ? `(${expression}) != (${value})` : `JSON.stringify(${expression}) !== JSON.stringify(${value})`;
  const [expected, actual] = language === "python" ? ["True", "False"] : ["true", "false"];
  return { expression: asked, expected, actual, throws: null, origin: "prose", snippet, guessed: true };
}
