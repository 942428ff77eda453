import * as t from "@babel/types";

/** The field of its parent that holds a node, alone or in a list. */
export function roleOf(node: t.Node, parent: t.Node): { field: string; isListed: boolean } | null {
  const fields = parent as unknown as Record<string, unknown>;
  for (const field of t.VISITOR_KEYS[parent.type] ?? []) {
    const held = fields[field];
    if (held === node) return { field, isListed: false };
    if (Array.isArray(held) && held.includes(node)) return { field, isListed: true };
  }
  return null;
}
