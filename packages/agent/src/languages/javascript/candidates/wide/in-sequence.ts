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
      if (!t.isArrowFunctionExpression(node) || !t.isExpression(node.body)) continue;
      if (isSorting(site.source.parents.get(node), node)) yield* compared(site, node, node.body);
    }
  },
};

/** It is handed to `sort`, or returned for it. */
function isSorting(parent: t.Node | undefined, { params }: t.ArrowFunctionExpression): boolean {
  if (t.isReturnStatement(parent) || t.isVariableDeclarator(parent)) return params.length === 2;
  if (!t.isCallExpression(parent) || !t.isMemberExpression(parent.callee) || !t.isIdentifier(parent.callee.property))
    return false;
  return SORTS.has(parent.callee.property.name);
}

function* compared(site: Site, { params }: t.ArrowFunctionExpression, body: t.Expression): Iterable<Proposal> {
  const [a, b] = params;
  if (!t.isIdentifier(a) || !t.isIdentifier(b)) return;
  const text = textOf(site.source, body);
  const isSafe = t.isLogicalExpression(body, { operator: "||" }) || t.isBinaryExpression(body) || t.isCallExpression(body);
  const own = isSafe ? text : `(${text})`;
  for (const { text: other, weight } of [...asElsewhere(site, body, a.name, b.name), ...keysOf(site, body, a.name, b.name)]) {
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

/** `compare(a.name, b.name)` for `compare(a.id, b.id)`. */
function* asElsewhere(site: Site, body: t.Expression, a: string, b: string): Iterable<Key> {
  const calls = new Set<string>();
  t.traverseFast(body, (node) => {
    if (!t.isCallExpression(node) || !t.isIdentifier(node.callee) || node.arguments.length !== 2) return;
    const [one, other] = node.arguments.map((given) => textOf(site.source, given));
    if (one?.startsWith(a) === true && other?.startsWith(b) === true) calls.add(node.callee.name);
  });
  for (const name of calls)
    for (const property of propertiesOf(site.source).slice(0, MOST_PROPERTIES))
      yield { text: `${name}(${a}.${property}, ${b}.${property})`, weight: 1 };
}

function membersFor(site: Site, shape: Shape | undefined): (readonly [string, Sort | null])[] {
  if (shape?.members !== undefined)
    return Object.entries(shape.members).map(([name, inner]) => [`.${name}`, sortOfShape(inner)] as const);
  const sorts = sortsIn(site.source);
  return propertiesOf(site.source)
    .slice(0, MOST_PROPERTIES)
    .map((name) => [`.${name}`, sorts.get(name) ?? null] as const);
}
