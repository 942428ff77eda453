import * as t from "@babel/types";
import { indentAt, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { around } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { inList, insideLoop } from "./returns.ts";

/** What is asked says one answer alone, and is taken for both; or what it gives is looked at by nobody. */
export const decides: Family = {
  name: "decides",
  *propose(site) {
    const { statement } = site;
    if (statement === null) return;
    const branch = branchOf(site.source, statement);
    if (branch !== null) yield* oneAnswer(site, branch);
    yield* found(site, statement);
    const parent = site.source.parents.get(statement);
    if (t.isIfStatement(parent) && parent.alternate === statement) {
      const [start, end] = [parent.consequent.end ?? 0, statement.end ?? 0];
      yield { start, end, replacement: "", description: "the `else` was dropped", weight: 0.4 };
    }
  },
};

interface Branch {
  statement: t.IfStatement;
  answer: t.Expression;
}

/** `if (…) return answer;`, at the line of either. */
function branchOf({ parents }: SourceFile, node: t.Statement): Branch | null {
  const parent = parents.get(node);
  const outer = t.isBlockStatement(parent) ? parents.get(parent) : parent;
  const statement = t.isIfStatement(node) ? node : t.isReturnStatement(node) && t.isIfStatement(outer) ? outer : null;
  if (statement === null || statement.alternate) return null;
  const { consequent } = statement;
  const only = t.isBlockStatement(consequent) && consequent.body.length === 1 ? consequent.body[0] : consequent;
  if (!t.isReturnStatement(only) || !only.argument || (t.isReturnStatement(node) && only !== node)) return null;
  return isAsked(only.argument) ? { statement, answer: only.argument } : null;
}

/** What may be true or false. */
function isAsked(node: t.Node): node is t.Expression {
  return (
    t.isCallExpression(node) ||
    t.isIdentifier(node) ||
    t.isMemberExpression(node) ||
    t.isLogicalExpression(node) ||
    t.isUnaryExpression(node, { operator: "!" }) ||
    (t.isBinaryExpression(node) && /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(node.operator))
  );
}

/** `if (a) return b(x);` → `if (a && !b(x)) return false;`: what comes behind it has a say, too. */
function* oneAnswer(site: Site, { statement, answer }: Branch): Iterable<Proposal> {
  const { source } = site;
  const asked = t.isLogicalExpression(statement.test, { operator: "||" })
    ? `(${textOf(source, statement.test)})`
    : textOf(source, statement.test);
  const yes = t.isLogicalExpression(answer, { operator: "||" }) ? `(${textOf(source, answer)})` : textOf(source, answer);
  const no = opposite(source, answer);
  yield replaceNode(site, statement, `if (${asked} && ${no}) return false;`, 0.7);
  yield replaceNode(site, statement, `if (${asked} && ${yes}) return true;`, 0.7);
  const list = source.parents.get(statement);
  const next = t.isBlockStatement(list) ? list.body[list.body.indexOf(statement) + 1] : undefined;
  if (!t.isIfStatement(next) || next.alternate || !t.isReturnStatement(next.consequent)) return;
  const given = next.consequent.argument;
  if (!t.isBooleanLiteral(given)) return;
  const whole = `if (${asked} ? ${given.value ? yes : no} : ${textOf(source, next.test)}) return ${given.value};`;
  const [start, end] = [statement.start ?? 0, next.end ?? 0];
  yield { start, end, replacement: whole, description: "either answer decides in one case alone", weight: 1.5 };
}

function opposite(source: SourceFile, node: t.Expression): string {
  const text = textOf(source, node);
  if (t.isUnaryExpression(node, { operator: "!" })) return textOf(source, node.argument);
  return t.isCallExpression(node) || t.isIdentifier(node) || t.isMemberExpression(node) ? `!${text}` : `!(${text})`;
}

const NAMES = ["found", "result", "inner"];

/** In a loop: `find(child);` or `return find(child);` → `const found = find(child); if (found) return found;`. */
function* found(site: Site, statement: t.Statement): Iterable<Proposal> {
  const call = t.isExpressionStatement(statement)
    ? statement.expression
    : t.isReturnStatement(statement)
      ? statement.argument
      : null;
  if (!t.isCallExpression(call) || !insideLoop(site, statement)) return;
  const isRecursive = callsItself(site.source, call);
  if (t.isExpressionStatement(statement) && !isRecursive) return;
  const text = textOf(site.source, call);
  const taken = new Set(namesAt(site.source, statement).map(({ name }) => name));
  const name = NAMES.find((one) => !taken.has(one)) ?? "found";
  const indent = indentAt(site, statement.start ?? 0);
  const isListed = inList(site, statement);
  for (const [test, weight] of [
    [name, 0.7],
    [`${name} !== null`, 0.6],
    [`${name} !== undefined`, 0.4],
  ] as const) {
    const lines = [`const ${name} = ${text};`, `if (${test}) return ${name};`];
    const code = isListed ? lines.join(`\n${indent}`) : `{ ${lines.join(" ")} }`;
    yield replaceNode(site, statement, code, weight * (isRecursive ? 1 : 0.6));
  }
  if (!t.isExpressionStatement(statement)) return;
  yield replaceNode(site, statement, `if (${text}) return true;`, 0.6);
  yield replaceNode(site, statement, `if (!${text}) return false;`, 0.5);
}

function callsItself(source: SourceFile, { callee }: t.CallExpression): boolean {
  const name = t.isMemberExpression(callee) ? callee.property : callee;
  if (!t.isIdentifier(name)) return false;
  for (const fn of around(source, callee)) {
    if (!t.isFunction(fn)) continue;
    const parent = source.parents.get(fn);
    const id = t.isVariableDeclarator(parent) ? parent.id : "id" in fn ? fn.id : "key" in fn ? fn.key : null;
    if (t.isIdentifier(id, { name: name.name })) return true;
  }
  return false;
}
