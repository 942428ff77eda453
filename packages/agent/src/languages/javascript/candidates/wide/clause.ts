import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { testOf } from "../families/condition.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import { kindOf } from "../kinds.ts";
import type { Family, Site, SourceFile } from "../types.ts";
import { predicatesAt, type Predicate } from "./predicates.ts";
import { sortsIn } from "./sorts.ts";
import { propertiesOf } from "./properties.ts";

/** One more clause of a condition, of what is at hand; or another condition altogether. */
export const clause: Family = {
  name: "wide-clause",
  *propose(site) {
    for (const test of testsOf(site)) {
      const text = textOf(site.source, test);
      for (const part of partsOf(test)) {
        const own = textOf(site.source, part);
        const parent = site.source.parents.get(part);
        const factor = part === test ? 1 : 0.6;
        for (const { text: more, weight } of [...ofOtherProperties(site, part), ...predicatesAt(site, part)]) {
          if (text.includes(more)) continue;
          const and = `${enclosed(part, own, "||")} && ${more}`;
          const or = `${own} || ${more}`;
          yield replaceNode(site, part, isHigher(parent, "&&") ? `(${and})` : and, 0.3 * weight * factor);
          yield replaceNode(site, part, isHigher(parent, "||") ? `(${or})` : or, 0.3 * weight * factor);
        }
      }
      for (const { text: other, weight } of predicatesAt(site, test)) yield replaceNode(site, test, other, 0.12 * weight);
    }
  },
};

/** `a.name === b.name` → `… && a.size === b.size`, `a.name === name` → `… && a.size === size`. */
function* ofOtherProperties(site: Site, part: t.Expression): Iterable<Predicate> {
  const { source } = site;
  const read = t.isUnaryExpression(part, { operator: "!" }) ? part.argument : part;
  if (t.isMemberExpression(read) && !read.computed && t.isIdentifier(read.object)) {
    const own = read.object.name;
    const not = read === part ? "" : "!";
    for (const { name, kind, place } of namesAt(source, part))
      if (name !== own && place !== "outer" && (kind === "object" || kind === "unknown"))
        yield { text: `${not}${name}.${textOf(source, read.property)}`, weight: 0.8 };
  }
  if (!t.isBinaryExpression(part) || !t.isMemberExpression(part.left)) return;
  if (!part.left.computed && t.isIdentifier(part.right)) {
    const names = new Set(namesAt(source, part).flatMap(({ name, place }) => (place === "outer" ? [] : [name])));
    const object = textOf(source, part.left.object);
    for (const name of propertiesOf(source))
      if (names.has(name)) yield { text: `${object}.${name} ${part.operator} ${name}`, weight: 1 };
  }
  if (!t.isMemberExpression(part.right)) return;
  const [left, right] = [part.left, part.right];
  if (left.computed || right.computed || textOf(source, left.property) !== textOf(source, right.property)) return;
  for (const name of propertiesOf(source))
    yield {
      text: `${textOf(source, left.object)}.${name} ${part.operator} ${textOf(source, right.object)}.${name}`,
      weight: 0.8,
    };
}

const ASKING = new Set(["filter", "some", "every", "find", "findIndex", "findLast"]);

function testsOf(site: Site): Set<t.Expression> {
  const tests = new Set<t.Expression>();
  for (const node of site.nodes) {
    const test = testOf(node) ?? answerOf(site, node) ?? saidBy(site, node);
    if (test !== null) tests.add(test);
  }
  return tests;
}

/** What the callback of `filter` and its like says. */
function answerOf({ source }: Site, node: t.Node): t.Expression | null {
  const callback = t.isReturnStatement(node) ? functionAround(source, node) : node;
  const answer = t.isReturnStatement(node) ? node.argument : t.isArrowFunctionExpression(node) ? node.body : null;
  const call = t.isFunction(callback) ? source.parents.get(callback) : null;
  if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee) || !t.isIdentifier(call.callee.property)) return null;
  return ASKING.has(call.callee.property.name) && t.isExpression(answer) ? answer : null;
}

/** What a function returns or keeps that holds or does not. */
function saidBy({ source }: Site, node: t.Node): t.Expression | null {
  const value = t.isReturnStatement(node)
    ? node.argument
    : t.isVariableDeclarator(node)
      ? node.init
      : t.isArrowFunctionExpression(node)
        ? node.body
        : null;
  return t.isExpression(value) && saysSo(source, value) ? value : null;
}

function saysSo(source: SourceFile, node: t.Expression): boolean {
  if (t.isLogicalExpression(node)) return saysSo(source, node.right);
  if (t.isIdentifier(node)) return sortsIn(source).get(node.name) === "boolean" || MAY_SAY_SO.test(node.name);
  return kindOf(source, node) === "boolean" && !t.isBooleanLiteral(node);
}

const MAY_SAY_SO = /^(?:is|has|can|was|should|needs)[A-Z]|(?:ed|ly|able|open|free|full)$/;

/** The condition, and each of its clauses. */
function partsOf(test: t.Expression): t.Expression[] {
  const clauses = (node: t.Expression): t.Expression[] => {
    if (t.isLogicalExpression(node)) return [...clauses(node.left), ...clauses(node.right)];
    return t.isUnaryExpression(node, { operator: "!" }) ? [node, node.argument, ...clauses(node.argument)] : [node];
  };
  return [...new Set([test, ...clauses(test)])];
}

function enclosed(node: t.Expression, text: string, operator: "||" | "&&"): string {
  return t.isConditionalExpression(node) || t.isLogicalExpression(node, { operator }) ? `(${text})` : text;
}

/** What stands around binds more strongly. */
function isHigher(parent: t.Node | undefined, operator: "&&" | "||"): boolean {
  if (t.isLogicalExpression(parent)) return parent.operator !== operator;
  return t.isBinaryExpression(parent) || t.isUnaryExpression(parent);
}
