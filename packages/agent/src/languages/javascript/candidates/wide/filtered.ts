import * as t from "@babel/types";
import { memberOf, type Shape } from "../asked/shape.ts";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { shapesAt } from "../observed.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Site } from "../types.ts";
import { functionsAt } from "./own-function.ts";
import { sortOfShape } from "./observed-terms.ts";
import { propertiesOf } from "./properties.ts";
import { sortsIn } from "./sorts.ts";
import { termsAt } from "./terms.ts";

const LONGEST = 80;
const MOST_PROPERTIES = 8;
const MOST_TERMS = 12;
const COMPARES = / (?:[<>]=?|[!=]==) /;

/** Only some of a list: those that another collection has, that say so themselves, that a function of the program takes. */
export const filtered: Family = {
  name: "wide-filtered",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isList(site, node)) continue;
      const text = textOf(site.source, node);
      if (text.length > LONGEST) continue;
      const held = t.isLogicalExpression(node) || t.isConditionalExpression(node) ? `(${text})` : text;
      for (const { text: asked, weight } of askedOf(site, node))
        for (const not of COMPARES.test(asked) ? [""] : ["", "!"])
          yield replaceNode(site, node, `${held}.filter((one) => ${not}${asked})`, not === "" ? weight : 0.8 * weight);
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
  yield* byMember(site, node);
}

const SIGNS = ["===", "!==", "<=", ">=", "<", ">"];

/** `one.day === day`: what has the same name here, or a number or text of the same sort. */
function* byMember(site: Site, node: t.Expression): Iterable<Asked> {
  const element = shapeAt(site, node)?.element?.members ?? null;
  const members = element === null ? propertiesOf(site.source) : Object.keys(element);
  const sorts = sortsIn(site.source);
  const terms = termsAt(site, node).filter(({ sort }) => sort === "number" || sort === "string" || sort === "unknown");
  for (const name of members.slice(0, 2 * MOST_PROPERTIES)) {
    const sort = (element === null ? sorts.get(name) : sortOfShape(element[name])) ?? "unknown";
    if (sort !== "number" && sort !== "string" && sort !== "unknown") continue;
    for (const { text, sort: its, near } of terms.slice(0, MOST_TERMS)) {
      const isSame = text === name;
      if (!isSame && (sort === "unknown" || its !== sort || /\.(?:length|size)$/.test(text))) continue;
      for (const sign of SIGNS) yield { text: `one.${name} ${sign} ${text}`, weight: (isSame ? 0.5 : 0.15) * near };
    }
  }
}

function isList(site: Site, node: t.Expression): boolean {
  const { source } = site;
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const parent = source.parents.get(node);
  const isCalled = (t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node;
  if (isCalled || (t.isAssignmentExpression(parent) && parent.left === node) || t.isExpressionStatement(parent)) return false;
  if (t.isForOfStatement(parent)) return parent.right === node;
  if (t.isLogicalExpression(node)) return t.isArrayExpression(node.right) && node.operator !== "&&";
  const isPlain = t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node) || isSpread(node);
  return (
    isPlain && (kindOf(source, node) === "array" || sortOfShape(shapeAt(site, node)) === "array" || isListProperty(site, node))
  );
}

/** `this.visits`, of which the file says elsewhere that it is a list. */
function isListProperty({ source }: Site, node: t.Expression): boolean {
  if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) return false;
  return sortsIn(source).get(node.property.name) === "array";
}

/** What a name, or members of one, were seen to hold. */
function shapeAt(site: Site, node: t.Expression): Shape | undefined {
  const text = textOf(site.source, node);
  if (!/^[\w$]+(?:\.[\w$]+)*$/.test(text)) return undefined;
  const [name = "", ...members] = text.split(".");
  const shapes = shapesAt(site.pool, site.source, node);
  return members.reduce(memberOf, shapes.get(name));
}

const isSpread = (node: t.Expression): boolean =>
  t.isArrayExpression(node) && node.elements.length === 1 && t.isSpreadElement(node.elements[0]);
