import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { shapesAt } from "../observed.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { sortOfShape } from "./observed-terms.ts";
import type { Sort } from "./sorts.ts";
import { propertiesOf } from "./properties.ts";
import { termsAt } from "./terms.ts";

const LONGEST = 60;
const MOST_NUMBERS = 8;

/** A value in another form: a part of it, one of its properties, what a method of the language makes of it; or another value. */
export const form: Family = {
  name: "wide-form",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node)) continue;
      if (t.isStringLiteral(node) || t.isBooleanLiteral(node) || t.isNullLiteral(node)) yield* named(site, node);
      if (t.isCallExpression(node)) yield* onOthers(site, node);
      if (t.isMemberExpression(node)) yield* highest(site, node);
      if (!isValue(site, node)) continue;
      const sort = kindOf(site.source, node);
      yield* others(site, node, sort);
      yield* made(site, node, sort);
      yield* members(site, node);
      if (sort === "object" || sort === "unknown") yield* withMore(site, node);
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

/** A value that is at hand instead of one that is always the same. */
function* named(site: Site, node: t.StringLiteral | t.BooleanLiteral | t.NullLiteral): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isKept =
    (t.isAssignmentExpression(parent) && parent.right === node) ||
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isObjectProperty(parent) && parent.value === node) ||
    (t.isCallExpression(parent) && !t.isIdentifier(parent.callee, { name: "require" })) ||
    (t.isConditionalExpression(parent) && parent.test !== node) ||
    t.isReturnStatement(parent) ||
    t.isLogicalExpression(parent);
  if (!isKept) return;
  const sort = kindOf(site.source, node);
  for (const { text, sort: its, near } of termsAt(site, node))
    if (its === sort || its === "unknown" || t.isNullLiteral(node)) yield replaceNode(site, node, text, 0.25 * near);
}

/** Numbers have `wide-arithmetic`. */
function* others(site: Site, node: t.Expression, sort: Sort): Iterable<Proposal> {
  if (sort === "number") return;
  const text = textOf(site.source, node);
  for (const { text: other, sort: its, near } of termsAt(site, node))
    if (other !== text && (its === sort || its === "unknown" || sort === "unknown"))
      yield replaceNode(site, node, other, 0.18 * near);
}

const MOST_OBJECTS = 4;

/** A property of something at hand that the file reads of something else: `entry.lifetime`. */
function* members(site: Site, node: t.Expression): Iterable<Proposal> {
  if (!t.isIdentifier(node) && !t.isMemberExpression(node)) return;
  const parent = site.source.parents.get(node);
  if (t.isMemberExpression(parent) && parent.object === node) return;
  const objects = namesAt(site.source, node).filter(
    ({ kind, place }) => place !== "outer" && (kind === "object" || kind === "unknown"),
  );
  for (const { name } of objects.slice(0, MOST_OBJECTS))
    for (const property of propertiesOf(site.source)) yield replaceNode(site, node, `${name}.${property}`, 0.12);
}

/** `invoices.length` → `Math.max(0, ...invoices.map((one) => one.number))`: what has left leaves a gap. */
function* highest(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  if (node.computed || !t.isIdentifier(node.property, { name: "length" })) return;
  const list = textOf(site.source, node.object);
  const element = shapesAt(site.pool, site.source, node).get(list)?.element?.members;
  const numbers = Object.entries(element ?? {}).flatMap(([name, shape]) => (sortOfShape(shape) === "number" ? [name] : []));
  for (const name of element === undefined ? propertiesOf(site.source) : numbers)
    yield replaceNode(site, node, `Math.max(0, ...${list}.map((one) => one.${name}))`, 0.25);
}

const MOST_MORE = 4;

/** `visit` → `{ ...visit, reason }`: what is at hand and nothing makes use of first. */
function* withMore(site: Site, node: t.Expression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isHandedOn = t.isCallExpression(parent) || t.isReturnStatement(parent) || t.isArrowFunctionExpression(parent);
  if (!t.isIdentifier(node) || !isHandedOn) return;
  const names = termsAt(site, node).filter(({ text }) => /^[\w$]+$/.test(text) && text !== node.name);
  for (const { text, near } of names.slice(0, MOST_MORE)) {
    const whole = `{ ...${node.name}, ${text} }`;
    yield replaceNode(site, node, t.isArrowFunctionExpression(parent) ? `(${whole})` : whole, 0.25 * near);
  }
}

const METHODS: Partial<Record<Sort, RegExp>> = {
  map: /^(?:get|set|has|delete)$/,
  set: /^(?:add|has|delete)$/,
  array: /^(?:push|pop|shift|unshift|at|find|filter|map|some|every|includes|indexOf|slice|splice)$/,
};

/** `this.get(key)` → `this.#entries.get(key)`, and the other way round. */
function* onOthers(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee } = node;
  if (!t.isMemberExpression(callee) || callee.computed || !t.isIdentifier(callee.property)) return;
  const text = textOf(site.source, callee.object);
  for (const { text: other, sort, near } of termsAt(site, node))
    if (other !== text && METHODS[sort]?.test(callee.property.name) === true)
      yield replaceNode(site, callee.object, other, 0.25 * near);
  if (text.startsWith("this.")) yield replaceNode(site, callee.object, "this", 0.15);
}

const MADE: Partial<Record<Sort, string[]>> = {
  string: [
    '#.padStart(2, "0")',
    "#.trim()",
    "#.toLowerCase()",
    "#.toUpperCase()",
    "#.normalize()",
    '#.normalize("NFKD").replace(/[\\u0300-\\u036f]/g, "")',
    "#.length",
    "[...#]",
  ],
  array: [
    "[...#]",
    "#.length",
    "#.toReversed()",
    "#.flat()",
    "#.filter(Boolean)",
    "[...new Set(#)]",
    "#.map((one) => one.toLowerCase())",
    "#.map((one) => one.trim())",
  ],
  number: [
    "Math.abs(#)",
    "Math.floor(#)",
    "Math.ceil(#)",
    "Math.round(#)",
    "Math.trunc(#)",
    "Math.max(0, #)",
    "-#",
    "String(#)",
    'String(#).padStart(2, "0")',
  ],
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
  if (sort === "string")
    for (const { text: number, near } of numbers.slice(0, MOST_NUMBERS / 2))
      for (const width of [number, `${number} + 1`]) yield replaceNode(site, node, `${text}.padStart(${width}, "0")`, 0.1 * near);
  for (const { text: number, near } of numbers.slice(0, MOST_NUMBERS))
    for (const part of [`.slice(${number})`, `.slice(${number} + 1)`, `.slice(0, ${number})`, `[${number}]`])
      yield replaceNode(site, node, `${text}${part}`, 0.15 * near * factor);
}

function* properties(site: Site, node: t.Expression): Iterable<Proposal> {
  if (!t.isIdentifier(node) && !t.isMemberExpression(node) && !t.isCallExpression(node)) return;
  const text = textOf(site.source, node);
  for (const name of propertiesOf(site.source)) yield replaceNode(site, node, `${text}.${name}`, 0.15);
}
