import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Site } from "../types.ts";

/** Times that a function which is handed over and gives nothing is likelier to be wrong, where something is made of what it gives. */
const MADE_OF = 2.5;
const TAKES_VALUES = new Set([
  "map",
  "filter",
  "flatMap",
  "reduce",
  "some",
  "every",
  "find",
  "findIndex",
  "sort",
  "then",
  "from",
]);

/** Braces that take away what a function gives: `(item) => { id: item.id }` → `({ id: item.id })`. */
export const arrowBody: Family = {
  name: "arrow-body",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isArrowFunctionExpression(node) || !t.isBlockStatement(node.body) || node.body.body.length !== 1) continue;
      const [only] = node.body.body;
      const evidence = isMadeOf(site, node) ? MADE_OF : 1;
      if (t.isLabeledStatement(only) && t.isExpressionStatement(only.body))
        yield { ...replaceNode(site, node.body, `(${textOf(site.source, node.body).replace(/;\s*\}$/, " }")})`, 1.2), evidence };
      else if (t.isExpressionStatement(only)) {
        const text = textOf(site.source, only.expression);
        yield { ...replaceNode(site, node.body, t.isObjectExpression(only.expression) ? `(${text})` : text, 0.8), evidence };
      }
    }
  },
};

function isMadeOf({ source }: Site, node: t.Node): boolean {
  const parent = source.parents.get(node);
  if (!t.isCallExpression(parent) || !t.isMemberExpression(parent.callee)) return false;
  return t.isIdentifier(parent.callee.property) && TAKES_VALUES.has(parent.callee.property.name);
}
