import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Site } from "../types.ts";
import { ownPropertiesOf } from "./properties-read-of.ts";

const MOST = 6;

/** The thing where one of its properties is meant, as the file reads it elsewhere: `sum + item` → `sum + item.price`. */
export const memberOf: Family = {
  name: "member-of",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isIdentifier(node) || !isReference(site.source, node)) continue;
      const place = weightAt(site, node);
      if (place === 0) continue;
      const properties = ownPropertiesOf(site.source, node.name);
      for (const [position, property] of properties.slice(0, MOST).entries())
        yield replaceNode(site, node, `${node.name}.${property}`, place * (1 - position * 0.08));
      if (!properties.includes("length")) yield replaceNode(site, node, `${node.name}.length`, place * 0.3);
    }
  },
};

/** How likely a whole object is wrong here; 0 where it is right most of the time. */
function weightAt({ source }: Site, node: t.Identifier): number {
  const parent = source.parents.get(node);
  if (t.isBinaryExpression(parent)) return 0.7;
  if (t.isTemplateLiteral(parent)) return 0.8;
  if (t.isMemberExpression(parent) && parent.computed && parent.property === node) return 0.8;
  if (t.isArrowFunctionExpression(parent) && parent.body === node) return 0.8;
  if (t.isCallExpression(parent) && parent.callee !== node) return isOwnKind(textOf(source, parent.callee)) ? 0.5 : 0.3;
  if (t.isReturnStatement(parent) || t.isUnaryExpression(parent, { operator: "!" }) || t.isLogicalExpression(parent)) return 0.35;
  if ((t.isIfStatement(parent) || t.isConditionalExpression(parent)) && parent.test === node) return 0.35;
  if (t.isConditionalExpression(parent)) return 0.35;
  return t.isVariableDeclarator(parent) || (t.isAssignmentExpression(parent) && parent.right === node) ? 0.3 : 0;
}

/** What takes numbers, texts and keys, seldom whole objects. */
function isOwnKind(callee: string): boolean {
  return /^(?:Math|Number|String|parseInt)\b|\.(?:get|has|set|includes|indexOf|padStart|repeat|slice)$/.test(callee);
}
