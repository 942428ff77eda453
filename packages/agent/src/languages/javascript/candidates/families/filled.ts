import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Lists of a length: one thing in all of its places, or places that hold nothing and are left out by `map`. */
export const filled: Family = {
  name: "filled",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) continue;
      const [given] = node.arguments;
      const { name } = node.callee.property;
      const length = lengthOf(site, node.callee.object);
      if (length !== null && given !== undefined && t.isExpression(given)) yield* each(site, node, name, length, given);
    }
  },
};

/** `Array(n)`, `new Array(n)`. */
function lengthOf({ source }: Site, node: t.Node): string | null {
  const isMade = (t.isCallExpression(node) || t.isNewExpression(node)) && t.isIdentifier(node.callee, { name: "Array" });
  const [only, ...rest] = isMade ? node.arguments : [];
  return only === undefined || rest.length > 0 ? null : textOf(source, only);
}

/** `Array(n).fill([])` → `Array.from({ length: n }, () => [])`. */
function* each(site: Site, node: t.Node, name: string, length: string, given: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, given);
  const size = length === "length" ? "{ length }" : `{ length: ${length} }`;
  if (name === "map") yield replaceNode(site, node, `Array.from(${size}, ${text})`, 1);
  if (name !== "fill" || t.isLiteral(given)) return;
  const made = t.isObjectExpression(given) ? `(${text})` : text;
  const isOwn =
    t.isArrayExpression(given) || t.isObjectExpression(given) || t.isNewExpression(given) || t.isCallExpression(given);
  yield later(replaceNode(site, node, `Array.from(${size}, () => ${made})`, isOwn ? 1.2 : 0.3));
  if (t.isIdentifier(given)) yield later(replaceNode(site, node, `Array.from(${size}, () => [...${text}])`, 0.5));
}

/** What is alike at first becomes another when one of them is changed: in parts, so that it is not asked for what it changes here. */
function later(proposal: Proposal): Proposal {
  const { start, end, replacement } = proposal;
  return { ...proposal, parts: [{ start, end, replacement }] };
}
