import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import { ownNodes } from "../site.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site } from "../types.ts";

const METHODS = new Map([
  ["add", "delete"],
  ["delete", "add"],
  ["set", "delete"],
  ["lock", "unlock"],
  ["open", "close"],
  ["begin", "end"],
  ["start", "stop"],
  ["acquire", "release"],
  ["enter", "leave"],
]);
const WITHOUT_VALUE = new Map([
  ["push", "pop"],
  ["unshift", "shift"],
]);
const SIGNS = new Map([
  ["+=", "-="],
  ["-=", "+="],
]);

/** What the function did before this place, taken back: `path.add(step)` … `path.delete(step)`. */
export const undo: Family = {
  name: "undo",
  *propose(site) {
    const { statement } = site;
    if (statement !== null && site.fn !== null && !t.isFunctionDeclaration(statement) && inList(site, statement))
      yield* undone(site, statement);
  },
};

function* undone(site: Site, statement: t.Statement): Iterable<Proposal> {
  const seen = new Set<string>();
  for (const node of ownNodes(site.source, site.fn)) {
    if (!t.isExpressionStatement(node) || node === statement || (node.start ?? 0) >= (statement.start ?? 0)) continue;
    const code = inverseOf(site, node.expression);
    if (code === null || seen.has(code)) continue;
    seen.add(code);
    yield insertBefore(site, statement, code, 0.6);
    if (!t.isReturnStatement(statement) && !t.isThrowStatement(statement)) yield insertAfter(site, statement, code, 0.6);
  }
}

function inverseOf({ source }: Site, node: t.Expression): string | null {
  const text = (one: t.Node): string => textOf(source, one);
  if (t.isUpdateExpression(node)) return `${text(node.argument)}${node.operator === "++" ? "--" : "++"};`;
  if (t.isAssignmentExpression(node)) {
    const sign = SIGNS.get(node.operator);
    if (sign !== undefined) return `${text(node.left)} ${sign} ${text(node.right)};`;
    return node.operator === "=" && t.isBooleanLiteral(node.right) ? `${text(node.left)} = ${String(!node.right.value)};` : null;
  }
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return null;
  const { object, property } = node.callee;
  const method = METHODS.get(property.name);
  const [first] = node.arguments;
  if (method !== undefined) return `${text(object)}.${method}(${first === undefined ? "" : text(first)});`;
  const alone = WITHOUT_VALUE.get(property.name);
  return alone === undefined ? null : `${text(object)}.${alone}();`;
}
