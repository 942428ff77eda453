import * as t from "@babel/types";
import { insertAfter } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

const LONGEST = 160;

/** What a loop does when something ends is done once more behind it, for what is open in the end: the last group is kept too. */
export const afterLoop: Family = {
  name: "wide-after-loop",
  *propose(site) {
    const { statement } = site;
    if (statement === null || !t.isExpressionStatement(statement) || !keeps(statement.expression)) return;
    const around = loopAround(site, statement);
    const text = textOf(site.source, statement);
    if (around === null || around.conditions.length === 0 || text.length > LONGEST || text.includes("\n")) return;
    yield* behind(site, around, statement, text);
  },
};

function* behind(site: Site, { loop, conditions }: Around, statement: t.ExpressionStatement, text: string): Iterable<Proposal> {
  for (const name of openNames(statement, loop))
    for (const condition of [name, `${name}.length > 0`])
      yield insertAfter(site, loop, `if (${condition}) ${text}`, condition === name ? 0.3 : 0.25);
  yield insertAfter(site, loop, text, 0.25);
  for (const condition of conditions) yield insertAfter(site, loop, `if (${condition}) ${text}`, 0.25);
}

/** It puts something where it stays: a call on a collection, an entry, a sum. */
function keeps(expression: t.Expression): boolean {
  if (t.isAssignmentExpression(expression)) return t.isMemberExpression(expression.left) || expression.operator !== "=";
  if (t.isYieldExpression(expression)) return expression.argument !== null;
  return t.isCallExpression(expression) && t.isMemberExpression(expression.callee) && expression.arguments.length > 0;
}

interface Around {
  loop: t.Statement;
  /** Between the loop and the statement, inner ones first. */
  conditions: string[];
}

function loopAround({ source }: Site, statement: t.Statement): Around | null {
  const conditions: string[] = [];
  for (let node = source.parents.get(statement); node && !t.isFunction(node); node = source.parents.get(node)) {
    if (t.isLoop(node)) return inListOf(source.parents.get(node)) ? { loop: node, conditions } : null;
    if (t.isIfStatement(node)) conditions.push(textOf(source, node.test));
  }
  return null;
}

function inListOf(parent: t.Node | null | undefined): boolean {
  return t.isBlockStatement(parent) || t.isProgram(parent) || t.isSwitchCase(parent);
}

/** What it puts away and the loop builds up: names that are there before the loop and behind it. */
function openNames(statement: t.ExpressionStatement, loop: t.Statement): string[] {
  const inside = new Set<string>();
  const changed = new Set<string>();
  t.traverseFast(loop, (node) => {
    if (t.isVariableDeclarator(node)) for (const name of Object.keys(t.getBindingIdentifiers(node.id))) inside.add(name);
    if (t.isAssignmentExpression(node) && t.isIdentifier(node.left)) changed.add(node.left.name);
    if (t.isCallExpression(node) && t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.object))
      changed.add(node.callee.object.name);
  });
  const owner = rootOf(statement.expression);
  const used = new Set<string>();
  t.traverseFast(statement, (node) => {
    if (t.isIdentifier(node)) used.add(node.name);
  });
  return [...used].filter((name) => changed.has(name) && !inside.has(name) && name !== owner);
}

/** `groups` of `groups.push(group)`. */
function rootOf(expression: t.Expression): string | null {
  let node: t.Node = t.isCallExpression(expression)
    ? expression.callee
    : t.isAssignmentExpression(expression)
      ? expression.left
      : expression;
  while (t.isMemberExpression(node)) node = node.object;
  return t.isIdentifier(node) ? node.name : null;
}
