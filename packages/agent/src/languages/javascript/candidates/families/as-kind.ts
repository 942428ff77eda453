import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** A value as what the place means: a yes or no, a list of it, a number; and which of its kinds a condition asks for. */
export const asKind: Family = {
  name: "as-kind",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || t.isLiteral(node) || t.isFunction(node)) continue;
      if (isWhole(site, node)) yield* handedOn(site, node);
      if (isBareTest(site, node)) yield* tested(site, node);
      if (t.isAssignmentExpression(node) && /^[|&]=$/.test(node.operator)) yield* collected(site, node);
    }
  },
};

/** Given back, kept or handed over as it is. */
function isWhole({ source }: Site, node: t.Expression): boolean {
  const parent = source.parents.get(node);
  return (
    t.isReturnStatement(parent) ||
    t.isVariableDeclarator(parent) ||
    (t.isArrowFunctionExpression(parent) && parent.body === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node) ||
    (t.isObjectProperty(parent) && parent.value === node) ||
    (t.isMemberExpression(parent) && parent.computed && parent.property === node) ||
    (t.isCallExpression(parent) && parent.callee !== node)
  );
}

function* handedOn(site: Site, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const parent = site.source.parents.get(node);
  const isKey = t.isMemberExpression(parent);
  const isSimple = t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node);
  const kind = kindOf(site.source, node);
  if (!isKey && kind !== "boolean" && (isSimple || t.isLogicalExpression(node)))
    yield replaceNode(site, node, `!!${isSimple ? text : `(${text})`}`, t.isLogicalExpression(node) ? 0.6 : 0.35);
  if (!isSimple) return;
  if (!isKey && kind !== "array" && !t.isVariableDeclarator(parent)) yield replaceNode(site, node, `[${text}]`, 0.3);
  if (kind !== "number" && t.isMemberExpression(node)) yield replaceNode(site, node, `+${text}`, 0.3);
  if (kind !== "number" && kind !== "boolean" && (isKey || t.isCallExpression(parent)))
    for (const method of ["toLowerCase", "toString", "trim"])
      yield replaceNode(site, node, `${text}.${method}()`, isKey ? 0.4 : 0.3);
  if (/date|time|expire|since|until/i.test(text) && kind !== "number") yield replaceNode(site, node, `${text}.getTime()`, 0.4);
}

/** Asked as it is, whether it is anything. */
function isBareTest({ source }: Site, node: t.Expression): boolean {
  if (!t.isIdentifier(node) && !t.isMemberExpression(node)) return false;
  const parent = source.parents.get(node);
  return (
    ((t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhile(parent)) && parent.test === node) ||
    t.isLogicalExpression(parent) ||
    t.isUnaryExpression(parent, { operator: "!" })
  );
}

const TYPES = ["number", "string", "object", "function", "boolean"];

/** `if (options.end)` → `if (typeof options.end === "number")`: nought is a number. */
function* tested(site: Site, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const parent = site.source.parents.get(node);
  const isNot = t.isUnaryExpression(parent);
  const whole = isNot ? parent : node;
  const [same, other] = isNot ? ["!==", "==="] : ["===", "!=="];
  for (const type of TYPES) yield replaceNode(site, whole, `typeof ${text} ${same} ${quoted(site, type)}`, 0.35);
  yield replaceNode(site, whole, `typeof ${text} ${other} ${quoted(site, "undefined")}`, 0.45);
  yield replaceNode(site, whole, isNot ? `${text} < 0` : `${text} >= 0`, 0.25);
  yield replaceNode(site, whole, isNot ? `${text} <= -1` : `${text} > -1`, 0.2);
  yield replaceNode(site, whole, `${isNot ? "!" : ""}Array.isArray(${text})`, 0.3);
}

/** `found |= test(one)` → `found = found || test(one)`: a yes stays one, and nothing is asked after it. */
function* collected(site: Site, node: t.AssignmentExpression): Iterable<Proposal> {
  const [left, right] = [textOf(site.source, node.left), textOf(site.source, node.right)];
  const joint = node.operator === "|=" ? "||" : "&&";
  yield replaceNode(site, node, `${left} = ${left} ${joint} ${right}`, 0.5);
  yield replaceNode(site, node, `${left} = ${right} ${joint} ${left}`, 0.4);
}
