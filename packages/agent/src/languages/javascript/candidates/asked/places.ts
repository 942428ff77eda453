import * as t from "@babel/types";
import { around } from "../site.ts";
import type { SourceFile } from "../types.ts";

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ["test"],
  WhileStatement: ["test"],
  DoWhileStatement: ["test"],
  ForStatement: ["test"],
  ForOfStatement: ["right"],
  ForInStatement: ["right"],
  SwitchStatement: ["discriminant"],
  ConditionalExpression: ["test", "consequent", "alternate"],
  LogicalExpression: ["left", "right"],
  BinaryExpression: ["left", "right"],
  ReturnStatement: ["argument"],
  ThrowStatement: ["argument"],
  AwaitExpression: ["argument"],
  YieldExpression: ["argument"],
  SpreadElement: ["argument"],
  VariableDeclarator: ["init"],
  AssignmentExpression: ["right"],
  AssignmentPattern: ["right"],
  ArrowFunctionExpression: ["body"],
  MemberExpression: ["object"],
  ExpressionStatement: ["expression"],
  ClassProperty: ["value"],
};
const LISTS: Readonly<Record<string, readonly string[]>> = {
  CallExpression: ["arguments"],
  OptionalCallExpression: ["arguments"],
  NewExpression: ["arguments"],
  ArrayExpression: ["elements"],
  TemplateLiteral: ["expressions"],
};

/** `(ask, x)` could stand for it: what it gives is read, and neither its name nor what it is a part of matters. */
export function isPlace(source: SourceFile, node: t.Node): node is t.Expression {
  if (!t.isExpression(node) || t.isFunction(node) || t.isClass(node) || t.isSuper(node) || t.isImport(node)) return false;
  const parent = source.parents.get(node);
  if (parent === undefined || (t.isMemberExpression(node) && t.isSuper(node.object))) return false;
  if (t.isUnaryExpression(parent)) return parent.operator !== "delete" && parent.operator !== "typeof";
  if (t.isObjectProperty(parent))
    return parent.value === node && !parent.shorthand && t.isObjectExpression(source.parents.get(parent));
  if (t.isMemberExpression(parent) && parent.computed && parent.property === node) return true;
  const fields = parent as unknown as Record<string, unknown>; // names come from the tables above
  return (
    (FIELDS[parent.type] ?? []).some((field) => fields[field] === node) ||
    (LISTS[parent.type] ?? []).some((field) => (fields[field] as unknown[]).includes(node))
  );
}

/** Only whether it holds is asked of it. */
export function isTest(source: SourceFile, node: t.Node): boolean {
  const parent = source.parents.get(node);
  if (t.isUnaryExpression(parent, { operator: "!" })) return true;
  if (t.isLogicalExpression(parent) && parent.operator !== "??") return isTest(source, parent);
  if (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isLoop(parent))
    return "test" in parent && parent.test === node;
  return false;
}

/** A longer expression is not asked for what a part of it would change. */
const LONGEST = 500;

/** Expressions that hold a span, which could be asked: the smallest, the largest of its function, the largest of its statement. */
export function placesAround(source: SourceFile, start: number, end: number): t.Expression[] {
  const inner = smallestAround(source, start, end);
  if (inner === null) return [];
  const found: t.Expression[] = [];
  let ofFunction: t.Expression | null = null;
  let ofStatement: t.Expression | null = null;
  let isSameFunction = true;
  for (const node of [inner, ...around(source, inner)]) {
    if (t.isStatement(node) || (node.end ?? 0) - (node.start ?? 0) > LONGEST) break;
    if (t.isFunction(node)) isSameFunction = false;
    if (!isPlace(source, node)) continue;
    if (found.length === 0) found.push(node);
    if (isSameFunction) ofFunction = node;
    ofStatement = node;
  }
  for (const node of [ofFunction, ofStatement]) if (node !== null && !found.includes(node)) found.push(node);
  return found;
}

const spans = new WeakMap<SourceFile, Map<string, t.Node | null>>();

function smallestAround(source: SourceFile, start: number, end: number): t.Node | null {
  let known = spans.get(source);
  if (known === undefined) spans.set(source, (known = new Map()));
  const key = `${start}-${end}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = findAround(source, start, end)));
  return found;
}

function findAround(source: SourceFile, start: number, end: number): t.Node | null {
  let best: t.Node | null = null;
  for (const node of source.nodes) {
    const [from, to] = [node.start ?? 0, node.end ?? 0];
    if (from > start) break;
    // What is inserted at an edge is no part of what begins or ends there.
    const holds = start === end ? from < start && to > end : to >= end;
    if (holds && (best === null || to - from <= (best.end ?? 0) - (best.start ?? 0))) best = node;
  }
  return best;
}
