import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** A row that goes on: `x[0] - y[0] || x[1] - y[1]` → `… || x[2] - y[2]`. */
export const goesOn: Family = {
  name: "goes-on",
  *propose(site) {
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if ((t.isLogicalExpression(node) || t.isBinaryExpression(node, { operator: "+" })) && parent?.type !== node.type)
        yield* oneMore(site, node);
    }
  },
};

function* oneMore(site: Site, node: t.LogicalExpression | t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  const isRow = (t.isLogicalExpression(left) || t.isBinaryExpression(left)) && left.operator === operator;
  const before = isRow ? left.right : left;
  const [one, other] = [textOf(site.source, before), textOf(site.source, right)];
  const next = following(one, other);
  if (next !== null) yield replaceNode(site, node, `${textOf(site.source, node)} ${operator} ${next}`, 1);
}

/** What comes after two that differ in their numbers alone, by one each; null for others. */
function following(one: string, other: string): string | null {
  const shape = (text: string): string => text.replaceAll(/\d+/g, "#");
  if (shape(one) !== shape(other) || one === other) return null;
  const [was, becomes] = [one.match(/\d+/g) ?? [], other.match(/\d+/g) ?? []];
  let at = 0;
  const steps = becomes.map((number, index) => Number(number) - Number(was[index]));
  if (!steps.every((step) => step === 0 || step === 1)) return null;
  return other.replaceAll(/\d+/g, (number) => String(Number(number) + (steps[at++] ?? 0)));
}
