import * as t from "@babel/types";
import { replaceNodes } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround, ownNodes } from "../site.ts";
import type { Family, Site } from "../types.ts";

/** Names declared with what the statement has again: more are seldom there. */
const MOST_NAMES = 3;

/**
 * What was put into a name is asked for again, and is another one by then: `const list = this.handlers[name] || [];` …
 * `this.handlers[name].length` → `list.length`, at all its places in the statement.
 */
export const sameValue: Family = {
  name: "same-value",
  *propose(site) {
    const { statement } = site;
    if (statement === null) return;
    for (const { name, value } of namedBefore(site, statement).slice(0, MOST_NAMES)) {
      const again = placesOf(site, statement, value);
      if (again.length === 0) continue;
      const why = `\`${value}\` became \`${name}\`${again.length > 1 ? `, at ${again.length} places` : ""}`;
      yield replaceNodes(site, again, () => name, again.length > 1 ? 1.2 : 0.7, why);
    }
  },
};

interface Named {
  name: string;
  /** What it holds, without what stands in where that is missing. */
  value: string;
}

/** The nearest first. */
function namedBefore(site: Site, statement: t.Statement): Named[] {
  const home = functionAround(site.source, statement);
  const found: Named[] = [];
  for (const node of ownNodes(site.source, home)) {
    if ((node.start ?? 0) > (statement.start ?? 0)) break;
    if (!t.isVariableDeclarator(node) || (node.end ?? 0) > (statement.start ?? 0) || !t.isIdentifier(node.id) || !node.init)
      continue;
    const value = t.isLogicalExpression(node.init) && node.init.operator !== "&&" ? node.init.left : node.init;
    const made = t.isMemberExpression(value) ? value : madeOf(value);
    if (made !== null) found.unshift({ name: node.id.name, value: textOf(site.source, made) });
  }
  return found;
}

/** `match[2]` of `(match[2] || "b").toLowerCase()`. */
function madeOf(node: t.Node): t.MemberExpression | null {
  if (t.isCallExpression(node)) {
    const [given] = node.arguments;
    if (t.isMemberExpression(node.callee)) return madeOf(node.callee.object) ?? (t.isMemberExpression(given) ? given : null);
    return t.isMemberExpression(given) ? given : null;
  }
  if (t.isLogicalExpression(node)) return madeOf(node.left);
  return t.isMemberExpression(node) && node.computed ? node : null;
}

function placesOf({ source }: Site, statement: t.Statement, value: string): t.Node[] {
  if (!textOf(source, statement).includes(value)) return [];
  const found: t.Node[] = [];
  t.traverseFast(statement, (node) => {
    const parent = source.parents.get(node);
    const isWritten = (t.isAssignmentExpression(parent) && parent.left === node) || t.isUpdateExpression(parent);
    if (t.isMemberExpression(node) && !isWritten && textOf(source, node) === value) found.push(node);
  });
  return found;
}
