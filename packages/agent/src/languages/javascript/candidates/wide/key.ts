import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { termsAt } from "./terms.ts";

const LONGEST = 60;
const LOOKS_UP = new Set(["get", "set", "has", "delete", "add", "includes", "indexOf"]);

/** What is kept or looked up by one value goes by two: `orders[order.day]` → by its day and its customer. */
export const key: Family = {
  name: "wide-key",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isKey(site, node)) continue;
      const text = textOf(site.source, node);
      if (text.length > LONGEST) continue;
      for (const other of keysElsewhere(site, node)) yield replaceNode(site, node, other, 0.6);
      const inner = t.isTemplateLiteral(node) ? text.slice(1, -1) : `\${${text}}`;
      for (const { text: term, sort, near } of termsAt(site, node)) {
        if (text.includes(term) || sort === "array" || sort === "set" || sort === "map" || sort === "boolean") continue;
        yield* composed(site, node, inner, term, near);
      }
    }
  },
};

function* composed(site: Site, node: t.Expression, inner: string, term: string, near: number): Iterable<Proposal> {
  yield replaceNode(site, node, `\`${inner}/\${${term}}\``, 0.3 * near);
  yield replaceNode(site, node, `\`\${${term}}/${inner}\``, 0.28 * near);
  yield replaceNode(site, node, term, 0.15 * near);
}

const MOST_KEYS = 6;

/** `` `${reader}:${post.id}` `` that the same collection is asked for elsewhere, where all of its names mean something here. */
function keysElsewhere(site: Site, node: t.Expression): string[] {
  const { source } = site;
  const object = ownerOf(source.parents.get(node));
  if (object === null) return [];
  const own = textOf(source, object);
  const known = new Set(namesAt(source, node).map(({ name }) => name));
  const keys = source.nodes.flatMap((one) => {
    const other = ownerOf(one);
    if (other === null || one === source.parents.get(node) || textOf(source, other) !== own) return [];
    const key = t.isCallExpression(one) ? one.arguments[0] : t.isMemberExpression(one) ? one.property : undefined;
    return t.isExpression(key) && !t.isIdentifier(key) && isKnown(source, key, known) ? [textOf(source, key)] : [];
  });
  return [...new Set(keys)].filter((key) => key !== textOf(source, node)).slice(0, MOST_KEYS);
}

/** The collection that a call or a member in brackets asks. */
function ownerOf(node: t.Node | undefined): t.Node | null {
  if (t.isMemberExpression(node)) return node.computed ? node.object : null;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return null;
  return LOOKS_UP.has(node.callee.property.name) ? node.callee.object : null;
}

function isKnown(source: SourceFile, key: t.Expression, known: ReadonlySet<string>): boolean {
  let all = true;
  t.traverseFast(key, (one) => {
    if (t.isIdentifier(one) && isReference(source, one) && !known.has(one.name)) all = false;
  });
  return all;
}

function isKey({ source }: Site, node: t.Expression): boolean {
  if (t.isNumericLiteral(node) || t.isFunction(node) || (t.isIdentifier(node) && !isReference(source, node))) return false;
  const parent = source.parents.get(node);
  if (t.isVariableDeclarator(parent))
    return parent.init === node && t.isIdentifier(parent.id) && /key|id$|slot/i.test(parent.id.name);
  if (t.isMemberExpression(parent)) return parent.computed && parent.property === node;
  if (t.isObjectProperty(parent)) return parent.computed && parent.key === node;
  if (t.isReturnStatement(parent) || (t.isArrowFunctionExpression(parent) && parent.body === node))
    return t.isTemplateLiteral(node);
  if (!t.isCallExpression(parent) || parent.arguments[0] !== node || !t.isMemberExpression(parent.callee)) return false;
  return t.isIdentifier(parent.callee.property) && LOOKS_UP.has(parent.callee.property.name);
}
