import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { unreadAt } from "../unread.ts";
import type { Family, Kind, Site } from "../types.ts";

const MOST_NAMES = 2;
const LONGEST = 50;

/** A name that nothing reads is a part of what is made here: `label(name)` → `label(prefix + name)`. */
export const forgotten: Family = {
  name: "forgotten",
  *propose(site) {
    if (site.statement === null) return;
    const unread = unreadAt(site.source, site.statement);
    const names = namesAt(site.source, site.statement).filter(({ name, kind }) => unread.has(name) && isAddable(kind));
    if (names.length === 0) return;
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isPart(site, node) || !isAddable(kindOf(site.source, node))) continue;
      const text = textOf(site.source, node);
      const isLoose = t.isBinaryExpression(site.source.parents.get(node));
      for (const { name } of names.slice(0, MOST_NAMES))
        for (const [sum, weight] of [
          [`${name} + ${text}`, 0.7],
          [`${text} + ${name}`, 0.6],
          [`${text} - ${name}`, 0.35],
          [`${text} * ${name}`, 0.35],
          [`${text} ?? ${name}`, 0.3],
        ] as const)
          yield replaceNode(site, node, isLoose ? `(${sum})` : sum, weight);
    }
  },
};

function isAddable(kind: Kind): boolean {
  return kind === "number" || kind === "string" || kind === "unknown";
}

/** What is handed on, kept or put into a text. */
function isPart({ source }: Site, node: t.Expression): boolean {
  if (t.isIdentifier(node) ? !isReference(source, node) : !t.isMemberExpression(node) && !t.isCallExpression(node)) return false;
  if (textOf(source, node).length > LONGEST) return false;
  const parent = source.parents.get(node);
  if (t.isCallExpression(parent)) return parent.callee !== node;
  if (t.isMemberExpression(parent)) return parent.computed && parent.property === node;
  if (t.isArrowFunctionExpression(parent)) return parent.body === node;
  if (t.isVariableDeclarator(parent)) return parent.init === node;
  if (t.isAssignmentExpression(parent)) return parent.right === node;
  return t.isReturnStatement(parent) || t.isTemplateLiteral(parent) || t.isBinaryExpression(parent);
}
