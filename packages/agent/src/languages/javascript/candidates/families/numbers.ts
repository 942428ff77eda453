import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Everyday work on numbers: how a text is read as one, how a fraction is cut, what holds for negative ones too. */
export const numbers: Family = {
  name: "numbers",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isCallExpression(node)) {
        yield* read(site, node);
        yield* roundedTo(site, node);
        yield* inOrder(site, node);
      }
      if (t.isUnaryExpression(node, { operator: "~" }) && t.isUnaryExpression(node.argument, { operator: "~" }))
        yield* cut(site, node, node.argument.argument);
      if (!t.isBinaryExpression(node)) continue;
      if (node.operator === "|" && t.isNumericLiteral(node.right, { value: 0 })) yield* cut(site, node, node.left);
      yield* rest(site, node);
      if (node.operator === "/") yield* divided(site, node);
    }
  },
};

const READERS = ["Number(#)", "parseFloat(#)", "parseInt(#, 10)", "Math.trunc(#)", "Math.round(#)", "Math.floor(#)"];

/** `parseInt(text)`, `Number(text)`, …: each takes other texts for numbers. */
function* read(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  const [first] = given;
  const name = t.isIdentifier(callee) ? callee.name : "";
  if (first === undefined || !["parseInt", "parseFloat", "Number"].includes(name)) return;
  const radix = given[1];
  if (radix !== undefined && !t.isNumericLiteral(radix, { value: 10 })) return;
  const text = textOf(site.source, first);
  for (const shape of READERS) {
    if (shape.startsWith(`${name}(`) || (shape.startsWith("Math") && kindOf(site.source, first) === "string")) continue;
    yield replaceNode(
      site,
      node,
      shape.replace("#", () => text),
      shape.startsWith("Math") ? 0.3 : 0.6,
    );
  }
}

/** `value | 0`, `~~value`: whole only up to 2³¹. */
function* cut(site: Site, node: t.Node, value: t.Node): Iterable<Proposal> {
  const text = textOf(site.source, value);
  for (const name of ["trunc", "floor", "round"])
    yield replaceNode(site, node, `Math.${name}(${text})`, name === "round" ? 0.4 : 0.7);
}

/** A part of nothing is no number. */
function* divided(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (t.isNumericLiteral(node.right)) return;
  const [text, by] = [textOf(site.source, node), textOf(site.source, node.right)];
  yield replaceNode(site, node, `(${by} === 0 ? 0 : ${text})`, 0.5);
  yield replaceNode(site, node, `(${text} || 0)`, 0.5);
}

/** `Math.round(n * 100) / 100` of 1.005: the product is a little less than it should be. */
function* roundedTo(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [product] = node.arguments;
  const parent = site.source.parents.get(node);
  if (textOf(site.source, node.callee) !== "Math.round" || !t.isBinaryExpression(parent, { operator: "/" })) return;
  if (
    !t.isBinaryExpression(product, { operator: "*" }) ||
    textOf(site.source, product.right) !== textOf(site.source, parent.right)
  )
    return;
  yield replaceNode(site, product.left, `(${textOf(site.source, product.left)} + Number.EPSILON)`, 0.8);
}

/** `one.localeCompare(other)` of digits → `one - other`. */
function* inOrder(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [other] = node.arguments;
  if (
    !t.isMemberExpression(node.callee) ||
    !t.isIdentifier(node.callee.property, { name: "localeCompare" }) ||
    other === undefined
  )
    return;
  const around = site.source.parents.get(node);
  if (t.isBinaryExpression(around) || t.isLogicalExpression(around)) return;
  yield replaceNode(site, node, `${textOf(site.source, node.callee.object)} - ${textOf(site.source, other)}`, 0.5);
}

/** What is asked of a remainder. */
function* rest(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (!/^[=!]==?$/.test(operator) || !t.isBinaryExpression(left, { operator: "%" }) || !t.isNumericLiteral(right)) return;
  if (!t.isNumericLiteral(left.right) || t.isPrivateName(left.left)) return;
  const [divided, by, wanted] = [textOf(site.source, left.left), left.right.value, right.value];
  const [is, isNot, and, or] = operator.startsWith("=") ? ["===", "!==", "&&", "||"] : ["!==", "===", "||", "&&"];
  // A negative number has a negative remainder.
  if (by === 2 && wanted === 1) yield replaceNode(site, node, `${divided} % 2 ${isNot} 0`, 1);
  if (by === 2 && wanted === 1) yield replaceNode(site, node, `Math.abs(${divided} % 2) ${is} 1`, 0.6);
  const text = textOf(site.source, node);
  // 11, 12 and 13 are told otherwise than 1, 2 and 3.
  if (by === 10 && wanted > 0 && wanted < 4)
    yield replaceNode(site, node, `${text} ${and} ${divided} % 100 ${isNot} ${10 + wanted}`, 1);
  if (by === 4 && wanted === 0)
    yield replaceNode(site, node, `(${text} ${and} (${divided} % 100 ${isNot} 0 ${or} ${divided} % 400 ${is} 0))`, 1);
}
