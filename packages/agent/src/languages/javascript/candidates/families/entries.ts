import * as t from "@babel/types";
import { indentAt, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What a table has no entry for yet, and what is gone through as entries. */
export const entries: Family = {
  name: "entries",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isForOfStatement(node)) yield* ofObject(site, node);
      if (t.isCallExpression(node)) yield* firstOfAll(site, node);
    }
  },
};

/** `for (const [key, value] of table)` → `Object.entries(table)`. */
function* ofObject(site: Site, { left, right }: t.ForOfStatement): Iterable<Proposal> {
  const id = t.isVariableDeclaration(left) ? left.declarations[0]?.id : left;
  if (!t.isArrayPattern(id) || id.elements.length !== 2 || !(t.isIdentifier(right) || t.isMemberExpression(right))) return;
  yield replaceNode(site, right, `Object.entries(${textOf(site.source, right)})`, 0.8);
  yield replaceNode(site, right, `${textOf(site.source, right)}.entries()`, 0.5);
}

const FIRST = new Map([
  ["push", "[]"],
  ["add", "new Set()"],
  ["set", "new Map()"],
]);
/** Times likelier where there is nothing to add to. */
const NOTHING_THERE = 1.5;

/** `groups.get(key).push(item)` → an empty list first, where there is none. */
function* firstOfAll(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee } = node;
  const statement = site.source.parents.get(node);
  if (!t.isExpressionStatement(statement) || !t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
  const first = FIRST.get(callee.property.name);
  const held = callee.object;
  if (first === undefined || !t.isCallExpression(held) || !t.isMemberExpression(held.callee) || held.arguments.length !== 1)
    return;
  if (!t.isIdentifier(held.callee.property, { name: "get" })) return;
  const [table, key] = [held.callee.object, held.arguments[0] as t.Node].map((one) => textOf(site.source, one));
  const { shown } = site.pool;
  const evidence = shown.kind === "exception" && /undefined/.test(shown.message ?? "") ? NOTHING_THERE : 1;
  const inner = site.source.parents.get(statement);
  const guard = `if (!${table}.has(${key})) ${table}.set(${key}, ${first});`;
  const own = textOf(site.source, statement);
  const isAlone = t.isBlockStatement(inner) || t.isProgram(inner);
  const indent = indentAt(site, statement.start ?? 0);
  const whole = isAlone ? `${guard}\n${indent}${own}` : `{\n${indent}  ${guard}\n${indent}  ${own}\n${indent}}`;
  yield { ...replaceNode(site, statement, whole, 0.9, `an empty \`${first}\` first`), evidence };
}
