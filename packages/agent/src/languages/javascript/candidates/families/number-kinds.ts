import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What counts as a number, as a yes, as a place in a list: NaN is of type number, and `"false"` is there. */
export const numberKinds: Family = {
  name: "number-kinds",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node)) {
        yield* typed(site, node);
        yield* atTheBeginning(site, node);
        yield* asText(site, node);
      }
      if (t.isCallExpression(node)) yield* called(site, node);
      if (t.isMemberExpression(node) && node.computed) yield* fromBehind(site, node);
      if (t.isThrowStatement(node) && (t.isStringLiteral(node.argument) || t.isTemplateLiteral(node.argument)))
        yield replaceNode(site, node.argument, `new Error(${textOf(site.source, node.argument)})`, 1);
    }
  },
};

/** `typeof n === "number"` → `Number.isInteger(n)`, `… && !isNaN(n)`. */
function* typed(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (!t.isUnaryExpression(left, { operator: "typeof" }) || !t.isStringLiteral(right, { value: "number" })) return;
  const [text, name] = [textOf(site.source, node), textOf(site.source, left.argument)];
  const not = operator.startsWith("!");
  const parent = site.source.parents.get(node);
  for (const [test, weight] of [
    [`!isNaN(${name})`, 0.7],
    [`isFinite(${name})`, 0.7],
  ] as const) {
    const whole = not ? `${text} || ${test.startsWith("!") ? test.slice(1) : `!${test}`}` : `${text} && ${test}`;
    const isFree = !t.isLogicalExpression(parent) || parent.operator === (not ? "||" : "&&");
    yield replaceNode(site, node, isFree ? whole : `(${whole})`, weight);
  }
  yield replaceNode(site, node, `${not ? "!" : ""}Number.isInteger(${name})`, 0.5);
  yield replaceNode(site, node, `${not ? "!" : ""}Number.isFinite(${name})`, 0.5);
  const big = `typeof ${name} ${operator} ${quoted(site, "bigint")}`;
  const either = not ? `${text} && ${big}` : `${text} || ${big}`;
  yield replaceNode(site, node, t.isLogicalExpression(parent) ? `(${either})` : either, 0.5);
}

/** `text.indexOf(part) !== -1` → `text.indexOf(part) === 0`. */
function* atTheBeginning(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  const isFound = /^!==?$|^>=?$/.test(operator) && /^(?:-1|0)$/.test(textOf(site.source, right));
  if (!isFound || !t.isCallExpression(left) || !t.isMemberExpression(left.callee)) return;
  if (t.isIdentifier(left.callee.property, { name: "indexOf" }))
    yield replaceNode(site, node, `${textOf(site.source, left)} === 0`, 0.4);
}

/** `value + ""` throws at symbols and at what has no prototype; `String(value)` at less. */
function* asText(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { operator, left, right } = node;
  const isEmpty = (one: t.Node): boolean => t.isStringLiteral(one, { value: "" });
  const value = operator !== "+" ? null : isEmpty(right) ? left : isEmpty(left) ? right : null;
  if (value !== null) yield replaceNode(site, node, `String(${textOf(site.source, value)})`, 0.6);
}

function* called(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  const [first, ...more] = given;
  if (t.isIdentifier(callee, { name: "isNaN" }) && t.isExpression(first)) {
    const parent = site.source.parents.get(node);
    if (!t.isUnaryExpression(parent, { operator: "!" })) return;
    const [text, value] = [textOf(site.source, parent), textOf(site.source, first)];
    const inner = /^(?:parseFloat|Number|parseInt)\((.*)\)$/s.exec(value)?.[1];
    for (const one of inner === undefined ? [value] : [inner, value])
      yield replaceNode(site, parent, `${text} && isFinite(${one})`, 0.5);
  }
  if (t.isIdentifier(callee, { name: "Boolean" }) && t.isExpression(first) && more.length === 0) {
    const value = textOf(site.source, first);
    yield replaceNode(site, node, `${value} === ${quoted(site, "true")}`, 0.5);
    yield replaceNode(site, node, `${value} === true || ${value} === ${quoted(site, "true")}`, 0.4);
  }
}

/** `list[at]` → `list.at(at)`: counted from the end where it is below nought. */
function* fromBehind(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const { object, property } = node;
  const parent = site.source.parents.get(node);
  const isWritten =
    (t.isAssignmentExpression(parent) && parent.left === node) ||
    t.isUpdateExpression(parent) ||
    t.isUnaryExpression(parent, { operator: "delete" });
  if (
    isWritten ||
    !(t.isIdentifier(property) || t.isBinaryExpression(property)) ||
    (t.isCallExpression(parent) && parent.callee === node)
  )
    return;
  const [list, at] = [textOf(site.source, object), textOf(site.source, property)];
  yield replaceNode(site, node, `${list}.at(${at})`, 0.3);
  if (t.isIdentifier(property)) yield replaceNode(site, property, `${at} < 0 ? ${list}.length + ${at} : ${at}`, 0.3);
}
