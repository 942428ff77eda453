import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

/** A promise is waited for wherever one calls it elsewhere, or it is known to give one. */
const KNOWN_TO_WAIT = 3;

/** What is still on its way is taken for the value: `await` forgotten, for one, for each of a list, within a callback. */
export const awaited: Family = {
  name: "awaited",
  *propose(site) {
    for (const node of site.nodes) {
      const fn = functionAround(site.source, node);
      if (t.isCallExpression(node) && !t.isAwaitExpression(site.source.parents.get(node))) yield* ofCall(site, node, fn);
      if (fn?.async !== true) continue;
      if (t.isForOfStatement(node) && !node.await) {
        const at = (node.start ?? 0) + "for".length;
        yield { start: at, end: at, replacement: " await", description: "each is waited for: `for await`", weight: 0.4 };
      }
      if (t.isIdentifier(node) && isRead(site.source, node)) yield replaceNode(site, node, `await ${node.name}`, 0.4);
    }
  },
};

/** Kept, handed back or asked: names are waited for there, and seldom elsewhere. */
function isRead({ parents }: SourceFile, node: t.Identifier): boolean {
  const parent = parents.get(node);
  if (t.isReturnStatement(parent)) return true;
  return (t.isVariableDeclarator(parent) && parent.init === node) || (t.isIfStatement(parent) && parent.test === node);
}

function* ofCall(site: Site, node: t.CallExpression, fn: t.Function | null): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const sure = isWaitedFor(site.source, node) ? KNOWN_TO_WAIT : 1;
  if (fn?.async === true) {
    if (givesSeveral(node)) yield replaceNode(site, node, `await Promise.all(${text})`, KNOWN_TO_WAIT);
    if (isMapped(site.source, node)) {
      yield replaceNode(site, node, `await Promise.all(${text})`, 0.6 * sure);
      if (t.isReturnStatement(site.source.parents.get(node))) yield replaceNode(site, node, `Promise.all(${text})`, 0.5);
    }
    if (isEachOf(node) && t.isMemberExpression(node.callee)) {
      const mapped = `${textOf(site.source, node.callee.object)}.map${text.slice((node.callee.end ?? 0) - (node.start ?? 0))}`;
      yield replaceNode(site, node, `await Promise.all(${mapped})`, KNOWN_TO_WAIT);
      yield* inTurn(site, node, node.callee.object);
    }
    // Of another function than the line's: what `call` proposes is of that one alone.
    const waiting = isPart(site.source, node) ? `(await ${text})` : `await ${text}`;
    if (fn !== site.fn || sure > 1) yield replaceNode(site, node, waiting, 0.9 * sure);
  } else if (givesSeveral(node)) {
    yield replaceNode(site, node, `Promise.all(${text})`, KNOWN_TO_WAIT);
  } else if (fn !== null && sure > 1 && !t.isClassMethod(fn, { kind: "constructor" })) yield* inNew(site, node, fn);
}

/** `list.forEach(async (one) => { … })` → `for (const one of list) { … }`. */
function* inTurn(site: Site, node: t.CallExpression, list: t.Expression): Iterable<Proposal> {
  const [given] = node.arguments;
  const statement = site.source.parents.get(node);
  if (!t.isArrowFunctionExpression(given) || !t.isIdentifier(given.params[0]) || given.params.length !== 1) return;
  if (!t.isExpressionStatement(statement)) return;
  const body = textOf(site.source, given.body);
  const head = `for (const ${given.params[0].name} of ${textOf(site.source, list)})`;
  yield replaceNode(site, statement, `${head} ${t.isBlockStatement(given.body) ? body : `${body};`}`, KNOWN_TO_WAIT * 0.8);
}

/** `list.map((one) => load(one))` → `list.map(async (one) => await load(one))`. */
function* inNew(site: Site, node: t.CallExpression, fn: t.Function): Iterable<Proposal> {
  if (t.isClassMethod(fn) || t.isObjectMethod(fn) || fn.generator === true) return;
  const [start, end] = [fn.start ?? 0, node.end ?? 0];
  const { text } = site.source;
  const call = textOf(site.source, node);
  const waiting = isPart(site.source, node) ? `(await ${call})` : `await ${call}`;
  const replacement = `async ${text.slice(start, node.start ?? 0)}${waiting}`;
  const parts = [
    { start, end: start, replacement: "async " },
    { start: node.start ?? 0, end, replacement: waiting },
  ];
  yield { start, end, replacement, parts, description: `waits for \`${call}\``, weight: 0.4 };
}

function isPart({ parents }: SourceFile, node: t.Node): boolean {
  const parent = parents.get(node);
  return (t.isMemberExpression(parent) && parent.object === node) || t.isBinaryExpression(parent);
}

/** `list.map(async …)` is a list of promises. */
function givesSeveral({ callee, arguments: [first] }: t.CallExpression): boolean {
  return methodOf(callee) === "map" && t.isFunction(first) && first.async === true;
}

/** `list.map((one) => load(one))`: each may be on its way. */
function isMapped(source: SourceFile, { callee, arguments: [first] }: t.CallExpression): boolean {
  if (methodOf(callee) !== "map" || !t.isArrowFunctionExpression(first) || first.async) return false;
  const { body } = first;
  return t.isCallExpression(body) && (t.isIdentifier(body.callee) || isWaitedFor(source, body) || first.params.length === 1);
}

function isEachOf({ callee, arguments: [first] }: t.CallExpression): boolean {
  return methodOf(callee) === "forEach" && t.isFunction(first) && first.async === true;
}

function methodOf(callee: t.Node): string | null {
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) ? callee.property.name : null;
}

const known = new WeakMap<SourceFile, Set<string>>();

/** The file waits for such a call elsewhere, or declares the function that makes one wait. */
function isWaitedFor(source: SourceFile, { callee }: t.CallExpression): boolean {
  let names = known.get(source);
  if (names === undefined) known.set(source, (names = waitedForIn(source)));
  const name = t.isIdentifier(callee) ? callee.name : methodOf(callee);
  return name !== null && names.has(name);
}

function waitedForIn(source: SourceFile): Set<string> {
  const names = new Set<string>();
  for (const node of source.nodes) {
    if (t.isAwaitExpression(node) && t.isCallExpression(node.argument)) {
      const { callee } = node.argument;
      const name = t.isIdentifier(callee) ? callee.name : methodOf(callee);
      if (name !== null) names.add(name);
    }
    if (t.isFunction(node) && node.async === true) {
      const parent = source.parents.get(node);
      const id = t.isVariableDeclarator(parent) ? parent.id : "id" in node ? node.id : "key" in node ? node.key : null;
      if (t.isIdentifier(id)) names.add(id.name);
    }
  }
  return names;
}
