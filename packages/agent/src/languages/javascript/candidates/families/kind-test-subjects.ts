import * as t from "@babel/types";
import { ARRAY_METHODS, STRING_METHODS } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { headerOf } from "../site.ts";
import type { Site } from "../types.ts";

/** What the code takes for granted of a value: that it is there, has parts, or is of a kind. */
export type Need = "given" | "filled" | "string" | "array" | "function" | "object" | "number" | "owned";

export interface Subject {
  node: t.Expression;
  text: string;
  need: Need;
}

const MOST_SUBJECTS = 6;
const LONGEST = 40;
const ARITHMETIC = new Set(["-", "*", "/", "%", "**", "<", "<=", ">", ">="]);
const CALLED =
  /^(?:fn|func|function|callback|cb|handler|iteratee|iterator|predicate|listener|mapper|done|next)$|(?:Fn|Func|Callback|Handler)$/;
/** What a text is called where nothing else is said of it. */
const NAMED_TEXT = /^(?:s|str|string|text|txt|name|url|path)$|(?:Str|String|Text|Name|Url|Path)$/;
const OF_OBJECTS = /^(?:Object\.(?:keys|values|entries|getOwnPropertyNames)|Reflect\.ownKeys)$/;
const OF_TEXTS = /^(?:encodeURIComponent|decodeURIComponent|encodeURI|decodeURI|escape|unescape)$/;

const known = new WeakMap<Site, Subject[]>();

/** Values that the site reads, with what it takes for granted of each. */
export function subjectsAt(site: Site): Subject[] {
  let found = known.get(site);
  if (found === undefined) known.set(site, (found = read(site)));
  return found;
}

function read(site: Site): Subject[] {
  const found = new Map<string, Subject>();
  for (const node of [...site.nodes, ...guardedBy(site)])
    for (const [one, need] of needsOf(site, node)) {
      if (!isRead(one)) continue;
      const text = textOf(site.source, one);
      const key = `${need} ${text}`;
      if (text.length <= LONGEST && !found.has(key)) found.set(key, { node: one, text, need });
    }
  const texts = new Set<string>();
  return [...found.values()].filter(({ text }) => {
    texts.add(text);
    return [...texts].indexOf(text) < MOST_SUBJECTS;
  });
}

/** What is done under the condition of an `if`, as far as its first statements. */
function guardedBy({ statement }: Site): t.Node[] {
  if (!t.isIfStatement(statement)) return [];
  const { consequent } = statement;
  const body = t.isBlockStatement(consequent) ? consequent.body.slice(0, 2) : [consequent];
  return body.flatMap((one) => headerOf(one));
}

function* needsOf(site: Site, node: t.Node): Iterable<[t.Node, Need]> {
  if (t.isMemberExpression(node)) {
    if (t.isThisExpression(node.object)) return;
    const isLength = t.isIdentifier(node.property, { name: "length" }) && !node.computed;
    if (node.computed && isFirst(node.property)) yield [node.object, "filled"];
    if (isLength) yield [node.object, "filled"];
    if (node.computed && t.isIdentifier(node.property)) yield [node, "owned"];
    yield [node.object, "given"];
  } else if (t.isCallExpression(node)) yield* ofCall(site, node);
  else if (t.isBinaryExpression(node) && ARITHMETIC.has(node.operator)) {
    yield [node.left, "number"];
    yield [node.right, "number"];
  } else if (t.isBinaryExpression(node) && /^!==?$/.test(node.operator) && isNothing(node.right)) yield [node.left, "filled"];
  else if (t.isArrayExpression(node) && node.elements.length === 1 && t.isExpression(node.elements[0]))
    yield [node.elements[0], "array"];
  else if (t.isSpreadElement(node)) yield [node.argument, "filled"];
  else if (t.isForInStatement(node)) yield [node.right, "object"];
  else if (t.isForOfStatement(node)) yield [node.right, "array"];
  else if (t.isUnaryExpression(node, { operator: "typeof" })) yield [node.argument, "given"];
}

function* ofCall(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<[t.Node, Need]> {
  const [first] = given;
  if (t.isMemberExpression(callee) && t.isIdentifier(callee.property) && !callee.computed) {
    const { name } = callee.property;
    const isOfBoth = /^(?:indexOf|lastIndexOf|includes|slice|concat)$/.test(name);
    if (
      STRING_METHODS.has(name) ||
      (isOfBoth && (t.isStringLiteral(first) || NAMED_TEXT.test(textOf(site.source, callee.object))))
    )
      yield [callee.object, "string"];
    else if (ARRAY_METHODS.has(name)) yield [callee.object, "array"];
    if (first !== undefined) {
      if (name === "test" || name === "exec") {
        yield [first, "string"];
        yield [first, "filled"];
      }
      if (OF_OBJECTS.test(textOf(site.source, callee))) yield [first, "object"];
      yield [first, "given"];
    }
    return;
  }
  if (t.isIdentifier(callee)) {
    yield [callee, "function"];
    if (first !== undefined && OF_TEXTS.test(callee.name)) yield [first, "string"];
    if (first !== undefined && /^is(?:Finite|NaN)$/.test(callee.name)) yield [first, "number"];
  }
  for (const one of given.slice(0, 2)) {
    if (t.isIdentifier(one) && CALLED.test(one.name)) yield [one, "function"];
    yield [one, "given"];
  }
}

function isNothing(node: t.Node): boolean {
  return t.isNullLiteral(node) || t.isIdentifier(node, { name: "undefined" });
}

function isFirst(node: t.Node): boolean {
  return (
    t.isNumericLiteral(node, { value: 0 }) || (t.isBinaryExpression(node, { operator: "-" }) && t.isNumericLiteral(node.right))
  );
}

/** A name, or what is reached by names and numbers alone. */
function isRead(node: t.Node): node is t.Identifier | t.MemberExpression {
  if (t.isIdentifier(node)) return !/^[A-Z]|^(?:undefined|arguments|console|process|require|module|exports)$/.test(node.name);
  if (!t.isMemberExpression(node)) return false;
  const isPlain = node.computed ? t.isIdentifier(node.property) || t.isNumericLiteral(node.property) : true;
  return isPlain && (t.isThisExpression(node.object) || isRead(node.object));
}
