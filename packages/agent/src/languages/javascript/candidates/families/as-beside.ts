import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const LONGEST = 50;
const MOST = 4;

/** What other answers of a function begin or end with, this one does too: the sign of a number, a unit, a closing mark. */
export const asBeside: Family = {
  name: "as-beside",
  *propose(site) {
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if (t.isReturnStatement(parent) && t.isExpression(node)) yield* ended(site, node);
      if (t.isExpression(node)) yield* wrapped(site, node, parent);
    }
  },
};

/** `return n + unit` beside `return sign + n + " B"` → `return sign + n + unit`. */
function* ended(site: Site, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  if (t.isConditionalExpression(node) || t.isLogicalExpression(node) || t.isLiteral(node)) return;
  for (const { before, after } of endsIn(site.source, node)) {
    if (before !== "" && !text.startsWith(before)) yield replaceNode(site, node, `${before} + ${text}`, 0.8);
    if (after !== "" && !text.endsWith(after)) yield replaceNode(site, node, `${text} + ${after}`, 0.8);
  }
}

interface Ends {
  before: string;
  after: string;
}

const ends = new WeakMap<t.Function, readonly Ends[]>();

function endsIn(source: SourceFile, node: t.Node): readonly Ends[] {
  const fn = functionAround(source, node);
  if (fn === null) return [];
  let found = ends.get(fn);
  if (found === undefined) {
    const list = new Map<string, Ends>();
    t.traverseFast(fn, (one) => {
      if (!t.isReturnStatement(one) || functionAround(source, one) !== fn) return;
      const parts = partsOf(one.argument ?? null);
      const [first, last] = [parts[0], parts.at(-1)];
      if (parts.length < 2 || first === undefined || last === undefined) return;
      const end = { before: textIn(source, first), after: textIn(source, last) };
      list.set(`${end.before} ${end.after}`, end);
    });
    ends.set(fn, (found = [...list.values()].slice(0, MOST)));
  }
  return found;
}

/** A sum's parts, from the left. */
function partsOf(node: t.Node | null): t.Node[] {
  if (!t.isBinaryExpression(node, { operator: "+" })) return node === null ? [] : [node];
  return [...partsOf(node.left), node.right];
}

function textIn(source: SourceFile, node: t.Node): string {
  const text = textOf(source, node);
  if (text.length > LONGEST || t.isNumericLiteral(node)) return "";
  return t.isConditionalExpression(node) || t.isLogicalExpression(node) ? `(${text})` : text;
}

/** `out.push(key)` beside `encodeURIComponent(key)` in the same function: this one goes through it too. */
function* wrapped(site: Site, node: t.Expression, parent: t.Node | undefined): Iterable<Proposal> {
  if (!(t.isIdentifier(node) || t.isMemberExpression(node)) || parent === undefined) return;
  const isPart =
    t.isBinaryExpression(parent) || t.isTemplateLiteral(parent) || t.isReturnStatement(parent) || t.isArrayExpression(parent);
  const isGiven = t.isCallExpression(parent) && parent.callee !== node;
  const isValue = t.isObjectProperty(parent) && parent.value === node && !parent.shorthand;
  const isHeld = t.isAssignmentExpression(parent)
    ? parent.right === node
    : t.isVariableDeclarator(parent) && parent.init === node;
  if (!isPart && !isGiven && !isValue && !isHeld) return;
  for (const name of (wrapsIn(site.source, node).get(textOf(site.source, node)) ?? []).slice(0, MOST)) {
    if (isGiven && textOf(site.source, parent.callee) === name) continue;
    yield replaceNode(site, node, `${name}(${textOf(site.source, node)})`, 1.2);
  }
}

const wraps = new WeakMap<t.Function, ReadonlyMap<string, readonly string[]>>();
/** They keep what they are given, or say only something of it. */
const KEEPS =
  /\b(?:push|add|set|has|get|includes|indexOf|isArray|log|warn|keys|test|concat|unshift|exec|hasOwnProperty|call|join|require)$/;

/** Calls with one argument alone, by that argument. */
function wrapsIn(source: SourceFile, node: t.Node): ReadonlyMap<string, readonly string[]> {
  const fn = functionAround(source, node);
  if (fn === null) return new Map();
  let found = wraps.get(fn);
  if (found === undefined) {
    const list = new Map<string, string[]>();
    t.traverseFast(fn, (one) => {
      const [given] = t.isCallExpression(one) ? one.arguments : [];
      if (!t.isCallExpression(one) || one.arguments.length !== 1 || !(t.isIdentifier(given) || t.isMemberExpression(given)))
        return;
      const name = textOf(source, one.callee);
      if (name.length > LONGEST || KEEPS.test(name) || /^is[A-Z]/.test(name) || t.isExpressionStatement(source.parents.get(one)))
        return;
      const key = textOf(source, given);
      const names = list.get(key) ?? [];
      if (!names.includes(name)) list.set(key, [...names, name]);
    });
    wraps.set(fn, (found = list));
  }
  return found;
}
