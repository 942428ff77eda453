import * as t from "@babel/types";
import { quoted } from "./build.ts";
import { textOf } from "./parse.ts";
import { namesAt } from "./scope.ts";
import { functionAround } from "./site.ts";
import type { Kind, Name, Site } from "./types.ts";

export interface Atom {
  text: string;
  weight: number;
  /** The name that it tests; null for a condition taken from elsewhere. */
  about: string | null;
}

const TESTS: Record<Kind, [string, number][]> = {
  number: [
    ["# === 0", 0.8],
    ["# < 0", 0.9],
    ["# <= 0", 0.8],
    ["Number.isNaN(#)", 0.8],
    ["!Number.isFinite(#)", 0.5],
    ["# < 1", 0.3],
    ["# > 0", 0.6],
    ["# === 1", 0.4],
    ["# % 2 === 0", 0.2],
    ["!Number.isInteger(#)", 0.3],
    ["# === undefined", 0.5],
    ["# == null", 0.6],
    ["typeof # !== 'number'", 0.5],
  ],
  string: [
    ["# === ''", 0.9],
    ["!#", 0.9],
    ["# == null", 0.7],
    ["typeof # !== 'string'", 0.7],
    ["#.length === 0", 0.5],
    ["#.trim() === ''", 0.5],
    ["# === undefined", 0.5],
  ],
  array: [
    ["#.length === 0", 1],
    ["!#", 0.7],
    ["# == null", 0.7],
    ["!Array.isArray(#)", 0.7],
    ["#.length === 1", 0.4],
    ["#.length < 2", 0.35],
    ["#.length > 0", 0.5],
  ],
  object: [
    ["# == null", 0.9],
    ["!#", 0.8],
    ["typeof # !== 'object'", 0.5],
    ["Object.keys(#).length === 0", 0.4],
    ["Array.isArray(#)", 0.6],
    ["# === null", 0.7],
  ],
  boolean: [
    ["#", 0.9],
    ["!#", 0.9],
  ],
  function: [
    ["typeof # !== 'function'", 0.9],
    ["!#", 0.5],
    ["typeof # === 'function'", 0.5],
  ],
  regexp: [["!#", 0.3]],
  unknown: [
    ["# == null", 1],
    ["# === undefined", 0.8],
    ["# === null", 0.8],
    ["!#", 0.8],
    ["# === ''", 0.5],
    ["# === 0", 0.5],
    ["# < 0", 0.4],
    ["Number.isNaN(#)", 0.5],
    ["typeof # !== 'string'", 0.5],
    ["typeof # !== 'number'", 0.45],
    ["typeof # === 'function'", 0.45],
    ["typeof # !== 'object'", 0.4],
    ["typeof # === 'string'", 0.4],
    ["typeof # === 'number'", 0.35],
    ["Array.isArray(#)", 0.55],
    ["!Array.isArray(#)", 0.45],
    ["#.length === 0", 0.6],
    ["# instanceof Date", 0.25],
    ["# instanceof RegExp", 0.15],
    ["# !== null", 0.3],
    ["# instanceof Error", 0.1],
    ["typeof # === 'boolean'", 0.15],
  ],
};

/** Conditions that could be tested at a node: of the names in scope, of pairs of them, and those that the file tests already. */
export function atomsAt(site: Site, node: t.Node): Atom[] {
  const names = namesAt(site.source, node).filter((name) => name.place !== "outer");
  const atoms: Atom[] = [];
  for (const name of names) {
    for (const [shape, weight] of TESTS[name.kind])
      atoms.push({
        text: shape.replaceAll("#", () => name.name).replaceAll("'", quoteMark(site)),
        weight: weight * placeWeight(name),
        about: name.name,
      });
    atoms.push(...marks(site, name));
  }
  atoms.push(...pairs(names));
  atoms.push(...conditionsNear(site, node, new Set(namesAt(site.source, node).map((name) => name.name))));
  return atoms.sort((a, b) => b.weight - a.weight);
}

/** A short text without letters or digits that the issue names, such as a lone dash, stands for something of its own. */
function marks(site: Site, name: Name): Atom[] {
  if (name.kind !== "string" && name.kind !== "unknown") return [];
  return [...site.pool.issueStrings]
    .filter((text) => text.length > 0 && text.length <= 3 && !/[\w\s]/.test(text))
    .slice(0, 6)
    .map((text) => ({ text: `${name.name} === ${quoted(site, text)}`, weight: 0.8 * placeWeight(name), about: name.name }));
}

function quoteMark(site: Site): string {
  return quoted(site, "").charAt(0);
}

function placeWeight(name: Name): number {
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
  return atoms;
}

/** Conditions of the same function first, then of the file, whose names all are in scope here. */
function conditionsNear(site: Site, node: t.Node, scope: Set<string>): Atom[] {
  const atoms = new Map<string, Atom>();
  const fn = functionAround(site.source, node);
  for (const other of site.source.nodes) {
    const test = testOf(other);
    if (test === null || atoms.size > 60) continue;
    const text = textOf(site.source, test);
    if (text.length > 60 || text.includes("\n") || !namesIn(test).every((name) => scope.has(name) || KNOWN.has(name))) continue;
    const weight = functionAround(site.source, other) === fn ? 0.5 : 0.35;
    if (!atoms.has(text)) atoms.set(text, { text, weight, about: null });
  }
  return [...atoms.values()];
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
