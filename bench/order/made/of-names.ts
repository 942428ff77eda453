import * as t from "@babel/types";
import { textOf, walk } from "../../../packages/agent/src/languages/javascript/candidates/parse.ts";
import { isReference } from "../../../packages/agent/src/languages/javascript/candidates/scope.ts";
import type { SourceFile } from "../../../packages/agent/src/languages/javascript/candidates/types.ts";
import { only, put, type Slip, type Slips } from "./slip.ts";

/** Variables, properties and chains of them, in each other's place. */
export const ofNames: Slips = function* (source, node) {
  const parent = source.parents.get(node);
  const isCalled = (t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node;
  if (t.isIdentifier(node) && isReference(source, node)) {
    const names = namesAround(source, node);
    if (names.has(node.name))
      for (const name of names) {
        if (name === node.name) continue;
        const isArgument = t.isCallExpression(parent) && !isCalled;
        if (isArgument && isRecursive(source, parent)) yield put("argument of a recursion", node, name);
        else yield put(t.isReturnStatement(parent) ? "return of another variable" : "variable", node, short(source, node, name));
      }
  }
  if (!t.isMemberExpression(node) && !t.isOptionalMemberExpression(node)) return;
  if (t.isOptionalMemberExpression(node) && node.optional && t.isIdentifier(node.property) && !node.computed)
    yield put("?. dropped", node, `${textOf(source, node.object)}.${node.property.name}`);
  const isPart = t.isMemberExpression(parent) && parent.object === node;
  const isWritten = (t.isAssignmentExpression(parent) && parent.left === node) || t.isUpdateExpression(parent);
  if (isCalled || node.computed || !t.isIdentifier(node.property) || isWritten) return;
  const object = textOf(source, node.object);
  for (const name of propertiesOf(source)) if (name !== node.property.name) yield put("property", node.property, name);
  if (!t.isThisExpression(node.object) && !isPart) yield only(source, "property dropped", node, node.object);
  if (isPart) return;
  for (const chain of chainsOf(source))
    if (chain.startsWith(`${root(object)}.`) && chain !== textOf(source, node) && !chain.startsWith(`${object}.`))
      yield put("chain of another member", node, chain);
};

function short({ parents }: SourceFile, node: t.Identifier, name: string): string {
  const parent = parents.get(node);
  return t.isObjectProperty(parent) && parent.shorthand ? `${node.name}: ${name}` : name;
}

const root = (text: string): string => /^[\w$]+/.exec(text)?.[0] ?? "";

/** Parameters and variables of the functions around. */
function namesAround(source: SourceFile, node: t.Node): Set<string> {
  const names = new Set<string>();
  for (let one = source.parents.get(node); one !== undefined; one = source.parents.get(one)) {
    if (!t.isFunction(one)) continue;
    for (const param of one.params) if (t.isIdentifier(param)) names.add(param.name);
    walk(one.body, null, (inner) => {
      if (t.isFunction(inner)) return false;
      if (t.isVariableDeclarator(inner) && t.isIdentifier(inner.id) && (inner.end ?? 0) < (node.start ?? 0))
        names.add(inner.id.name);
      return true;
    });
  }
  return names;
}

function isRecursive(source: SourceFile, call: t.CallExpression): boolean {
  const name = textOf(source, call.callee);
  for (let one: t.Node | undefined = call; one !== undefined; one = source.parents.get(one)) {
    const id = t.isFunctionDeclaration(one) ? one.id : t.isVariableDeclarator(one) && t.isFunction(one.init) ? one.id : null;
    if (t.isIdentifier(id, { name })) return true;
  }
  return false;
}

const properties = new WeakMap<SourceFile, string[]>();
const chains = new WeakMap<SourceFile, string[]>();

function membersOf(source: SourceFile): t.MemberExpression[] {
  return source.nodes.filter((node): node is t.MemberExpression => {
    const parent = source.parents.get(node);
    return t.isMemberExpression(node) && !node.computed && !(t.isCallExpression(parent) && parent.callee === node);
  });
}

function propertiesOf(source: SourceFile): string[] {
  let found = properties.get(source);
  if (found === undefined) {
    const names = membersOf(source).map((node) => textOf(source, node.property));
    properties.set(source, (found = [...new Set(names)].filter((name) => /^[\w$]+$/.test(name))));
  }
  return found;
}

function chainsOf(source: SourceFile): string[] {
  let found = chains.get(source);
  if (found === undefined) {
    const texts = membersOf(source).map((node) => textOf(source, node));
    chains.set(source, (found = [...new Set(texts)].filter((text) => /^[\w$]+(?:\.[\w$#]+){1,3}$/.test(text))));
  }
  return found;
}

const TWINS = [
  "some every",
  "push unshift",
  "pop shift",
  "indexOf lastIndexOf",
  "floor ceil round",
  "min max",
  "startsWith endsWith includes",
  "toLowerCase toUpperCase",
  "trim trimEnd trimStart",
  "padStart padEnd",
  "map flatMap",
  "keys values",
  "find findLast",
  "has get",
].map((line) => line.split(" "));

/** Calls: another method, arguments swapped or forgotten. */
export const ofCalls: Slips = function* (source, node): Iterable<Slip> {
  if (!t.isCallExpression(node) && !t.isNewExpression(node)) return;
  const { callee, arguments: given } = node;
  const [first, second] = given;
  if (t.isMemberExpression(callee) && t.isIdentifier(callee.property)) {
    const { property } = callee;
    for (const group of TWINS)
      if (group.includes(property.name))
        for (const twin of group) if (twin !== property.name) yield put("method", property, twin);
  }
  if (first !== undefined && second !== undefined) {
    const [a, b] = [textOf(source, first), textOf(source, second)];
    const span = { start: first.start ?? 0, end: second.end ?? 0 };
    if (!t.isFunction(first) && !t.isFunction(second)) yield { kind: "arguments swapped", ...span, replacement: `${b}, ${a}` };
    const last = given.at(-1) ?? second;
    const before = given.at(-2) ?? first;
    yield { kind: "last argument dropped", start: before.end ?? 0, end: last.end ?? 0, replacement: "" };
  }
};
