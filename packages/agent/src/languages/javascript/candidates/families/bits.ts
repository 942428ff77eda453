import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Bits of a mask: taken away where they are turned, all of them and not any, the other ones. */
export const bits: Family = {
  name: "bits",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isAssignmentExpression(node)) yield* changed(site, node);
      if (t.isBinaryExpression(node)) yield* asked(site, node);
    }
  },
};

/** `mode ^= mask` → `mode &= ~mask`. */
function* changed(site: Site, { operator, left, right }: t.AssignmentExpression): Iterable<Proposal> {
  if (!/^(?:[&|^]|-|<<|>>)=$/.test(operator)) return;
  const [start, end] = [left.start ?? 0, right.end ?? 0];
  const [home, mask] = [textOf(site.source, left), inner(site, right)];
  if (operator === "-=" && !t.isIdentifier(right) && !t.isMemberExpression(right)) return;
  const replacement = `${home} &= ~${mask}`;
  const description = `takes the bits of \`${mask}\` away`;
  yield { start, end, replacement, description, weight: operator === "^=" ? 1 : operator === "&=" ? 0.7 : 0.3 };
}

function* asked(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { operator, left, right } = node;
  const text = (one: t.Node): string => textOf(site.source, one);
  if (operator === "^" || operator === "&" || operator === "|") {
    const isTold = t.isUnaryExpression(right, { operator: "~" });
    if (!isTold) yield replaceNode(site, node, `${text(left)} & ~${inner(site, right)}`, operator === "|" ? 0.3 : 0.7);
    if (operator === "&" && isTest(site.source.parents.get(node), node))
      yield replaceNode(site, node, `(${text(node)}) === ${text(right)}`, 0.6);
  }
  // `(flags & mask) !== 0`: any of them is enough.
  if (!/^[!=]==?$/.test(operator) || !t.isBinaryExpression(left, { operator: "&" })) return;
  const all = operator.startsWith("!") ? "===" : "!==";
  if (t.isNumericLiteral(right, { value: 0 })) yield replaceNode(site, node, `(${text(left)}) ${all} ${text(left.right)}`, 0.8);
  else yield replaceNode(site, node, `(${text(left)}) ${all} 0`, 0.6);
}

function isTest(parent: t.Node | undefined, node: t.Node): boolean {
  if (t.isIfStatement(parent) || t.isConditionalExpression(parent)) return parent.test === node;
  return t.isLogicalExpression(parent) || t.isArrowFunctionExpression(parent);
}

function inner({ source }: Site, node: t.Node): string {
  const text = textOf(source, node);
  return t.isIdentifier(node) || t.isMemberExpression(node) || t.isLiteral(node) || t.isCallExpression(node) ? text : `(${text})`;
}
