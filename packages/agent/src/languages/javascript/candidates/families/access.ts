import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST_OBJECTS = 6;
const KNOWN = new Set(Object.getOwnPropertyNames(globalThis));
/** A name that nothing declares throws whenever it is reached. */
const UNDECLARED = 4;

/** An object that was forgotten before a name, or put before it; `this` where a callback has another. */
export const access: Family = {
  name: "access",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isIdentifier(node) && isReference(site.source, node)) yield* behindObject(site, node);
      else if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property)) {
        const { name } = node.property;
        if (inScope(site, node, name)) {
          yield replaceNode(site, node, name, 0.8);
          // `delete table.key` of a key that has a name here.
          yield replaceNode(site, node, `${textOf(site.source, node.object)}[${name}]`, 0.8);
        }
        if (t.isThisExpression(node.object)) yield* ownMethod(site, node);
      } else if (t.isThisExpression(node)) {
        for (const name of SELVES) if (inScope(site, node, name)) yield replaceNode(site, node, name, 0.9);
      }
    }
  },
};

const SELVES = ["self", "that", "_this", "me"];

function inScope(site: Site, node: t.Node, name: string): boolean {
  return namesAt(site.source, node).some((one) => one.name === name);
}

/** `this.items.delete(key)` → `this.delete(key)`: the class has a method of that name, which does more. */
function* ownMethod(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const outer = site.source.parents.get(node);
  if (!t.isMemberExpression(outer) || outer.computed || outer.object !== node || !t.isIdentifier(outer.property)) return;
  if (!t.isCallExpression(site.source.parents.get(outer))) return;
  const { name } = outer.property;
  const method = site.source.nodes.find((one) => t.isClassMethod(one) && t.isIdentifier(one.key, { name }));
  if (method !== undefined && method !== site.fn) yield replaceNode(site, node, "this", 0.5);
}

/** `limit` → `options.limit`, where the file says so elsewhere and both names are known here. */
function* behindObject(site: Site, node: t.Identifier): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (t.isMemberExpression(parent) && parent.property === node && !parent.computed) return;
  const scope = new Set(namesAt(site.source, node).map((name) => name.name));
  const objects = [...(objectsOf(site.source).get(node.name) ?? [])].filter(
    (object) => object === "this" || scope.has(/^[\w$]+/.exec(object)?.[0] ?? ""),
  );
  for (const object of objects.slice(0, MOST_OBJECTS))
    if (scope.has(node.name) || KNOWN.has(node.name)) yield replaceNode(site, node, `${object}.${node.name}`, 0.5);
    else yield { ...replaceNode(site, node, `${object}.${node.name}`, 0.9), evidence: UNDECLARED };
}

const known = new WeakMap<SourceFile, Map<string, Set<string>>>();

/** The objects of which the file asks for a property. */
function objectsOf(source: SourceFile): Map<string, Set<string>> {
  let found = known.get(source);
  if (found !== undefined) return found;
  known.set(source, (found = new Map()));
  for (const node of source.nodes) {
    if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) continue;
    const object = textOf(source, node.object);
    if (!/^[\w$]+(?:\.[\w$]+)?$/.test(object)) continue;
    const objects = found.get(node.property.name) ?? new Set();
    found.set(node.property.name, objects.add(object));
  }
  return found;
}
