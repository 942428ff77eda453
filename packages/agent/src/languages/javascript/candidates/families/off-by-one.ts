import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** One more or one less, where a number counts: bounds, indexes, lengths, arguments of slices. */
export const offByOne: Family = {
  name: "off-by-one",
  mutates: true,
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isUpdateExpression(node, { operator: "++" })) yield* widerSteps(site, node);
      if (!t.isExpression(node) || t.isLiteral(node) || t.isFunction(node)) continue;
      const weight = weightAt(site, node);
      if (weight > 0) yield* oneMoreOrLess(site, node, weight);
    }
  },
};

const MOST_STEPS = 3;

/** `for (…; i++)` → `i += size`: as many at once as there are in one. */
function* widerSteps(site: Site, node: t.UpdateExpression): Iterable<Proposal> {
  const loop = site.source.parents.get(node);
  if (!t.isForStatement(loop) || loop.update !== node || !t.isIdentifier(node.argument)) return;
  const own = node.argument.name;
  const body = textOf(site.source, loop.body);
  const steps = namesAt(site.source, loop).filter(
    ({ name, kind, place }) =>
      name !== own && (kind === "number" || kind === "unknown") && place !== "outer" && new RegExp(`\\b${name}\\b`).test(body),
  );
  for (const name of ["2", ...steps.slice(0, MOST_STEPS).map((one) => one.name)])
    yield replaceNode(site, node, `${own} += ${name}`, name === "2" ? 0.2 : 0.5);
}

function* oneMoreOrLess(site: Site, node: t.Node, weight: number): Iterable<Proposal> {
  const text = textOf(site.source, node);
  // `x - 1` is first tried as `x`: the same as adding one.
  if (
    t.isBinaryExpression(node) &&
    (node.operator === "+" || node.operator === "-") &&
    t.isNumericLiteral(node.right, { value: 1 })
  ) {
    yield replaceNode(site, node, textOf(site.source, node.left), weight);
    yield replaceNode(site, node, `${textOf(site.source, node.left)} ${node.operator} 2`, weight * 0.3);
    return;
  }
  const simple =
    t.isIdentifier(node) ||
    t.isMemberExpression(node) ||
    t.isCallExpression(node) ||
    (t.isBinaryExpression(node) && ["+", "-"].includes(node.operator));
  const operand = simple || (t.isBinaryExpression(node) && ["*", "/", "%"].includes(node.operator)) ? text : `(${text})`;
  const parent = site.source.parents.get(node);
  const tight = t.isBinaryExpression(parent) && ["*", "/", "%", "**", "-"].includes(parent.operator);
  for (const [suffix, factor] of [
    ["- 1", 1],
    ["+ 1", 1],
  ] as const)
    yield replaceNode(site, node, tight ? `(${operand} ${suffix})` : `${operand} ${suffix}`, weight * factor);
}

const COUNTING = new Set([
  "slice",
  "splice",
  "substring",
  "substr",
  "charAt",
  "charCodeAt",
  "codePointAt",
  "repeat",
  "padStart",
  "padEnd",
  "at",
  "fill",
  "toFixed",
  "indexOf",
]);

function weightAt(site: Site, node: t.Node): number {
  const parent = site.source.parents.get(node);
  if (parent === undefined || (t.isIdentifier(node) && !isReference(site.source, node))) return 0;
  const numeric = kindOf(site.source, node) === "number";
  if (
    (t.isMemberExpression(parent) || t.isOptionalMemberExpression(parent)) &&
    parent.computed === true &&
    parent.property === node
  )
    return t.isStringLiteral(node) ? 0 : 0.8;
  if (t.isBinaryExpression(parent) && ["<", "<=", ">", ">="].includes(parent.operator)) return parent.right === node ? 0.9 : 0.6;
  if (t.isBinaryExpression(parent) && ["===", "!==", "==", "!="].includes(parent.operator)) return numeric ? 0.6 : 0;
  if (t.isCallExpression(parent) && parent.callee !== node) {
    const counting =
      t.isMemberExpression(parent.callee) && t.isIdentifier(parent.callee.property) && COUNTING.has(parent.callee.property.name);
    return counting ? 0.9 : numeric ? 0.5 : 0;
  }
  if (t.isBinaryExpression(parent) && ["*", "/", "%", "-"].includes(parent.operator)) return 0.45;
  if (
    t.isReturnStatement(parent) ||
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node)
  )
    return numeric ? 0.6 : t.isBinaryExpression(node) && node.operator === "+" ? 0.3 : 0;
  if (t.isArrowFunctionExpression(parent) && parent.body === node) return numeric ? 0.5 : 0;
  if (t.isUpdateExpression(parent) || t.isAssignmentExpression(parent)) return 0;
  return numeric && t.isExpression(parent) ? 0.3 : 0;
}
