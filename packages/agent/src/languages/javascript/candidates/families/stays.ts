import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { inList } from "./returns.ts";

/** Times likelier: who declares a variable and never changes it has forgotten something. */
const STAYS = 2.5;

/** A variable that is asked and never changed: `let called = false;` … `if (called) return;` → `called = true;` behind it. */
export const stays: Family = {
  name: "stays",
  *propose(site) {
    const { statement } = site;
    if (statement === null || !t.isIfStatement(statement) || !inList(site, statement)) return;
    const asked = new Set<string>();
    t.traverseFast(statement.test, (node) => void (t.isIdentifier(node) && asked.add(node.name)));
    for (const { name, place } of namesAt(site.source, statement)) {
      if (place === "param" || !asked.has(name)) continue;
      const init = neverChanged(site, name);
      if (init === null) continue;
      for (const value of valuesOf(site, statement.test, name, init)) {
        const code = `${name} = ${value};`;
        yield { ...insertAfter(site, statement, code, 0.9), evidence: STAYS };
        yield { ...insertBefore(site, statement, code, 0.3), evidence: STAYS };
      }
    }
    yield* seen(site, statement);
  },
};

/** What it begins with; null where something changes it, or it is no variable. */
function neverChanged({ source }: Site, name: string): t.Expression | null {
  let init: t.Expression | null = null;
  for (const node of source.nodes) {
    if (t.isVariableDeclarator(node) && t.isIdentifier(node.id, { name })) {
      const parent = source.parents.get(node);
      if (init !== null || !node.init || !t.isVariableDeclaration(parent) || parent.kind === "const") return null;
      init = node.init;
    }
    if (t.isAssignmentExpression(node) && t.isIdentifier(node.left, { name })) return null;
    if (t.isUpdateExpression(node) && t.isIdentifier(node.argument, { name })) return null;
  }
  return init;
}

/** Yes for no; of a number what it is taken from or compared with, or one more. */
function valuesOf({ source }: Site, test: t.Expression, name: string, init: t.Expression): string[] {
  if (t.isBooleanLiteral(init)) return [String(!init.value)];
  const found: string[] = [];
  t.traverseFast(test, (node) => {
    if (!t.isBinaryExpression(node) || t.isPrivateName(node.left)) return;
    if (t.isIdentifier(node.right, { name })) found.push(textOf(source, node.left));
    else if (t.isIdentifier(node.left, { name })) found.push(textOf(source, node.right));
  });
  return t.isNumericLiteral(init) ? [...found, `${name} + 1`] : found;
}

/** `if (seen.has(one)) continue;` and nothing notes that it was seen. */
function* seen(site: Site, statement: t.IfStatement): Iterable<Proposal> {
  for (const node of site.nodes) {
    if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.object)) continue;
    if (t.isIdentifier(node.callee.property, { name: "has" }) && node.arguments[0] !== undefined)
      yield* noted(site, statement, node.callee.object.name, textOf(site.source, node.arguments[0]));
  }
}

function* noted(site: Site, statement: t.IfStatement, set: string, one: string): Iterable<Proposal> {
  const isFilled = site.source.nodes.some(
    (node) =>
      t.isMemberExpression(node) &&
      t.isIdentifier(node.object, { name: set }) &&
      t.isIdentifier(node.property) &&
      /^(?:add|set)$/.test(node.property.name),
  );
  if (isFilled) return;
  yield { ...insertAfter(site, statement, `${set}.add(${one});`, 1), evidence: STAYS };
  // Where it is asked of what comes next, what one is at is noted first.
  for (const param of site.fn?.params ?? [])
    if (t.isIdentifier(param) && param.name !== set)
      yield { ...insertBefore(site, statement, `${set}.add(${param.name});`, 0.6), evidence: STAYS };
}
