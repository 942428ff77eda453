import * as t from "@babel/types";
import { insertBefore, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import type { Family, Site } from "../types.ts";

/** A loop whose variable becomes what it is already never ends: `if (folder === "/") return` → `if (parent === folder) return`. */
export const stalled: Family = {
  name: "stalled",
  *propose(site) {
    const { statement } = site;
    if (statement === null) return;
    for (const [current, next] of stepsAround(site, statement)) {
      for (const node of site.nodes) {
        const isEnd = t.isBinaryExpression(node) && /^[=!]==?$/.test(node.operator) && mentions(site, node, current, next);
        if (isEnd) yield replaceNode(site, node, `${next} ${node.operator} ${current}`, 1);
        const isTest = t.isExpression(node) && t.isIfStatement(statement) && statement.test === node;
        if (isTest) yield replaceNode(site, node, `${textOf(site.source, node)} || ${next} === ${current}`, 0.5);
      }
      if (!t.isExpressionStatement(statement) || textOf(site.source, statement).replace(/;$/, "") !== `${current} = ${next}`)
        continue;
      for (const way of ["return null;", "break;", `return ${current};`])
        yield insertBefore(site, statement, `if (${next} === ${current}) ${way}`, 0.7);
    }
  },
};

function mentions({ source }: Site, node: t.BinaryExpression, ...names: string[]): boolean {
  return [node.left, node.right].some((one) => names.includes(textOf(source, one)));
}

/** `folder = parent`, somewhere in the loop around the statement. */
function stepsAround({ source }: Site, statement: t.Statement): [string, string][] {
  const found: [string, string][] = [];
  for (const loop of around(source, statement)) {
    if (t.isFunction(loop)) break;
    if (!t.isWhileStatement(loop) && !t.isDoWhileStatement(loop) && !t.isForStatement(loop)) continue;
    t.traverseFast(loop, (node) => {
      if (t.isAssignmentExpression(node, { operator: "=" }) && t.isIdentifier(node.left) && t.isIdentifier(node.right))
        found.push([node.left.name, node.right.name]);
    });
    break;
  }
  return found.slice(0, 3);
}
