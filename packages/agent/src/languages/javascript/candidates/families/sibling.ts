import * as t from "@babel/types";
import { replaceNode, replaceNodes } from "../build.ts";
import { childrenOf, textOf, walk } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/**
 * What the file does elsewhere and forgot here: the other half of a condition, or the form in which a value is looked at.
 */
export const sibling: Family = {
  name: "sibling",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node) && COMPARISONS.has(node.operator)) yield* otherHalf(site, node);
      if (t.isLogicalExpression(node) && !t.isLogicalExpression(site.source.parents.get(node))) {
        for (const part of partsOf(node)) yield* throughout(site, part);
      }
    }
  },
};

const COMPARISONS = new Set(["<", "<=", ">", ">=", "===", "!==", "==", "!="]);
const TOKEN = /[A-Za-z_$][\w$]*|\d+(?:\.\d+)?|"[^"]*"|'[^']*'|[=!<>]=+|&&|\|\||[^\s\w]/g;
const MOST_FORMS = 6;

/** A logical expression and those in it, the whole first. */
function partsOf(node: t.LogicalExpression): t.LogicalExpression[] {
  const inner = [node.left, node.right].filter((side) => t.isLogicalExpression(side));
  return [node, ...inner.flatMap(partsOf)];
}

interface Pair {
  operator: string;
  clause: string[];
  /** The text of the other operand. */
  rest: string[];
}

const pairs = new WeakMap<SourceFile, Pair[]>();

/** The comparisons of the file that stand beside another condition. */
function pairsIn(source: SourceFile): Pair[] {
  let found = pairs.get(source);
  if (found !== undefined) return found;
  found = [];
  pairs.set(source, found);
  for (const node of source.nodes) {
    if (!t.isLogicalExpression(node) || node.operator === "??") continue;
    const [left, right] = [tokens(textOf(source, node.left)), tokens(textOf(source, node.right))];
    if (left.length > 20 || right.length > 20) continue;
    if (t.isBinaryExpression(node.left)) found.push({ operator: node.operator, clause: left, rest: right });
    if (t.isBinaryExpression(node.right)) found.push({ operator: node.operator, clause: right, rest: left });
  }
  return found;
}

function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** `e <= LOW || e >= HIGH` there, `n <= LOW` here: `(n <= LOW || n >= HIGH)`. */
function* otherHalf(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const clause = tokens(textOf(site.source, node));
  const own = site.source.text.slice(Math.max(0, (node.start ?? 0) - 200), (node.end ?? 0) + 200);
  const tried = new Set<string>();
  for (const pair of pairsIn(site.source)) {
    const names = renaming(pair.clause, clause);
    if (names === null) continue;
    const rest = pair.rest.map((token) => names.get(token) ?? token).join(" ");
    const text = `(${textOf(site.source, node)} ${pair.operator} ${tidy(rest)})`;
    if (tried.has(text) || own.includes(tidy(rest))) continue;
    tried.add(text);
    yield replaceNode(site, node, text, 0.9);
  }
}

/** What each name of one clause is called in the other; null where they differ in more than one name. */
function renaming(from: string[], to: string[]): Map<string, string> | null {
  if (from.length !== to.length) return null;
  const names = new Map<string, string>();
  for (const [index, token] of from.entries()) {
    const other = to[index] ?? "";
    if (!/^[A-Za-z_$]/.test(token) || !/^[A-Za-z_$]/.test(other)) {
      if (token !== other) return null;
    } else if ((names.get(token) ?? other) !== other) return null;
    else names.set(token, other);
  }
  return [...names].filter(([one, other]) => one !== other).length <= 1 ? names : null;
}

function tidy(text: string): string {
  return text.replaceAll(/ ?([.()[\]]) ?/g, "$1");
}

/** Operator and number of `x % 100`, `x - 1`, as the file has them, the frequent ones first. */
function formsIn(source: SourceFile): string[] {
  const counts = new Map<string, number>();
  for (const node of source.nodes) {
    if (!t.isBinaryExpression(node) || !t.isIdentifier(node.left) || !t.isNumericLiteral(node.right)) continue;
    if (!["%", "-", "+", "/", "*"].includes(node.operator)) continue;
    const form = `${node.operator} ${textOf(source, node.right)}`;
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_FORMS)
    .map(([form]) => form);
}

/** `n >= 5 && n <= 20` → `n % 100 >= 5 && n % 100 <= 20`: one value, looked at in the same other form throughout. */
function* throughout(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  const places = new Map<string, t.Identifier[]>();
  walk(node, null, (one, parent) => {
    const compares = t.isBinaryExpression(parent) && COMPARISONS.has(parent.operator);
    if (t.isIdentifier(one) && compares) places.set(one.name, [...(places.get(one.name) ?? []), one]);
    return childrenOf(one).length > 0;
  });
  for (const [name, found] of places) {
    if (found.length < 2) continue;
    for (const form of formsIn(site.source)) {
      const other = `${name} ${form}`;
      yield replaceNodes(site, found, () => other, 0.8, `\`${name}\` became \`${other}\` throughout the condition`);
    }
  }
}
