import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Values of two parts, of which the second only counts where the first are alike: months and days, major and minor. */
export const inOrder: Family = {
  name: "in-order",
  *propose(site) {
    for (const node of site.nodes) if (t.isLogicalExpression(node)) yield* byFirst(site, node);
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
