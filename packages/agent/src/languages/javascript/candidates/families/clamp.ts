import * as t from "@babel/types";
import { insertBefore, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { sequencesOf } from "../sequences.ts";
import { functionAround } from "../site.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST_LIMITS = 6;
const LONGEST = 60;

/** A number that may not go beyond another one: an index past the end, a day that the month does not have, more than there is. */
export const clamp: Family = {
  name: "clamp",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isExpression(node) || !isNumber(site, node)) continue;
      yield* limited(site, node);
      if (t.isCallExpression(node)) yield* asAWhole(site, node);
      if (t.isCallExpression(node)) yield* turned(site, node);
      if (t.isMemberExpression(node)) yield* withTwin(site, node);
      if (t.isBinaryExpression(node)) yield* begunAnew(site, node);
    }
    yield* noFurther(site);
  },
};

/** Where a number is used, and no part of a larger sum: that is asked as a whole. */
function isNumber({ source }: Site, node: t.Expression): boolean {
  const isMissing = t.isLogicalExpression(node, { operator: "??" });
  if (
    !isMissing &&
    !t.isIdentifier(node) &&
    !t.isMemberExpression(node) &&
    !t.isBinaryExpression(node) &&
    !t.isCallExpression(node)
  )
    return false;
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const kind = kindOf(source, node);
  if (kind !== "number" && kind !== "unknown") return false;
  if (textOf(source, node).length > LONGEST) return false;
  const parent = source.parents.get(node);
  if (t.isMemberExpression(parent)) return parent.computed && parent.property === node;
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  if (t.isAssignmentExpression(parent)) return parent.right === node;
  if (t.isVariableDeclarator(parent)) return parent.init === node;
  if (t.isBinaryExpression(parent)) return ["+", "-", "*", "/"].includes(parent.operator) && kind === "number";
  return (
    t.isReturnStatement(parent) || (t.isArrowFunctionExpression(parent) && parent.body === node) || t.isObjectProperty(parent)
  );
}

function* limited(site: Site, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const parent = site.source.parents.get(node);
  const list = t.isMemberExpression(parent) && parent.property === node ? textOf(site.source, parent.object) : null;
  if (list !== null && list.length < LONGEST) yield replaceNode(site, node, `Math.min(${text}, ${list}.length - 1)`, 0.2);
  yield* asIndex(site, node, parent);
  const held =
    t.isAssignmentExpression(parent, { operator: "=" }) && !t.isPattern(parent.left) ? textOf(site.source, parent.left) : null;
  // The largest so far, an end that only moves on.
  if (held !== null && held.length < LONGEST && !text.includes(held))
    for (const [name, weight] of [
      ["max", 0.3],
      ["min", 0.25],
    ] as const)
      yield replaceNode(site, node, `Math.${name}(${held}, ${text})`, weight);
  for (const other of ofAnother(site, node))
    for (const name of ["max", "min"])
      yield replaceNode(site, node, `Math.${name}(${other}, ${text})`, name === "max" ? 0.3 : 0.25);
  for (const limit of limitsNear(site, node)) {
    if (text.includes(limit) || limit === held) continue;
    yield replaceNode(site, node, `Math.min(${text}, ${limit})`, 0.12);
    yield replaceNode(site, node, `Math.max(${text}, ${limit})`, 0.1);
    if (list !== null) yield replaceNode(site, node, `Math.min(${text}, ${limit} - 1)`, 0.12);
  }
}

/** `const step = Math.floor(size / 10)`, read as `UNITS[step]` → `Math.min(Math.floor(size / 10), UNITS.length - 1)`. */
function* asIndex(site: Site, node: t.Expression, parent: t.Node | undefined): Iterable<Proposal> {
  const holder = t.isVariableDeclarator(parent)
    ? parent.id
    : t.isAssignmentExpression(parent, { operator: "=" })
      ? parent.left
      : null;
  if (!t.isIdentifier(holder) || t.isIdentifier(node)) return;
  const text = textOf(site.source, node);
  for (const list of indexedBy(site.source, functionAround(site.source, node), holder.name)) {
    yield replaceNode(site, node, `Math.min(${text}, ${list}.length - 1)`, 0.9);
    yield replaceNode(site, node, `Math.max(${text}, 0)`, 0.5);
  }
}

/** Lists of which an entry is read by a name. */
function indexedBy(source: SourceFile, fn: t.Function | null, name: string): Set<string> {
  const lists = new Set<string>();
  if (fn !== null)
    t.traverseFast(fn, (one) => {
      if (t.isMemberExpression(one) && one.computed && t.isIdentifier(one.property, { name }))
        lists.add(textOf(source, one.object));
    });
  return lists;
}

/** `last.end` for the `cue.end` of `{ ...last, end: cue.end }`: what it had before. */
function ofAnother({ source }: Site, node: t.Expression): string[] {
  const property = source.parents.get(node);
  if (!t.isObjectProperty(property) || property.computed || !t.isIdentifier(property.key)) return [];
  const { key } = property;
  const object = source.parents.get(property);
  const spread = t.isObjectExpression(object) ? object.properties.filter((one) => t.isSpreadElement(one)) : [];
  return spread.map(({ argument }) => `${textOf(source, argument)}.${key.name}`).filter((one) => one !== textOf(source, node));
}

/** `x += Math.min(limit, more)` → `x = Math.min(limit, x + more)`: what comes to it is limited, and not what it becomes. */
function* asAWhole(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (!t.isAssignmentExpression(parent) || !["+=", "-="].includes(parent.operator) || parent.right !== node) return;
  if (!t.isMemberExpression(node.callee) || !/^Math\.(?:min|max)$/.test(textOf(site.source, node.callee))) return;
  const [held, sign] = [textOf(site.source, parent.left), parent.operator.charAt(0)];
  const given = node.arguments.map((one) => textOf(site.source, one));
  for (const at of given.keys()) {
    const sum = given.map((one, position) => (position === at ? `${held} ${sign} ${one}` : one));
    yield replaceNode(site, parent, `${held} = ${textOf(site.source, node.callee)}(${sum.join(", ")})`, 0.4);
  }
}

/** Of what begins anew when it is full. */
const UNITS = ["360", "24", "60", "12", "7", "100", "10", "2"];

/** `heading + turn` → `(heading + turn) % 360`. */
function* begunAnew(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isPart = t.isBinaryExpression(parent) && !/^(?:[=!]==?|[<>]=?)$/.test(parent.operator);
  if (!["+", "-", "*"].includes(node.operator) || isPart) return;
  const names = namesAt(site.source, node);
  const lists = names.filter(({ kind }) => kind === "array" || kind === "string").map(({ name }) => `${name}.length`);
  if (t.isMemberExpression(parent) && parent.property === node) lists.unshift(`${textOf(site.source, parent.object)}.length`);
  const constants = names.filter(({ name, constant }) => constant && /^[A-Z][A-Z\d_]*$/.test(name)).map(({ name }) => name);
  const own = t.isMemberExpression(parent) && parent.property === node ? lists[0] : null;
  const ends = endsIn(site.source).filter((end) => end.startsWith("this.") || names.some(({ name }) => name === end));
  for (const end of new Set([...ends, ...lists.slice(0, 3), ...constants.slice(0, 4), ...UNITS]))
    yield replaceNode(
      site,
      node,
      `(${textOf(site.source, node)}) % ${end}`,
      ends.includes(end) ? 0.7 : end === own ? 0.5 : isKnown(site.source, end) ? 0.25 : 0.1,
    );
}

const roundEnds = new WeakMap<SourceFile, readonly string[]>();

/** Where the file has something begin anew: `% this.size`. */
function endsIn(source: SourceFile): readonly string[] {
  let found = roundEnds.get(source);
  if (found === undefined) {
    const ends = source.nodes.flatMap((node) =>
      t.isBinaryExpression(node, { operator: "%" }) && !t.isLiteral(node.right) ? [textOf(source, node.right)] : [],
    );
    roundEnds.set(source, (found = [...new Set(ends)].filter((end) => /^[\w$.]+$/.test(end)).slice(0, 3)));
  }
  return found;
}

function isKnown(source: SourceFile, end: string): boolean {
  return sequencesOf(source).counts.has(end);
}

/** Numbers that the function knows, its own names first. */
function limitsNear({ source }: Site, node: t.Expression): string[] {
  const names = namesAt(source, node).filter(({ place, constant }) => place !== "outer" || constant);
  const sure = names.filter(({ kind }) => kind === "number");
  const perhaps = names.filter(({ kind, place }) => kind === "unknown" && place !== "outer");
  const found = new Set([...sure, ...perhaps].map(({ name }) => name));
  for (const property of measuredIn(source, functionAround(source, node))) found.add(property);
  return [...found].filter((limit) => limit.length < LONGEST && !/\s/.test(limit)).slice(0, MOST_LIMITS);
}

const COUNTED = ["+", "-", "*", "/", "<", "<=", ">", ">="];
const measured = new WeakMap<t.Function, readonly string[]>();

/** Properties that a function counts or compares, gathered once a function: each of its nodes asks. */
function measuredIn(source: SourceFile, fn: t.Function | null): readonly string[] {
  if (fn === null) return [];
  let found = measured.get(fn);
  if (found === undefined) {
    const properties = new Set<string>();
    t.traverseFast(fn, (one) => {
      const parent = source.parents.get(one);
      if (t.isMemberExpression(one) && !one.computed && t.isBinaryExpression(parent) && COUNTED.includes(parent.operator))
        properties.add(textOf(source, one));
    });
    measured.set(fn, (found = [...properties].slice(0, 3 * MOST_LIMITS)));
  }
  return found;
}

/** `Math.min(low, Math.max(high, value))` → `Math.max(low, Math.min(high, value))`. */
function* turned(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const outer = limitOf(node);
  for (const inner of node.arguments) {
    const other = outer === null ? null : limitOf(inner);
    if (outer === null || other === null || other === outer) continue;
    const text = textOf(site.source, node);
    const [from, to] = [(inner.start ?? 0) - (node.start ?? 0), (inner.end ?? 0) - (node.start ?? 0)];
    const swapped = text.slice(from, to).replace(`Math.${other}`, `Math.${outer}`);
    yield replaceNode(
      site,
      node,
      (text.slice(0, from) + swapped + text.slice(to)).replace(`Math.${outer}`, `Math.${other}`),
      0.6,
    );
  }
}

function limitOf(node: t.Node): "min" | "max" | null {
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return null;
  const { object, property } = node.callee;
  if (!t.isIdentifier(object, { name: "Math" }) || !t.isIdentifier(property)) return null;
  return property.name === "min" || property.name === "max" ? property.name : null;
}

/** `if (end > size - 1) end = size - 1;`, where the function gives `end` that value in another case. */
function* noFurther(site: Site): Iterable<Proposal> {
  const { statement, fn, source } = site;
  if (statement === null || fn === null || !inList(site, statement)) return;
  for (const [name, limit] of [...limitsBefore(source, fn, statement)].slice(0, MOST_TWINS))
    for (const [sign, weight] of [
      [">", 0.8],
      ["<", 0.4],
    ] as const)
      yield insertBefore(site, statement, `if (${name} ${sign} ${limit}) ${name} = ${limit};`, weight);
}

interface Given {
  name: string;
  limit: string;
  end: number;
}

const givenIn = new WeakMap<t.Function, readonly Given[]>();

/** What a function gives its names that could be an end of theirs, gathered once: each of its statements asks. */
function limitsBefore(source: SourceFile, fn: t.Function, statement: t.Statement): ReadonlyMap<string, string> {
  let found = givenIn.get(fn);
  if (found === undefined) {
    const all: Given[] = [];
    t.traverseFast(fn, (one) => {
      if (!t.isAssignmentExpression(one, { operator: "=" }) || !t.isIdentifier(one.left)) return;
      const { right, left } = one;
      const isLimit = t.isBinaryExpression(right) && /^[-+]$/.test(right.operator) && !t.isBinaryExpression(right.left);
      if (isLimit && kindOf(source, right) === "number" && !textOf(source, right).includes(left.name))
        all.push({ name: left.name, limit: textOf(source, right), end: one.end ?? 0 });
    });
    givenIn.set(fn, (found = all));
  }
  return new Map(found.filter(({ end }) => end <= (statement.start ?? 0)).map(({ name, limit }) => [name, limit]));
}

const MOST_TWINS = 3;

/** `debtor.left` → `Math.min(debtor.left, creditor.left)`: no more than the other one has. */
function* withTwin(site: Site, { object, property, computed }: t.MemberExpression): Iterable<Proposal> {
  const node = site.source.parents.get(object);
  if (computed || !t.isIdentifier(object) || !t.isIdentifier(property) || node === undefined) return;
  const others = namesAt(site.source, node).filter(({ name, kind, place }) => {
    if (name === object.name || place === "outer" || kind === "function" || kind === "number") return false;
    return property.name === "length" ? kind === "array" || kind === "string" : site.source.text.includes(`${name}.`);
  });
  const own = textOf(site.source, node);
  for (const { name } of others.slice(0, MOST_TWINS)) {
    const other = `${name}.${property.name}`;
    yield replaceNode(site, node, `Math.min(${own}, ${other})`, 0.4);
    yield replaceNode(site, node, `Math.min(${other}, ${own})`, 0.3);
    yield replaceNode(site, node, `Math.max(${own}, ${other})`, 0.35);
  }
}
