import * as t from "@babel/types";
import { putUnder, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What may not be there: a function that is called, an entry of its own, an entry that is taken out, one value in place of a list. */
export const mayLack: Family = {
  name: "may-lack",
  *propose(site) {
    if (site.statement !== null && t.isExpressionStatement(site.statement)) yield* whole(site, site.statement);
    for (const node of site.nodes) {
      if (t.isMemberExpression(node) && node.computed) yield* ownEntry(site, node);
      if (t.isVariableDeclarator(node) && t.isArrayPattern(node.id)) yield* fewerParts(site, node.id);
      if (t.isConditionalExpression(node)) yield* oneOfList(site, node);
      if (t.isBinaryExpression(node, { operator: "===" })) yield* isList(site, node);
    }
  },
};

/** `done(result)` → `if (done) done(result)`; `list.splice(at, 1)` only for what was found. */
function* whole(site: Site, statement: t.ExpressionStatement): Iterable<Proposal> {
  const { expression } = statement;
  if (!t.isCallExpression(expression) || !inList(site, statement)) return;
  const { callee, arguments: given } = expression;
  if (
    t.isIdentifier(callee) &&
    namesAt(site.source, statement).some(({ name, place }) => name === callee.name && place === "param")
  ) {
    yield putUnder(site, statement, callee.name, 0.8);
    yield putUnder(site, statement, `typeof ${callee.name} === "function"`, 0.6);
    const at = callee.end ?? 0;
    yield { start: at, end: at, replacement: "?.", description: `\`${callee.name}\` is called if it is there`, weight: 0.8 };
  }
  const [first] = given;
  if (t.isMemberExpression(callee) && t.isIdentifier(callee.property, { name: "splice" }) && t.isIdentifier(first))
    for (const test of ["!== -1", ">= 0"]) yield putUnder(site, statement, `${first.name} ${test}`, 0.8);
}

/** `table[key]` has what every object has: `constructor`. */
function* ownEntry(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const { object, property } = node;
  const parent = site.source.parents.get(node);
  if (!t.isIdentifier(object) || !t.isIdentifier(property) || (t.isAssignmentExpression(parent) && parent.left === node)) return;
  if (t.isCallExpression(parent) || t.isUpdateExpression(parent) || t.isMemberExpression(parent)) return;
  yield replaceNode(
    site,
    node,
    `(Object.hasOwn(${object.name}, ${property.name}) ? ${textOf(site.source, node)} : undefined)`,
    0.3,
  );
}

/** `const [from, to] = …` of a list with one part. */
function* fewerParts(site: Site, { elements }: t.ArrayPattern): Iterable<Proposal> {
  const before: string[] = [];
  for (const element of elements) {
    if (!t.isIdentifier(element)) continue;
    const values = [
      ...before.toReversed().map((name) => [name, 0.8] as const),
      ['""', 0.8],
      ["0", 0.6],
      ["null", 0.4],
      ["[]", 0.3],
    ] as const;
    if (before.length > 0)
      for (const [value, weight] of values) yield replaceNode(site, element, `${element.name} = ${value}`, weight);
    before.push(element.name);
  }
}

/** `Array.isArray(given) ? given : []` → `… : [given]`. */
function* oneOfList(site: Site, node: t.ConditionalExpression): Iterable<Proposal> {
  const asked = /^Array\.isArray\((\w+)\)$/.exec(textOf(site.source, node.test))?.[1];
  if (asked !== undefined) yield replaceNode(site, node.alternate, `[${asked}]`, 0.8);
}

/** `typeof list === "array"` is never so. */
function* isList(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (t.isUnaryExpression(node.left, { operator: "typeof" }) && t.isStringLiteral(node.right, { value: "array" }))
    yield replaceNode(site, node, `Array.isArray(${textOf(site.source, node.left.argument)})`, 1.5);
}
