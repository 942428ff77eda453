import * as t from "@babel/types";
import { quoted, replaceNode, replaceNodes } from "../build.ts";
import { textOf } from "../parse.ts";
import { editsOf } from "../patterns/index.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/** A pattern that is put together as text: what holds for all of it, what its parts mean, its flags. */
export const patternText: Family = {
  name: "pattern-text",
  most: 300,
  *propose(site) {
    for (const node of site.nodes) {
      if ((t.isNewExpression(node) || t.isCallExpression(node)) && t.isIdentifier(node.callee, { name: "RegExp" })) {
        yield* flags(site, node);
        const [first, given] = node.arguments;
        if (t.isExpression(first)) yield* whole(site, first);
        if (t.isStringLiteral(first) && (given === undefined || t.isStringLiteral(given)))
          yield* bySyntax(site, first, given?.value ?? "");
      }
      if (t.isStringLiteral(node) || t.isTemplateElement(node)) yield* parts(site, node);
      if (t.isCallExpression(node)) yield* alternatives(site, node);
    }
  },
};

/** What is written as a text is a pattern all the same; its flags stay. */
function* bySyntax(site: Site, node: t.StringLiteral, given: string): Iterable<Proposal> {
  for (const { pattern, flags: more, weight } of editsOf(node.value, given, { pool: site.pool, isCut: false }))
    if (more === given) yield replaceNode(site, node, quoted(site, pattern), weight);
}

function* flags(site: Site, node: t.NewExpression | t.CallExpression): Iterable<Proposal> {
  const [pattern, given] = node.arguments;
  if (pattern === undefined || (given !== undefined && !t.isStringLiteral(given))) return;
  const has = given?.value ?? "";
  const put = (value: string, weight: number): Proposal => {
    if (given !== undefined) return replaceNode(site, given, quoted(site, value), weight);
    const at = pattern.end ?? 0;
    const replacement = `, ${quoted(site, value)}`;
    return { start: at, end: at, replacement, description: `with the flags \`${value}\``, weight };
  };
  for (const [flag, weight] of [
    ["g", 0.9],
    ["i", 0.8],
    ["m", 0.5],
    ["s", 0.4],
    ["u", 0.4],
  ] as const)
    if (!has.includes(flag)) yield put(has + flag, weight);
    else if (has.length > 1) yield put(has.replace(flag, ""), weight * 0.5);
  if (given !== undefined && has.length === 1) yield replaceNode(site, given, quoted(site, ""), 0.4);
}

/** `new RegExp(names.join("|"))` → `new RegExp("^(?:" + names.join("|") + ")$")`. */
function* whole(site: Site, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  if (t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node)) {
    const of = text.includes("join(") ? "(?:#)" : "#";
    for (const [shape, weight] of [
      [`^${of}$`, 0.8],
      [`^${of}`, 0.5],
      [`${of}$`, 0.35],
      [String.raw`\\b${of}\\b`, 0.6],
    ] as const)
      yield replaceNode(site, node, `\`${shape.replace("#", () => `\${${text}}`)}\``, weight);
  }
  if (t.isTemplateLiteral(node)) {
    for (const [index, value] of node.expressions.entries()) {
      const [before, after] = [node.quasis[index]?.value.raw ?? "", node.quasis[index + 1]?.value.raw ?? ""];
      if (before.endsWith("(?:") || before.endsWith("(") || before.endsWith("[")) continue;
      const isBare = before.endsWith("^") || after.startsWith("$");
      const inner = textOf(site.source, value);
      const at = { start: (value.start ?? 0) - 2, end: (value.end ?? 0) + 1 };
      const weight = inner.includes("join(") ? 1 : isBare ? 0.5 : 0.25;
      yield { ...at, replacement: `(?:\${${inner}})`, description: `\`${inner}\` in a group`, weight };
      if (!/\\\\[bsB]$/.test(before))
        yield { ...at, replacement: `\\\\b\${${inner}}\\\\b`, description: `\`${inner}\` as a word`, weight: 0.35 };
    }
  }
  yield* addedTo(site, node);
  if (!t.isBinaryExpression(node, { operator: "+" }) || !t.isBinaryExpression(node.left, { operator: "+" })) return;
  const [head, value, tail] = [node.left.left, node.left.right, node.right];
  if (!t.isStringLiteral(head) || !t.isStringLiteral(tail) || head.value.endsWith("(") || head.value.endsWith("(?:")) return;
  const weight = textOf(site.source, value).includes("join(") ? 1 : 0.5;
  const grouped = (one: t.Node): string =>
    one === head ? quoted(site, `${head.value}(?:`) : quoted(site, `)${t.isStringLiteral(one) ? one.value : ""}`);
  yield replaceNodes(site, [head, tail], grouped, weight, `\`${textOf(site.source, value)}\` in a group`);
}

/** `"^" + name` → `"^" + name + "\\b"`; what the rest of a pattern is made of is no pattern yet. */
function* addedTo(site: Site, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  if (t.isBinaryExpression(node, { operator: "+" }) && !t.isStringLiteral(node.right))
    for (const end of ["\\b", "$"]) yield replaceNode(site, node, `${text} + ${quoted(site, end)}`, 0.6);
  for (const part of partsOf(node)) {
    const root = rootOf(part);
    if (root === null) continue;
    const given = textOf(site.source, root);
    if (!/\\\\[.]|\\\$&/.test(text))
      yield replaceNode(site, root, String.raw`${given}.replace(/\./g, ${quoted(site, "\\.")})`, 0.7);
  }
}

function partsOf(node: t.Node): t.Node[] {
  if (t.isTemplateLiteral(node)) return node.expressions;
  return t.isBinaryExpression(node, { operator: "+" }) ? [...partsOf(node.left), ...partsOf(node.right)] : [node];
}

/** What replacements begin with, one behind the other. */
function rootOf(node: t.Node): t.Expression | null {
  let root = node;
  while (t.isCallExpression(root) && t.isMemberExpression(root.callee) && t.isIdentifier(root.callee.property)) {
    if (!root.callee.property.name.startsWith("replace")) return null;
    root = root.callee.object;
  }
  return root !== node && t.isIdentifier(root) ? root : null;
}

/** What a part of a pattern becomes, as it is written between quotes. */
const PARTS: readonly (readonly [from: RegExp, to: string, weight: number])[] = [
  [/(?<!\\)\.\*\??/, "[^/]*", 0.6],
  [/(?<!\\)\.\+\??/, "[^/]+", 0.6],
  [/(?<!\\)\.([*+])(?!\?)/, ".$1?", 0.6],
  [/(?<!\\)\.([*+])/, String.raw`[\\s\\S]$1`, 0.4],
  [/(\[\^[^\]]+\][*+])(?!\?)/, "$1?", 0.4],
  [/(\[\^[^\]]+\])\+/, "$1*", 0.5],
  [/(\[\^[^\]]+\])\*/, "$1+", 0.5],
  [/\[\^\/\]\*/, ".*", 0.5],
  [/\[\^\/\]\+/, ".+", 0.5],
  [/\\\\w\+/, "[^/]+", 0.5],
  [/\\\\w(?![^[]*\])/, String.raw`[\\w-]`, 0.5],
  [/\\\\s\+/, String.raw`\\s*`, 0.4],
  [/^\((?!\?)/, "(?:", 0.4],
  [/(?<!\\)\$$/, "/?$", 0.7],
  [/(?<!\\)\$$/, "(?:/|$)", 0.4],
  [/(?<!\\)\$$/, "(?=/|$)", 0.4],
  [/(?<!\\)\$$/, "", 0.4],
  [/^\^/, "", 0.4],
  [/^\.$/, "[^/]", 0.6],
  [/^\.$/, String.raw`[\\s\\S]`, 0.3],
  [/^\/\?$/, "(?:/|$)", 0.3],
];

function* parts(site: Site, node: t.StringLiteral | t.TemplateElement): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (parent === undefined || t.isImportOrExportDeclaration(parent) || t.isDirective(parent)) return;
  const isWithin = isInPattern(site.source, node);
  const raw = t.isTemplateElement(node) ? node.value.raw : textOf(site.source, node).slice(1, -1);
  const isPart = /[^\\]?\.[*+]|\[\^|\\\\[dwsDWSb]|\(\?[:=!]|^\.$/.test(raw) && makesPatterns(site.source);
  if (!isWithin && !isPart) return;
  const put = (text: string, weight: number): Proposal =>
    t.isTemplateElement(node)
      ? replaceNode(site, node, text, weight)
      : replaceNode(site, node, textOf(site.source, node).charAt(0) + text + textOf(site.source, node).at(-1), weight);
  // `"\d"` is but a letter.
  const escaped = raw.replaceAll(/(?<!\\)((?:\\\\)*)\\([dwsDWSbB.*+?()[\]{}|^$-])/g, String.raw`$1\\$2`);
  if (escaped !== raw) yield put(escaped, 1.5);
  const hasPaths = site.source.text.includes("/]") || /["'`]\/["'`]/.test(site.source.text);
  // A part that is kept for a pattern that is made elsewhere.
  if (isPart && !isWithin && t.isStringLiteral(node) && escaped === raw) yield* bySyntax(site, node, "");
  for (const [from, to, weight] of PARTS)
    if (from.test(raw)) yield put(raw.replace(from, to), to.includes("/") && !hasPaths ? weight * 0.5 : weight);
  if (!isWithin || !t.isTemplateLiteral(parent)) return;
  if (parent.quasis[0] === node && !raw.startsWith("^")) yield put(`^${raw}`, 0.7);
  if (parent.quasis.at(-1) === node && !raw.endsWith("$")) yield put(`${raw}$`, 0.7);
}

/** Whether it is what a `RegExp` is made of. */
function isInPattern({ parents }: SourceFile, node: t.Node): boolean {
  let inner: t.Node = node;
  for (;;) {
    const parent = parents.get(inner);
    if (t.isNewExpression(parent) || t.isCallExpression(parent))
      return t.isIdentifier(parent.callee, { name: "RegExp" }) && parent.arguments[0] === inner;
    if (!t.isTemplateLiteral(parent) && !t.isBinaryExpression(parent, { operator: "+" })) return false;
    inner = parent;
  }
}

const known = new WeakMap<SourceFile, boolean>();

function makesPatterns(source: SourceFile): boolean {
  let found = known.get(source);
  if (found === undefined) known.set(source, (found = /\bRegExp\(/.test(source.text)));
  return found;
}

/** `names.join("|")`: each name literally, and the longest first. */
function* alternatives(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [mark] = node.arguments;
  const { callee } = node;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "join" })) return;
  if (!t.isStringLiteral(mark, { value: "|" }) || !makesPatterns(site.source)) return;
  const list = textOf(site.source, callee.object);
  const escape = escapeOf(site.source);
  const each = escape ?? String.raw`(one) => one.replace(/[.*+?^${"$"}{}()|[\]\\]/g, "\\$&")`;
  if (escape === null || !list.includes(escape)) yield replaceNode(site, callee.object, `${list}.map(${each})`, 1);
  const copy = t.isIdentifier(callee.object) ? `[...${list}]` : list;
  yield replaceNode(site, callee.object, `${copy}.sort((a, b) => b.length - a.length)`, 0.5);
}

/** The file's own function that makes signs of a pattern literal. */
function escapeOf(source: SourceFile): string | null {
  for (const node of source.nodes) {
    const id = t.isFunctionDeclaration(node) || t.isVariableDeclarator(node) ? node.id : null;
    if (t.isIdentifier(id) && /esc|quote/i.test(id.name) && /\\\\\$&/.test(textOf(source, node))) return id.name;
  }
  return null;
}
