import * as t from "@babel/types";
import { insertAfter, insertBefore, quoted } from "../build.ts";
import { inList } from "../families/returns.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { functionsAt } from "./own-function.ts";
import { termsAt, type Term } from "./terms.ts";

const MOST_WRITTEN = 8;
const MOST_TERMS = 10;

/** A statement that is missing: a variable that gets another value, a collection that gets or loses a member. */
export const set: Family = {
  name: "wide-set",
  *propose(site) {
    const { statement } = site;
    if (statement === null || site.fn === null || t.isFunctionDeclaration(statement) || !inList(site, statement)) return;
    for (const { code, weight } of writtenAt(site, statement)) yield* placed(site, statement, code, weight);
  },
};

export function writtenAt(site: Site, statement: t.Statement): Written[] {
  const terms = termsAt(site, statement);
  return [
    ...assignments(site, terms),
    ...memberships(terms),
    ...entries(site, statement, terms),
    ...members(site, statement),
    ...calls(site, statement),
    ...through(site, statement, terms),
  ];
}

function* placed(site: Site, statement: t.Statement, code: string, weight: number): Iterable<Proposal> {
  yield insertBefore(site, statement, code, weight);
  if (!t.isReturnStatement(statement) && !t.isThrowStatement(statement)) yield insertAfter(site, statement, code, weight);
}

interface Written {
  code: string;
  weight: number;
}

function* assignments(site: Site, terms: readonly Term[]): Iterable<Written> {
  const written = terms.filter(({ isWritable }) => isWritable).slice(0, MOST_WRITTEN);
  for (const target of written) {
    for (const value of neutral(site, target)) yield { code: `${target.text} = ${value};`, weight: 0.2 * target.near };
    for (const { text, sort, near } of terms.slice(0, 2 * MOST_TERMS)) {
      if (text === target.text || (sort !== target.sort && sort !== "unknown" && target.sort !== "unknown")) continue;
      yield { code: `${target.text} = ${text};`, weight: 0.2 * near * target.near };
      const isCounted = (one: Term["sort"]): boolean => one === "number" || one === "unknown";
      if (!isCounted(target.sort) || !isCounted(sort)) continue;
      const sure = target.sort === "number" && sort === "number" ? 1 : 0.6;
      yield { code: `${target.text} += ${text};`, weight: 0.18 * sure * near * target.near };
      yield { code: `${target.text} -= ${text};`, weight: 0.14 * sure * near * target.near };
    }
    if (target.sort !== "number") continue;
    yield { code: `${target.text} += 1;`, weight: 0.22 * target.near };
    yield { code: `${target.text} -= 1;`, weight: 0.18 * target.near };
  }
}

function neutral(site: Site, { sort }: Term): string[] {
  if (sort === "number") return ["0", "1", "null"];
  if (sort === "string") return [quoted(site, ""), "null"];
  if (sort === "boolean") return ["true", "false"];
  if (sort === "array") return ["[]"];
  return sort === "set" || sort === "map" ? [] : ["null", "undefined"];
}

function* memberships(terms: readonly Term[]): Iterable<Written> {
  for (const { text, sort, near } of terms) {
    const methods = METHODS[sort];
    if (methods === undefined) continue;
    if (sort === "array")
      for (const { text: at } of terms.filter(
        (one) => one.sort === "number" && /^(?:i|at|index|position|\w*Index)$/.test(one.text),
      ))
        yield { code: `${text}.splice(${at}, 1);`, weight: 0.2 * near };
    for (const other of terms)
      if (other.text !== text && sort === "set" && (other.sort === "set" || other.sort === "array"))
        for (const method of ["add", "delete"])
          yield { code: `for (const one of ${other.text}) ${text}.${method}(one);`, weight: 0.14 * near * other.near };
    for (const method of methods.alone) yield { code: `${text}.${method}();`, weight: 0.12 * near };
    for (const value of terms.slice(0, MOST_TERMS)) {
      if (value.text === text || value.sort === "array" || value.text.endsWith(".length") || value.text.endsWith(".size"))
        continue;
      for (const method of methods.withOne) yield { code: `${text}.${method}(${value.text});`, weight: 0.18 * near * value.near };
    }
  }
}

const METHODS: Partial<Record<Term["sort"], { alone: string[]; withOne: string[] }>> = {
  array: { alone: ["pop", "shift"], withOne: ["push"] },
  set: { alone: ["clear"], withOne: ["add", "delete"] },
  map: { alone: ["clear"], withOne: ["delete"] },
};

const LONGEST = 40;
const ASKED = new Set(["get", "has", "set", "delete"]);

/** `stats.set(name, entry);` of a map that the function asks for that name. */
function* entries(site: Site, statement: t.Statement, terms: readonly Term[]): Iterable<Written> {
  const keys = new Map<string, Set<string>>();
  t.traverseFast(site.fn ?? statement, (node) => {
    if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return;
    const [key] = node.arguments;
    const map = textOf(site.source, node.callee.object);
    if (key === undefined || !ASKED.has(node.callee.property.name) || map.length > LONGEST) return;
    keys.set(map, (keys.get(map) ?? new Set()).add(textOf(site.source, key)));
  });
  for (const [map, asked] of keys)
    for (const key of asked) {
      yield { code: `${map}.delete(${key});`, weight: 0.16 };
      for (const { text: value, near } of terms.slice(0, MOST_TERMS))
        if (value !== map && value !== key) yield { code: `${map}.set(${key}, ${value});`, weight: 0.2 * near };
    }
}

const MOST_OBJECTS = 4;

/** `previous.time = step.time;`, of what the file writes somewhere. */
function* members(site: Site, statement: t.Statement): Iterable<Written> {
  const objects = namesAt(site.source, statement)
    .filter(({ kind, place }) => place !== "outer" && (kind === "object" || kind === "unknown"))
    .slice(0, MOST_OBJECTS)
    .map(({ name }) => name);
  for (const property of writtenIn(site.source))
    for (const object of objects) {
      for (const other of objects)
        if (other !== object) {
          yield { code: `${object}.${property} = ${other}.${property};`, weight: 0.14 };
          yield { code: `${object}.${property} = ${object}.${property} || ${other}.${property};`, weight: 0.08 };
        }
      for (const value of ["true", "false", "null", "0"]) yield { code: `${object}.${property} = ${value};`, weight: 0.06 };
    }
}

const MOST_PROPERTIES = 14;
const known = new WeakMap<SourceFile, readonly string[]>();

/** Properties of objects other than `this`, those that are set later first. */
function writtenIn(source: SourceFile): readonly string[] {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const found = new Set<string>();
  for (const node of source.nodes) {
    const target = t.isAssignmentExpression(node) ? node.left : t.isUpdateExpression(node) ? node.argument : null;
    if (t.isMemberExpression(target) && !target.computed && t.isIdentifier(target.property) && !t.isThisExpression(target.object))
      found.add(target.property.name);
  }
  // Those that are only set where the object is made come after them.
  for (const node of source.nodes)
    if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key) && t.isObjectExpression(source.parents.get(node)))
      found.add(node.key.name);
  const list = [...found].slice(0, MOST_PROPERTIES);
  known.set(source, list);
  return list;
}

/** `path = normalise(path);` */
function* through(site: Site, statement: t.Statement, terms: readonly Term[]): Iterable<Written> {
  const functions = functionsAt(site, statement);
  for (const { text, isWritable, near } of terms)
    if (isWritable) for (const name of functions) yield { code: `${text} = ${name}(${text});`, weight: 0.25 * near };
}

/** `unsubscribe();`: what a call gave may be a function. */
function* calls(site: Site, statement: t.Statement): Iterable<Written> {
  for (const { name, kind, place, constant } of namesAt(site.source, statement)) {
    if (place === "outer") continue;
    if (kind === "function") yield { code: `${name}();`, weight: 0.14 };
    else if (kind === "unknown" && constant && place === "local") yield { code: `${name}();`, weight: 0.05 };
  }
}
