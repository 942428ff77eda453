import * as t from "@babel/types";
import { tryExpression } from "../ast.ts";
import type { Bound, Check } from "./types.ts";

type ValueCheck = Extract<Check, { kind: "value" }>;

/**
 * The same example where the value that the issue writes is how another kind of value looks: the number that an object
 * of the project prints as, the parts of a list with commas between them, a record without a prototype. What the program
 * gives tells which is meant.
 */
export function inOtherShapes(example: Bound): Bound[] {
  const { symptom } = example;
  // The issue shows that a text comes out.
  const isText = symptom.kind === "wrong_value" && /^["'`]/.test(symptom.actual ?? "");
  const shapes = isText ? [asLines, asJoined, asPlain] : [asLines, asText, asJoined, asPlain];
  return shapes.map((shape) => inShape(example, shape)).filter((one) => one !== null);
}

function inShape(example: Bound, shape: (check: ValueCheck) => ValueCheck | null): Bound | null {
  let expected: string | null = null;
  const steps = example.steps.map((step): Bound["steps"][number] => {
    if (step.kind === "code" || step.check.kind !== "value") return step;
    const check = shape(step.check);
    if (check === null) return step;
    expected = check.expected;
    return { kind: "check", check };
  });
  if (expected === null) return null;
  const { symptom } = example;
  return { ...example, steps, symptom: symptom.kind === "wrong_value" ? { ...symptom, expected } : symptom };
}

/** `total` is `-4`, where `total` may be an object that shows so. */
function asText(check: ValueCheck): ValueCheck | null {
  const node = tryExpression(check.expected);
  const isNumber = t.isNumericLiteral(node) || (t.isUnaryExpression(node) && t.isNumericLiteral(node.argument));
  if (!isNumber && !t.isStringLiteral(node)) return null;
  if (/^String\(|\.to\w*String\([^()]*\)$/.test(check.expression)) return null;
  const text = t.isStringLiteral(node) ? node.value : check.expected;
  return { ...check, expression: `String(${check.expression})`, expected: JSON.stringify(text) };
}

/** What stands in lines, where a list of them may come out. */
function asLines(check: ValueCheck): ValueCheck | null {
  const node = tryExpression(check.expected);
  if (!t.isStringLiteral(node) || !/\S\n.*\S/s.test(node.value) || /\.join\(/.test(check.expression)) return null;
  return { ...check, expression: `[${check.expression}].flat().join("\\n")` };
}

/** `shares` are `3.34 EUR, 3.33 EUR`, where `shares` is a list. */
function asJoined(check: ValueCheck): ValueCheck | null {
  const node = tryExpression(check.expected);
  if (!t.isStringLiteral(node) || !/\S, \S/.test(node.value) || /\.join\(/.test(check.expression)) return null;
  return { ...check, expression: `[${check.expression}].flat().join(", ")` };
}

/** `record` is `{ a: 1 }`, where `record` may be of a class or have no prototype. */
function asPlain(check: ValueCheck): ValueCheck | null {
  return /^\s*(?:\{|\[[\s\S]*\{)/.test(check.expected) ? { ...check, expression: `structuredClone(${check.expression})` } : null;
}
