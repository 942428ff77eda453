import * as t from "@babel/types";
import { escapePattern } from "../../../run/escape-pattern.ts";
import { sliceOf } from "../ast.ts";
import type { Check } from "./types.ts";

const EQUAL =
  /^(?:equals?|strictEqual|deepEqual|deepStrictEqual|deepLooseEqual|is|same|isEqual|equivalent|isDeepEqual|eql?|looseEqual|toBe|toEqual|toStrictEqual|toMatchObject)$/;
const FIXED = new Map(
  Object.entries({
    toBeNull: "null",
    toBeUndefined: "undefined",
    toBeNaN: "NaN",
    true: "true",
    false: "false",
    null: "null",
    undefined: "undefined",
    NaN: "NaN",
    isTrue: "true",
    isFalse: "false",
    isNull: "null",
    isUndefined: "undefined",
  }),
);

/** An assertion statement of any common library as our check; null when it is something else. */
export function readAssertion(code: string, statement: t.Statement): Check | null {
  if (!t.isExpressionStatement(statement)) return null;
  const node = t.isAwaitExpression(statement.expression) ? statement.expression.argument : statement.expression;
  return fromExpect(code, node) ?? fromAssert(code, node);
}

/** `expect(a).toBe(b)`, `expect(a).to.deep.equal(b)`, `a.should.equal(b)`. */
function fromExpect(code: string, node: t.Expression): Check | null {
  const call = t.isCallExpression(node) ? node : null;
  const names: string[] = [];
  let at: t.Node = call?.callee ?? node;
  let negated = false;
  while (t.isMemberExpression(at) && t.isIdentifier(at.property)) {
    names.unshift(at.property.name);
    if (at.property.name === "should") {
      return finish(code, sliceOf(code, at.object), names.slice(1), call, negated);
    }
    if (at.property.name === "not") negated = true;
    at = at.object;
  }
  if (
    !t.isCallExpression(at) ||
    !t.isIdentifier(at.callee, { name: "expect" }) ||
    at.arguments[0] === undefined ||
    names.length === 0
  )
    return null;
  return finish(code, sliceOf(code, at.arguments[0]), names, call, negated);
}

function finish(code: string, subject: string, names: string[], call: t.CallExpression | null, negated: boolean): Check | null {
  const last = names.at(-1) ?? "";
  const [argument] = call?.arguments ?? [];
  if (names[0] === "resolves") return finish(code, withAwaitBefore(subject), names.slice(1), call, negated);
  if (names[0] === "rejects") {
    if (negated || !/^toThrow(?:Error)?$/.test(last)) return null;
    const isFunction = /^(?:async\s*)?(?:\([^()]*\)\s*=>|function\b)/.test(subject);
    return { kind: "throws", code: isFunction ? `await (${subject})()` : withAwaitBefore(subject), ...thrown(argument) };
  }
  if (/^(?:toThrow|toThrowError|throws?|Throw)$/.test(last)) {
    const body = callBody(subject);
    return negated ? { kind: "completes", code: body } : { kind: "throws", code: body, ...thrown(argument) };
  }
  if (negated) return null;
  if (call !== null && argument !== undefined && EQUAL.test(last)) return value(subject, sliceOf(code, argument));
  if (/^toBe(?:Truthy|Falsy)$|^ok$/.test(last)) return { kind: "truthy", expression: subject, negated: last === "toBeFalsy" };
  const fixed = FIXED.get(last);
  return fixed === undefined ? null : value(subject, fixed);
}

/** `assert.equal(a, b)`, `t.is(a, b)`, `assert(a)`, `t.throws(() => …)`. */
function fromAssert(code: string, node: t.Expression): Check | null {
  if (!t.isCallExpression(node)) return null;
  const { callee } = node;
  const [first, second] = node.arguments;
  if (first === undefined) return null;
  if (t.isIdentifier(callee)) {
    if (callee.name === "assert") return fromCondition(code, first);
    return isOfAsserts(code, callee.name) ? named(code, callee.name, first, second) : null;
  }
  let holder: t.Node = callee;
  while (t.isMemberExpression(holder)) holder = holder.object;
  if (
    !t.isMemberExpression(callee) ||
    !t.isIdentifier(callee.property) ||
    !t.isIdentifier(holder) ||
    !/^(?:assert|t|test|tap|chai|should)$/.test(holder.name)
  )
    return null;
  return named(code, callee.property.name, first, second);
}

/** `const { deepStrictEqual } = require("assert")`. */
function isOfAsserts(code: string, name: string): boolean {
  return new RegExp(
    `\\{[^{}]{0,400}(?<![\\w$])${escapePattern(name)}(?![\\w$])[^{}]{0,400}\\}\\s*(?:=\\s*require\\(\\s*|from\\s*)["'](?:node:)?assert(?:/strict)?["']`,
  ).test(code);
}

function named(code: string, name: string, first: t.Node, second: t.Node | undefined): Check | null {
  if (EQUAL.test(name) && second !== undefined) return value(sliceOf(code, first), sliceOf(code, second));
  if (/^(?:throws?|raises)$/.test(name)) return { kind: "throws", code: callBody(sliceOf(code, first)), ...thrown(second) };
  if (/^(?:doesNotThrow|notThrows)$/.test(name)) return { kind: "completes", code: callBody(sliceOf(code, first)) };
  if (/^(?:ok|truthy|assert)$/.test(name)) return fromCondition(code, first);
  if (/^(?:notOk|falsy)$/.test(name)) return { kind: "truthy", expression: sliceOf(code, first), negated: true };
  const fixed = FIXED.get(name);
  return fixed === undefined ? null : value(sliceOf(code, first), fixed);
}

/** `assert(a === b)` says more as an equality. */
function fromCondition(code: string, node: t.Node): Check {
  if (t.isBinaryExpression(node) && (node.operator === "===" || node.operator === "=="))
    return value(sliceOf(code, node.left), sliceOf(code, node.right));
  return { kind: "truthy", expression: sliceOf(code, node), negated: false };
}

function value(expression: string, expected: string): Check {
  return { kind: "value", expression, expected, actual: null, stated: true };
}

function withAwaitBefore(subject: string): string {
  return /^[\w$.]+(?:\([^]*\))?$/.test(subject) ? `await ${subject}` : `await (${subject})`;
}

/** `() => f(x)` → `f(x)`; a plain name is called. */
function callBody(source: string): string {
  const arrow = /^(?:async\s*)?\(\s*\)\s*=>\s*([\s\S]+)$/.exec(source);
  const body = arrow?.[1] ?? /^(?:async\s+)?function\s*\w*\s*\(\s*\)\s*(\{[\s\S]*\})$/.exec(source)?.[1];
  if (body === undefined) return `(${source})()`;
  return body.startsWith("{") && body.endsWith("}") && arrow?.[1]?.startsWith("({") !== true ? body.slice(1, -1).trim() : body;
}

function thrown(node: t.Node | undefined): { errorType: string | null; message: string | null } {
  if (t.isIdentifier(node)) return { errorType: node.name, message: null };
  return { errorType: null, message: t.isStringLiteral(node) ? node.value : null };
}
