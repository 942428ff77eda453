import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family } from "../types.ts";

const INDEX = /^(?:i|j|k|n|at|idx|pos|index|position|\w+Index)$/;

/** Results that do not come in order go where they belong: `results.push(value)` → `results[index] = value`. */
export const inItsPlace: Family = {
  name: "in-its-place",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || node.arguments.length !== 1) continue;
      if (!t.isIdentifier(node.callee.property, { name: "push" }) || !t.isExpression(node.arguments[0])) continue;
      const [list, value] = [textOf(site.source, node.callee.object), textOf(site.source, node.arguments[0])];
      for (const { name, place } of namesAt(site.source, node))
        if (place !== "outer" && INDEX.test(name)) yield replaceNode(site, node, `${list}[${name}] = ${value}`, 0.7);
    }
  },
};
