import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { editsOf, mutantsOf } from "../patterns/index.ts";
import type { PatternEdit } from "../patterns/effects.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Small edits of a regular expression, see `patterns`; each result is one. */
export const regex: Family = {
  name: "regex",
  mutates: true,
  most: 400,
  *propose(site) {
    yield* each(site, (node) => editsOf(node.pattern, node.flags, { pool: site.pool, isCut: isIn(site, node, "split") }));
  },
  *mutants(site) {
    yield* each(site, (node) => mutantsOf(node.pattern, node.flags));
  },
};

function* each(site: Site, editsAt: (node: t.RegExpLiteral) => Iterable<PatternEdit>): Iterable<Proposal> {
  for (const node of site.nodes)
    if (t.isRegExpLiteral(node))
      for (const { pattern, flags, weight } of editsAt(node)) yield replaceNode(site, node, `/${pattern}/${flags}`, weight);
}

function isIn({ source }: Site, node: t.Node, method: string): boolean {
  const call = source.parents.get(node);
  return t.isCallExpression(call) && t.isMemberExpression(call.callee) && t.isIdentifier(call.callee.property, { name: method });
}
