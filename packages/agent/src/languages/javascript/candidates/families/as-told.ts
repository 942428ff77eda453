import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { toldChanges, type ToldChange } from "../told-change.ts";
import type { Family, Kind, Site } from "../types.ts";

const KINDS: Readonly<Record<ToldChange["of"], Kind>> = { text: "string", number: "number", list: "array" };

/** They make one value of the other by chance more often than others do. */
const BY_CHANCE = new Set(["slice", "reverse"]);

/** What would make of the wrong result the right one is done where a value is handed on: `lines.push(row.trimEnd())`. */
export const asTold: Family = {
  name: "as-told",
  *propose(site) {
    const changes = toldChanges(site.pool.shown);
    if (changes.length === 0) return;
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if (parent === undefined || !t.isExpression(node) || !isHandedOn(node, parent)) continue;
      const kind = kindOf(site.source, node);
      for (const { name, shape, of } of changes)
        if ((kind === KINDS[of] || kind === "unknown") && !textOf(site.source, node).endsWith(shape.replace("#", "")))
          yield replaceNode(
            site,
            node,
            made(site, node, shape),
            (kind === "unknown" ? 0.5 : 0.9) * (BY_CHANCE.has(name) ? 0.5 : 1),
          );
    }
  },
};

function made(site: Site, node: t.Expression, shape: string): string {
  const text = textOf(site.source, node);
  const isTight = t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node) || t.isTemplateLiteral(node);
  return shape.replaceAll("#", () => (isTight || !shape.startsWith("#") ? text : `(${text})`));
}

function isHandedOn(node: t.Node, parent: t.Node): boolean {
  if (t.isLiteral(node) && !t.isTemplateLiteral(node)) return false;
  if (t.isFunction(node) || t.isAssignmentExpression(node)) return false;
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  return (
    t.isReturnStatement(parent) ||
    t.isTemplateLiteral(parent) ||
    t.isArrayExpression(parent) ||
    (t.isObjectProperty(parent) && parent.value === node) ||
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node) ||
    (t.isArrowFunctionExpression(parent) && parent.body === node)
  );
}
