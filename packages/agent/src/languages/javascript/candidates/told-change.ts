import { parseExpression } from "@babel/parser";
import * as t from "@babel/types";
import type { Symptom } from "../../../types/facts.ts";
import { differingLeaves, shaped, type Made, type Pair, type Value } from "./told-leaves.ts";
import { madeOfText } from "./told-texts.ts";
import { madeOfValue } from "./told-values.ts";

/** What makes of a value that comes the one that should come: everyday work, done nowhere so far. */
export interface ToldChange extends Omit<Made, "make"> {
  /** Where it is done. */
  calls: RegExp;
}

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

/** They make one value of the other by chance more often than others do. */
export const BY_CHANCE: ReadonlySet<string> = new Set(["slice", "reverse", "at", "length", "first"]);

const NONE: readonly ToldChange[] = [];
const LONGEST = 4_000;
const MOST = 10;
const known = new WeakMap<Symptom, readonly ToldChange[]>();

/** Looked for once; none where the two values are not known, or nothing makes one of the other. */
export function toldChanges(symptom: Symptom): readonly ToldChange[] {
  let found = known.get(symptom);
  if (found === undefined) known.set(symptom, (found = find(symptom)));
  return found;
}

const UNCALLED = new Set(["nothing", "scaled", "first", "length", "negated", "wrapped", "quote", "isTrue", "mark"]);

const knownUndone = new WeakMap<Symptom, readonly ToldChange[]>();

/** What makes of the right value the wrong one: it is done where it should not be, or once too often. */
export function undoneChanges(symptom: Symptom): readonly ToldChange[] {
  let found = knownUndone.get(symptom);
  if (found === undefined) {
    const turned = symptom.kind === "wrong_value" ? { ...symptom, actual: symptom.expected, expected: symptom.actual } : symptom;
    knownUndone.set(symptom, (found = find(turned).filter(({ name }) => !UNCALLED.has(name))));
  }
  return found;
}

function find(symptom: Symptom): readonly ToldChange[] {
  if (symptom.kind !== "wrong_value" || symptom.actual === null || symptom.expected === null) return NONE;
  const [actual, expected] = [read(symptom.actual), read(symptom.expected)];
  if (expected !== null) {
    const plain = plainer(symptom.actual.trim(), written(expected.value));
    if (plain !== null) return [told(plain)];
  }
  if (actual === null || expected === null) return NONE;
  const wanted = written(expected.value);
  const came = written(actual.value);
  if (came === wanted) return NONE;
  const makes = (value: unknown): boolean => written(value) === wanted;
  const list = Array.isArray(actual.value) ? (actual.value as readonly Value[]) : null;
  const all = [
    ...TEXTS.filter(([, , make]) => makes(changed(actual.value, "string", make as Change))).map(madeOf("text")),
    ...NUMBERS.filter(([, , make]) => makes(changed(actual.value, "number", make as Change))).map(madeOf("number")),
    ...(list === null ? [] : LISTS.filter(([, , make]) => makes(make(list))).map(madeOf("list"))),
    ...inPlaces(actual.value, expected.value),
  ];
  const first = Map.groupBy(all, ({ shape }) => shape);
  const found = [...first.values()].flatMap((same) => same.find(({ of }) => of !== "piece") ?? same[0] ?? []);
  const has = (method: string): boolean => found.some(({ of, shape }) => of === "text" && shape === `#.${method}()`);
  // What the whole text goes through says more than what its first letter does, and what is at an end than what is anywhere.
  const isLess = ({ name, shape }: Made): boolean =>
    shape.startsWith("#.charAt(0)") ? has(name) : shape === '#.replace(/ /g, "")' && ["trim", "trimEnd", "trimStart"].some(has);
  return found
    .filter((one) => !isLess(one))
    .slice(0, MOST)
    .map(told);
}

/** What makes of all that differs in a value what should stand there. */
function* inPlaces(actual: Value, expected: Value): Iterable<Made> {
  for (const whole of [false, true]) {
    const pairs = differingLeaves(actual, expected, whole);
    const [first] = pairs;
    if (first !== undefined) for (const made of madeOfPair(first)) if (pairs.every((pair) => fits(made, pair))) yield made;
  }
}

function* madeOfPair([actual, expected]: Pair): Iterable<Made> {
  if (typeof actual === "string") {
    yield* TEXTS.map(madeOf("text"));
    if (typeof expected === "string") yield* madeOfText(actual, expected);
  } else if (typeof actual === "number") yield* NUMBERS.map(madeOf("number"));
  else if (Array.isArray(actual)) yield* LISTS.map(madeOf("list"));
  yield* madeOfValue(actual, expected);
}

function fits({ make, fits: canGive }: Made, [actual, expected]: Pair): boolean {
  if (canGive !== undefined) return typeof actual === "string" && typeof expected === "string" && canGive(actual, expected);
  try {
    return written(make(actual)) === written(expected);
  } catch {
    return false;
  }
}

const PLAINER: readonly (readonly [printed: RegExp, as: string, shape: string])[] = [
  [/^Set\(\d+\) \{(.*)\}$/s, "[$1]", "[...#]"],
  [/^Map\(\d+\) \{(.*)\}$/s, "{$1}", "Object.fromEntries(#)"],
  [/^\[Object: null prototype\] (\{.*\})$/s, "$1", "{ ...# }"],
];

/** A set for a list, a map or what has no prototype for an object: `Set(1) { 'a' }` and `['a']`. */
function plainer(printed: string, wanted: string): Made | null {
  for (const [form, as, shape] of PLAINER) {
    const value = form.test(printed) ? read(printed.replace(form, as).replaceAll(" => ", ": ")) : null;
    if (value !== null && written(value.value) === wanted) return { name: "fromEntries", shape, of: "any", make: () => null };
  }
  return null;
}

type Change = (value: Value) => unknown;

/** A value with all of a kind in it changed. */
function changed(value: Value, kind: "string" | "number", make: Change): unknown {
  if (typeof value === kind) return make(value);
  if (Array.isArray(value)) return value.map((one: Value) => changed(one, kind, make));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one as Value, kind, make)]));
}

function madeOf<T>(of: Made["of"]): (row: Row<T, unknown>) => Made {
  return ([name, shape, make]) => ({ name, shape, of, make: make as Made["make"] });
}

function told({ name, shape, of, before, behind }: Made): ToldChange {
  const made = { name, shape, of, before, behind };
  if (name === "replace") return { ...made, calls: literally(shaped(shape, "").replace(/, .*/s, "")) };
  if (!UNCALLED.has(name) && !(of === "record" && shape === `#.${name}`))
    return { ...made, calls: new RegExp(String.raw`\b${name}\(`, "g") };
  const [longest = ""] = shape.split(/(?<!\0)#/).toSorted((a, b) => b.length - a.length);
  return { ...made, calls: literally(shaped(longest, "").replace(/\)$/, "").trim()) };
}

/** Where a text stands; nowhere, where it is too short to say anything. */
function literally(text: string): RegExp {
  return text.length < 2 ? /(?!)/g : new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`), "g");
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (one === undefined) return "\0undefined";
    return typeof one === "number" && (!Number.isFinite(one) || Object.is(one, -0))
      ? `\0${Object.is(one, -0) ? "-0" : one}`
      : one;
  });
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

const CONSTANTS: ReadonlyMap<string, { value: Value }> = new Map([
  ["undefined", { value: undefined }],
  ["NaN", { value: Number.NaN }],
  ["Infinity", { value: Number.POSITIVE_INFINITY }],
]);

function valueOf(node: t.Node): { value: Value } | null {
  if (t.isStringLiteral(node) || t.isNumericLiteral(node) || t.isBooleanLiteral(node)) return { value: node.value };
  if (t.isNullLiteral(node)) return { value: null };
  if (t.isIdentifier(node)) return CONSTANTS.get(node.name) ?? null;
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
