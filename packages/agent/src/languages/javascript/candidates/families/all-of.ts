import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf, walk } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

const LONGEST = 80;

/** One of several is looked at: the first instead of all, this one and not that one, the order from one side. */
export const allOf: Family = {
  name: "all-of",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || textOf(site.source, node).length > LONGEST || !isValue(site, node)) continue;
      yield* largest(site, node);
      yield* backwards(site, node);
      yield* eitherWay(site, node);
      yield* together(site, node);
      if (t.isArrayExpression(node)) yield* oneMore(site, node);
      if (t.isArrayExpression(node)) yield* aroundAll(site, node);
      if (t.isArrayExpression(node)) yield* allInPlace(site, node);
      if (t.isCallExpression(node)) yield* ofNone(site, node);
      if (t.isArrayExpression(node) && node.elements.length > 0 && !node.elements.some((one) => t.isSpreadElement(one)))
        yield replaceNode(site, node, `${textOf(site.source, node)}.flat()`, 0.35);
    }
  },
};

function isValue({ source }: Site, node: t.Expression): boolean {
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const parent = source.parents.get(node);
  if (t.isAssignmentExpression(parent) && parent.left === node) return false;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return false;
  return (
    !t.isUpdateExpression(parent) && !t.isExpressionStatement(parent) && !(t.isForXStatement(parent) && parent.left === node)
  );
}

/** `rows[0].length` → `Math.max(...rows.map((one) => one.length))`. */
function* largest(site: Site, node: t.Expression): Iterable<Proposal> {
  if (!t.isMemberExpression(node)) return;
  const first = t.isMemberExpression(node.object) && !node.computed ? node.object : node;
  const property = first === node ? "" : `.${textOf(site.source, node.property)}`;
  if (!first.computed || !t.isNumericLiteral(first.property) || kindOf(site.source, node) === "string") return;
  const list = textOf(site.source, first.object);
  const values = property === "" ? list : `${list}.map((one) => one${property})`;
  for (const [name, weight] of [
    ["max", 0.35],
    ["min", 0.2],
  ] as const)
    yield replaceNode(site, node, `Math.${name}(...${values})`, weight);
  yield replaceNode(site, node, `${values}.reduce((sum, one) => sum + one, 0)`, 0.15);
}

/** What is gone through last comes first. */
function* backwards(site: Site, node: t.Expression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const kind = kindOf(site.source, node);
  const isGoneThrough =
    (t.isForOfStatement(parent) && parent.right === node) ||
    (t.isMemberExpression(parent) && parent.object === node && t.isIdentifier(parent.property) && EACH.has(parent.property.name));
  if (isGoneThrough && (kind === "array" || kind === "unknown"))
    yield replaceNode(site, node, `[...${textOf(site.source, node)}].reverse()`, kind === "array" ? 0.4 : 0.25);
}

/** `[this.#byId]` → `[this.#byId, this.#byName]`: a list that somebody went through forgets one. */
function* oneMore(site: Site, node: t.ArrayExpression): Iterable<Proposal> {
  const last = node.elements.at(-1);
  if (!t.isMemberExpression(last) && !t.isIdentifier(last)) return;
  const own = textOf(site.source, node);
  const others = t.isMemberExpression(last)
    ? site.source.nodes.flatMap((one) =>
        t.isMemberExpression(one) && !one.computed && t.isNodesEquivalent(one.object, last.object)
          ? [textOf(site.source, one)]
          : [],
      )
    : namesAt(site.source, node).flatMap(({ name, kind, place }) => (place === "outer" || kind === "function" ? [] : [name]));
  for (const other of [...new Set(others)].filter((one) => !own.includes(one)).slice(0, MOST_MORE))
    yield replaceNode(site, node, `${own.slice(0, -1)}, ${other}]`, 0.25);
}

/** `[path.at(-1), next]` → `[...path, next]` */
function* allInPlace(site: Site, node: t.ArrayExpression): Iterable<Proposal> {
  for (const element of node.elements) {
    const text = element === null ? "" : textOf(site.source, element);
    const list = /^([\w$.#]+)(?:\[0\]|\.at\((?:0|-1)\))$/.exec(text)?.[1];
    if (element !== null && list !== undefined) yield replaceNode(site, element, `...${list}`, 0.6);
  }
}

/** `[...a, ...b.slice(0, n)]` → `[...a, ...b].slice(0, n)` */
function* aroundAll(site: Site, node: t.ArrayExpression): Iterable<Proposal> {
  for (const element of node.elements) {
    if (!t.isSpreadElement(element) || !t.isCallExpression(element.argument) || node.elements.length < 2) continue;
    const { callee } = element.argument;
    if (!t.isMemberExpression(callee)) continue;
    const text = (one: t.Node): string => textOf(site.source, one);
    const list = node.elements.map((one) => (one === element ? `...${text(callee.object)}` : one === null ? "" : text(one)));
    const called = text(element.argument).slice(text(callee.object).length);
    yield replaceNode(site, node, `[${list.join(", ")}]${called}`, 0.5);
  }
}

/** `Math.max(...list)` → `Math.max(0, ...list)`: of an empty list it is -Infinity. */
function* ofNone(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [only, ...rest] = node.arguments;
  const isLimit = t.isMemberExpression(node.callee) && /^Math\.(?:max|min)$/.test(textOf(site.source, node.callee));
  if (!isLimit || !t.isSpreadElement(only) || rest.length > 0) return;
  for (const [neutral, weight] of [
    ["0", 0.6],
    ["1", 0.3],
  ] as const)
    yield replaceNode(site, node, `${textOf(site.source, node.callee)}(${neutral}, ${textOf(site.source, only)})`, weight);
}

const MOST_MORE = 8;
const EACH = new Set(["find", "forEach", "map", "reduce", "join", "findIndex"]);
const BOOLEAN = new Set(["===", "==", "!==", "!=", "<", "<=", ">", ">="]);

/** `a.startsWith(b)` → `a.startsWith(b) || b.startsWith(a)`. */
function* eitherWay(site: Site, node: t.Expression): Iterable<Proposal> {
  if (!(t.isCallExpression(node) && kindOf(site.source, node) === "boolean") && !isCompared(node)) return;
  const names = rootsIn(site, node);
  const parent = site.source.parents.get(node);
  const isTight = t.isUnaryExpression(parent) || t.isLogicalExpression(parent, { operator: "&&" });
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      const swapped = renamed(site, node, (name) => (name === one ? other : name === other ? one : name));
      const text = textOf(site.source, node);
      yield replaceNode(site, node, isTight ? `(${text} || ${swapped})` : `${text} || ${swapped}`, 0.3);
      yield replaceNode(site, node, `${text} && ${swapped}`, 0.15);
      yield replaceNode(site, node, swapped, 0.25);
    }
}

function isCompared(node: t.Expression): boolean {
  return t.isBinaryExpression(node) && BOOLEAN.has(node.operator) && !t.isIdentifier(node.left);
}

/** `Object.keys(a)` → `[...Object.keys(a), ...Object.keys(b)]`. */
function* together(site: Site, node: t.Expression): Iterable<Proposal> {
  if (kindOf(site.source, node) !== "array" || t.isArrayExpression(node)) return;
  const roots = rootsIn(site, node);
  const text = textOf(site.source, node);
  const others = namesAt(site.source, node).filter(
    ({ name, kind, place }) => place !== "outer" && kind !== "function" && !roots.includes(name),
  );
  for (const root of roots.slice(0, 2))
    for (const { name } of others.slice(0, 4)) {
      const more = renamed(site, node, (one) => (one === root ? name : one));
      yield replaceNode(site, node, `[...${text}, ...${more}]`, 0.25);
    }
}

const MOST_ROOTS = 3;

/** Variables that an expression reads, those of functions in it aside. */
function rootsIn(site: Site, node: t.Expression): string[] {
  const local = new Set(namesAt(site.source, node).flatMap(({ name, place }) => (place === "outer" ? [] : [name])));
  const found = new Set<string>();
  eachName(site, node, ({ name }) => local.has(name) && found.add(name));
  return [...found].slice(0, MOST_ROOTS);
}

function eachName(site: Site, node: t.Expression, visit: (name: t.Identifier) => unknown): void {
  walk(node, null, (inner) => {
    if (t.isFunction(inner)) return false;
    if (t.isIdentifier(inner) && isReference(site.source, inner)) visit(inner);
    return true;
  });
}

function renamed(site: Site, node: t.Expression, nameFor: (name: string) => string): string {
  const start = node.start ?? 0;
  let text = textOf(site.source, node);
  const places: t.Identifier[] = [];
  eachName(site, node, (name) => places.push(name));
  for (const place of places.toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))) {
    const from = (place.start ?? 0) - start;
    text = text.slice(0, from) + nameFor(place.name) + text.slice(from + place.name.length);
  }
  return text;
}
