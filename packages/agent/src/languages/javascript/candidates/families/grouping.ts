import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { opposite } from "./condition.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Parentheses that are missing, the branches of `?:` the wrong way round. */
export const grouping: Family = {
  name: "grouping",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isLogicalExpression(node) || t.isBinaryExpression(node)) yield* regrouped(site, node);
      else if (t.isConditionalExpression(node)) yield* branches(site, node);
      if (t.isCallExpression(node)) yield* narrower(site, node);
      if (t.isCallExpression(node)) yield* inward(site, node);
      if (t.isCallExpression(node)) yield* ofEach(site, node);
      if (t.isBinaryExpression(node)) yield* wider(site, node);
      if (t.isBinaryExpression(node)) yield* written(site, node);
      if (t.isCallExpression(node) || t.isBinaryExpression(node)) yield* stepped(site, node);
    }
  },
};

/** `a && b || c` → `a && (b || c)`, `a + b * c` → `(a + b) * c`, `!a && b` → `!(a && b)`. */
function* regrouped(site: Site, node: t.LogicalExpression | t.BinaryExpression): Iterable<Proposal> {
  const { left, right } = node;
  const text = (one: t.Node): string => textOf(site.source, one);
  if (isLoose(left) && left.extra?.["parenthesized"] !== true && left.operator !== node.operator)
    yield replaceNode(
      site,
      node,
      `${text(left.left)} ${left.operator} (${text(left.right)} ${node.operator} ${text(right)})`,
      0.7,
    );
  if (isLoose(right) && right.extra?.["parenthesized"] !== true && right.operator !== node.operator)
    yield replaceNode(
      site,
      node,
      `(${text(left)} ${node.operator} ${text(right.left)}) ${right.operator} ${text(right.right)}`,
      0.7,
    );
  if (t.isUnaryExpression(left, { operator: "!" }))
    yield replaceNode(site, node, `!(${text(left.argument)} ${node.operator} ${text(right)})`, 0.5);
  if (t.isLogicalExpression(node) && node.operator !== "??") yield* implied(site, node);
  if (t.isLogicalExpression(node, { operator: "??" })) {
    const [first, second] = [text(right), text(left)];
    yield replaceNode(site, node, `${t.isConditionalExpression(right) ? `(${first})` : first} ?? ${second}`, 0.5);
  }
}

/** `a && b` → `!a || b`: the second is asked only where the first holds. */
function* implied(site: Site, { left, right, operator }: t.LogicalExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(left);
  if (parent === undefined || t.isLogicalExpression(left)) return;
  const other = operator === "&&" ? "||" : "&&";
  const outer = site.source.parents.get(parent);
  const whole = `${opposite(textOf(site.source, left))} ${other} ${textOf(site.source, right)}`;
  yield replaceNode(site, parent, t.isLogicalExpression(outer) ? `(${whole})` : whole, 0.5);
}

function isLoose(node: t.Node): node is t.LogicalExpression | t.BinaryExpression {
  return t.isLogicalExpression(node) || (t.isBinaryExpression(node) && ["+", "-", "*", "/", "%"].includes(node.operator));
}

const ARITHMETIC = new Set(["+", "-", "*", "/"]);

/** `Math.min(a + b, c)` → `a + Math.min(b, c)`: only a part of it is rounded or limited. */
function* narrower(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [first, ...rest] = node.arguments;
  if (!isPlainCall(node) || !t.isBinaryExpression(first) || !ARITHMETIC.has(first.operator)) return;
  const text = (one: t.Node): string => textOf(site.source, one);
  const others = rest.map((one) => `, ${text(one)}`).join("");
  const loose = t.isBinaryExpression(site.source.parents.get(node));
  const given = (inner: t.Node): string => `${text(node.callee)}(${text(inner)}${others})`;
  for (const whole of [
    `${text(first.left)} ${first.operator} ${given(first.right)}`,
    `${given(first.left)} ${first.operator} ${text(first.right)}`,
  ])
    yield replaceNode(site, node, loose ? `(${whole})` : whole, 0.6);
}

/** `repeat(first.concat(row), times)` → `first.concat(repeat(row, times))`: only a part of it goes through the function. */
function* inward(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [first, ...rest] = node.arguments;
  if (!t.isCallExpression(first) || !t.isMemberExpression(first.callee) || first.arguments.length !== 1) return;
  const [given] = first.arguments;
  if (!t.isExpression(given) || t.isFunction(given)) return;
  const text = (one: t.Node): string => textOf(site.source, one);
  const others = rest.map((one) => `, ${text(one)}`).join("");
  const method = text(first).slice(text(first.callee.object).length, text(first.callee).length);
  const through = (inner: t.Node): string => `${text(node.callee)}(${text(inner)}${others})`;
  yield replaceNode(site, node, `${text(first.callee.object)}${method}(${through(given)})`, 0.5);
  yield replaceNode(site, node, `${through(first.callee.object)}${method}(${text(given)})`, 0.4);
}

/** `decode(text).split(",")` → `text.split(",").map(decode)`: each part goes through the function, and not the whole. */
function* ofEach(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  if (!t.isMemberExpression(callee) || !t.isCallExpression(callee.object) || !t.isIdentifier(callee.property)) return;
  const inner = callee.object;
  const [only, ...more] = inner.arguments;
  if (!["split", "filter", "slice"].includes(callee.property.name) || more.length > 0 || !t.isExpression(only)) return;
  if (!t.isIdentifier(inner.callee)) return;
  const text = (one: t.Node): string => textOf(site.source, one);
  const parts = `${text(only)}.${callee.property.name}(${given.map(text).join(", ")})`;
  yield replaceNode(site, node, `${parts}.map((one) => ${text(inner.callee)}(one))`, 0.5);
}

/** `Math.round(a) * b` → `Math.round(a * b)`: rounded or limited too early. */
function* wider(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (!ARITHMETIC.has(node.operator)) return;
  const text = (one: t.Node): string => textOf(site.source, one);
  for (const [call, side] of [
    [node.left, "left"],
    [node.right, "right"],
  ] as const) {
    if (!t.isCallExpression(call) || !isPlainCall(call)) continue;
    const [first, ...rest] = call.arguments;
    if (first === undefined || !t.isExpression(first)) continue;
    const isTight = side === "left" && t.isBinaryExpression(first) && ["*", "/"].includes(first.operator);
    const inner = isLoose(first) && !isTight ? `(${text(first)})` : text(first);
    const sum =
      side === "left" ? `${inner} ${node.operator} ${text(node.right)}` : `${text(node.left)} ${node.operator} ${inner}`;
    yield replaceNode(site, node, `${text(call.callee)}(${[sum, ...rest.map(text)].join(", ")})`, 0.6);
    const [second] = rest;
    if (rest.length !== 1 || !t.isExpression(second)) continue;
    const other =
      isLoose(second) && !["*", "/"].includes(t.isBinaryExpression(second) ? second.operator : "")
        ? `(${text(second)})`
        : text(second);
    const whole =
      side === "left" ? `${other} ${node.operator} ${text(node.right)}` : `${text(node.left)} ${node.operator} ${other}`;
    yield replaceNode(site, node, `${text(call.callee)}(${text(first)}, ${whole})`, 0.5);
  }
}

const WRITES = new Set(["toFixed", "toPrecision", "toString", "padStart", "padEnd"]);

/** `(a / b).toFixed(1) * 100` → `((a / b) * 100).toFixed(1)`: written before it is computed. */
function* written(site: Site, { left, right, operator }: t.BinaryExpression): Iterable<Proposal> {
  if (!ARITHMETIC.has(operator) || !t.isCallExpression(left) || !t.isMemberExpression(left.callee)) return;
  const { object, property } = left.callee;
  const node = site.source.parents.get(left);
  if (node === undefined || !t.isIdentifier(property) || !WRITES.has(property.name)) return;
  const text = (one: t.Node): string => textOf(site.source, one);
  const inner = isLoose(object) ? `(${text(object)})` : text(object);
  const given = left.arguments.map(text).join(", ");
  yield replaceNode(site, node, `(${inner} ${operator} ${text(right)}).${property.name}(${given})`, 0.6);
}

/** `next(day) + 1` → `next(day + 1)`, and the other way round. */
function* stepped(site: Site, node: t.CallExpression | t.BinaryExpression): Iterable<Proposal> {
  const text = (one: t.Node): string => textOf(site.source, one);
  const call = t.isBinaryExpression(node) ? node.left : node;
  if (!t.isCallExpression(call) || isPlainCall(call)) return;
  const [first, ...rest] = call.arguments;
  if (!t.isExpression(first)) return;
  const given = (inner: string): string => `${text(call.callee)}(${[inner, ...rest.map(text)].join(", ")})`;
  if (t.isBinaryExpression(node) && isStep(node)) {
    yield replaceNode(site, node, given(`${text(first)} ${node.operator} ${text(node.right)}`), 0.4);
  } else if (t.isCallExpression(node) && t.isBinaryExpression(first) && isStep(first)) {
    const isTight = t.isBinaryExpression(site.source.parents.get(node)) || t.isMemberExpression(site.source.parents.get(node));
    const whole = `${given(text(first.left))} ${first.operator} ${text(first.right)}`;
    yield replaceNode(site, node, isTight ? `(${whole})` : whole, 0.4);
  }
}

const isStep = ({ operator, right }: t.BinaryExpression): boolean =>
  (operator === "+" || operator === "-") && (t.isNumericLiteral(right) || t.isIdentifier(right));

/** Of a function that takes a number and gives one: rounding, limits, conversions. */
function isPlainCall({ callee }: t.CallExpression): boolean {
  if (t.isIdentifier(callee)) return /^(?:number|parseint|parsefloat|floor|ceil)$|round|clamp|limit/i.test(callee.name);
  return t.isMemberExpression(callee) && t.isIdentifier(callee.object, { name: "Math" });
}

function* branches(site: Site, node: t.ConditionalExpression): Iterable<Proposal> {
  const [test, yes, no] = [node.test, node.consequent, node.alternate].map((one) => textOf(site.source, one));
  yield replaceNode(site, node, `${test} ? ${no} : ${yes}`, 0.7, "the branches changed places");
  for (const only of [yes, no]) yield replaceNode(site, node, only ?? "", 0.4);
}
