import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Methods that hand more to a callback than the value. */
const WITH_INDEX = new Set(["map", "forEach", "filter", "some", "every", "find", "findIndex", "flatMap", "from"]);

/** A function that is handed over: it gets more than it expects, or has lost the object that it belongs to. */
export const callback: Family = {
  name: "callback",
  *propose(site) {
    for (const node of site.nodes) {
      const call = site.source.parents.get(node);
      if (!t.isCallExpression(call) && !t.isNewExpression(call)) continue;
      if (call.callee === node) continue;
      if (t.isIdentifier(node) && isReference(site.source, node)) yield* alone(site, node, call);
      if (t.isMemberExpression(node) && !node.computed) yield* withObject(site, node, call);
    }
  },
};

function methodOf(call: t.CallExpression | t.NewExpression): string | null {
  return t.isMemberExpression(call.callee) && t.isIdentifier(call.callee.property) ? call.callee.property.name : null;
}

/** `map(parseInt)` → `map((one) => parseInt(one, 10))`. */
function* alone(site: Site, node: t.Identifier, call: t.CallExpression | t.NewExpression): Iterable<Proposal> {
  if (!WITH_INDEX.has(methodOf(call) ?? "")) return;
  if (node.name === "parseInt") yield replaceNode(site, node, "(one) => parseInt(one, 10)", 1.2);
  if (node.name === "parseInt" || node.name === "parseFloat") yield replaceNode(site, node, "Number", 1);
  else yield replaceNode(site, node, `(one) => ${node.name}(one)`, 0.6);
}

/** `map(this.shown)` → `map((one) => this.shown(one))`. */
function* withObject(site: Site, node: t.MemberExpression, call: t.CallExpression | t.NewExpression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const isListed = WITH_INDEX.has(methodOf(call) ?? "");
  yield replaceNode(site, node, `(one) => ${text}(one)`, isListed ? 0.8 : 0.3);
  yield replaceNode(site, node, `${text}.bind(${textOf(site.source, node.object)})`, isListed ? 0.3 : 0.4);
}
