import * as t from "@babel/types";
import { putUnder, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { inList } from "./returns.ts";

/** A longer target is seldom what a state is kept in. */
const LONGEST = 60;
const SETTERS = 4;

/** What is set already is not set again: `if (opens) block = []` → `if (opens && !block) block = []`. */
export const setAgain: Family = {
  name: "set-again",
  *propose(site) {
    const { source, statement } = site;
    if (statement === null) return;
    if (t.isIfStatement(statement)) yield* testOf(site, statement);
    const target = targetOf(statement);
    if (target === null || !inList(site, statement)) return;
    for (const [test, likely] of emptyTests(source, target)) yield putUnder(site, statement, test, 0.7 * likely);
  },
};

function* testOf(site: Site, { test, consequent }: t.IfStatement): Iterable<Proposal> {
  const { source } = site;
  const text = textOf(source, test);
  const own = t.isBlockStatement(consequent) ? consequent.body : [consequent];
  const targets = own.map(targetOf).filter((target) => target !== null);
  for (const target of targets.slice(0, SETTERS)) {
    if (mentions(text, textOf(source, target))) continue;
    const joined = t.isLogicalExpression(test) && test.operator !== "&&" ? `(${text})` : text;
    for (const [empty, likely] of emptyTests(source, target)) yield replaceNode(site, test, `${joined} && ${empty}`, likely);
  }
}

type Target = t.Identifier | t.MemberExpression;

function targetOf(statement: t.Statement): Target | null {
  if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression, { operator: "=" })) return null;
  const { left } = statement.expression;
  return t.isIdentifier(left) || (t.isMemberExpression(left) && !left.computed) ? left : null;
}

/** How it is asked whether nothing is there yet, for what is known to be empty at times. */
function emptyTests(source: SourceFile, target: Target): [string, number][] {
  const text = textOf(source, target);
  if (text.length > LONGEST) return [];
  const begins = emptyValues(source, text);
  if (begins.size === 0) return [];
  const tests: [string, number][] = [[`!${text}`, 1]];
  if (begins.has("null")) tests.push([`${text} === null`, 0.7]);
  if (begins.has("undefined")) tests.push([`${text} === undefined`, 0.6]);
  return tests;
}

const known = new WeakMap<SourceFile, Map<string, Set<string>>>();

/** Which of `null`, `undefined` and `false` it is given somewhere, and "asked" where it is asked for. */
function emptyValues(source: SourceFile, target: string): ReadonlySet<string> {
  let table = known.get(source);
  if (table === undefined) {
    known.set(source, (table = new Map<string, Set<string>>()));
    for (const node of source.nodes) for (const [name, value] of emptyAt(source, node)) note(table, name, value);
  }
  return table.get(target) ?? new Set();
}

function note(table: Map<string, Set<string>>, name: string, value: string): void {
  const values = table.get(name);
  if (values === undefined) table.set(name, new Set([value]));
  else values.add(value);
}

function* emptyAt(source: SourceFile, node: t.Node): Iterable<[name: string, value: string]> {
  if (t.isVariableDeclarator(node) && t.isIdentifier(node.id)) {
    // What a loop goes through has a value each time.
    const isOfLoop = t.isForXStatement(source.parents.get(source.parents.get(node) ?? node));
    const value = node.init ? valueOf(node.init) : isOfLoop ? null : "undefined";
    if (value !== null) yield [node.id.name, value];
  } else if (t.isAssignmentExpression(node, { operator: "=" })) {
    const value = valueOf(node.right);
    if (value !== null) yield [textOf(source, node.left), value];
  } else if (t.isClassProperty(node) && t.isIdentifier(node.key) && !node.computed) {
    const value = node.value ? valueOf(node.value) : "undefined";
    if (value !== null) yield [`this.${node.key.name}`, value];
  } else if (t.isIfStatement(node) || t.isUnaryExpression(node, { operator: "!" })) {
    const asked = t.isIfStatement(node) ? node.test : node.argument;
    if (t.isIdentifier(asked) || t.isMemberExpression(asked)) yield [textOf(source, asked), "asked"];
  }
}

function valueOf(node: t.Node): string | null {
  if (t.isNullLiteral(node)) return "null";
  if (t.isBooleanLiteral(node, { value: false })) return "false";
  if (t.isIdentifier(node, { name: "undefined" }) || t.isUnaryExpression(node, { operator: "void" })) return "undefined";
  return null;
}

function mentions(text: string, name: string): boolean {
  return text.split(/[^\w$.]+/).includes(name);
}
