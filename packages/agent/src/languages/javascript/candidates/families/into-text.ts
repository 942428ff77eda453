import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What is put into a text that has a grammar of its own: a query, a path, a pattern, a time of day. */
export const intoText: Family = {
  name: "into-text",
  *propose(site) {
    for (const node of site.nodes) {
      const before = textBefore(site, node);
      if (before !== null && t.isExpression(node)) yield* put(site, node, before);
      if (t.isBinaryExpression(node, { operator: "+" })) yield* joined(site, node);
      if (isPattern(site, node)) yield* literally(site, node);
      if (t.isCallExpression(node)) yield* padded(site, node);
    }
  },
};

/** The constant text that stands right before a value that is added to it, or within a template. */
function textBefore({ source }: Site, node: t.Node): string | null {
  const parent = source.parents.get(node);
  if (t.isTemplateLiteral(parent)) {
    const at = parent.expressions.findIndex((one) => one === node);
    return parent.quasis[at]?.value.raw ?? null;
  }
  if (!t.isBinaryExpression(parent, { operator: "+" }) || parent.right !== node) return null;
  const left = t.isBinaryExpression(parent.left, { operator: "+" }) ? parent.left.right : parent.left;
  return t.isStringLiteral(left) ? left.value : null;
}

/** `"?q=" + query` → `encodeURIComponent(query)`. */
function* put(site: Site, node: t.Expression, before: string): Iterable<Proposal> {
  const isValue = /(?:^|[?&\w\]])=$/.test(before) && !/["'<\s]/.test(before);
  if (isValue && !t.isLiteral(node) && !textOf(site.source, node).startsWith("encodeURI"))
    yield replaceNode(site, node, `encodeURIComponent(${textOf(site.source, node)})`, 0.8);
}

/** `base + "/" + path`: one slash, where one of them has it already. */
function* joined(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (!t.isBinaryExpression(node.left, { operator: "+" }) || !t.isStringLiteral(node.left.right, { value: "/" })) return;
  const [base, path] = [node.left.left, node.right];
  if (isName(base))
    yield replaceNode(site, base, String.raw`${textOf(site.source, base)}.replace(/\/+$/, ${quoted(site, "")})`, 0.7);
  if (isName(path))
    yield replaceNode(site, path, String.raw`${textOf(site.source, path)}.replace(/^\/+/, ${quoted(site, "")})`, 0.6);
}

function isName(node: t.Node): boolean {
  return t.isIdentifier(node) || t.isMemberExpression(node);
}

/** A name within what a `RegExp` is made of. */
function isPattern({ source }: Site, node: t.Node): node is t.Identifier | t.MemberExpression {
  if (!t.isIdentifier(node) && !t.isMemberExpression(node)) return false;
  let inner: t.Node = node;
  for (;;) {
    const parent = source.parents.get(inner);
    if (t.isNewExpression(parent) || t.isCallExpression(parent))
      return t.isIdentifier(parent.callee, { name: "RegExp" }) && parent.arguments[0] === inner;
    if (!t.isTemplateLiteral(parent) && !t.isBinaryExpression(parent, { operator: "+" })) return false;
    inner = parent;
  }
}

/** Times that it is likelier where the pattern does not compile. */
const NO_PATTERN = 2.5;

function* literally(site: Site, node: t.Node): Iterable<Proposal> {
  const { shown } = site.pool;
  const evidence = shown.kind === "exception" && /Invalid regular expression/.test(shown.message ?? "") ? NO_PATTERN : 1;
  const text = textOf(site.source, node);
  yield { ...replaceNode(site, node, String.raw`${text}.replace(/[.*+?^$` + String.raw`{}()|[\]\\]/g, "\\$&")`, 0.9), evidence };
}

const OF_TWO_DIGITS = /^get(?:UTC)?(?:Hours|Minutes|Seconds|Date|Month)$/;

/** `date.getMinutes()` in a text → `String(…).padStart(2, "0")`. */
function* padded(site: Site, node: t.CallExpression): Iterable<Proposal> {
  if (!t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return;
  if (!OF_TWO_DIGITS.test(node.callee.property.name)) return;
  const parent = site.source.parents.get(node);
  const isInText = t.isTemplateLiteral(parent) || t.isBinaryExpression(parent, { operator: "+" });
  if (isInText) yield replaceNode(site, node, `String(${textOf(site.source, node)}).padStart(2, ${quoted(site, "0")})`, 0.9);
}
