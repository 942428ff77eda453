import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Kind, Site } from "../types.ts";
import { predicatesAt } from "./predicates.ts";
import { termsAt } from "./terms.ts";

const MOST_TERMS = 4;
const MOST_PREDICATES = 50;
const LONGEST = 80;

/** Another value in some case: `price` → `isMember ? 0 : price`. */
export const either: Family = {
  name: "wide-either",
  guards: true,
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isWhole(site, node)) continue;
      const text = textOf(site.source, node);
      if (text.length > LONGEST) continue;
      const others = othersFor(site, node).filter((other) => other !== text);
      for (const { text: test, weight } of predicatesAt(site, node).slice(0, MOST_PREDICATES))
        for (const other of others) yield replaceNode(site, node, `${test} ? ${other} : ${text}`, 0.15 * weight);
    }
  },
};

/** Returned, kept or handed over as it is. */
function isWhole({ source }: Site, node: t.Expression): boolean {
  const parent = source.parents.get(node);
  if (t.isFunction(node) || t.isConditionalExpression(node) || (t.isIdentifier(node) && !isReference(source, node))) return false;
  if (t.isReturnStatement(parent)) return true;
  if (t.isVariableDeclarator(parent)) return parent.init === node;
  if (t.isAssignmentExpression(parent)) return parent.right === node && ["=", "+=", "-="].includes(parent.operator);
  if (t.isArrowFunctionExpression(parent)) return parent.body === node;
  if (t.isObjectProperty(parent)) return parent.value === node && !parent.shorthand && parent.key !== node;
  if (t.isTemplateLiteral(parent)) return true;
  return t.isCallExpression(parent) && parent.callee !== node && !t.isStringLiteral(node);
}

const NEUTRAL: Partial<Record<Kind, string[]>> = {
  number: ["0", "1"],
  array: ["[]"],
  boolean: ["true", "false"],
  object: ["null"],
};

function othersFor(site: Site, node: t.Expression): string[] {
  const kind = kindOf(site.source, node);
  const neutral = kind === "string" ? [quoted(site, "")] : (NEUTRAL[kind] ?? ["null", "0", quoted(site, "")]);
  const alike = termsAt(site, node).filter(({ sort }) => sort === kind || sort === "unknown" || kind === "unknown");
  return [...neutral, ...alike.slice(0, MOST_TERMS).map(({ text }) => text)];
}
