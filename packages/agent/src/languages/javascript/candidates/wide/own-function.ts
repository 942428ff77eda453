import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { around, functionAround } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { termsAt } from "./terms.ts";

const MOST_FUNCTIONS = 10;
const MOST_TERMS = 10;
const LONGEST = 60;

/** A value goes through a function of the program wherever it stands; a function that calls itself does so with something else. */
export const ownFunction: Family = {
  name: "wide-own-function",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isCallExpression(node)) yield* recursion(site, node);
      if (t.isCallExpression(node)) yield* instead(site, node);
      if (!t.isExpression(node) || !isValue(site, node)) continue;
      const text = textOf(site.source, node);
      for (const { call, rest } of withMore(site, node))
        yield replaceNode(site, node, `${call}(${[text, ...rest].join(", ")})`, 0.25);
      const isList = kindOf(site.source, node) === "array" || kindOf(site.source, node) === "unknown";
      for (const name of functionsAt(site, node)) {
        yield replaceNode(site, node, `${name}(${text})`, 0.25);
        if (isList && !t.isBinaryExpression(node) && !t.isLogicalExpression(node))
          yield replaceNode(site, node, `${text}.map(${name.startsWith("this.") ? `(one) => ${name}(one)` : name})`, 0.15);
        // What the language says of it instead of what the program does: `text.length`, `date.getDay()`.
        const about = aboutOf(node) ?? givenTo(node);
        if (about !== null) yield replaceNode(site, node, `${name}(${textOf(site.source, about)})`, 0.2);
      }
    }
  },
};

/** `this.#entries.delete(key);` → `this.#remove(key);`: the program has a function that does more of it. */
function* instead(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [only, ...more] = node.arguments;
  if (!t.isExpressionStatement(site.source.parents.get(node)) || only === undefined || more.length > 0) return;
  const own = textOf(site.source, node.callee);
  for (const name of functionsAt(site, node))
    if (name !== own) yield replaceNode(site, node, `${name}(${textOf(site.source, only)})`, 0.3);
}

function aboutOf(node: t.Expression): t.Expression | null {
  const read = t.isCallExpression(node) && node.arguments.length === 0 ? node.callee : node;
  return t.isMemberExpression(read) && !read.computed && t.isExpression(read.object) && !t.isThisExpression(read.object)
    ? read.object
    : null;
}

/** `Number(String(price))` → `toCents(price)`. */
function givenTo(node: t.Expression): t.Expression | null {
  let inner: t.Node | undefined = node;
  while ((t.isCallExpression(inner) || t.isNewExpression(inner)) && inner.arguments.length === 1) [inner] = inner.arguments;
  return inner !== node && t.isExpression(inner) && !t.isLiteral(inner) ? inner : null;
}

function isValue({ source }: Site, node: t.Expression): boolean {
  if (t.isLiteral(node) || t.isFunction(node) || t.isThisExpression(node) || t.isSuper(node)) return false;
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const parent = source.parents.get(node);
  if (t.isExpressionStatement(parent) || t.isUpdateExpression(parent) || textOf(source, node).length > LONGEST) return false;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return false;
  return !(t.isAssignmentExpression(parent) && parent.left === node) && !(t.isForXStatement(parent) && parent.left === node);
}

/** `recipe` → `scaled(recipe, servings)`: functions of the file whose other parameters are called like what is at hand. */
function* withMore(site: Site, node: t.Expression): Iterable<{ call: string; rest: string[] }> {
  const names = new Set(namesAt(site.source, node).flatMap(({ name, place }) => (place === "outer" ? [] : [name])));
  const around = functionAround(site.source, node);
  for (const one of site.source.nodes) {
    if (!t.isFunctionDeclaration(one) || !one.id || one === around || one.params.length < 2 || one.params.length > 3) continue;
    const rest = one.params.slice(1).flatMap((param) => (t.isIdentifier(param) ? [param.name] : []));
    if (rest.length === one.params.length - 1 && rest.every((name) => names.has(name))) yield { call: one.id.name, rest };
  }
}

/** Of the file, with one parameter or more optional ones; methods of the own class. */
export function functionsAt(site: Site, node: t.Node): string[] {
  const names = new Set(namesAt(site.source, node).map(({ name }) => name));
  const owner = [...around(site.source, node)].find((one) => t.isClass(one)) ?? null;
  const found = functionsOf(site.source).filter(({ name, of }) => (of === null ? names.has(name) : of === owner));
  return found.map(({ name, of }) => (of === null ? name : `this.${name}`)).slice(0, MOST_FUNCTIONS);
}

interface Own {
  name: string;
  of: t.Node | null;
}

const known = new WeakMap<SourceFile, readonly Own[]>();

function functionsOf(source: SourceFile): readonly Own[] {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const found: Own[] = [];
  for (const node of source.nodes) {
    if (t.isFunctionDeclaration(node) && node.id && takesOne(node)) found.push({ name: node.id.name, of: null });
    else if (t.isVariableDeclarator(node) && t.isIdentifier(node.id) && t.isFunction(node.init) && takesOne(node.init))
      found.push({ name: node.id.name, of: null });
    else if (t.isClassMethod(node) && node.kind === "method" && t.isIdentifier(node.key) && takesOne(node))
      found.push({ name: node.key.name, of: [...around(source, node)].find((one) => t.isClass(one)) ?? null });
    else if (t.isClassPrivateMethod(node) && node.kind === "method" && takesOne(node))
      found.push({ name: `#${node.key.id.name}`, of: [...around(source, node)].find((one) => t.isClass(one)) ?? null });
    else if (t.isImportSpecifier(node)) found.push({ name: node.local.name, of: null });
    else if (t.isVariableDeclarator(node) && isRequired(node) && t.isObjectPattern(node.id))
      for (const property of node.id.properties)
        if (t.isObjectProperty(property) && t.isIdentifier(property.value)) found.push({ name: property.value.name, of: null });
  }
  known.set(source, found);
  return found;
}

function isRequired({ init }: t.VariableDeclarator): boolean {
  return t.isCallExpression(init) && t.isIdentifier(init.callee, { name: "require" });
}

function takesOne({ params }: t.Function): boolean {
  return params.length > 0 && params.slice(1).every((one) => t.isAssignmentPattern(one));
}

/** `walk(node)` within `walk` → `walk(node.next)`. */
function* recursion(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const fn = functionAround(site.source, node);
  if (fn === null || calledName(node.callee) === null || calledName(node.callee) !== nameOf(site, fn)) return;
  for (const argument of node.arguments) {
    const text = textOf(site.source, argument);
    for (const change of ["+ 1", "- 1"]) yield replaceNode(site, argument, `${text} ${change}`, 0.4);
    for (const { text: other, near } of termsAt(site, node).slice(0, MOST_TERMS))
      if (other !== text) yield replaceNode(site, argument, other, 0.35 * near);
  }
}

function calledName(callee: t.Node): string | null {
  if (t.isIdentifier(callee)) return callee.name;
  return t.isMemberExpression(callee) && t.isThisExpression(callee.object) && t.isIdentifier(callee.property)
    ? callee.property.name
    : null;
}

function nameOf({ source }: Site, fn: t.Function): string | null {
  if (t.isClassMethod(fn) || t.isObjectMethod(fn)) return t.isIdentifier(fn.key) ? fn.key.name : null;
  if ((t.isFunctionDeclaration(fn) || t.isFunctionExpression(fn)) && fn.id) return fn.id.name;
  const parent = source.parents.get(fn);
  return t.isVariableDeclarator(parent) && t.isIdentifier(parent.id) ? parent.id.name : null;
}
