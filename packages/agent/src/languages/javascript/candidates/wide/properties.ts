import * as t from "@babel/types";
import type { SourceFile } from "../types.ts";

const MOST_PROPERTIES = 16;
const properties = new WeakMap<SourceFile, readonly string[]>();

/** Properties of objects that the file reads, writes or makes, the frequent ones first; methods and those of `this` not. */
export function propertiesOf(source: SourceFile): readonly string[] {
  const cached = properties.get(source);
  if (cached !== undefined) return cached;
  const counts = new Map<string, number>();
  for (const node of source.nodes) {
    if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) continue;
    const parent = source.parents.get(node);
    if ((t.isCallExpression(parent) && parent.callee === node) || /^(?:length|size)$/.test(node.property.name)) continue;
    if (t.isThisExpression(node.object)) continue;
    counts.set(node.property.name, (counts.get(node.property.name) ?? 0) + 1);
  }
  for (const node of source.nodes)
    if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key) && t.isObjectExpression(source.parents.get(node)))
      counts.set(node.key.name, (counts.get(node.key.name) ?? 0) + 0.5);
  const found = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_PROPERTIES)
    .map(([name]) => name);
  properties.set(source, found);
  return found;
}
