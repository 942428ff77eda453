import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { testOf } from "../families/condition.ts";
import { textOf } from "../parse.ts";
import type { Family, Site } from "../types.ts";
import { predicatesAt } from "./predicates.ts";

/** One more clause of a condition, of what is at hand; or another condition altogether. */
export const clause: Family = {
  name: "wide-clause",
  *propose(site) {
    for (const test of testsOf(site)) {
      const text = textOf(site.source, test);
      for (const part of partsOf(test)) {
        const own = textOf(site.source, part);
        const parent = site.source.parents.get(part);
        const factor = part === test ? 1 : 0.6;
        for (const { text: more, weight } of predicatesAt(site, part)) {
          if (text.includes(more)) continue;
          const and = `${enclosed(part, own, "||")} && ${more}`;
          const or = `${own} || ${more}`;
          yield replaceNode(site, part, isHigher(parent, "&&") ? `(${and})` : and, 0.3 * weight * factor);
          yield replaceNode(site, part, isHigher(parent, "||") ? `(${or})` : or, 0.3 * weight * factor);
        }
      }
      for (const { text: other, weight } of predicatesAt(site, test)) yield replaceNode(site, test, other, 0.12 * weight);
    }
  },
};

const ASKING = new Set(["filter", "some", "every", "find", "findIndex", "findLast"]);

function testsOf(site: Site): Set<t.Expression> {
  const tests = new Set<t.Expression>();
  for (const node of site.nodes) {
    const test = testOf(node) ?? answerOf(site, node);
    if (test !== null) tests.add(test);
  }
  return tests;
}

/** What the callback of `filter` and its like says. */
function answerOf({ source }: Site, node: t.Node): t.Expression | null {
  if (!t.isArrowFunctionExpression(node) || t.isBlockStatement(node.body)) return null;
  const call = source.parents.get(node);
  if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee) || !t.isIdentifier(call.callee.property)) return null;
  return ASKING.has(call.callee.property.name) ? node.body : null;
}

/** The condition, and each of its clauses. */
function partsOf(test: t.Expression): t.Expression[] {
  if (!t.isLogicalExpression(test)) return [test];
  const clauses = (node: t.Expression): t.Expression[] =>
    t.isLogicalExpression(node) ? [...clauses(node.left), ...clauses(node.right)] : [node];
  return [test, ...clauses(test)];
}

function enclosed(node: t.Expression, text: string, operator: "||" | "&&"): string {
  return t.isConditionalExpression(node) || t.isLogicalExpression(node, { operator }) ? `(${text})` : text;
}

/** What stands around binds more strongly. */
function isHigher(parent: t.Node | undefined, operator: "&&" | "||"): boolean {
  if (t.isLogicalExpression(parent)) return parent.operator !== operator;
  return t.isBinaryExpression(parent) || t.isUnaryExpression(parent);
}
