import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { opposite } from "./condition.ts";
import type { Family, Site } from "../types.ts";

const MOST_CLAUSES = 4;

/** Clauses that are put together another way: `a || (b && c)` → `c && (a || b)`, with one of them negated too. */
export const regroup: Family = {
  name: "regroup",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isLogicalExpression(node) || t.isLogicalExpression(site.source.parents.get(node))) continue;
      const clauses = clausesOf(site, node);
      if (clauses === null || clauses.length < 2 || clauses.length > MOST_CLAUSES) continue;
      for (const whole of shapesOf(clauses)) yield replaceNode(site, node, whole, 0.35);
      for (const [at, clause] of clauses.entries()) {
        const flipped = clauses.with(at, opposite(clause));
        for (const whole of shapesOf(flipped)) yield replaceNode(site, node, whole, 0.12);
      }
    }
  },
};

/** null where one of them is no plain condition. */
function clausesOf(site: Site, node: t.Expression): string[] | null {
  if (!t.isLogicalExpression(node)) return t.isConditionalExpression(node) ? null : [textOf(site.source, node)];
  if (node.operator === "??") return null;
  const [left, right] = [clausesOf(site, node.left), clausesOf(site, node.right)];
  return left === null || right === null ? null : [...left, ...right];
}

/** All trees of `&&` and `||` over the clauses in their order, and those with one of them asked first of all. */
function shapesOf(clauses: readonly string[]): Set<string> {
  const shapes = new Set(treesOf(clauses).map(({ text }) => text));
  for (const [at, clause] of clauses.entries()) {
    const rest = clauses.toSpliced(at, 1);
    for (const { text, operator } of treesOf(rest)) {
      shapes.add(operator === "||" ? `${clause} && (${text})` : `${clause} && ${text}`);
      shapes.add(operator === "&&" ? `${clause} || (${text})` : `${clause} || ${text}`);
    }
  }
  return shapes;
}

interface Tree {
  text: string;
  operator: "&&" | "||" | null;
}

function treesOf(clauses: readonly string[]): Tree[] {
  const [only] = clauses;
  if (clauses.length === 1 && only !== undefined) return [{ text: only, operator: null }];
  const trees: Tree[] = [];
  for (let at = 1; at < clauses.length; at++)
    for (const left of treesOf(clauses.slice(0, at)))
      for (const right of treesOf(clauses.slice(at)))
        for (const operator of ["&&", "||"] as const) {
          const side = (one: Tree): string => (one.operator !== null && one.operator !== operator ? `(${one.text})` : one.text);
          trees.push({ text: `${side(left)} ${operator} ${side(right)}`, operator });
        }
  return trees;
}
