import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family } from "../types.ts";

/** Two lists that are compared one by one have as many: `a.every((one, i) => one === b[i])` → `a.length === b.length && …`. */
export const sameLength: Family = {
  name: "same-length",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) continue;
      const [given] = node.arguments;
      const { name } = node.callee.property;
      if ((name !== "every" && name !== "some") || !t.isArrowFunctionExpression(given)) continue;
      const index = given.params[1];
      if (!t.isIdentifier(index)) continue;
      const other = beside(given, index.name);
      if (other === null) continue;
      const [one, two] = [textOf(site.source, node.callee.object), textOf(site.source, other)];
      const own = textOf(site.source, node);
      if (one === two) continue;
      const whole = name === "every" ? `${one}.length === ${two}.length && ${own}` : `${one}.length !== ${two}.length || ${own}`;
      const parent = site.source.parents.get(node);
      yield replaceNode(site, node, !t.isExpression(parent) || t.isArrowFunctionExpression(parent) ? whole : `(${whole})`, 0.9);
    }
  },
};

/** The list of which the function looks at the same place. */
function beside(given: t.ArrowFunctionExpression, index: string): t.Expression | null {
  let found: t.Expression | null = null;
  t.traverseFast(given.body, (node) => {
    if (!t.isMemberExpression(node) || !node.computed || !t.isIdentifier(node.property, { name: index })) return;
    if (t.isIdentifier(node.object) || t.isMemberExpression(node.object)) found ??= node.object;
  });
  return found;
}
