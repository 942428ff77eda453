import * as t from "@babel/types";
import type { Shape } from "../asked/shape.ts";
import { replaceNode } from "../build.ts";
import { shapesAt } from "../observed.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { sortOfShape } from "./observed-terms.ts";
import { propertiesOf } from "./properties.ts";
import { sortsIn, type Sort } from "./sorts.ts";

const SORTS = new Set(["sort", "toSorted"]);
const MOST_PROPERTIES = 12;

/** What a list is put in order by: one more property where the others are alike, or one that comes before them. */
export const inSequence: Family = {
  name: "wide-sequence",
  *propose(site) {
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if (!t.isArrowFunctionExpression(node) || !t.isExpression(node.body) || !t.isCallExpression(parent)) continue;
      if (!t.isMemberExpression(parent.callee) || !t.isIdentifier(parent.callee.property)) continue;
      if (SORTS.has(parent.callee.property.name)) yield* compared(site, node, node.body);
    }
  },
};

function* compared(site: Site, { params }: t.ArrowFunctionExpression, body: t.Expression): Iterable<Proposal> {
  const [a, b] = params;
  if (!t.isIdentifier(a) || !t.isIdentifier(b)) return;
  const text = textOf(site.source, body);
  const isSafe = t.isLogicalExpression(body, { operator: "||" }) || t.isBinaryExpression(body) || t.isCallExpression(body);
  const own = isSafe ? text : `(${text})`;
  for (const { text: other, weight } of keysOf(site, body, a.name, b.name)) {
    if (text.includes(other)) continue;
    yield replaceNode(site, body, `${own} || ${other}`, 0.4 * weight);
    yield replaceNode(site, body, `${other} || ${own}`, 0.35 * weight);
    yield replaceNode(site, body, other, 0.25 * weight);
  }
}

interface Key {
  text: string;
  weight: number;
}

function* keysOf(site: Site, node: t.Expression, a: string, b: string): Iterable<Key> {
  const shape = shapesAt(site.pool, site.source, node).get(a);
  for (const [access, sort] of [["", sortOfShape(shape)] as const, ...membersFor(site, shape)])
    for (const [one, other, weight] of [
      [a, b, 1],
      [b, a, 0.7],
    ] as const) {
      const number = { text: `${one}${access} - ${other}${access}`, weight };
      const word = { text: `${one}${access}.localeCompare(${other}${access})`, weight };
      if (sort !== "string") yield sort === "number" ? number : { ...number, weight: weight * 0.6 };
      if (sort !== "number") yield sort === "string" ? word : { ...word, weight: weight * 0.6 };
      if (sort === "boolean") yield { text: `Number(${one}${access}) - Number(${other}${access})`, weight };
    }
}

function membersFor(site: Site, shape: Shape | undefined): (readonly [string, Sort | null])[] {
  if (shape?.members !== undefined)
    return Object.entries(shape.members).map(([name, inner]) => [`.${name}`, sortOfShape(inner)] as const);
  const sorts = sortsIn(site.source);
  return propertiesOf(site.source)
    .slice(0, MOST_PROPERTIES)
    .map((name) => [`.${name}`, sorts.get(name) ?? null] as const);
}
