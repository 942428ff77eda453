import * as t from "@babel/types";
import { askableForms, askedOf } from "./asked-forms.ts";
import { quoted } from "./build.ts";
import { textOf } from "./parse.ts";
import { TESTS } from "./kind-tests.ts";
import { identifiersOf, namesAt } from "./scope.ts";
import { around, functionAround } from "./site.ts";
import type { Name, Site, SourceFile } from "./types.ts";

export interface Atom {
  text: string;
  weight: number;
  /** The name that it tests; null for a condition taken from elsewhere. */
  about: string | null;
  /** The file tests it, or its inverse, somewhere. */
  known?: true;
}

/** Conditions that could be tested at a node: of the names in scope, of pairs of them, and those that the file tests already. */
export function atomsAt(site: Site, node: t.Node): Atom[] {
  const names = namesAt(site.source, node).filter((name) => name.place !== "outer");
  const made = madeBefore(site.source, node);
  const placeWeight = (name: Name): number => (made.has(name.name) ? 1 : weightOfPlace(name));
  const signs = signsIn(site);
  const atoms: Atom[] = [];
  for (const name of names) {
    for (const [shape, weight] of TESTS[name.kind])
      atoms.push({
        text: shape.replaceAll("#", () => name.name).replaceAll("'", quoteMark(site)),
        weight: weight * placeWeight(name),
        about: name.name,
      });
    atoms.push(...marks(site, name, signs, placeWeight(name)));
  }
  atoms.push(...pairs(names));
  atoms.push(...askedOfOthers(site, node));
  atoms.push(...askedElsewhere(site, node));
  atoms.push(...conditionsNear(site, node, new Set(namesAt(site.source, node).map((name) => name.name))));
  return atoms.sort((a, b) => b.weight - a.weight);
}

/** A short text without letters or digits that the issue names, such as a lone dash, stands for something of its own. */
function marks(site: Site, name: Name, signs: readonly string[], factor: number): Atom[] {
  if (name.kind !== "string" && name.kind !== "unknown") return [];
  return signs.map((text) => ({
    text: `${name.name} === ${quoted(site, text)}`,
    weight: 0.8 * factor,
    about: name.name,
  }));
}

/** What the statement before makes is what may be nothing. */
function madeBefore(source: SourceFile, node: t.Node): ReadonlySet<string> {
  const block = source.parents.get(node);
  const list: readonly t.Node[] = t.isBlockStatement(block) || t.isProgram(block) ? block.body : [];
  const before = list[list.indexOf(node) - 1];
  if (t.isVariableDeclaration(before))
    return new Set(before.declarations.flatMap(({ id }) => identifiersOf(id).map(({ name }) => name)));
  const set = t.isExpressionStatement(before) && t.isAssignmentExpression(before.expression) ? before.expression.left : null;
  return new Set(t.isIdentifier(set) ? [set.name] : []);
}

const MOST_SIGNS = 6;

/** Short texts without letters that the issue or the statement has. */
function signsIn({ pool, statement }: Site): string[] {
  const found = new Set(pool.issueStrings);
  if (statement !== null && !t.isLoop(statement) && !t.isFunction(statement))
    t.traverseFast(statement, (node) => {
      if (t.isStringLiteral(node)) found.add(node.value);
    });
  return [...found].filter((text) => text.length > 0 && text.length <= 3 && !/[\w\s]/.test(text)).slice(0, MOST_SIGNS);
}

function quoteMark(site: Site): string {
  return quoted(site, "").charAt(0);
}

function weightOfPlace(name: Name): number {
  return name.place === "param" ? 1 : 0.7;
}

function pairs(names: Name[]): Atom[] {
  const atoms: Atom[] = [];
  const some = names.filter((name) => name.kind === "number" || name.kind === "unknown").slice(0, 6);
  for (const a of some) {
    for (const b of some) {
      if (a === b) continue;
      const known = a.kind === "number" && b.kind === "number" ? 1 : 0.6;
      atoms.push({ text: `${a.name} > ${b.name}`, weight: 0.5 * known, about: null });
      if (a.name < b.name) atoms.push({ text: `${a.name} === ${b.name}`, weight: 0.5 * known, about: null });
    }
  }
  const lists = names.filter(({ kind }) => kind === "array" || kind === "string").slice(0, 3);
  const places = names.filter(({ kind }) => kind === "number").slice(0, 4);
  for (const { name: list } of lists)
    for (const { name: place } of places) atoms.push({ text: `${place} >= ${list}.length`, weight: 0.5, about: null });
  return atoms;
}

const MOST_ASKED = 4;
const MOST_OTHERS = 6;

/** `isStream(body)`, where the function asks `isStream(original)`: what is asked of one of two may matter of the other. */
export function askedOfOthers(site: Site, node: t.Node): Atom[] {
  const own = namesAt(site.source, node).filter(({ place, kind }) => place !== "outer" && kind !== "function");
  const known = new Set(own.map(({ name }) => name));
  const asked = predicatesOf(site.source, node);
  return [...asked].slice(0, MOST_ASKED).flatMap(([predicate, of]) => {
    if (![...of].some((name) => known.has(name))) return [];
    return own
      .filter(({ name }) => !of.has(name))
      .slice(0, MOST_OTHERS)
      .map((name) => ({ text: `${predicate}(${name.name})`, weight: 0.45 * weightOfPlace(name), about: name.name }));
  });
}

const MOST_ELSEWHERE = 24;
const MAY_BE_ASKED = new Set<Name["kind"]>(["unknown", "object", "string"]);

/** `_.isObject(value)`, `node instanceof nodes.For`: what the file asks elsewhere, of a value of that name first of all. */
function askedElsewhere({ source }: Site, node: t.Node): Atom[] {
  const names = namesAt(source, node);
  const scope = new Set(names.map(({ name }) => name));
  const own = names.filter(({ place, kind }) => place !== "outer" && MAY_BE_ASKED.has(kind)).slice(0, MOST_OTHERS);
  const atoms = askableForms(source, scope).flatMap((form) =>
    own.flatMap((name): Atom[] => {
      const weight = (form.subjects.has(name.name) ? 0.45 : 0.22) * weightOfPlace(name);
      return askedOf(form, name.name).map((text) => ({ text, weight, about: name.name }));
    }),
  );
  return atoms.sort((a, b) => b.weight - a.weight).slice(0, MOST_ELSEWHERE);
}

const predicates = new WeakMap<t.Function, Map<string, Set<string>>>();

/** Functions that those around a node ask as conditions, with the names that they are asked of. */
function predicatesOf(source: SourceFile, node: t.Node): Map<string, Set<string>> {
  const outermost = [...around(source, node)].findLast((one) => t.isFunction(one));
  if (!t.isFunction(outermost)) return new Map();
  const cached = predicates.get(outermost);
  if (cached !== undefined) return cached;
  const found = new Map<string, Set<string>>();
  t.traverseFast(outermost, (inner) => {
    if (!t.isCallExpression(inner) || !isAsked(source, inner)) return;
    const [argument] = inner.arguments;
    const callee = textOf(source, inner.callee);
    if (inner.arguments.length !== 1 || !t.isIdentifier(argument) || !/^[\w$.#]+$/.test(callee)) return;
    const of = found.get(callee) ?? new Set();
    found.set(callee, of.add(argument.name));
  });
  predicates.set(outermost, found);
  return found;
}

/** It is a condition, or a clause of one. */
function isAsked(source: SourceFile, node: t.Expression): boolean {
  const parent = source.parents.get(node);
  if (t.isLogicalExpression(parent) || t.isUnaryExpression(parent, { operator: "!" })) return true;
  return (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhileStatement(parent)) && parent.test === node;
}

interface Test {
  text: string;
  names: readonly string[];
  inverse: string | null;
  home: t.Function | null;
}

const MOST_NEAR = 60;
const tests = new WeakMap<SourceFile, readonly Test[]>();

function testsIn(source: SourceFile): readonly Test[] {
  let found = tests.get(source);
  if (found === undefined) {
    found = source.nodes.flatMap((node) => {
      const test = testOf(node);
      const text = test === null ? "" : textOf(source, test);
      if (test === null || text.length > 60 || text.includes("\n")) return [];
      const names = namesIn(test).filter((name) => !KNOWN.has(name));
      return [{ text, names, inverse: inverseOf(source, test), home: functionAround(source, node) }];
    });
    tests.set(source, found);
  }
  return found;
}

/** Conditions of the same function first, then of the file, whose names all are in scope here. */
function conditionsNear({ source }: Site, node: t.Node, scope: Set<string>): Atom[] {
  const atoms = new Map<string, Atom>();
  const fn = functionAround(source, node);
  for (const { text, names, inverse, home } of testsIn(source)) {
    if (atoms.size > MOST_NEAR) break;
    if (!names.every((name) => scope.has(name))) continue;
    const weight = home === fn ? 0.5 : 0.35;
    if (!atoms.has(text)) atoms.set(text, { text, weight, about: null, known: true });
    if (inverse !== null && !atoms.has(inverse))
      atoms.set(inverse, { text: inverse, weight: weight * 0.8, about: null, known: true });
  }
  return [...atoms.values()];
}

/** The comparison that holds where another does not. */
export const INVERSE: Record<string, string> = {
  "==": "!=",
  "!=": "==",
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};

/** `a == 1` for `a != 1`; null for what is no comparison. */
function inverseOf(source: SourceFile, test: t.Expression): string | null {
  if (!t.isBinaryExpression(test)) return null;
  const operator = INVERSE[test.operator];
  return operator === undefined ? null : `${textOf(source, test.left)} ${operator} ${textOf(source, test.right)}`;
}

const KNOWN = new Set([
  "undefined",
  "NaN",
  "Infinity",
  "Array",
  "Object",
  "Number",
  "String",
  "Math",
  "JSON",
  "Date",
  "Boolean",
  "RegExp",
  "Error",
  "isNaN",
  "isFinite",
  "parseInt",
  "parseFloat",
  "Buffer",
  "arguments",
  "Symbol",
  "Map",
  "Set",
]);

function testOf(node: t.Node): t.Expression | null {
  if (t.isIfStatement(node) || t.isConditionalExpression(node) || t.isWhileStatement(node)) return node.test;
  if (t.isLogicalExpression(node) && t.isBinaryExpression(node.left)) return node.left;
  return null;
}

/** Names of variables that an expression reads. */
export function namesIn(node: t.Node): string[] {
  const names: string[] = [];
  t.traverseFast(node, (inner) => {
    if (t.isMemberExpression(inner) && !inner.computed && t.isIdentifier(inner.property)) skip.add(inner.property);
    if ((t.isObjectProperty(inner) || t.isObjectMethod(inner)) && !inner.computed && t.isIdentifier(inner.key))
      skip.add(inner.key);
    if (t.isIdentifier(inner) && !skip.has(inner)) names.push(inner.name);
  });
  return names;
}

const skip = new WeakSet<t.Node>();
