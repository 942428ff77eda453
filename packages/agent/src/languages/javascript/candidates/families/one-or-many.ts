import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Site } from "../types.ts";

const GOES_THROUGH = new Set(["map", "forEach", "filter", "some", "every", "reduce", "includes", "flatMap", "find"]);

/** One thing may be handed over where a list is gone through: `for (const key of keys)` → `of [].concat(keys)`. */
export const oneOrMany: Family = {
  name: "one-or-many",
  *propose(site) {
    for (const node of site.nodes) {
      const list = listOf(node);
      if (!t.isIdentifier(list) || !isParam(site, list.name)) continue;
      yield replaceNode(site, list, `[].concat(${list.name})`, 0.8);
      yield replaceNode(site, list, `(Array.isArray(${list.name}) ? ${list.name} : [${list.name}])`, 0.6);
    }
  },
};

function listOf(node: t.Node): t.Node | null {
  if (t.isForOfStatement(node)) return node.right;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return null;
  return GOES_THROUGH.has(node.callee.property.name) ? node.callee.object : null;
}

function isParam({ fn, source }: Site, name: string): boolean {
  return fn?.params.some((param) => textOf(source, t.isAssignmentPattern(param) ? param.left : param) === name) ?? false;
}
