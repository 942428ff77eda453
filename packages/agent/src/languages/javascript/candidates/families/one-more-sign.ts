import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

const MOST_SIGNS = 6;

/** A text is asked for some signs, and the example has another one: `text.includes(",") || text.includes("\n")`, `".()[]+".includes(c)`. */
export const oneMoreSign: Family = {
  name: "one-more-sign",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isStringLiteral(node)) yield* inList(site, node);
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || node.arguments.length !== 1) continue;
      if (!t.isIdentifier(node.callee.property, { name: "includes" }) || !t.isStringLiteral(node.arguments[0])) continue;
      const [text, object] = [textOf(site.source, node), textOf(site.source, node.callee.object)];
      const own = node.arguments[0].value;
      const isFree = stands(site.source.parents.get(node), node);
      for (const sign of signsOf(site).filter((one) => one !== own)) {
        const both = `${text} || ${object}.includes(${quoted(site, sign)})`;
        yield replaceNode(site, node, isFree ? both : `(${both})`, 0.6);
      }
    }
  },
};

/** A text of signs that one is looked for in, or that are gone through. */
function* inList(site: Site, node: t.StringLiteral): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isAsked = t.isMemberExpression(parent) && parent.object === node;
  const isList = isAsked || t.isNewExpression(parent) || t.isSpreadElement(parent) || t.isVariableDeclarator(parent);
  if (!isList || node.value.length < 2 || /[\p{L}\d]/u.test(node.value)) return;
  for (const sign of signsOf(site).filter((one) => !node.value.includes(one)))
    yield replaceNode(site, node, quoted(site, node.value + sign), 0.9);
}

/** Where clauses stand without parentheses around them. */
function stands(parent: t.Node | undefined, node: t.Node): boolean {
  if (t.isConditionalExpression(parent) || t.isIfStatement(parent) || t.isWhile(parent)) return parent.test === node;
  return t.isReturnStatement(parent) || t.isVariableDeclarator(parent) || t.isLogicalExpression(parent, { operator: "||" });
}

/** That are no letters and digits, of the example's texts as they are written there. */
function signsOf({ pool }: Site): string[] {
  const signs = new Set<string>();
  for (const written of pool.issueStrings) for (const char of unescaped(written)) if (!/[\p{L}\d]/u.test(char)) signs.add(char);
  return [...signs].slice(0, MOST_SIGNS);
}

function unescaped(written: string): string {
  return written.replaceAll(/\\([nrt])/g, (_, letter: string) => ({ n: "\n", r: "\r", t: "\t" })[letter] ?? letter);
}
