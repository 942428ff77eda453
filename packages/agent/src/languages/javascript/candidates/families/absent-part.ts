import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { evidenceFor } from "./empty-parts.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** A part that may be absent, and the mark before it with it: `whole + "." + fraction` → `fraction ? whole + "." + fraction : whole`. */
export const absentPart: Family = {
  name: "absent-part",
  *propose(site) {
    for (const node of site.nodes) {
      if (
        t.isBinaryExpression(node, { operator: "+" }) &&
        !t.isBinaryExpression(site.source.parents.get(node), { operator: "+" })
      )
        for (const proposal of ofSum(site, node)) yield { ...proposal, evidence: evidenceIn(site, node) };
      if (t.isTemplateLiteral(node))
        for (const proposal of ofTemplate(site, node)) yield { ...proposal, evidence: evidenceIn(site, node) };
    }
  },
};

/** Whether the example shows the mark of a part that is not there. */
function evidenceIn(site: Site, node: t.BinaryExpression | t.TemplateLiteral): number {
  const marks = t.isTemplateLiteral(node)
    ? node.quasis.map(({ value }) => value.raw)
    : partsOf(node).flatMap((part) => (t.isStringLiteral(part) ? [part.value] : []));
  return Math.max(1, ...marks.filter((mark) => mark !== "").map((mark) => evidenceFor(site, mark)));
}

function* ofSum(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const parts = partsOf(node);
  const text = (one: t.Node): string => textOf(site.source, one);
  for (let at = 1; at < parts.length - 1; at++) {
    const [mark, value] = [parts[at], parts[at + 1]];
    if (!t.isStringLiteral(mark) || value === undefined || !mayLack(site, value)) continue;
    const tests = testsOf(site, value);
    const [head, tail] = [parts.slice(0, at), parts.slice(at + 2)];
    for (const [test, weight] of tests) {
      const whole = [...head.map(text), `(${test} ? ${text(mark)} + ${text(value)} : "")`, ...tail.map(text)].join(" + ");
      if (tail.length > 0) yield replaceNode(site, node, whole, weight * 0.7);
      else {
        const rest = head.map(text).join(" + ");
        yield replaceNode(site, node, `${test} ? ${text(node)} : ${rest}`, weight);
        yield replaceNode(site, node, whole, weight * 0.7);
      }
    }
  }
  // A mark at the end goes with what stands before it: `host + ":"`.
  const [first, second] = parts;
  if (parts.length > 2 && first !== undefined && mayLack(site, first) && t.isStringLiteral(second)) {
    const rest = parts.slice(2).map(text).join(" + ");
    for (const [test, weight] of testsOf(site, first)) yield replaceNode(site, node, `${test} ? ${text(node)} : ${rest}`, weight);
  }
}

/** `${host}:${port}` → `port ? `${host}:${port}` : host`. */
function* ofTemplate(site: Site, node: t.TemplateLiteral): Iterable<Proposal> {
  const [one, other, ...more] = node.expressions;
  if (one === undefined || other === undefined || more.length > 0 || t.isTSType(one) || t.isTSType(other)) return;
  const raw = node.quasis.map((quasi) => quasi.value.raw);
  if (raw[0] !== "" || raw[2] !== "" || raw[1] === "") return;
  for (const [kept, left] of [
    [one, other],
    [other, one],
  ] as const)
    if (mayLack(site, left))
      for (const [test, weight] of testsOf(site, left))
        yield replaceNode(site, node, `${test} ? ${textOf(site.source, node)} : ${textOf(site.source, kept)}`, weight * 0.8);
}

function partsOf(node: t.Node): t.Node[] {
  return t.isBinaryExpression(node, { operator: "+" }) ? [...partsOf(node.left), node.right] : [node];
}

function mayLack({ source }: Site, node: t.Node): boolean {
  const isRead = t.isIdentifier(node) || t.isMemberExpression(node) || t.isOptionalMemberExpression(node);
  const isList = t.isMemberExpression(node) && t.isIdentifier(node.property, { name: "length" });
  return isRead && !isList && kindOf(source, node) !== "number";
}

/** Whether it is there; of what a list holds, also whether there is a place for it. */
function testsOf({ source }: Site, node: t.Node): readonly [string, number][] {
  const text = textOf(source, node);
  const place =
    t.isMemberExpression(node) && node.computed && t.isBinaryExpression(node.property) ? textOf(source, node.property) : null;
  return [[text, 1], [`${text} !== undefined`, 0.5], ...(place === null ? [] : [[place, 0.8] satisfies [string, number]])];
}
