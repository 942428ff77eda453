import { parseExpression } from "@babel/parser";
import * as t from "@babel/types";
import { walk } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { Exports } from "./ask.ts";

// Calls near those that are known: a value in place of another, an argument or an option more or less.

/** From 0 to 1. */
export type Random = () => number;

const ORDINARY = [
  '""', '" "', '"a"', '"A b"', '"-"', '"0"', '"1"', '"é"', '"a.b"', '"a/b"', '"constructor"', '"__proto__"',
  "0", "1", "-1", "2", "10", "1.5", "-0.5", "1000", "1e21",
  "null", "undefined", "true", "false",
  "[]", "{}", "[1, 2]", "[[1], 2]", '["a", "b"]', "{ a: 1 }", "{ a: { b: null } }", "[null]", "[undefined, 1]",
  "() => 1", "new Date(0)", "/a/g", "new Map([[1, 2]])", "new Set([1])",
]; // prettier-ignore
const SELDOM = [
  "NaN",
  "Infinity",
  "-0",
  "Symbol('a')",
  "Object.create(null)",
  "Buffer.from('a')",
  "10n",
  "new (class A {})()",
  "Object.create({ a: 1 })",
];

/** What only a test of every corner would ask. */
export function isSeldom(call: string): boolean {
  return /\bSymbol\(|Object\.create|\bNaN\b|Infinity|Buffer\.|\d+n\b|class A|-0\b|__proto__|"constructor"|1e21/.test(call);
}

export interface Words {
  /** Texts and numbers of the source, as they are written there. */
  literals: readonly string[];
  /** Names of members that the source reads. */
  members: readonly string[];
  /** Characters that the source's texts and patterns are about. */
  characters: readonly string[];
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

function otherText(value: string, words: Words, random: Random): string {
  const at = Math.floor(random() * (value.length + 1));
  const mark = pick(words.characters, random) ?? "-";
  switch (Math.floor(random() * 9)) {
    case 0:
    case 1:
      return value.slice(0, at) + mark + value.slice(at);
    case 2:
      return value.slice(0, at) + value.slice(at + 1);
    case 3:
      return value + mark;
    case 4:
      return mark + value;
    case 5:
      return value + value;
    case 6:
      return random() < 0.5 ? value.toUpperCase() : value.toLowerCase();
    case 7:
      return value.slice(0, at);
    default:
      return value.slice(0, at) + mark + mark + value.slice(at);
  }
}

function value(words: Words, random: Random): string {
  const chance = random();
  const own = pick(words.literals, random);
  if (chance < 0.4 && own !== undefined) return own;
  if (chance < 0.45 && words.members.length > 0) return `{ ${pick(words.members, random)}: ${pick(ORDINARY, random)} }`;
  return (chance < 0.52 ? pick(SELDOM, random) : pick(ORDINARY, random)) ?? "null";
}

interface Place {
  start: number;
  end: number;
  text: string;
}

function isLiteral(node: t.Node): boolean {
  return (
    (t.isLiteral(node) && !t.isTemplateLiteral(node)) ||
    t.isIdentifier(node, { name: "undefined" }) ||
    t.isUnaryExpression(node) ||
    t.isObjectExpression(node) ||
    t.isArrayExpression(node) ||
    t.isFunction(node)
  );
}

function placesOf(call: string, words: Words, random: Random): Place[] {
  const places: Place[] = [];
  const root = parseExpression(call, { plugins: ["typescript"] });
  const visit = (node: t.Node, parent: t.Node | null): void => {
    const [start, end] = [node.start ?? 0, node.end ?? 0];
    const isValue = !(t.isObjectProperty(parent) && parent.key === node) && !t.isMemberExpression(parent);
    if (isLiteral(node) && isValue) {
      places.push({ start, end, text: value(words, random) });
      if (t.isStringLiteral(node))
        for (let times = 0; times < 5; times += 1)
          places.push({ start, end, text: JSON.stringify(otherText(node.value, words, random)) });
      if (t.isNumericLiteral(node))
        places.push({
          start,
          end,
          text: String(pick([node.value + 1, node.value - 1, -node.value, node.value * 10, node.value / 2], random)),
        });
      if (t.isBooleanLiteral(node)) places.push({ start, end, text: String(!node.value) });
    }
    if (t.isObjectExpression(node)) {
      const name = pick(words.members, random) ?? "a";
      const comma = node.properties.length === 0 ? "" : ", ";
      places.push({ start: start + 1, end: start + 1, text: ` ${name}: ${value(words, random)}${comma}` });
    }
    if (t.isArrayExpression(node)) {
      const comma = node.elements.length === 0 ? "" : ", ";
      places.push({ start: start + 1, end: start + 1, text: `${value(words, random)}${comma}` });
    }
    if (t.isCallExpression(node) || t.isNewExpression(node)) {
      const last = node.arguments.at(-1);
      if (call[end - 1] === ")" && random() < 0.3)
        places.push({ start: end - 1, end: end - 1, text: `${last === undefined ? "" : ", "}${value(words, random)}` });
      const before = node.arguments.at(-2);
      if (last !== undefined) places.push({ start: before?.end ?? last.start ?? 0, end: last.end ?? 0, text: "" });
    }
  };
  visit(root, null);
  walk(root, null, visit);
  return places;
}

/** One that reads a little otherwise; null for one that cannot be read. */
export function varied(call: string, words: Words, random: Random): string | null {
  let text = call;
  const times = 1 + Math.floor(random() ** 2 * 3);
  for (let turn = 0; turn < times; turn += 1) {
    let place: Place | undefined;
    try {
      place = pick(placesOf(text, words, random), random);
    } catch {
      return null;
    }
    if (place === undefined) return null;
    text = text.slice(0, place.start) + place.text + text.slice(place.end);
  }
  return text === call ? null : text;
}

/** A call of what a package exports, with anything. */
export function anyCall(exported: Exports["exports"], words: Words, random: Random): string | null {
  const one = pick(exported, random);
  if (one === undefined) return null;
  const given = (most: number): string =>
    Array.from({ length: Math.min(3, Math.max(1, most) + (random() < 0.2 ? 1 : 0)) }, () => value(words, random)).join(", ");
  if (!one.isClass) return `${one.name}(${given(one.length)})`;
  const method = pick(one.methods, random);
  const made = `new ${one.name}(${given(one.length)})`;
  return method === undefined || !/^[A-Za-z$_][\w$]*$/.test(method) ? made : `${made}.${method}(${given(1)})`;
}
