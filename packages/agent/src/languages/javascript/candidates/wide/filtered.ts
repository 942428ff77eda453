import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Site } from "../types.ts";
import { functionsAt } from "./own-function.ts";
import { propertiesOf } from "./properties.ts";
import { termsAt } from "./terms.ts";

const LONGEST = 80;
const MOST_PROPERTIES = 8;

/** Only some of a list: those that another collection has, that say so themselves, that a function of the program takes. */
export const filtered: Family = {
  name: "wide-filtered",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isList(site, node)) continue;
      const text = textOf(site.source, node);
      if (text.length > LONGEST) continue;
      for (const { text: asked, weight } of askedOf(site, node))
        for (const not of ["", "!"])
          yield replaceNode(site, node, `${text}.filter((one) => ${not}${asked})`, not === "" ? weight : 0.8 * weight);
    }
  },
};

interface Asked {
  text: string;
  weight: number;
}

function* askedOf(site: Site, node: t.Expression): Iterable<Asked> {
  const own = textOf(site.source, node);
  for (const { text, sort, near } of termsAt(site, node)) {
    const method = sort === "set" || sort === "map" ? "has" : sort === "array" ? "includes" : null;
    if (method !== null && !own.startsWith(text)) yield { text: `${text}.${method}(one)`, weight: 0.2 * near };
  }
  for (const name of functionsAt(site, node)) yield { text: `${name}(one)`, weight: 0.12 };
  for (const name of propertiesOf(site.source).slice(0, MOST_PROPERTIES)) yield { text: `one.${name}`, weight: 0.1 };
}

function isList({ source }: Site, node: t.Expression): boolean {
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const parent = source.parents.get(node);
  const isCalled = (t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node;
  if (isCalled || (t.isAssignmentExpression(parent) && parent.left === node) || t.isExpressionStatement(parent)) return false;
  if (t.isForOfStatement(parent)) return parent.right === node;
  return (
    kindOf(source, node) === "array" &&
    (t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node) || isSpread(node))
  );
}

const isSpread = (node: t.Expression): boolean =>
  t.isArrayExpression(node) && node.elements.length === 1 && t.isSpreadElement(node.elements[0]);
