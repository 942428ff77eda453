import * as t from "@babel/types";
import { insertBefore, putUnder } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { inList, valuesFor } from "./returns.ts";

const MOST_VALUES = 5;

/** What was come by already is not gone through once more: a look before it is noted as seen. */
export const seenBefore: Family = {
  name: "seen-before",
  *propose(site) {
    const { statement } = site;
    if (statement === null || site.fn === null || !t.isExpressionStatement(statement) || !inList(site, statement)) return;
    const asked = askedBy(site, statement.expression);
    if (asked === null) return;
    yield* left(site, statement, asked);
    yield putUnder(site, statement, asked.includes(" in ") ? `!(${asked})` : `!${asked}`, 0.8);
  },
};

/** `seen.add(x)` → `seen.has(x)`, `path.push(x)` → `path.includes(x)`, `names[x] = …` → `x in names`. */
function askedBy({ source }: Site, node: t.Expression): string | null {
  if (t.isAssignmentExpression(node, { operator: "=" }) && t.isMemberExpression(node.left) && node.left.computed)
    return `${textOf(source, node.left.property)} in ${textOf(source, node.left.object)}`;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return null;
  const [first] = node.arguments;
  if (first === undefined || !t.isExpression(first)) return null;
  const home = textOf(source, node.callee.object);
  const what = textOf(source, first);
  const { name } = node.callee.property;
  if (name === "add" || name === "set") return `${home}.has(${what})`;
  return name === "push" && node.arguments.length === 1 ? `${home}.includes(${what})` : null;
}

function* left(site: Site, statement: t.Statement, asked: string): Iterable<Proposal> {
  if (isInLoop(site, statement)) {
    yield insertBefore(site, statement, `if (${asked}) continue;`, 0.8);
    yield insertBefore(site, statement, `if (${asked}) break;`, 0.6);
  }
  const values = valuesFor(site, statement).map(([value]) => value);
  for (const [position, value] of [...new Set(["", "null", ...values])].slice(0, MOST_VALUES).entries())
    yield insertBefore(
      site,
      statement,
      value === "" ? `if (${asked}) return;` : `if (${asked}) return ${value};`,
      0.7 - position * 0.08,
    );
}

function isInLoop({ source, fn }: Site, statement: t.Statement): boolean {
  for (const parent of around(source, statement)) {
    if (t.isLoop(parent)) return true;
    if (parent === fn) return false;
  }
  return false;
}
