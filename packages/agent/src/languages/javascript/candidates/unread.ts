import * as t from "@babel/types";
import { identifiersOf, isReference } from "./scope.ts";
import { around, functionAround } from "./site.ts";
import type { SourceFile } from "./types.ts";

const known = new WeakMap<t.Node, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** Parameters and variables of the function around a node that nothing in it reads: they were meant for something. */
export function unreadAt(source: SourceFile, node: t.Node): ReadonlySet<string> {
  const fn = functionAround(source, node);
  if (fn === null) return NONE;
  const home = outermost(source, fn);
  let unread = known.get(home);
  if (unread === undefined) known.set(home, (unread = find(source, home)));
  return unread;
}

/** A callback belongs to the function that hands it over. */
export function outermost(source: SourceFile, fn: t.Function): t.Function {
  let outer = fn;
  for (const parent of around(source, fn)) {
    if (t.isClass(parent)) break;
    if (t.isFunction(parent)) outer = parent;
  }
  return outer;
}

function find(source: SourceFile, home: t.Function): Set<string> {
  const declared = new Set<string>();
  const read = new Set<string>();
  t.traverseFast(home, (node) => {
    if (t.isFunction(node))
      for (const param of node.params)
        for (const { name } of identifiersOf(t.isTSParameterProperty(param) ? param.parameter : param)) declared.add(name);
    if (t.isVariableDeclarator(node)) for (const { name } of identifiersOf(node.id)) declared.add(name);
    if (t.isIdentifier(node) && isReference(source, node)) read.add(node.name);
  });
  return declared.difference(read);
}
