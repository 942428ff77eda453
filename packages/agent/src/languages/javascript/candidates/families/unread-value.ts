import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { unreadAt } from "../unread.ts";
import type { Family, Name, Proposal, Site } from "../types.ts";

const MOST_NAMES = 3;

/** A parameter that nothing reads takes its place: that of a constant, of a limit, of the rest that is handed on. */
export const unreadValue: Family = {
  name: "unread-value",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node)) continue;
      const unread = unreadAt(site.source, node);
      if (unread.size === 0) continue;
      const names = namesAt(site.source, node).filter(({ name, place }) => unread.has(name) && place !== "outer");
      for (const name of names.slice(0, MOST_NAMES)) yield* uses(site, node, name);
    }
  },
};

function* uses(site: Site, node: t.Expression, { name, kind }: Name): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const text = textOf(site.source, node);
  if (
    t.isStringLiteral(node) &&
    (kind === "string" || kind === "unknown") &&
    !t.isObjectProperty(parent) &&
    !t.isAssignmentPattern(parent)
  )
    yield replaceNode(site, node, name, 1);
  if (t.isBooleanLiteral(node) && (kind === "boolean" || kind === "unknown") && !t.isAssignmentPattern(parent)) {
    yield replaceNode(site, node, node.value ? `!${name}` : `Boolean(${name})`, 0.8);
    yield replaceNode(site, node, node.value ? `Boolean(${name})` : `!${name}`, 0.6);
  }
  if (t.isNumericLiteral(node) && (kind === "number" || kind === "unknown") && !t.isAssignmentPattern(parent))
    yield replaceNode(site, node, name, 0.6);
  if (t.isCallExpression(node) && isRest(site, name) && !node.arguments.some((one) => t.isSpreadElement(one)))
    yield replaceNode(site, node, `${text.slice(0, -1)}${node.arguments.length > 0 ? ", " : ""}...${name})`, 1.2);
  const isNumber = kindOf(site.source, node) === "number" || (t.isCallExpression(node) && text.startsWith("Math."));
  if (isNumber && !t.isNumericLiteral(node) && (kind === "number" || kind === "unknown"))
    for (const way of ["min", "max"]) yield replaceNode(site, node, `Math.${way}(${name}, ${text})`, 0.8);
}

/** Whether it is what a function takes more than it names. */
function isRest({ fn }: Site, name: string): boolean {
  return fn?.params.some((param) => t.isRestElement(param) && t.isIdentifier(param.argument, { name })) ?? false;
}
