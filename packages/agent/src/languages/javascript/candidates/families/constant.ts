import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { quoted, replaceNode, replaceNodes } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Name, Proposal, Site, SourceFile } from "../types.ts";
import { turnedDigits } from "./digits.ts";
import { withOtherNumbers } from "./numbers-in-text.ts";

/** Another constant: neighbours of a number, other strings of the function and the issue, the other boolean. */
export const constant: Family = {
  name: "constant",
  mutates: true,
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isNumericLiteral(node)) {
        yield* numbers(site, node);
        yield* names(site, node);
      } else if (t.isStringLiteral(node)) yield* strings(site, node);
      else if (t.isBooleanLiteral(node)) yield replaceNode(site, node, String(!node.value), 0.9);
      else if (t.isNullLiteral(node)) yield* nothing(site, node, ["undefined", "''", "0", "[]", "{}", "false"]);
      else if (t.isIdentifier(node, { name: "undefined" })) yield* nothing(site, node, ["null", "''", "0", "[]", "{}"]);
      else if (t.isIdentifier(node, { name: "Infinity" })) yield replaceNode(site, node, "-Infinity", 0.8);
      else if (t.isArrayExpression(node) && node.elements.length === 0)
        yield* nothing(site, node, ["null", "{}", "undefined", "['']"]);
      else if (t.isObjectExpression(node) && node.properties.length === 0)
        yield* nothing(site, node, ["[]", "Object.create(null)", "null"]);
    }
  },
};

function* numbers(site: Site, node: t.NumericLiteral): Iterable<Proposal> {
  const { value } = node;
  const parent = site.source.parents.get(node);
  if (t.isObjectProperty(parent) && parent.key === node) return;
  const negative = t.isUnaryExpression(parent, { operator: "-" });
  const options = new Map<number, number>();
  const offer = (option: number, weight: number): void => {
    if (option !== value && Number.isFinite(option) && (option >= 0 || !negative) && !options.has(option))
      options.set(option, weight);
  };
  offer(value + 1, 0.9);
  offer(value - 1, 0.9);
  offer(0, 0.7);
  offer(1, 0.7);
  offer(-1, 0.5);
  offer(2, 0.4);
  if (value !== 0)
    for (const [option, weight] of [
      [-value, 0.4],
      // A zero more or less behind the point, without what is lost in between: 0.3928 and 0.03928.
      [exact(value * 10), 0.3],
      [exact(value / 10), Number.isInteger(value) ? 0.2 : 0.6],
      [value * 2, 0.3],
      [value / 2, 0.3],
    ] as const)
      offer(option, weight);
  if (value !== 0 && value % 10 === 0) for (const power of [16, 8, 2]) offer(power, value === 10 ? 0.3 : 0.05);
  if (value === 360 || value === 180) offer(540 - value, 0.5);
  // One unit of time for the next one.
  if (value >= 60 && value % 60 === 0)
    for (const unit of [24, 60, 1000, 7])
      for (const other of [value * unit, value / unit]) if (Number.isInteger(other)) offer(other, 0.35);
  if ([12, 24, 60, 7, 365, 1000, 1024, 3600, 60000].includes(value))
    for (const unit of [12, 24, 60, 7, 365, 366, 1000, 1024, 3600]) offer(unit, 0.6);
  for (const option of turnedDigits(value)) offer(option, 0.3);
  for (const option of numbersIn(site)) offer(option, 0.25);
  // A number of the issue is often the example's, and only sometimes the rule's.
  for (const option of site.pool.issueNumbers) offer(option, 0.15);
  const extreme =
    t.isVariableDeclarator(parent) || t.isObjectProperty(parent) || (t.isAssignmentExpression(parent) && parent.right === node);
  if (extreme) for (const infinite of ["-Infinity", "Infinity"]) yield replaceNode(site, node, infinite, 0.4);
  for (const [option, weight] of options) {
    const text =
      option < 0 && t.isBinaryExpression(parent) && ["-", "+"].includes(parent.operator) ? `(${option})` : String(option);
    yield replaceNode(site, node, text, weight);
  }
}

const exact = (value: number): number => Number(value.toPrecision(12));

const MOST_NAMES = 8;
const COUNTED = new Set(["array", "string", "unknown"]);

/** A number that a variable has, or the length of what the statement is about. */
function* names(site: Site, node: t.NumericLiteral): Iterable<Proposal> {
  const known = namesAt(site.source, node);
  const numeric = known.filter(({ kind, place, constant }) => kind === "number" && (place !== "outer" || constant));
  for (const { name } of numeric.slice(0, MOST_NAMES)) yield replaceNode(site, node, name, 0.3);
  // What something begins with: what was handed over says how it stands at first.
  const parent = site.source.parents.get(node);
  const isFirst = t.isVariableDeclarator(parent) || (t.isObjectProperty(parent) && parent.value === node);
  if (isFirst)
    for (const { name } of known.filter(({ kind, place }) => kind === "unknown" && place === "param").slice(0, MOST_NAMES / 2))
      yield replaceNode(site, node, name, 0.3);
  if (t.isObjectProperty(parent)) return;
  const own = new Set(site.statement === null ? [] : namesIn(site.statement));
  // A table of the module may be longer or shorter than the number says: `rest / 26`.
  const isTable = ({ kind, place, constant: isFixed }: Name): boolean =>
    place === "outer" && isFixed && (kind === "array" || kind === "string");
  const counted = known.filter((one) => (own.has(one.name) && COUNTED.has(one.kind)) || isTable(one));
  for (const { name } of counted.slice(0, MOST_NAMES / 2)) {
    yield replaceNode(site, node, `${name}.length`, 0.3);
    yield replaceNode(site, node, `${name}.length - 1`, 0.2);
  }
}

function numbersIn(site: Site): number[] {
  const found = new Set<number>();
  for (const node of site.source.nodes) if (t.isNumericLiteral(node) && found.size < 30) found.add(node.value);
  return [...found];
}

function* strings(site: Site, node: t.StringLiteral): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (t.isImportDeclaration(parent) || t.isExportDeclaration(parent) || t.isDirective(parent)) return;
  if (t.isCallExpression(parent) && t.isIdentifier(parent.callee, { name: "require" })) return;
  const { value } = node;
  const options = new Map<string, number>();
  const offer = (option: string, weight: number): void => {
    if (option !== value && option.length < 200 && !options.has(option)) options.set(option, weight);
  };
  if (t.isUnaryExpression(otherSide(parent, node), { operator: "typeof" }))
    for (const type of ["string", "number", "object", "function", "undefined", "boolean"]) offer(type, 0.7);
  offer("", 0.6);
  if (value === "") for (const option of [" ", "0", ",", "\n"]) offer(option, 0.5);
  if (value.trim() !== value) offer(value.trim(), 0.6);
  offer(`${value} `, 0.3);
  offer(` ${value}`, 0.3);
  if (value === ",") offer(", ", 0.6);
  if (separates(parent)) for (const mark of ["\n", ", ", ",", " ", ""]) offer(mark, 0.6);
  yield* escapes(site, node);
  offer(value.toLowerCase(), 0.4);
  offer(value.toUpperCase(), 0.4);
  if (value.length > 1) offer(value.slice(0, -1), 0.25);
  if (value.length > 1) offer(value.slice(1), 0.25);
  for (const [a, b] of [
    ["-", "_"],
    ["/", "\\"],
    ["\n", "\r\n"],
    ["'", '"'],
    [".", ","],
    ["+", "-"],
    ["(", "["],
    [")", "]"],
    ["&", ";"],
  ] as const) {
    if (value.includes(a)) offer(value.replaceAll(a, b), 0.25);
    if (value.includes(b)) offer(value.replaceAll(b, a), 0.25);
  }
  for (const option of withOtherNumbers(value)) offer(option, 0.4);
  for (const option of keysLike(site.source, value)) offer(option, 0.5);
  for (const option of stringsIn(site, value.length)) offer(option, 0.25);
  for (const option of site.pool.issueStrings) offer(option, site.pool.expected.has(JSON.stringify(option)) ? 0.05 : 0.15);
  for (const [option, weight] of options) yield replaceNode(site, node, quoted(site, option), weight);
}

/** What a text is cut at, or put together with. */
function separates(parent: t.Node | undefined): boolean {
  const callee = t.isCallExpression(parent) ? parent.callee : null;
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) && ["join", "split"].includes(callee.property.name);
}

const MOST_KEYS = 4;

/** Keys of objects that begin like it: states, kinds and fields that go by two names. */
function keysLike(source: SourceFile, value: string): string[] {
  if (value.length < 3) return [];
  const keys = new Set<string>();
  for (const node of source.nodes) {
    if (!t.isObjectProperty(node) || node.computed) continue;
    const key = t.isIdentifier(node.key) ? node.key.name : t.isStringLiteral(node.key) ? node.key.value : "";
    if (key !== value && key.length >= 3 && (key.startsWith(value) || value.startsWith(key))) keys.add(key);
  }
  return [...keys].slice(0, MOST_KEYS);
}

const ACCIDENTAL = /(?<!\\)((?:\\\\)*)\\([bfvt])(?=\w)/g;

/** `"\frac"` begins with a form feed; whoever wrote it so has done it throughout the file. */
function* escapes(site: Site, node: t.StringLiteral): Iterable<Proposal> {
  const { source } = site;
  const mended = (one: t.Node): string => textOf(source, one).replaceAll(ACCIDENTAL, "$1\\\\$2");
  if (mended(node) === textOf(source, node)) return;
  const all = source.nodes.filter((one) => t.isStringLiteral(one) && mended(one) !== textOf(source, one));
  yield replaceNode(site, node, mended(node), 0.9);
  if (all.length > 1) yield replaceNodes(site, all, mended, 1, `escapes in ${all.length} strings were put right`);
}

function otherSide(parent: t.Node | undefined, node: t.Node): t.Node | null {
  if (!t.isBinaryExpression(parent)) return null;
  return parent.left === node ? parent.right : parent.left;
}

function stringsIn(site: Site, like: number): string[] {
  const found = new Set<string>();
  for (const node of site.source.nodes) {
    if (t.isStringLiteral(node) && found.size < 40 && Math.abs(node.value.length - like) < 12) found.add(node.value);
  }
  return [...found];
}

function* nothing(site: Site, node: t.Node, options: string[]): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (t.isMemberExpression(parent) && parent.object === node) return;
  for (const option of options)
    if (option !== textOf(site.source, node)) yield replaceNode(site, node, option, option.length > 6 ? 0.5 : 0.35);
}
