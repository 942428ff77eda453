import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Site } from "../types.ts";

/** A function that was handed over is called for the object that its caller was called for: `fn(...args)` → `fn.apply(this, args)`. */
export const withThis: Family = {
  name: "with-this",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || !t.isIdentifier(node.callee) || !isHandedOver(site, node, node.callee.name)) continue;
      const { name } = node.callee;
      const [first] = node.arguments;
      const given = node.arguments.map((one) => textOf(site.source, one));
      if (t.isSpreadElement(first) && given.length === 1)
        yield replaceNode(site, node, `${name}.apply(this, ${textOf(site.source, first.argument)})`, 1);
      yield replaceNode(site, node, `${name}.call(${["this", ...given].join(", ")})`, 0.8);
    }
  },
};

/** A parameter of the function around one that has a `this` of its own. */
function isHandedOver({ source }: Site, node: t.Node, name: string): boolean {
  const own = functionAround(source, node);
  if (own === null || t.isArrowFunctionExpression(own)) return false;
  for (let fn = functionAround(source, own); fn !== null; fn = functionAround(source, fn))
    if (fn.params.some((param) => t.isIdentifier(t.isAssignmentPattern(param) ? param.left : param, { name }))) return true;
  return false;
}
