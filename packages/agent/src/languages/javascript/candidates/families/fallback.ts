import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { lastName } from "../words.ts";

const MOST_OBJECTS = 4;

/** What comes where there is nothing: one more place to look, zero and the empty text kept, a list that may be empty. */
export const fallback: Family = {
  name: "fallback",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isLogicalExpression(node)) {
        yield* between(site, node);
        yield* throughout(site, node);
        yield* ofKind(site, node);
      }
      if (t.isMemberExpression(node)) yield* otherMember(site, node);
      if (t.isMemberExpression(node) || t.isIdentifier(node)) yield* asElsewhere(site, node);
      if (t.isCallExpression(node)) {
        yield* presence(site, node);
        yield* exactly(site, node);
      }
    }
  },
};

/** `invoice.days ?? 30` → `invoice.days ?? customer.days ?? 30`. */
function* between(site: Site, { left, right, operator }: t.LogicalExpression): Iterable<Proposal> {
  if (operator === "&&" || !t.isMemberExpression(left) || left.computed || !t.isIdentifier(left.property)) return;
  const { name } = left.property;
  const own = textOf(site.source, left.object);
  const objects = namesAt(site.source, left).filter(
    ({ kind, place }) => place !== "outer" && (kind === "object" || kind === "unknown"),
  );
  for (const { name: object } of objects.filter((one) => one.name !== own).slice(0, MOST_OBJECTS)) {
    yield replaceNode(site, right, `${object}.${name} ${operator} ${textOf(site.source, right)}`, 0.4);
    yield replaceNode(site, left, `${object}.${name} ${operator} ${textOf(site.source, left)}`, 0.25);
  }
}

const OWN_TESTS = /^is(?:Plain)?(?:Object|Array|Hash|Record|Dict|String|Function|Number|Map)$/;

/** What `typeof` says of a literal. */
function plainKind(node: t.Expression): "string" | "number" | "boolean" | "function" | null {
  if (t.isStringLiteral(node) || t.isTemplateLiteral(node)) return "string";
  if (t.isNumericLiteral(node)) return "number";
  if (t.isBooleanLiteral(node)) return "boolean";
  return t.isFunction(node) ? "function" : null;
}

/** What asks whether a value is of the kind of another one; none where nothing tells. */
function kindTests(site: Site, value: string, like: t.Expression): [test: string, weight: number][] {
  const plain = plainKind(like);
  if (plain !== null) return [[`typeof ${value} === ${quoted(site, plain)}`, 0.5]];
  const isList = t.isArrayExpression(like);
  if (!isList && !t.isObjectExpression(like)) return [];
  const own = namesAt(site.source, like).filter(({ name }) => OWN_TESTS.test(name) && /Array/.test(name) === isList);
  return [
    ...own.map(({ name }): [string, number] => [`${name}(${value})`, 0.9]),
    [isList ? `Array.isArray(${value})` : `${value} && typeof ${value} === ${quoted(site, "object")}`, 0.7],
  ];
}

/** `value || {}` → `isObject(value) ? value : {}`, `mark || " "` → `typeof mark === "string" ? mark : " "`. */
function* ofKind(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (operator === "&&" || !(t.isIdentifier(left) || t.isMemberExpression(left))) return;
  const [value, instead] = [textOf(site.source, left), textOf(site.source, right)];
  const parent = site.source.parents.get(node);
  const isFree =
    t.isVariableDeclarator(parent) ||
    t.isAssignmentExpression(parent) ||
    t.isReturnStatement(parent) ||
    t.isCallExpression(parent);
  for (const [test, weight] of kindTests(site, value, right)) {
    const whole = `${test} ? ${value} : ${instead}`;
    yield replaceNode(site, node, isFree ? whole : `(${whole})`, weight);
  }
}

/** What errors have, whatever made them. */
const OF_ERRORS = ["message", "name"];

/** `error.stack` → `(error.stack || error.message)`: a member of the same thing that the file reads elsewhere. */
function* otherMember(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const { object, property, computed } = node;
  const parent = site.source.parents.get(node);
  if (computed || !t.isIdentifier(object) || !t.isIdentifier(property) || t.isLogicalExpression(parent)) return;
  if ((t.isCallExpression(parent) && parent.callee === node) || (t.isAssignmentExpression(parent) && parent.left === node))
    return;
  const isError = /^e(?:rr(?:or)?)?$/.test(object.name);
  const others = new Set([...(membersOf(site.source).get(object.name) ?? []), ...(isError ? OF_ERRORS : [])]);
  others.delete(property.name);
  for (const other of [...others].slice(0, MOST_OBJECTS))
    for (const sign of ["||", "??"])
      yield replaceNode(site, node, `(${textOf(site.source, node)} ${sign} ${object.name}.${other})`, sign === "||" ? 0.5 : 0.35);
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, ReadonlySet<string>>>();

/** By the name of what has them, all that are read and not called. */
function membersOf(source: SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  let found = known.get(source);
  if (found === undefined) known.set(source, (found = findMembers(source.nodes)));
  return found;
}

function findMembers(nodes: readonly t.Node[]): Map<string, Set<string>> {
  const called = new Set(nodes.flatMap((node) => (t.isCallExpression(node) ? [node.callee as t.Node] : [])));
  const members = new Map<string, Set<string>>();
  for (const node of nodes) {
    if (!t.isMemberExpression(node) || called.has(node) || node.computed) continue;
    if (!t.isIdentifier(node.object) || !t.isIdentifier(node.property)) continue;
    const own = members.get(node.object.name) ?? new Set();
    members.set(node.object.name, own.add(node.property.name));
  }
  return members;
}

const MOST_ELSEWHERE = 6;
const LONGEST = 30;

/** `lookup(value)` → `lookup(value || _.identity)`: what the file falls back to elsewhere, where a thing of that name is absent first. */
function* asElsewhere(site: Site, node: t.Identifier | t.MemberExpression): Iterable<Proposal> {
  const { source } = site;
  const parent = source.parents.get(node);
  const isGiven = (t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee !== node;
  const isKept =
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isAssignmentExpression(parent, { operator: "=" }) && parent.right === node) ||
    (t.isReturnStatement(parent) && parent.argument === node);
  if (!isGiven && !isKept) return;
  const text = textOf(source, node);
  const last = lastName(text);
  const scope = new Set(namesAt(source, node).map(({ name }) => name));
  const known = fallbacksOf(source).filter(({ needs }) => needs.every((name) => scope.has(name)));
  const ofName = known.filter(({ names }) => names.has(last));
  for (const one of new Set([...ofName, ...known.slice(0, MOST_ELSEWHERE)]))
    if (one.value !== text && !one.value.startsWith(`${text}.`))
      yield replaceNode(site, node, `${text} ${one.operator} ${one.value}`, ofName.includes(one) ? 0.7 : 0.25);
}

interface Fallback {
  operator: "||" | "??";
  value: string;
  needs: string[];
  /** Last names of what may be absent. */
  names: Set<string>;
  times: number;
}

const fallbacks = new WeakMap<SourceFile, readonly Fallback[]>();

/** What the file takes where something is absent, the most frequent first. */
function fallbacksOf(source: SourceFile): readonly Fallback[] {
  const cached = fallbacks.get(source);
  if (cached !== undefined) return cached;
  const found = new Map<string, Fallback>();
  for (const node of source.nodes) {
    if (!t.isLogicalExpression(node) || node.operator === "&&" || t.isBooleanLiteral(node.right)) continue;
    const isValue = t.isIdentifier(node.right) || t.isMemberExpression(node.right) || isPlain(node.right);
    if (!isValue || !(t.isIdentifier(node.left) || t.isMemberExpression(node.left))) continue;
    const value = textOf(source, node.right);
    if (value.length > LONGEST) continue;
    const one = found.get(value) ?? { operator: node.operator, value, needs: namesIn(node.right), names: new Set(), times: 0 };
    one.names.add(lastName(textOf(source, node.left)));
    found.set(value, { ...one, times: one.times + 1 });
  }
  const list = [...found.values()].sort((a, b) => b.times - a.times);
  fallbacks.set(source, list);
  return list;
}

function isPlain(node: t.Expression): boolean {
  if (t.isObjectExpression(node)) return node.properties.length === 0;
  return t.isArrayExpression(node) ? node.elements.length === 0 : t.isLiteral(node) && !t.isTemplateLiteral(node);
}

/** `a || b || c` → `a ?? b ?? c`: one alone may not be mixed with the others. */
function* throughout(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  if (node.operator !== "||" || !t.isLogicalExpression(node.left, { operator: "||" })) return;
  if (t.isLogicalExpression(site.source.parents.get(node))) return;
  const parts: t.Expression[] = [node.right];
  let left: t.Expression = node.left;
  while (t.isLogicalExpression(left, { operator: "||" })) {
    parts.unshift(left.right);
    left = left.left;
  }
  yield replaceNode(site, node, [left, ...parts].map((one) => textOf(site.source, one)).join(" ?? "), 0.6);
}

/** `queues.has(name)` → `queues.get(name)?.length > 0`. */
function* presence(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "has" }) || given.length !== 1) return;
  const node = site.source.parents.get(callee);
  const [key] = given;
  if (node === undefined || key === undefined) return;
  const entry = `${textOf(site.source, callee.object)}.get(${textOf(site.source, key)})`;
  for (const count of ["length", "size"]) yield replaceNode(site, node, `(${entry}?.${count} ?? 0) > 0`, 0.3);
  yield replaceNode(site, node, `Boolean(${entry})`, 0.2);
}

/** `Boolean(count)` → `count !== null`: zero is there. */
function* exactly(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [value] = node.arguments;
  if (!t.isIdentifier(node.callee, { name: "Boolean" }) || value === undefined) return;
  const text = textOf(site.source, value);
  for (const test of [`${text} != null`, `${text} !== null`, `${text} !== undefined`]) yield replaceNode(site, node, test, 0.4);
}
