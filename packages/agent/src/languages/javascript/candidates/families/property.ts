import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Site, SourceFile } from "../types.ts";

/** Another property of the object, as the file knows them; a name for a key and back. */
export const property: Family = {
  name: "property",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) yield* member(site, node);
      else if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key) && !node.shorthand) {
        for (const [name, weight] of propertiesLike(site.source, null, node.key.name))
          yield replaceNode(site, node.key, name, weight * 0.5);
        // `{ product: pieces }`: a variable of that name is no key without brackets.
        const { name: key } = node.key;
        if (namesAt(site.source, node).some(({ name, place }) => name === key && place !== "outer"))
          yield replaceNode(site, node.key, `[${key}]`, 0.35);
      }
    }
  },
};

function* member(site: Site, node: t.MemberExpression | t.OptionalMemberExpression) {
  const object = textOf(site.source, node.object);
  if (!node.computed && t.isIdentifier(node.property)) {
    const { property } = node;
    const parent = site.source.parents.get(node);
    const called = (t.isCallExpression(parent) || t.isOptionalCallExpression(parent)) && parent.callee === node;
    if (!called)
      for (const [name, weight] of propertiesLike(site.source, object, property.name))
        yield replaceNode(site, property, name, weight);
    // `a.b` → `a`, when nothing is called.
    if (!called && !t.isThisExpression(node.object)) yield replaceNode(site, node, object, 0.25);
    if (called)
      for (const [name, weight] of methodsLike(site.source, object, property.name))
        yield replaceNode(site, property, name, weight);
  } else if (node.computed && t.isIdentifier(node.property)) {
    yield replaceNode(site, node, `${object}.${node.property.name}`, 0.4);
    yield replaceNode(site, node, object, 0.15);
  }
}

const known = new WeakMap<
  SourceFile,
  { byObject: Map<string, Set<string>>; all: Set<string>; methods: Map<string, Set<string>> }
>();

function indexOf(source: SourceFile) {
  let index = known.get(source);
  if (index !== undefined) return index;
  index = { byObject: new Map<string, Set<string>>(), all: new Set<string>(), methods: new Map<string, Set<string>>() };
  known.set(source, index);
  for (const node of source.nodes) {
    if (
      !(t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) ||
      node.computed === true ||
      !t.isIdentifier(node.property)
    )
      continue;
    const parent = source.parents.get(node);
    const called = t.isCallExpression(parent) && parent.callee === node;
    const table = called ? index.methods : index.byObject;
    const object = textOf(source, node.object);
    if (!called) index.all.add(node.property.name);
    const names = table.get(object);
    if (names === undefined) table.set(object, new Set([node.property.name]));
    else names.add(node.property.name);
  }
  for (const node of source.nodes)
    if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key)) index.all.add(node.key.name);
  return index;
}

function* propertiesLike(source: SourceFile, object: string | null, before: string): Iterable<[string, number]> {
  const index = indexOf(source);
  const own = object === null ? new Set<string>() : (index.byObject.get(object) ?? new Set<string>());
  let given = 0;
  for (const name of own) if (name !== before) yield [name, 0.8];
  for (const name of index.all) if (name !== before && !own.has(name) && given++ < 40) yield [name, 0.3];
}

function* methodsLike(source: SourceFile, object: string, before: string): Iterable<[string, number]> {
  for (const name of indexOf(source).methods.get(object) ?? []) if (name !== before) yield [name, 0.6];
}
