import * as t from "@babel/types";
import { askableForms, askedOf } from "../asked-forms.ts";
import { atomsAt } from "../atoms.ts";
import { quoted } from "../build.ts";
import type { Shape } from "../asked/shape.ts";
import { shapesAt } from "../observed.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { lastName } from "../words.ts";
import { functionAround } from "../site.ts";
import type { Site, SourceFile } from "../types.ts";
import { sharedMembers } from "./observed-terms.ts";
import { propertiesOf } from "./properties.ts";
import { termsAt, type Term } from "./terms.ts";

/** A condition that could be asked. */
export interface Predicate {
  text: string;
  weight: number;
}

const MOST = 240;
const MOST_NUMBERS = 4;
/** Of the conditions that are usual for one value. */
const USUAL = 60;

const known = new WeakMap<readonly Term[], readonly Predicate[]>();

/** Conditions over what is at hand at a node, likelier ones first: those of one value, of two, of a member of a collection. */
export function predicatesAt(site: Site, node: t.Node): readonly Predicate[] {
  const terms = termsAt(site, node);
  let predicates = known.get(terms);
  if (predicates === undefined) known.set(terms, (predicates = compose(site, node, terms)));
  return predicates;
}

function compose(site: Site, node: t.Node, terms: readonly Term[]): Predicate[] {
  const found = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    if ((found.get(text) ?? 0) < weight) found.set(text, weight);
  };
  const empty = quoted(site, "");
  const numbers = numbersIn(site.source, functionAround(site.source, node));
  for (const [at, term] of terms.entries()) {
    ofOne(term, empty, numbers, add);
    for (const other of terms.slice(at + 1)) ofTwo(term, other, add);
    for (const other of terms) if (other !== term) ofMember(term, other, add);
  }
  for (const { text, weight } of atomsAt(site, node).slice(0, USUAL)) add(text, weight * 0.6);
  for (const { text, weight } of ofObjects(site, node)) add(text, weight);
  for (const { text, weight } of ownPredicates(site, node, terms)) add(text, weight);
  for (const { text, weight } of askedElsewhere(site, node, terms)) add(text, weight);
  return [...found]
    .map(([text, weight]) => ({ text, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

const MOST_OBJECTS = 4;
const MOST_PROPERTIES = 8;

/** `entry.service === run.service`, of two that are at hand. */
function* ofObjects(site: Site, node: t.Node): Iterable<Predicate> {
  const objects = namesAt(site.source, node)
    .filter(({ kind, place }) => place !== "outer" && (kind === "object" || kind === "unknown"))
    .slice(0, MOST_OBJECTS);
  const shapes = shapesAt(site.pool, site.source, node);
  for (const [at, { name: one }] of objects.entries())
    for (const { name: other } of objects.slice(at + 1))
      for (const property of commonTo(shapes.get(one), shapes.get(other)) ?? propertiesOf(site.source).slice(0, MOST_PROPERTIES))
        for (const sign of ["===", "!==", "<", ">"])
          yield { text: `${one}.${property} ${sign} ${other}.${property}`, weight: 0.2 };
  const names = new Set(namesAt(site.source, node).flatMap(({ name, place }) => (place === "outer" ? [] : [name])));
  for (const { name: one } of objects)
    for (const property of propertiesOf(site.source))
      if (names.has(property))
        for (const sign of ["===", "!==", "<", ">", "<=", ">="])
          yield { text: `${one}?.${property} ${sign} ${property}`, weight: 0.25 };
}

/** null where it was not seen. */
function commonTo(one: Shape | undefined, other: Shape | undefined): string[] | null {
  return one === undefined || other === undefined ? null : sharedMembers(one, other).slice(0, MOST_PROPERTIES);
}

type Add = (text: string, weight: number) => void;

function ofOne({ text, sort, near }: Term, empty: string, numbers: readonly string[], add: Add): void {
  if (sort === "number") {
    for (const test of ["=== 0", "!== 0", "> 0", "< 0", "> 1", "=== 1"]) add(`${text} ${test}`, near * 0.7);
    for (const number of numbers) for (const sign of COMPARISONS) add(`${text} ${sign} ${number}`, near * 0.45);
  } else if (sort === "string") {
    for (const sign of ["===", "!=="]) {
      add(`${text} ${sign} ${empty}`, near * 0.8);
      add(`${text}.trim() ${sign} ${empty}`, near * 0.4);
    }
  } else if (sort === "boolean") {
    for (const test of [text, `!${text}`]) add(test, near);
  } else if (sort === "unknown" || sort === "object") {
    for (const not of ["", "!"]) add(`${not}Array.isArray(${text})`, near * 0.4);
    add(`${text} instanceof Date`, near * 0.3);
    add(`!(${text} instanceof Date)`, near * 0.3);
    for (const test of [
      text,
      `!${text}`,
      `${text} !== undefined`,
      `${text} === undefined`,
      `${text} !== null`,
      `${text} === null`,
    ])
      add(test, near * 0.7);
  }
}

const COMPARISONS = ["<", "<=", ">", ">=", "===", "!=="];

function ofTwo(a: Term, b: Term, add: Add): void {
  const near = a.near * b.near;
  const isLength = /\.(?:length|size)$/;
  if (isLength.test(a.text) && isLength.test(b.text) && near < 0.4) return;
  if (a.text.startsWith(`${b.text}.`) || b.text.startsWith(`${a.text}.`)) return;
  if (a.sort === "number" && b.sort === "number") for (const sign of COMPARISONS) add(`${a.text} ${sign} ${b.text}`, near * 0.8);
  else if (isComparable(a.sort, b.sort)) {
    for (const sign of ["===", "!=="]) add(`${a.text} ${sign} ${b.text}`, near * (a.sort === b.sort ? 0.7 : 0.4));
    if (a.sort === "number" || b.sort === "number" || a.sort === b.sort)
      // Which of two texts comes first is seldom what is asked.
      for (const sign of ["<", ">", "<=", ">="]) add(`${a.text} ${sign} ${b.text}`, near * (a.sort === "string" ? 0.12 : 0.35));
  }
}

function isComparable(a: Term["sort"], b: Term["sort"]): boolean {
  const simple = new Set<Term["sort"]>(["number", "string", "unknown", "object"]);
  return simple.has(a) && simple.has(b) && (a === b || a === "unknown" || b === "unknown");
}

function ofMember(collection: Term, { text, sort, near }: Term, add: Add): void {
  if (sort === "array" || sort === "set" || sort === "map" || sort === "boolean") return;
  const weight = collection.near * near * 0.6;
  const asked = { set: "has", map: "has", array: "includes" } as Partial<Record<Term["sort"], string>>;
  const method = asked[collection.sort];
  if (method !== undefined && !text.startsWith(collection.text))
    for (const not of ["", "!"]) add(`${not}${collection.text}.${method}(${text})`, weight);
  else if (collection.sort === "string" && sort === "string")
    for (const ask of ["includes", "startsWith", "endsWith"])
      // A constant text is mostly a list of signs.
      add(`${collection.text}.${ask}(${text})`, weight * (ask === "includes" && /^[A-Z_\d]+$/.test(collection.text) ? 1 : 0.4));
}

/** Numbers other than 0 and 1 that the function has. */
function numbersIn(source: SourceFile, fn: t.Function | null): string[] {
  const numbers = new Set<string>();
  if (fn !== null)
    t.traverseFast(fn, (one) => {
      if (t.isNumericLiteral(one) && one.value !== 0 && one.value !== 1) numbers.add(textOf(source, one));
    });
  return [...numbers].slice(0, MOST_NUMBERS);
}

/** `isOpen(door)`, `this.has(key)`: functions of the file that are asked as a condition with one value. */
function* ownPredicates(site: Site, node: t.Node, terms: readonly Term[]): Iterable<Predicate> {
  const isInClass = termsAt(site, node).some(({ text }) => text.startsWith("this."));
  for (const asked of askedIn(site.source)) {
    if (asked.startsWith("this.") && !isInClass) continue;
    for (const { text, sort, near } of terms) {
      if (sort === "boolean" || text.endsWith(".length")) continue;
      for (const not of ["", "!"]) yield { text: `${not}${asked}(${text})`, weight: near * 0.5 };
    }
  }
}

const MOST_ASKED_OF = 14;

/** `tok.type === lexer.TOKEN_STRING`: what the file asks of other values, of one of that name first of all. */
function* askedElsewhere({ source }: Site, node: t.Node, terms: readonly Term[]): Iterable<Predicate> {
  const scope = new Set(namesAt(source, node).map(({ name }) => name));
  const values = terms.filter(({ text, sort }) => ASKABLE.has(sort) && !text.endsWith(".length")).slice(0, MOST_ASKED_OF);
  for (const form of askableForms(source, scope))
    for (const { text, near } of values) {
      const isOfThatName = form.subjects.has(lastName(text));
      for (const condition of askedOf(form, text)) yield { text: condition, weight: near * (isOfThatName ? 0.55 : 0.3) };
    }
}

const ASKABLE = new Set<Term["sort"]>(["unknown", "object", "string"]);

const MOST_FUNCTIONS = 6;
const asked = new WeakMap<SourceFile, readonly string[]>();

function askedIn(source: SourceFile): readonly string[] {
  const cached = asked.get(source);
  if (cached !== undefined) return cached;
  const found = new Set<string>();
  for (const node of source.nodes) {
    const fn = t.isVariableDeclarator(node) ? node.init : node;
    if (!t.isFunction(fn) || fn.params.length !== 1) continue;
    if (t.isFunctionDeclaration(node) && node.id && SAYS_SO.test(node.id.name)) found.add(node.id.name);
    if (t.isVariableDeclarator(node) && t.isIdentifier(node.id) && SAYS_SO.test(node.id.name)) found.add(node.id.name);
    if (t.isClassMethod(node) && t.isIdentifier(node.key) && SAYS_SO.test(node.key.name)) found.add(`this.${node.key.name}`);
    if (t.isClassPrivateMethod(node) && SAYS_SO.test(node.key.id.name)) found.add(`this.#${node.key.id.name}`);
  }
  const list = [...found].slice(0, MOST_FUNCTIONS);
  asked.set(source, list);
  return list;
}

const SAYS_SO = /^(?:is|has|can|should|was|are|includes|contains|matches|allows)(?=[A-Z_]|$)/;
