import * as t from "@babel/types";
import { withoutAdverb } from "../../../../stages/1-intake/text/outcome.ts";
import { isObjectAsText } from "../../../../stages/1-intake/text/value-kinds.ts";
import { declaredNames, freeNames, sliceOf, tryExpression, tryParse } from "../../ast.ts";
import type { Line } from "../steps.ts";
import type { Check, Example, Step } from "../types.ts";
import { textOfCells, textOfLines } from "../texts.ts";
import { bareString, isPrimitive, parseValue, textWithMarks, trimMarks } from "../values.ts";
import { partExamples } from "./part-examples.ts";

/** `12.50` */
const ENDS_IN_ZERO = /^-?\d+\.\d*0$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)$/;
/** Numbers are no other than texts with them, by what all such methods do. */
const TEXT_GIVERS = new Set(
  "join padEnd padStart repeat toExponential toFixed toLocaleLowerCase toLocaleString toLocaleUpperCase toLowerCase toPrecision toString toUpperCase trim trimEnd trimStart".split(
    " ",
  ),
);
/** `throws TypeError`: no value comes out now. */
const FAILS = /\b(?:throws?|thrown|threw|raises?|rejects?|crash(?:es|ed)?|fails?|hangs?|nothing)\b|(?:Error|Exception)\b/i;

/** A call and its stated value, as examples of all that may be meant by it; none where the value cannot be written down. */
export function valueExamples(
  line: Pick<Line, "expression" | "printed">,
  expectedText: string,
  actualText: string | null,
  steps: (check: Check) => Step[],
  derivedFrom: string,
  score: number,
): Example[] {
  const expression = line.expression;
  if (expression === null) return [];
  // “same as the two above”: a value, and not these words.
  if (/^(?:the )?same\b(?! *["'`])|^(?:like|as) (?:the|above|before|in|it)\b/i.test(trimMarks(expectedText))) return [];
  const bare = withoutAdverb(expectedText);
  if (bare !== expectedText) return valueExamples(line, bare, actualText, steps, derivedFrom, score);
  const actual = actualText === null ? null : (parseValue(actualText) ?? textWithMarks(actualText));
  // A moment beside a text that is one is a text.
  const isMoment = MOMENT.test(trimMarks(expectedText)) && /^["'`]/.test(actual ?? "");
  const stated =
    (isMoment ? JSON.stringify(trimMarks(expectedText)) : null) ??
    parseValue(expectedText) ??
    (/^`?[[{]/.test(expectedText.trim()) ? ofKnownNames(expectedText, steps) : null) ??
    (line.printed || /^[\w./:@-]+$/.test(trimMarks(expectedText)) || score >= 80 || /^["'`]/.test(actual ?? "")
      ? bareString(expectedText)
      : null) ??
    (score >= 80 ? textWithMarks(expectedText) : null) ??
    textOfLines(expectedText) ??
    (score >= 80 ? textOfCells(expectedText) : null) ??
    ofKnownNames(expectedText, steps);
  // A record or list that is written as code is no text, unless texts come out: there is a name in it that nobody knows.
  const isCode = /^[[{]/.test(trimMarks(expectedText)) && tryExpression(trimMarks(expectedText)) !== null;
  if (isCode && /^["'`]/.test(stated ?? "") && !/^["'`]/.test(actual ?? "") && actualText === null) return [];
  if (stated === null)
    return actualText === null ? [] : partExamples(expression, expectedText, actualText, { steps, derivedFrom, score });
  // A program prints no number with such an end: it is a text, where what comes out now is none either.
  const isText =
    (actualText !== null &&
      ENDS_IN_ZERO.test(stated) &&
      (actual === null || ENDS_IN_ZERO.test(actual) || /^["']/.test(actual))) ||
    (NUMBER.test(stated) && (givesText(expression) || ENDS_IN_ZERO.test(actual ?? ""))) ||
    // No number is printed so.
    (actual === null && /^-?\d(?:\.\d+)?e\+\d{1,2}$/i.test(trimMarks(expectedText)) && Math.abs(Number(stated)) < 1e21);
  const isWord = /^[a-z ]+$/i.test(trimMarks(expectedText));
  const value = isText ? JSON.stringify(asWritten(expectedText, stated)) : isWord ? inKindOf(stated, actual) : stated;
  const whole = isPrimitive(value) && !/^["'`]/.test(trimMarks(expectedText)) ? null : wholeOf(expression);
  // What was only printed as JSON is stated as the value that it is; what else is in it now was not printed.
  if (whole !== null) return valueExamples({ ...line, expression: whole }, expectedText, null, steps, derivedFrom, score);
  // Where both are written as numbers, whether the program gives numbers or texts of them is told by running it.
  const ways =
    NUMBER.test(value) && NUMBER.test(trimMarks(actualText ?? ""))
      ? [value, JSON.stringify(asWritten(expectedText, value))]
      : [value];
  return ways.map((expected, at) => ({
    steps: steps({ kind: "value", expression, expected, actual: actualText, stated: true }),
    derivedFrom,
    symptom: { kind: "wrong_value", expected, actual: asShown(expected, actual, actualText) },
    score: score + (actualText === null ? 0 : 3) - at * LESS_AS_TEXT,
  }));
}

const LESS_AS_TEXT = 8;

/** `1e+21` as it stands, and no other way to write that number. */
function asWritten(text: string, stated: string): string {
  const clean = trimMarks(text).replace(/[.,;]$/, "");
  return NUMBER.test(clean) ? clean : stated;
}

/** `value.toString()`, `price.toFixed(2)`: numbers that it gives are written ones. */
function givesText(expression: string): boolean {
  const node = tryExpression(expression);
  if (t.isTemplateLiteral(node)) return true;
  if (!t.isCallExpression(node)) return false;
  const { callee } = node;
  if (t.isIdentifier(callee, { name: "String" })) return true;
  // The line that Node's console prints.
  if (expression.startsWith("util.format(")) return true;
  return (
    t.isMemberExpression(callee) && !callee.computed && t.isIdentifier(callee.property) && TEXT_GIVERS.has(callee.property.name)
  );
}

/** What comes out now; beside a text that should, it is one too, though nobody quoted it. */
function asShown(value: string, actual: string | null, actualText: string | null): string | null {
  if (!/^["'`]/.test(value)) return actual;
  if (actual === null && isObjectAsText(actualText ?? "")) return JSON.stringify(trimMarks(actualText ?? ""));
  if (actual === null) return actualText === null || FAILS.test(actualText) ? null : bareString(actualText);
  return ENDS_IN_ZERO.test(actual) ? JSON.stringify(actual) : actual;
}

/** `[a, b]` where the code before declares both. */
function ofKnownNames(text: string, steps: (check: Check) => Step[]): string | null {
  const source = trimMarks(text);
  const node = tryExpression(source);
  if (node === null || !(t.isObjectExpression(node) || t.isArrayExpression(node) || t.isIdentifier(node))) return null;
  const code = steps({ kind: "completes", code: "" }).flatMap((step) => (step.kind === "code" ? [step.code] : []));
  const declared = new Set(declaredNames(tryParse("x.ts", code.join(";\n"))?.program.body ?? []));
  const used = freeNames(`(${source})`);
  return used.length > 0 && used.every((name) => declared.has(name)) ? source : null;
}

/** `value` of `JSON.stringify(value)`; null for anything else. */
function wholeOf(expression: string): string | null {
  const node = tryExpression(expression);
  const [value] = t.isCallExpression(node) && t.isMemberExpression(node.callee) ? node.arguments : [];
  const isJson = /^JSON\s*\.\s*stringify\b/.test(expression.trim());
  return isJson && t.isExpression(value) ? sliceOf(`(${expression.trim()}`, value) : null;
}

/** A number in words is of the kind that comes out now: “a plain zero” beside `'-0'` is `'0'`. */
function inKindOf(value: string, actual: string | null): string {
  const isText = actual !== null && /^(["']).*\1$/s.test(actual);
  return isText && /^-?\d+(?:\.\d+)?$/.test(value) ? JSON.stringify(value) : value;
}
