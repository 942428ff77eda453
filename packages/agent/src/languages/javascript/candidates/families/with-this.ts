import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/**
 * A function that was handed over is called for the object that its caller was called for: `fn(...args)` → `fn.apply(this, args)`;
 * one that was taken off an object, for that; one that is told for whom, for what was given for it.
 */
export const withThis: Family = {
  name: "with-this",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node)) continue;
      yield* forWhomWasGiven(site, node);
      yield* takenOff(site, node);
      if (!t.isIdentifier(node.callee) || !isHandedOver(site, node, node.callee.name)) continue;
      const { name } = node.callee;
      const [first] = node.arguments;
      const given = node.arguments.map((one) => textOf(site.source, one));
      if (t.isSpreadElement(first) && given.length === 1)
        yield replaceNode(site, node, `${name}.apply(this, ${textOf(site.source, first.argument)})`, 1);
      yield replaceNode(site, node, `${name}.call(${["this", ...given].join(", ")})`, 0.8);
    }
  },
};

const FOR_WHOM = new Set(["apply", "call", "bind"]);
const SAYS_FOR_WHOM = /^(?:context|ctx|thisArg|thisObj|scope|self|that|_this|me|receiver|target|owner)$/;

/** `fn.apply(this, arguments)` → `fn.apply(context, arguments)`. */
function* forWhomWasGiven(site: Site, { callee, arguments: [first] }: t.CallExpression): Iterable<Proposal> {
  if (!t.isThisExpression(first) || !t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
  if (!FOR_WHOM.has(callee.property.name)) return;
  for (const { name, kind } of namesAt(site.source, first))
    if (SAYS_FOR_WHOM.test(name) && kind !== "function") yield replaceNode(site, first, name, 0.9);
}

/** `const value = object[key]; … value()` → `value.call(object)`. */
function* takenOff(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee } = node;
  if (!t.isIdentifier(callee)) return;
  const owners = ownersIn(site.source).get(callee.name);
  if (owners === undefined || functionAround(site.source, node) === null) return;
  const known = new Set(namesAt(site.source, node).flatMap(({ name, place }) => (place === "outer" ? [] : [name])));
  const given = node.arguments.map((one) => textOf(site.source, one));
  for (const owner of owners)
    if (known.has(owner)) yield replaceNode(site, node, `${callee.name}.call(${[owner, ...given].join(", ")})`, 0.7);
}

const owners = new WeakMap<SourceFile, Map<string, Set<string>>>();

/** The objects that variables have their value from, by the variable's name. */
function ownersIn(source: SourceFile): Map<string, Set<string>> {
  let found = owners.get(source);
  if (found !== undefined) return found;
  owners.set(source, (found = new Map()));
  for (const one of source.nodes) {
    if (!t.isVariableDeclarator(one) || !t.isIdentifier(one.id)) continue;
    const taken = t.isConditionalExpression(one.init) ? one.init.alternate : one.init;
    if (!t.isMemberExpression(taken) || !t.isIdentifier(taken.object)) continue;
    found.set(one.id.name, (found.get(one.id.name) ?? new Set()).add(taken.object.name));
  }
  return found;
}

/** A parameter of the function around one that has a `this` of its own. */
function isHandedOver({ source }: Site, node: t.Node, name: string): boolean {
  const own = functionAround(source, node);
  if (own === null || t.isArrowFunctionExpression(own)) return false;
  for (let fn = functionAround(source, own); fn !== null; fn = functionAround(source, fn))
    if (fn.params.some((param) => t.isIdentifier(t.isAssignmentPattern(param) ? param.left : param, { name }))) return true;
  return false;
}
