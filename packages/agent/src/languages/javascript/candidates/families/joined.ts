import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Proposal, Site, SourceFile } from "../types.ts";

export type Joint = "&&" | "||";

/** Where conditions stand: tests, what `&&` and `||` join, answers that are one. */
export function testsAt({ source, nodes }: Site): t.Expression[] {
  const found = new Set<t.Expression>();
  for (const node of nodes) {
    const test = testOf(node);
    if (test !== null) found.add(test);
    const isWhole = t.isLogicalExpression(node) && node.operator !== "??" && !t.isLogicalExpression(source.parents.get(node));
    if (isWhole) found.add(node);
  }
  return [...found];
}

function testOf(node: t.Node): t.Expression | null {
  if (t.isIfStatement(node) || t.isConditionalExpression(node) || t.isWhile(node)) return node.test;
  if (t.isForStatement(node)) return node.test ?? null;
  const value = t.isReturnStatement(node) ? node.argument : t.isArrowFunctionExpression(node) ? node.body : null;
  if (t.isBinaryExpression(value) && /[<>=]/.test(value.operator)) return value;
  return t.isCallExpression(value) || t.isUnaryExpression(value, { operator: "!" }) ? value : null;
}

/** The clauses of a condition. */
export function clausesOf(node: t.Expression): t.Expression[] {
  return t.isLogicalExpression(node) ? [...clausesOf(node.left), ...clausesOf(node.right)] : [node];
}

/** `a` → `a && more`, or `more && a`, with the parentheses that it takes. */
export function joined(site: Site, node: t.Expression, joint: Joint, more: string, weight: number, isFirst = false): Proposal {
  const text = textOf(site.source, node);
  const parent = site.source.parents.get(node);
  const isLoose =
    t.isConditionalExpression(node) ||
    t.isAssignmentExpression(node) ||
    (t.isLogicalExpression(node) && node.operator !== joint && !(joint === "||" && node.operator === "&&"));
  const own = isLoose ? `(${text})` : text;
  const isTight =
    t.isUnaryExpression(parent) ||
    t.isBinaryExpression(parent) ||
    t.isMemberExpression(parent) ||
    (t.isLogicalExpression(parent) && parent.operator !== joint && joint === "||");
  const whole = isFirst ? `${more} ${joint} ${own}` : `${own} ${joint} ${more}`;
  return replaceNode(site, node, isTight ? `(${whole})` : whole, weight);
}

const PATH = /^[\w$]+(?:\??\.[\w$]+|\[[\w$.]+\])*$/;
const LONGEST = 40;
const KNOWN = new Set([...Object.getOwnPropertyNames(globalThis), "arguments"]);

/** Names and paths that an expression reads. */
export function subjectsOf(source: SourceFile, node: t.Node): string[] {
  const found = new Set<string>();
  const names = new Set(namesIn(node).filter((name) => !KNOWN.has(name)));
  t.traverseFast(node, (one) => {
    const parent = source.parents.get(one);
    if (t.isCallExpression(parent) && parent.callee === one) return;
    const text = textOf(source, one);
    const isPath = t.isMemberExpression(one) || (t.isIdentifier(one) && names.has(one.name));
    if (isPath && text.length < LONGEST && PATH.test(text)) found.add(text);
  });
  return [...found];
}

/** Members that the file reads or calls of what goes by each last word, the most frequent first. */
export interface Members {
  read: ReadonlyMap<string, readonly string[]>;
  called: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<SourceFile, Members>();

export function membersIn(source: SourceFile): Members {
  let found = known.get(source);
  if (found === undefined) known.set(source, (found = collect(source)));
  return found;
}

function collect(source: SourceFile): Members {
  const tables = { read: new Map<string, Map<string, number>>(), called: new Map<string, Map<string, number>>() };
  for (const node of source.nodes) {
    if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) continue;
    const parent = source.parents.get(node);
    const table = t.isCallExpression(parent) && parent.callee === node ? tables.called : tables.read;
    const word = /[\w$]+$/.exec(textOf(source, node.object).slice(-LONGEST))?.[0] ?? "";
    const counts = table.get(word) ?? new Map<string, number>();
    table.set(word, counts.set(node.property.name, (counts.get(node.property.name) ?? 0) + 1));
  }
  const sorted = (table: Map<string, Map<string, number>>): Map<string, string[]> =>
    new Map([...table].map(([word, counts]) => [word, [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name)]));
  return { read: sorted(tables.read), called: sorted(tables.called) };
}
