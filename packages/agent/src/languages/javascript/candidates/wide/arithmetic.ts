import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { propertiesOf } from "./properties.ts";
import { sortsIn } from "./sorts.ts";
import { termsAt, type Term } from "./terms.ts";

const MOST_TERMS = 18;
const LONGEST = 60;

/** A number that something is added to, taken from, multiplied or divided by; one that is another, or made of two others. */
export const arithmetic: Family = {
  name: "wide-arithmetic",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isAssignmentExpression(node, { operator: "+=" })) yield* setAnew(site, node);
      if (!t.isExpression(node) || !isNumber(site, node)) continue;
      const text = textOf(site.source, node);
      const parent = site.source.parents.get(node);
      const isTight = t.isBinaryExpression(parent) || t.isMemberExpression(parent) || t.isUnaryExpression(parent);
      const enclosed = t.isBinaryExpression(node) ? `(${text})` : text;
      const put = (whole: string, weight: number) => replaceNode(site, node, isTight ? `(${whole})` : whole, weight);
      for (const { value } of site.nodes.filter((one) => t.isStringLiteral(one)))
        // What is put behind a text takes its place.
        if (value.length > 0 && value.length < 10) yield put(`${text} - ${value.length}`, 0.12);
      for (const step of ["+ 1", "- 1"]) yield put(`${text} ${step}`, 0.1);
      for (const share of ["1 -", "1 +", "100 -"]) yield put(`${share} ${enclosed}`, 0.1);
      const terms = numbersAt(site, node).filter((term) => term.text !== text);
      for (const { text: term, near } of terms) {
        yield put(`${text} + ${term}`, 0.28 * near);
        yield put(`${text} - ${term}`, 0.28 * near);
        yield put(`${enclosed} * ${term}`, 0.24 * near);
        yield put(`${enclosed} / ${term}`, 0.2 * near);
        yield put(`${term} - ${enclosed}`, 0.16 * near);
        yield put(`${term} / ${enclosed}`, 0.1 * near);
        yield put(`${enclosed} % ${term}`, 0.1 * near);
        yield replaceNode(site, node, term, 0.2 * near);
        for (const step of ["+ 1", "- 1"]) yield put(`${term} ${step}`, 0.12 * near);
      }
      for (const [at, one] of terms.entries())
        for (const other of terms.slice(at + 1)) {
          const near = one.near * other.near;
          for (const sign of ["+", "-", "*", "/"]) yield put(`${one.text} ${sign} ${other.text}`, 0.12 * near);
          yield put(`${other.text} - ${one.text}`, 0.12 * near);
          yield put(`${other.text} / ${one.text}`, 0.06 * near);
        }
    }
  },
};

function numbersAt(site: Site, node: t.Node) {
  const terms = [...termsAt(site, node), ...ofObjects(site, node)];
  return [...terms.filter(({ sort }) => sort === "number"), ...terms.filter(({ sort }) => sort === "unknown")].slice(
    0,
    MOST_TERMS,
  );
}

/** `place += 1` → `place = at + 1`: it does not follow from what was there. */
function* setAnew(site: Site, node: t.AssignmentExpression): Iterable<Proposal> {
  const [left, right] = [textOf(site.source, node.left), textOf(site.source, node.right)];
  for (const { text, near } of numbersAt(site, node)) {
    if (text === left) continue;
    yield replaceNode(site, node, `${left} = ${text} + ${right}`, 0.2 * near);
    if (text !== right) yield replaceNode(site, node, `${left} = ${text}`, 0.15 * near);
  }
}

const MOST_OBJECTS = 4;

/** `line.quantity`, though only other functions read it. */
function ofObjects(site: Site, node: t.Node): Term[] {
  const sorts = sortsIn(site.source);
  const objects = namesAt(site.source, node).filter(
    ({ kind, place }) => place !== "outer" && (kind === "object" || kind === "unknown"),
  );
  const known = new Set(termsAt(site, node).map(({ text }) => text));
  return objects
    .slice(0, MOST_OBJECTS)
    .flatMap(({ name }) => propertiesOf(site.source).map((property) => ({ property, text: `${name}.${property}` })))
    .filter(({ property, text }) => sorts.get(property) === "number" && !known.has(text))
    .map(({ text }) => ({ text, sort: "number", near: 0.5, isWritable: false }));
}

const SIGNS = new Set(["+", "-", "*", "/", "%", "<", "<=", ">", ">=", "===", "!=="]);

function isNumber({ source }: Site, node: t.Expression): boolean {
  if (t.isStringLiteral(node) || t.isTemplateLiteral(node) || t.isFunction(node) || t.isArrayExpression(node)) return false;
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const kind = kindOf(source, node);
  if (kind !== "number" && kind !== "unknown") return false;
  const around = source.parents.get(node);
  if (t.isAssignmentExpression(around) && ["*=", "-=", "/="].includes(around.operator)) return around.right === node;
  if (textOf(source, node).length > LONGEST) return false;
  const parent = source.parents.get(node);
  if (t.isBinaryExpression(parent)) return SIGNS.has(parent.operator);
  const isSum = t.isBinaryExpression(node, { operator: "+" });
  if (kind === "unknown" && !isSum && !t.isIdentifier(node) && !t.isMemberExpression(node)) return false;
  if (t.isMemberExpression(parent)) return parent.computed && parent.property === node;
  if (t.isCallExpression(parent)) return parent.callee !== node;
  if (t.isAssignmentExpression(parent)) return parent.right === node;
  if (t.isVariableDeclarator(parent)) return parent.init === node;
  if (t.isArrowFunctionExpression(parent)) return parent.body === node;
  if (t.isObjectProperty(parent)) return parent.value === node;
  return t.isReturnStatement(parent) || t.isConditionalExpression(parent) || t.isTemplateLiteral(parent);
}
