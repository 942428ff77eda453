import { parseExpression } from "@babel/parser";
import * as t from "@babel/types";
import type { Symptom } from "../../../types/facts.ts";

/** What makes of a value that comes the one that should come: everyday work, done nowhere so far. */
export interface ToldChange {
  /** What is called, by name. */
  name: string;
  /** An expression with the value as `#`. */
  shape: string;
  of: "text" | "number" | "list";
  /** Where it is called. */
  calls: RegExp;
}

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

type Row<T, R> = readonly [name: string, shape: string, make: (value: T) => R];

const TEXTS: readonly Row<string, unknown>[] = [
  ["trim", "#.trim()", (text) => text.trim()],
  ["trimEnd", "#.trimEnd()", (text) => text.trimEnd()],
  ["trimEnd", "#.trimEnd()", (text) => text.replace(/[ \t]+$/gm, "")],
  ["trimStart", "#.trimStart()", (text) => text.trimStart()],
  ["toLowerCase", "#.toLowerCase()", (text) => text.toLowerCase()],
  ["toUpperCase", "#.toUpperCase()", (text) => text.toUpperCase()],
  ["toUpperCase", "#.charAt(0).toUpperCase() + #.slice(1)", (text) => text.charAt(0).toUpperCase() + text.slice(1)],
  ["replace", String.raw`#.replace(/\s+/g, " ")`, (text) => text.replace(/\s+/g, " ")],
  ["slice", "#.slice(1)", (text) => text.slice(1)],
  ["slice", "#.slice(0, -1)", (text) => text.slice(0, -1)],
  ["Number", "Number(#)", (text) => (text === "" ? text : Number(text))],
];

const NUMBERS: readonly Row<number, unknown>[] = [
  ["round", "Math.round(#)", (value) => Math.round(value)],
  ["floor", "Math.floor(#)", (value) => Math.floor(value)],
  ["ceil", "Math.ceil(#)", (value) => Math.ceil(value)],
  ["trunc", "Math.trunc(#)", (value) => Math.trunc(value)],
  ["abs", "Math.abs(#)", (value) => Math.abs(value)],
  ["String", "String(#)", (value) => String(value)],
];

const LISTS: readonly Row<readonly Value[], unknown>[] = [
  ["reverse", "#.reverse()", (items) => items.toReversed()],
  ["sort", "#.sort()", (items) => items.toSorted()],
  ["sort", "#.sort((a, b) => a - b)", (items) => items.toSorted((a, b) => Number(a) - Number(b))],
  ["Set", "[...new Set(#)]", (items) => [...new Set(items)]],
  ["filter", "#.filter(Boolean)", (items) => items.filter(Boolean)],
  ["filter", "#.filter((item) => item != null)", (items) => items.filter((item) => item !== null && item !== undefined)],
  ["flat", "#.flat()", (items) => items.flat()],
  ["slice", "#.slice(1)", (items) => items.slice(1)],
  ["slice", "#.slice(0, -1)", (items) => items.slice(0, -1)],
];

const NONE: readonly ToldChange[] = [];
const LONGEST = 4_000;
const known = new WeakMap<Symptom, readonly ToldChange[]>();

/** Looked for once; none where the two values are not known, or nothing makes one of the other. */
export function toldChanges(symptom: Symptom): readonly ToldChange[] {
  let found = known.get(symptom);
  if (found === undefined) known.set(symptom, (found = find(symptom)));
  return found;
}

function find(symptom: Symptom): readonly ToldChange[] {
  if (symptom.kind !== "wrong_value" || symptom.actual === null || symptom.expected === null) return NONE;
  const [actual, expected] = [read(symptom.actual), read(symptom.expected)];
  if (actual === null || expected === null) return NONE;
  const wanted = written(expected.value);
  const came = written(actual.value);
  if (came === wanted) return NONE;
  const makes = (value: unknown): boolean => written(value) === wanted;
  const list = Array.isArray(actual.value) ? (actual.value as readonly Value[]) : null;
  return [
    ...TEXTS.filter(([, , make]) => makes(changed(actual.value, "string", make as Change))).map(told("text")),
    ...NUMBERS.filter(([, , make]) => makes(changed(actual.value, "number", make as Change))).map(told("number")),
    ...(list === null ? [] : LISTS.filter(([, , make]) => makes(make(list))).map(told("list"))),
  ];
}

type Change = (value: Value) => unknown;

/** A value with all of a kind in it changed. */
function changed(value: Value, kind: "string" | "number", make: Change): unknown {
  if (typeof value === kind) return make(value);
  if (Array.isArray(value)) return value.map((one: Value) => changed(one, kind, make));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one as Value, kind, make)]));
}

function told(of: ToldChange["of"]): (one: readonly [name: string, shape: string, ...rest: unknown[]]) => ToldChange {
  return ([name, shape]) => ({ name, shape, of, calls: new RegExp(String.raw`\b${name}\(`, "g") });
}

function written(value: unknown): string {
  return (
    JSON.stringify(value, (_, one: unknown) => (typeof one === "number" && !Number.isFinite(one) ? String(one) : one)) ??
    "undefined"
  );
}

/** A printed value; null for one that cannot be read again. */
function read(printed: string): { value: Value } | null {
  if (printed.length > LONGEST) return null;
  try {
    return valueOf(parseExpression(printed.trim()));
  } catch {
    return null;
  }
}

function valueOf(node: t.Node): { value: Value } | null {
  if (t.isStringLiteral(node) || t.isNumericLiteral(node) || t.isBooleanLiteral(node)) return { value: node.value };
  if (t.isNullLiteral(node)) return { value: null };
  if (t.isIdentifier(node, { name: "undefined" })) return { value: undefined };
  if (t.isUnaryExpression(node, { operator: "-" })) {
    const inner = valueOf(node.argument);
    return typeof inner?.value === "number" ? { value: -inner.value } : null;
  }
  if (t.isArrayExpression(node)) {
    const items = node.elements.map((item) => (item === null ? null : valueOf(item)));
    return items.every((item) => item !== null) ? { value: items.map((item) => item.value) } : null;
  }
  if (!t.isObjectExpression(node)) return null;
  const entries: [string, Value][] = [];
  for (const property of node.properties) {
    const key = t.isObjectProperty(property) && !property.computed ? property.key : null;
    const value = t.isObjectProperty(property) ? valueOf(property.value) : null;
    if (value === null || !(t.isIdentifier(key) || t.isStringLiteral(key))) return null;
    entries.push([t.isIdentifier(key) ? key.name : key.value, value.value]);
  }
  return { value: Object.fromEntries(entries) };
}
