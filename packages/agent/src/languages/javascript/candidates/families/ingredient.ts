import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { insertBefore, replaceNode } from "../build.ts";
import { compatible, kindByInit, kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import { wordsOf } from "../words.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/** Code that the repository has already: expressions and statements of like shape, their names put into scope here. */
export const ingredient: Family = {
  name: "ingredient",
  *propose(site) {
    const names = new Set(
      namesAt(site.source, site.statement ?? site.nodes[0] ?? site.source.ast.program).map((name) => name.name),
    );
    for (const node of site.nodes) {
      if (t.isRegExpLiteral(node)) yield* patterns(site, node);
      else if (replaceable(site, node)) yield* expressions(site, node, names);
    }
    yield* statements(site, names);
  },
};

function replaceable(site: Site, node: t.Node): boolean {
  if (
    !(
      t.isCallExpression(node) ||
      t.isBinaryExpression(node) ||
      t.isMemberExpression(node) ||
      t.isConditionalExpression(node) ||
      t.isLogicalExpression(node) ||
      t.isIdentifier(node)
    )
  )
    return false;
  if (t.isIdentifier(node) && !isReference(site.source, node)) return false;
  const parent = site.source.parents.get(node);
  if (
    (t.isAssignmentExpression(parent) && parent.left === node) ||
    t.isUpdateExpression(parent) ||
    t.isExpressionStatement(parent) ||
    t.isForXStatement(parent)
  )
    return false;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return false;
  return !(t.isMemberExpression(parent) && parent.object === node && t.isIdentifier(node));
}

interface Piece {
  text: string;
  node: t.Expression;
  names: string[];
  near: t.Function | null;
}

const pieces = new WeakMap<SourceFile, Piece[]>();

function piecesOf(source: SourceFile): Piece[] {
  let list = pieces.get(source);
  if (list !== undefined) return list;
  const found = new Map<string, Piece>();
  for (const node of source.nodes) {
    if (
      !(
        t.isCallExpression(node) ||
        t.isBinaryExpression(node) ||
        t.isMemberExpression(node) ||
        t.isConditionalExpression(node) ||
        t.isLogicalExpression(node)
      )
    )
      continue;
    // A function that is called elsewhere is no value here: a condition made of it always holds.
    const parent = source.parents.get(node);
    if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) continue;
    const text = textOf(source, node);
    if (text.length > 90 || text.includes("\n") || found.has(text)) continue;
    found.set(text, { text, node, names: namesIn(node), near: functionAround(source, node) });
    if (found.size > 1500) break;
  }
  pieces.set(source, (list = [...found.values()]));
  return list;
}

const GLOBAL = new Set([
  "Math",
  "Number",
  "String",
  "Array",
  "Object",
  "JSON",
  "undefined",
  "Boolean",
  "parseInt",
  "parseFloat",
  "isNaN",
  "Date",
  "RegExp",
  "Infinity",
  "NaN",
]);

function* expressions(site: Site, node: t.Node, scope: Set<string>): Iterable<Proposal> {
  const before = textOf(site.source, node);
  const kind = kindOf(site.source, node);
  const fn = functionAround(site.source, node);
  const words = wordsOf(before);
  const isTested = isTest(site.source, node);
  let given = 0;
  for (const source of [site.source, ...(t.isIdentifier(node) ? [] : site.pool.others())]) {
    for (const piece of piecesOf(source)) {
      if (piece.text === before || !compatible(kindByInit(piece.node), kind) || given > 150) continue;
      if (t.isIdentifier(node) && piece.near !== fn) continue;
      if (isOtherProperty(node, piece.node)) continue;
      const fitting = fit(piece, scope);
      if (fitting === null) continue;
      const same = piece.node.type === node.type ? 1 : 0.6;
      const near = source === site.source ? (piece.near === fn ? 1 : 0.6) : 0.35;
      const alike = [...wordsOf(piece.text)].some((word) => words.has(word)) ? 1 : 0.6;
      given += 1;
      const sense = isTested && isAlwaysTrue(piece.node) ? 0.1 : 1;
      const loose =
        t.isBinaryExpression(piece.node) || t.isConditionalExpression(piece.node) || t.isLogicalExpression(piece.node);
      const parent = site.source.parents.get(node);
      const wrap =
        loose &&
        (t.isBinaryExpression(parent) ||
          t.isUnaryExpression(parent) ||
          t.isMemberExpression(parent) ||
          t.isLogicalExpression(parent));
      yield replaceNode(site, node, wrap ? `(${fitting.text})` : fitting.text, same * near * alike * sense * fitting.weight);
    }
  }
}

/** `a.x` for `a.y`: the property family's; `a.x` for `x`: that of access. */
function isOtherProperty(a: t.Node, b: t.Node): boolean {
  if (t.isIdentifier(a)) return t.isMemberExpression(b) && !b.computed && t.isIdentifier(b.property, { name: a.name });
  if (!t.isMemberExpression(a) || !t.isMemberExpression(b) || a.computed || b.computed) return false;
  return t.isNodesEquivalent(a.object, b.object);
}

/** Whether only the truth of its value counts. */
function isTest(source: SourceFile, node: t.Node): boolean {
  const parent = source.parents.get(node);
  if (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhileStatement(parent) || t.isForStatement(parent))
    return parent.test === node;
  if (t.isUnaryExpression(parent, { operator: "!" })) return true;
  return t.isLogicalExpression(parent) && isTest(source, parent);
}

const METHODS = /^(?:test|exec|forEach|map|filter|call|apply|bind|push|keys|concat|replace|hasOwnProperty)$/;

/** Objects, and functions that are not called: as a condition they decide nothing. */
function isAlwaysTrue(node: t.Node): boolean {
  if (t.isLogicalExpression(node)) return node.operator === "||" && (isAlwaysTrue(node.right) || isAlwaysTrue(node.left));
  if (t.isObjectExpression(node) || t.isArrayExpression(node) || t.isFunction(node) || t.isNewExpression(node)) return true;
  if (t.isRegExpLiteral(node)) return true;
  if (t.isMemberExpression(node)) return !node.computed && t.isIdentifier(node.property) && METHODS.test(node.property.name);
  return t.isCallExpression(node) && (kindByInit(node) === "array" || (isAlwaysTrue(node.callee) && callsForObject(node.callee)));
}

function callsForObject(callee: t.Node): boolean {
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) && /^(?:bind|concat)$/.test(callee.property.name);
}

/** The piece with at most one strange name, which then stands for each name here. */
function fit(piece: Piece, scope: Set<string>): { text: string; weight: number } | null {
  const strange = [...new Set(piece.names.filter((name) => !scope.has(name) && !GLOBAL.has(name)))];
  if (strange.length === 0) return { text: piece.text, weight: 1 };
  return null;
}

function* patterns(site: Site, node: t.RegExpLiteral): Iterable<Proposal> {
  let given = 0;
  for (const source of [site.source, ...site.pool.others()]) {
    for (const other of source.nodes) {
      if (!t.isRegExpLiteral(other) || other.pattern === node.pattern || given++ > 40) continue;
      yield replaceNode(site, node, textOf(source, other), source === site.source ? 0.8 : 0.4);
    }
  }
}

/** Statements of the same file, the same function's neighbours first, put before this one. */
function* statements(site: Site, scope: Set<string>): Iterable<Proposal> {
  const own = site.statement;
  if (own === null || site.fn === null || !inList(site, own)) return;
  let given = 0;
  const locals = [...namesAt(site.source, own)].filter((name) => name.place !== "outer").map((name) => name.name);
  for (const node of site.source.nodes) {
    if (given > 60 || !(t.isExpressionStatement(node) || t.isIfStatement(node) || t.isReturnStatement(node)) || node === own)
      continue;
    const text = textOf(site.source, node);
    if (text.length > 160 || text.split("\n").length > 4 || t.isDirective(node)) continue;
    const names = namesIn(node).filter((name) => !GLOBAL.has(name));
    const strange = [...new Set(names.filter((name) => !scope.has(name)))];
    const near = functionAround(site.source, node) === site.fn ? 1 : 0.7;
    if (strange.length === 0) {
      given += 1;
      yield insertBefore(site, own, text, 0.5 * near);
    } else if (strange.length === 1) {
      for (const name of locals.slice(0, 4)) {
        given += 1;
        yield insertBefore(
          site,
          own,
          text.replace(new RegExp(`(?<![\\w$.])${(strange[0] ?? "").replace(/\$/g, "\\$")}(?![\\w$])`, "g"), () => name),
          0.35 * near,
        );
      }
    }
  }
}
