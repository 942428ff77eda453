import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import type { Sort } from "./sorts.ts";
import { termsAt } from "./terms.ts";

const LONGEST = 60;
const MOST_NUMBERS = 8;
const MOST_PROPERTIES = 16;

/** A value in another form: a part of it, one of its properties, what a method of the language makes of it; or another value. */
export const form: Family = {
  name: "wide-form",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isValue(site, node)) continue;
      const sort = kindOf(site.source, node);
      yield* others(site, node, sort);
      yield* made(site, node, sort);
      yield* parts(site, node, sort);
      if (sort === "object" || sort === "unknown") yield* properties(site, node);
    }
  },
};

function isValue({ source }: Site, node: t.Expression): boolean {
  if (t.isFunction(node) || t.isThisExpression(node) || t.isSuper(node) || t.isLiteral(node)) return false;
  if (t.isAssignmentExpression(node) || t.isUpdateExpression(node) || textOf(source, node).length > LONGEST) return false;
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const parent = source.parents.get(node);
  if (t.isExpressionStatement(parent) || t.isUpdateExpression(parent)) return false;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return false;
  if (t.isAssignmentExpression(parent) && parent.left === node) return false;
  if (t.isForXStatement(parent) && parent.left === node) return false;
  return !(t.isObjectProperty(parent) && (parent.shorthand || (parent.key === node && !parent.computed)));
}

/** Numbers have `wide-arithmetic`. */
function* others(site: Site, node: t.Expression, sort: Sort): Iterable<Proposal> {
  if (sort === "number") return;
  const text = textOf(site.source, node);
  for (const { text: other, sort: its, near } of termsAt(site, node))
    if (other !== text && (its === sort || its === "unknown" || sort === "unknown"))
      yield replaceNode(site, node, other, 0.18 * near);
}

const MADE: Partial<Record<Sort, string[]>> = {
  string: ["#.trim()", "#.toLowerCase()", "#.toUpperCase()", "#.normalize()", "#.length", "[...#]"],
  array: ["[...#]", "#.length", "#.toReversed()", "#.flat()", "#.filter(Boolean)", "[...new Set(#)]"],
  number: ["Math.abs(#)", "Math.floor(#)", "Math.ceil(#)", "Math.round(#)", "Math.trunc(#)", "Math.max(0, #)", "-#", "String(#)"],
  unknown: ["String(#)", "Number(#)", "[...#]", "#.length", "#.trim()", "#.toLowerCase()"],
};

function* made(site: Site, node: t.Expression, sort: Sort): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const isLoose = t.isBinaryExpression(node) || t.isLogicalExpression(node) || t.isConditionalExpression(node);
  for (const shape of MADE[sort] ?? []) {
    const inner = isLoose && /^-?#/.test(shape) ? `(${text})` : text;
    yield replaceNode(
      site,
      node,
      shape.replaceAll("#", () => inner),
      0.16,
    );
  }
}

/** `name` → `name.slice(at + 1)`, `list[index]`. */
function* parts(site: Site, node: t.Expression, sort: Sort): Iterable<Proposal> {
  if (sort !== "string" && sort !== "array" && sort !== "unknown") return;
  if (!t.isIdentifier(node) && !t.isMemberExpression(node) && !t.isCallExpression(node)) return;
  const text = textOf(site.source, node);
  const factor = sort === "unknown" ? 0.5 : 1;
  for (const part of ["slice(1)", "slice(0, -1)", "at(-1)", "at(0)"])
    yield replaceNode(site, node, `${text}.${part}`, 0.15 * factor);
  const numbers = termsAt(site, node).filter((term) => term.sort === "number" && !term.text.startsWith(`${text}.`));
  for (const { text: number, near } of numbers.slice(0, MOST_NUMBERS))
    for (const part of [`.slice(${number})`, `.slice(${number} + 1)`, `.slice(0, ${number})`, `[${number}]`])
      yield replaceNode(site, node, `${text}${part}`, 0.15 * near * factor);
}

function* properties(site: Site, node: t.Expression): Iterable<Proposal> {
  if (!t.isIdentifier(node) && !t.isMemberExpression(node) && !t.isCallExpression(node)) return;
  const text = textOf(site.source, node);
  for (const name of propertiesOf(site.source)) yield replaceNode(site, node, `${text}.${name}`, 0.15);
}

const known = new WeakMap<SourceFile, readonly string[]>();

/** That the file reads, the most frequent first. */
function propertiesOf(source: SourceFile): readonly string[] {
  let names = known.get(source);
  if (names !== undefined) return names;
  const counts = new Map<string, number>();
  for (const node of source.nodes) {
    if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) continue;
    const parent = source.parents.get(node);
    if ((t.isCallExpression(parent) && parent.callee === node) || t.isThisExpression(node.object)) continue;
    counts.set(node.property.name, (counts.get(node.property.name) ?? 0) + 1);
  }
  names = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .slice(0, MOST_PROPERTIES);
  known.set(source, names);
  return names;
}
