import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const KNOWN = new Set([...Object.getOwnPropertyNames(globalThis), "arguments", "require", "module", "exports", "undefined"]);

/** A name that nothing declares, but that some object of the file has as a member. */
export const qualifier: Family = {
  name: "qualifier",
  prior: 0.95,
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isIdentifier(node) || KNOWN.has(node.name) || !isReference(site.source, node)) continue;
      const names = new Set(namesAt(site.source, node).map(({ name }) => name));
      if (names.has(node.name)) continue;
      yield* throughOwners(site, node, names);
    }
  },
};

function* throughOwners(site: Site, node: t.Identifier, names: ReadonlySet<string>): Iterable<Proposal> {
  const owners = ownersOf(site.source).get(node.name) ?? new Set();
  for (const owner of owners)
    if (owner === "this" || owner === "exports" || owner === "module.exports" || names.has(owner))
      yield replaceNode(site, node, `${owner}.${node.name}`, owner === "this" ? 0.8 : 1);
}

const cache = new WeakMap<SourceFile, Map<string, Set<string>>>();

/** By member: the objects that have it in this file, as they are written. */
function ownersOf(source: SourceFile): Map<string, Set<string>> {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const owners = new Map<string, Set<string>>();
  const add = (member: string, owner: string): void => {
    owners.set(member, (owners.get(member) ?? new Set()).add(owner));
  };
  for (const node of source.nodes) {
    if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property)) {
      const { object, property } = node;
      if (t.isIdentifier(object)) add(property.name, object.name);
      else if (t.isThisExpression(object) || isPrototype(object)) add(property.name, "this");
      else if (isModuleExports(object)) add(property.name, "module.exports");
    } else if ((t.isClassMethod(node) || t.isClassProperty(node)) && t.isIdentifier(node.key) && !node.computed) {
      const owner = source.parents.get(source.parents.get(node) ?? node);
      add(node.key.name, node.static && t.isClass(owner) && owner.id ? owner.id.name : "this");
    } else if (t.isObjectMethod(node) && t.isIdentifier(node.key) && !node.computed) add(node.key.name, "this");
  }
  cache.set(source, owners);
  return owners;
}

function isPrototype(node: t.Node): boolean {
  return t.isMemberExpression(node) && t.isIdentifier(node.property, { name: "prototype" });
}

function isModuleExports(node: t.Node): boolean {
  return (
    t.isMemberExpression(node) &&
    t.isIdentifier(node.object, { name: "module" }) &&
    t.isIdentifier(node.property, { name: "exports" })
  );
}
