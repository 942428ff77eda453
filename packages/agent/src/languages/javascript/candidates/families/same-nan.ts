import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Pool, Proposal, Site } from "../types.ts";

/** Times likelier where the issue speaks of it. */
const TOLD = 3;

/** NaN is not equal to itself: `a === b` → `Object.is(a, b)`, and at the end of a comparison `return a !== a && b !== b;`. */
export const sameNaN: Family = {
  name: "same-nan",
  *propose(site) {
    const evidence = speaksOf(site.pool) ? TOLD : 1;
    for (const node of site.nodes) {
      if (!t.isBinaryExpression(node, { operator: "===" }) || !isPlain(node.left) || !isPlain(node.right)) continue;
      const [one, other] = [textOf(site.source, node.left), textOf(site.source, node.right)];
      yield { ...replaceNode(site, node, `Object.is(${one}, ${other})`, 0.3), evidence };
      yield {
        ...replaceNode(site, node, `(${one} === ${other} || (${one} !== ${one} && ${other} !== ${other}))`, 0.3),
        evidence,
      };
    }
    for (const proposal of atTheEnd(site)) yield { ...proposal, evidence };
  },
};

function isPlain(node: t.Node): boolean {
  return t.isIdentifier(node) || t.isMemberExpression(node);
}

/** `return false;` of a function of two, that asks somewhere whether they are the same. */
function* atTheEnd(site: Site): Iterable<Proposal> {
  const { statement, fn } = site;
  if (!t.isReturnStatement(statement) || !t.isBooleanLiteral(statement.argument, { value: false }) || fn === null) return;
  const [a, b] = fn.params;
  if (!t.isIdentifier(a) || !t.isIdentifier(b) || !t.isBlockStatement(fn.body) || fn.body.body.at(-1) !== statement) return;
  if (!textOf(site.source, fn).includes(`${a.name} === ${b.name}`)) return;
  yield replaceNode(site, statement.argument, `${a.name} !== ${a.name} && ${b.name} !== ${b.name}`, 0.8);
}

function speaksOf({ facts }: Pool): boolean {
  return /\bNaN\b/.test(`${facts.title} ${facts.text}`);
}
