import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Parentheses that are missing, the branches of `?:` the wrong way round. */
export const grouping: Family = {
  name: "grouping",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isLogicalExpression(node) || t.isBinaryExpression(node)) yield* regrouped(site, node);
      else if (t.isConditionalExpression(node)) yield* branches(site, node);
    }
  },
};

/** `a && b || c` → `a && (b || c)`, `a + b * c` → `(a + b) * c`, `!a && b` → `!(a && b)`. */
function* regrouped(site: Site, node: t.LogicalExpression | t.BinaryExpression): Iterable<Proposal> {
  const { left, right } = node;
  const text = (one: t.Node): string => textOf(site.source, one);
  if (isLoose(left) && left.extra?.["parenthesized"] !== true && left.operator !== node.operator)
    yield replaceNode(
      site,
      node,
      `${text(left.left)} ${left.operator} (${text(left.right)} ${node.operator} ${text(right)})`,
      0.7,
    );
  if (isLoose(right) && right.extra?.["parenthesized"] !== true && right.operator !== node.operator)
    yield replaceNode(
      site,
      node,
      `(${text(left)} ${node.operator} ${text(right.left)}) ${right.operator} ${text(right.right)}`,
      0.7,
    );
  if (t.isUnaryExpression(left, { operator: "!" }))
    yield replaceNode(site, node, `!(${text(left.argument)} ${node.operator} ${text(right)})`, 0.5);
}

function isLoose(node: t.Node): node is t.LogicalExpression | t.BinaryExpression {
  return t.isLogicalExpression(node) || (t.isBinaryExpression(node) && ["+", "-", "*", "/", "%"].includes(node.operator));
}

function* branches(site: Site, node: t.ConditionalExpression): Iterable<Proposal> {
  const [test, yes, no] = [node.test, node.consequent, node.alternate].map((one) => textOf(site.source, one));
  yield replaceNode(site, node, `${test} ? ${no} : ${yes}`, 0.7, "the branches changed places");
  for (const only of [yes, no]) yield replaceNode(site, node, only ?? "", 0.4);
}
