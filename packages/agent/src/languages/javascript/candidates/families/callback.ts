import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { identifiersOf, isReference, namesAt } from "../scope.ts";
import { around, functionAround } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Methods that hand more to a callback than the value. */
const WITH_INDEX = new Set(["map", "forEach", "filter", "some", "every", "find", "findIndex", "flatMap", "from"]);

/** A function that is handed over: it gets more than it expects, or has lost the object that it belongs to. */
export const callback: Family = {
  name: "callback",
  *propose(site) {
    for (const node of site.nodes) {
      const call = site.source.parents.get(node);
      if (t.isIdentifier(node) && isReference(site.source, node)) yield* called(site, node);
      if (!t.isCallExpression(call) && !t.isNewExpression(call)) continue;
      if (call.callee === node) continue;
      if (t.isIdentifier(node) && isReference(site.source, node)) yield* alone(site, node, call);
      if (t.isMemberExpression(node) && !node.computed) yield* withObject(site, node, call);
    }
  },
};

/** Names of what is called with one thing to ask about it. */
const ASKED_WITH = /^(?:key|fn|func|callback|cb|iteratee|predicate|selector|by|get[A-Z]\w*|\w+Fn)$/;

/** `groups[key]` with a `key` that is a function → `groups[key(item)]`: nothing in the function calls it. */
function* called(site: Site, node: t.Identifier): Iterable<Proposal> {
  const fn = functionAround(site.source, node);
  if (fn === null || !ASKED_WITH.test(node.name) || isCalled(fn, node.name)) return;
  if (!namesAt(site.source, node).some(({ name, place }) => name === node.name && place === "param")) return;
  for (const scope of around(site.source, node)) {
    const left = t.isForOfStatement(scope) ? scope.left : null;
    const declared = t.isVariableDeclaration(left) ? left.declarations.map(({ id }) => id) : [];
    const items = left === null && t.isArrowFunctionExpression(scope) ? scope.params : declared;
    for (const { name } of items.flatMap((item) => identifiersOf(item)).slice(0, 2))
      yield replaceNode(site, node, `${node.name}(${name})`, 0.9);
  }
}

function isCalled(fn: t.Function, name: string): boolean {
  let found = false;
  t.traverseFast(fn.body, (node) => {
    found ||= t.isCallExpression(node) && t.isIdentifier(node.callee, { name });
  });
  return found;
}

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
