import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Values of two parts, of which the second only counts where the first are alike: months and days, major and minor. */
export const inOrder: Family = {
  name: "in-order",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isLogicalExpression(node)) yield* byFirst(site, node);
      if (t.isBinaryExpression(node)) yield* withSecond(site, node);
    }
  },
};

const STRICT: Readonly<Record<string, string>> = { "<": "<", "<=": "<", ">": ">", ">=": ">" };

/** `a >= b && c >= d` → `a > b || (a === b && c >= d)`. */
function* byFirst(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  const { left, right } = node;
  if (!t.isBinaryExpression(left) || !t.isBinaryExpression(right)) return;
  const strict = STRICT[left.operator];
  if (strict === undefined || STRICT[right.operator] !== strict) return;
  const [a, b] = [textOf(site.source, left.left), textOf(site.source, left.right)];
  const parent = site.source.parents.get(node);
  const whole = `${a} ${strict} ${b} || (${a} === ${b} && ${textOf(site.source, right)})`;
  const isLoose = !t.isExpression(parent) || t.isArrowFunctionExpression(parent) || t.isAssignmentExpression(parent);
  yield replaceNode(site, node, isLoose ? whole : `(${whole})`, 0.5);
}

const MOST_SECOND = 3;

/** `dx < 0` → `dx < 0 || (dx === 0 && dy < 0)`, of variables that come in pairs. */
function* withSecond(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const strict = STRICT[node.operator];
  const parent = site.source.parents.get(node);
  if (strict === undefined || !t.isIdentifier(node.left) || t.isLoop(parent)) return;
  const { name } = node.left;
  const limit = textOf(site.source, node.right);
  const twins = namesAt(site.source, node).filter((one) => one.name !== name && areTwins(one.name, name) && one.name !== limit);
  const isBare = !t.isExpression(parent) || t.isLogicalExpression(parent, { operator: "||" });
  for (const twin of twins.slice(0, MOST_SECOND)) {
    const whole = `${name} ${strict} ${limit} || (${name} === ${limit} && ${twin.name} ${node.operator} ${limit})`;
    yield replaceNode(site, node, isBare ? whole : `(${whole})`, 0.5);
  }
}

/** They differ in one letter. */
function areTwins(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return [...one].filter((letter, at) => letter !== other[at]).length === 1;
}
