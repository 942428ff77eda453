import * as t from "@babel/types";
import type { SourceFile } from "../types.ts";

const known = new WeakMap<SourceFile, { own: Map<string, string[]>; all: string[] }>();

/** Properties that the file reads of what goes by this name, then those that it reads of others; the most frequent ones first. */
export function propertiesReadOf(source: SourceFile, name: string): readonly string[] {
  const { own, all } = indexOf(source);
  return [...new Set([...(own.get(name) ?? []), ...all])];
}

/** Those of this name alone. */
export function ownPropertiesOf(source: SourceFile, name: string): readonly string[] {
  return indexOf(source).own.get(name) ?? [];
}

function indexOf(source: SourceFile): { own: Map<string, string[]>; all: string[] } {
  const found = known.get(source);
  if (found !== undefined) return found;
  const own = new Map<string, Map<string, number>>();
  const all = new Map<string, number>();
  const note = (object: string, property: string): void => {
    const counts = own.get(object) ?? new Map<string, number>();
    own.set(object, counts.set(property, (counts.get(property) ?? 0) + 1));
    all.set(property, (all.get(property) ?? 0) + 1);
  };
  for (const node of source.nodes) {
    if (!(t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) || node.computed === true) continue;
    const parent = source.parents.get(node);
    const isCalled = (t.isCallExpression(parent) || t.isOptionalCallExpression(parent)) && parent.callee === node;
    if (isCalled || !t.isIdentifier(node.property) || !t.isIdentifier(node.object)) continue;
    note(node.object.name, node.property.name);
  }
  const names = (counts: Map<string, number>): string[] => [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const index = { own: new Map([...own].map(([name, counts]) => [name, names(counts)])), all: names(all) };
  known.set(source, index);
  return index;
}
