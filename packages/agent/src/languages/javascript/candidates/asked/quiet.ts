import * as t from "@babel/types";
import { around } from "../site.ts";
import type { SourceFile } from "../types.ts";

/** Functions and methods of the language that change nothing, whatever they are called on. */
const OF_THE_LANGUAGE = new Set(
  `Array BigInt Boolean Date Error Map Number Object RangeError RegExp Set String TypeError UTC abs at ceil charAt charCodeAt
  codePointAt concat endsWith entries every filter find findIndex findLast findLastIndex flat flatMap floor from fromCharCode
  fromEntries get getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime getUTCDate
  getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth getUTCSeconds has hasOwn hasOwnProperty
  hypot includes indexOf is isArray isFinite isInteger isNaN isSafeInteger join keys lastIndexOf localeCompare log log10 log2
  map match matchAll max min normalize now of padEnd padStart parse parseFloat parseInt pow reduce reduceRight repeat replace
  replaceAll round search sign slice some split sqrt startsWith stringify substr substring toFixed toISOString toLocaleLowerCase
  toLocaleUpperCase toLowerCase toPrecision toReversed toSorted toSpliced toString toUpperCase trim trimEnd trimStart trunc
  valueOf values with`
    .trim()
    .split(/\s+/),
);

/** Change what they are called on. */
const CHANGING = new Set("add clear copyWithin delete fill pop push reverse set shift sort splice unshift".split(" "));

interface Own {
  calls: Set<string>;
  writes: boolean;
}

/** Names of functions that change nothing but what they made themselves, as far as their text tells. */
export function quietNames(sources: Iterable<SourceFile>): Set<string> {
  const own = new Map<string, Own[]>();
  for (const source of sources)
    for (const node of source.nodes) {
      const name = t.isFunction(node) ? nameOf(source, node) : null;
      if (name !== null && t.isFunction(node)) own.set(name, [...(own.get(name) ?? []), look(source, node)]);
    }
  const quiet = new Set([...OF_THE_LANGUAGE].filter((name) => !own.has(name)));
  // Until none more is found: each may call those found before, and itself.
  for (let size = -1; size !== quiet.size;) {
    size = quiet.size;
    for (const [name, all] of own)
      if (all.every(({ calls, writes }) => !writes && [...calls].every((called) => called === name || quiet.has(called))))
        quiet.add(name);
  }
  return quiet;
}

function nameOf(source: SourceFile, node: t.Function): string | null {
  if (t.isFunctionDeclaration(node) || t.isFunctionExpression(node)) if (node.id) return node.id.name;
  if (t.isClassMethod(node) || t.isObjectMethod(node)) {
    if (!t.isIdentifier(node.key) || node.computed) return null;
    const owner = source.parents.get(source.parents.get(node) ?? node);
    return node.key.name === "constructor" && t.isClassDeclaration(owner) && owner.id ? owner.id.name : node.key.name;
  }
  const parent = source.parents.get(node);
  if (t.isVariableDeclarator(parent) && t.isIdentifier(parent.id)) return parent.id.name;
  if ((t.isObjectProperty(parent) || t.isClassProperty(parent)) && t.isIdentifier(parent.key)) return parent.key.name;
  if (t.isAssignmentExpression(parent) && t.isMemberExpression(parent.left) && t.isIdentifier(parent.left.property))
    return parent.left.property.name;
  return null;
}

function look(source: SourceFile, fn: t.Function): Own {
  const { declared, made } = localsOf(fn);
  if (t.isClassMethod(fn, { kind: "constructor" })) made.add("this");
  const found: Own = { calls: new Set(), writes: fn.async === true || fn.generator === true };
  t.traverseFast(fn.body, (node) => {
    if (t.isAssignmentExpression(node)) found.writes ||= !isOwn(node.left, declared, made);
    else if (t.isUpdateExpression(node)) found.writes ||= !isOwn(node.argument, declared, made);
    else if (t.isUnaryExpression(node, { operator: "delete" }) || t.isYieldExpression(node) || t.isAwaitExpression(node))
      found.writes = true;
    else if (t.isTaggedTemplateExpression(node)) found.writes = true;
    else if (t.isForXStatement(node) && !t.isVariableDeclaration(node.left)) found.writes ||= !isOwn(node.left, declared, made);
    else if (t.isCallExpression(node) || t.isNewExpression(node) || t.isOptionalCallExpression(node)) noteCall(node, made, found);
  });
  // A field of a class is set where the class is made.
  if (t.isClassMethod(fn, { kind: "constructor" })) for (const node of around(source, fn)) found.writes ||= hasCallingField(node);
  return found;
}

function hasCallingField(node: t.Node): boolean {
  return t.isClassBody(node) && node.body.some((one) => t.isStaticBlock(one));
}

function noteCall(
  node: t.CallExpression | t.NewExpression | t.OptionalCallExpression,
  made: ReadonlySet<string>,
  found: Own,
): void {
  const { callee } = node;
  if (t.isSuper(callee)) found.writes = true;
  else if (t.isIdentifier(callee)) found.calls.add(callee.name);
  else if ((t.isMemberExpression(callee) || t.isOptionalMemberExpression(callee)) && t.isIdentifier(callee.property)) {
    if (callee.computed) found.writes = true;
    else if (CHANGING.has(callee.property.name)) found.writes ||= !isMade(callee.object, made);
    else found.calls.add(callee.property.name);
  } else if (!t.isFunction(callee)) found.writes = true;
}

/** `declared`: all names of the function and of those in it; `made`: those that hold something made there. */
function localsOf(fn: t.Function): { declared: Set<string>; made: Set<string> } {
  const declared = new Set<string>();
  const made = new Set<string>();
  t.traverseFast(fn, (node) => {
    if (t.isFunction(node)) for (const param of node.params) for (const name of namesOf(param)) declared.add(name);
    if (!t.isVariableDeclarator(node)) return;
    for (const name of namesOf(node.id)) declared.add(name);
    if (t.isIdentifier(node.id) && node.init && isMade(node.init, made)) made.add(node.id.name);
  });
  return { declared, made };
}

const namesOf = (node: t.Node): string[] => Object.keys(t.getBindingIdentifiers(node, false, false));

/** Copies and new objects; a variable that holds one, if it is never given another. */
function isMade(node: t.Node, made: ReadonlySet<string>): boolean {
  if (t.isIdentifier(node)) return made.has(node.name);
  if (t.isThisExpression(node)) return made.has("this");
  if (t.isArrayExpression(node) || t.isObjectExpression(node) || t.isNewExpression(node)) return true;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return false;
  return ["map", "filter", "slice", "split", "concat", "flat", "flatMap", "from", "keys", "entries"].includes(
    node.callee.property.name,
  );
}

function isOwn(target: t.Node, declared: ReadonlySet<string>, made: ReadonlySet<string>): boolean {
  if (t.isIdentifier(target)) return declared.has(target.name);
  if (t.isMemberExpression(target)) return isMade(target.object, made);
  return t.isPattern(target) && namesOf(target).every((name) => declared.has(name));
}
