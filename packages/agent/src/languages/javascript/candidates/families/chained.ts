import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Calls that follow each other: in the other order, one of them left out, or what escapes is not escaped itself. */
export const chained: Family = {
  name: "chained",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) continue;
      yield* turned(site, node, node.callee);
      yield* escaped(site, node, node.callee);
    }
  },
};

/** `x.a(1).b(2)` → `x.b(2).a(1)`. */
function* turned(site: Site, node: t.CallExpression, callee: t.MemberExpression): Iterable<Proposal> {
  const inner = callee.object;
  if (!t.isCallExpression(inner) || !t.isMemberExpression(inner.callee)) return;
  const { text } = site.source;
  const object = textOf(site.source, inner.callee.object);
  const first = text.slice(inner.callee.object.end ?? 0, inner.end ?? 0);
  const second = text.slice(inner.end ?? 0, node.end ?? 0);
  yield replaceNode(site, node, `${object}${second.trim()}${first}`, 0.6, "two calls changed places");
  // The first one again, after the second has made a use for it.
  yield replaceNode(site, node, `${object}${first}${second.trim()}${first.trim()}`, 0.1);
}

/** What is put before a character to escape it must be escaped first of all. */
function* escaped(site: Site, node: t.CallExpression, callee: t.MemberExpression): Iterable<Proposal> {
  const [, replacement] = node.arguments;
  if (!t.isIdentifier(callee.property) || !["replace", "replaceAll"].includes(callee.property.name)) return;
  if (!t.isStringLiteral(replacement) || !/^\\./.test(replacement.value)) return;
  if (t.isCallExpression(callee.object) && t.isMemberExpression(callee.object.callee)) {
    const { property } = callee.object.callee;
    if (t.isIdentifier(property) && property.name.startsWith("replace")) return;
  }
  const object = textOf(site.source, callee.object);
  yield replaceNode(site, callee.object, String.raw`${object}.replace(/\\/g, '\\\\')`, 0.9);
}
