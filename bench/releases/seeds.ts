import * as t from "@babel/types";
import { childrenOf, parseSource, textOf, walk } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { SourceFile } from "../../packages/agent/src/languages/javascript/candidates/types.ts";

// What a package's own page calls it with, as expressions that need nothing but `pkg`, what the package exports.

const MOST_SEEDS = 60;
const LONGEST = 300;
const DEEPEST = 6;
const OF_THE_LANGUAGE = new Set(
  "undefined NaN Infinity Math JSON Object Array String Number Boolean Date RegExp Map Set Symbol Error TypeError RangeError Promise parseInt parseFloat BigInt Buffer Uint8Array isNaN encodeURIComponent decodeURIComponent URL".split(
    " ",
  ),
);

function blocksOf(page: string): string[] {
  const fenced = [...page.matchAll(/^[ \t]*(?:```|~~~)[ \t]*(\w*)[^\n]*\n([\s\S]*?)^[ \t]*(?:```|~~~)/gm)].flatMap(
    ([, kind = "", text = ""]) => (/^(?:|js|javascript|jsx|ts|typescript|es6|mjs|node)$/i.test(kind) ? [text] : []),
  );
  const indented = [...page.matchAll(/(?:^(?: {4}|\t).*\n|^\s*\n)+/gm)].flatMap(([text]) =>
    /\S/.test(text) ? [text.replace(/^(?: {4}|\t)/gm, "")] : [],
  );
  return fenced.length > 0 ? fenced : indented;
}

/** `camelCase` of the package's name, as people write it. */
export function localName(name: string): string {
  const words = name
    .replace(/^@[^/]+\//, "")
    .replace(/(?:^node-|[.-]js$)/g, "")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
  const joined = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
  return /^[A-Za-z]/.test(joined) ? joined : `lib${joined}`;
}

interface Names {
  /** What stands for a name: an expression of `pkg`. */
  made: Map<string, string>;
  package: string;
  exports: ReadonlySet<string>;
}

function ofPackage(source: string, name: string): boolean {
  return source === name || /^(?:\.{1,2}\/?)+(?:index|lib|src)?(?:\.js)?$/.test(source) || source.endsWith(`/${name}`);
}

function requiredFrom(node: t.Node | null | undefined): string | null {
  if (t.isCallExpression(node) && t.isIdentifier(node.callee, { name: "require" }) && t.isStringLiteral(node.arguments[0]))
    return node.arguments[0].value;
  return null;
}

/** The node's text with what its names stand for; null where one stands for nothing known. */
function closed(source: SourceFile, node: t.Node, names: Names): string | null {
  const own = new Set<string>();
  walk(node, null, (inner) => {
    if (t.isFunction(inner))
      for (const parameter of inner.params) for (const name of Object.keys(t.getBindingIdentifiers(parameter))) own.add(name);
    if (t.isVariableDeclarator(inner)) for (const name of Object.keys(t.getBindingIdentifiers(inner.id))) own.add(name);
  });
  const holes: { start: number; end: number; text: string }[] = [];
  let isClosed = true;
  walk(node, null, (inner, parent) => {
    if (!isClosed) return false;
    if (t.isThisExpression(inner) || t.isAwaitExpression(inner) || t.isYieldExpression(inner)) isClosed = false;
    const required = requiredFrom(inner);
    if (required !== null) {
      if (ofPackage(required, names.package)) holes.push({ start: inner.start ?? 0, end: inner.end ?? 0, text: "pkg" });
      else isClosed = false;
      return false;
    }
    if (!t.isIdentifier(inner) || (parent !== null && !t.isReferenced(inner, parent))) return true;
    if (own.has(inner.name) || OF_THE_LANGUAGE.has(inner.name)) return true;
    const text = names.made.get(inner.name) ?? guessed(inner.name, names);
    if (text === null) isClosed = false;
    else {
      const isShort = t.isObjectProperty(parent) && parent.shorthand;
      holes.push({ start: inner.start ?? 0, end: inner.end ?? 0, text: isShort ? `${inner.name}: ${text}` : text });
    }
    return true;
  });
  if (!isClosed) return null;
  const from = node.start ?? 0;
  let text = textOf(source, node);
  for (const hole of holes.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, hole.start - from) + hole.text + text.slice(hole.end - from);
  return text.length > LONGEST ? null : text;
}

function guessed(name: string, names: Names): string | null {
  if (names.exports.has(name)) return `pkg.${name}`;
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return plain(name) === plain(localName(names.package)) ? "pkg" : null;
}

function learn(source: SourceFile, node: t.Node, names: Names): void {
  if (t.isImportDeclaration(node) && ofPackage(node.source.value, names.package))
    for (const one of node.specifiers) {
      const from = t.isImportSpecifier(one) ? (t.isIdentifier(one.imported) ? one.imported.name : one.imported.value) : "default";
      names.made.set(one.local.name, from !== "default" && names.exports.has(from) ? `pkg.${from}` : "pkg");
    }
  if (!t.isVariableDeclarator(node) || !node.init) return;
  const required = requiredFrom(node.init);
  if (t.isIdentifier(node.id)) {
    const text = required !== null && ofPackage(required, names.package) ? "pkg" : closed(source, node.init, names);
    if (text !== null && text.length < LONGEST)
      names.made.set(
        node.id.name,
        t.isMemberExpression(node.init) || t.isIdentifier(node.init) || text === "pkg" ? text : `(${text})`,
      );
    else names.made.delete(node.id.name);
  } else if (t.isObjectPattern(node.id)) {
    const object = required !== null && ofPackage(required, names.package) ? "pkg" : closed(source, node.init, names);
    for (const one of node.id.properties)
      if (object !== null && t.isObjectProperty(one) && t.isIdentifier(one.key) && t.isIdentifier(one.value))
        names.made.set(one.value.name, `${object}.${one.key.name}`);
  }
}

function depthOf(node: t.Node): number {
  return 1 + Math.max(0, ...childrenOf(node).map(depthOf));
}

/** The calls of a page, without what is said twice. `exports` are names that the package exports. */
export function seedsOf(page: string, name: string, exports: ReadonlySet<string>): string[] {
  const names: Names = { made: new Map(), package: name, exports };
  const found = new Set<string>();
  for (const block of blocksOf(page)) {
    const source = parseSource("page.ts", block) ?? parseSource("page.js", block);
    if (source === null) continue;
    walk(source.ast.program, null, (node, parent) => {
      learn(source, node, names);
      if (!t.isCallExpression(node) && !t.isNewExpression(node)) return;
      // The whole chain is a call of its own.
      if (t.isMemberExpression(parent) && parent.object === node && depthOf(node) < DEEPEST) return;
      const text = closed(source, node, names);
      if (text !== null && /\bpkg\b/.test(text) && text !== "pkg") found.add(text.replaceAll(/\s*\n\s*/g, " "));
    });
  }
  return [...found].slice(0, MOST_SEEDS);
}
