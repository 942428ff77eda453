import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { likenessOf } from "../near-names.ts";
import type { Family, Pool, Site, SourceFile } from "../types.ts";
import { isMissed } from "./missed-methods.ts";

/** Times likelier where the error says so, and where only nothing that is known here has it. */
const MISSED = 3;
const UNKNOWN = 1.5;
const MOST = 10;
const LEAST_LIKE = 0.3;

/** A member that nothing has: one that reads like it is meant. `red.ushl(a)` → `red.shl(a)`, `list.lenght` → `list.length`. */
export const misnamed: Family = {
  name: "misnamed",
  *propose(site) {
    for (const node of site.nodes) {
      if (!(t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) || node.computed === true) continue;
      const { property } = node;
      if (!t.isIdentifier(property) || isTarget(site.source, node)) continue;
      const missed = isMissed(site.pool, property.name);
      if (!missed && (OF_THE_LANGUAGE.has(property.name) || memberNames(site).has(property.name))) continue;
      for (const [name, likely] of meantBy(site, property.name))
        yield { ...replaceNode(site, property, name, likely), evidence: missed ? MISSED : UNKNOWN };
    }
  },
};

const meant = new WeakMap<ReadonlySet<string>, Map<string, [string, number][]>>();

/** What the project's members and the language's are called, the likest first; looked for once. */
function meantBy(site: Site, name: string): [string, number][] {
  const members = memberNames(site);
  let table = meant.get(members);
  if (table === undefined) meant.set(members, (table = new Map<string, [string, number][]>()));
  let found = table.get(name);
  if (found === undefined) table.set(name, (found = likest(members, name)));
  return found;
}

function likest(members: ReadonlySet<string>, name: string): [string, number][] {
  return [...new Set([...members, ...OF_THE_LANGUAGE])]
    .filter((other) => other !== name)
    .map((other): [string, number] => [other, likenessOf(name, other)])
    .filter(([, likely]) => likely >= LEAST_LIKE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST);
}

const ofFiles = new WeakMap<SourceFile, ReadonlySet<string>>();
const ofProjects = new WeakMap<Pool, WeakMap<SourceFile, ReadonlySet<string>>>();

function memberNames({ source, pool }: Site): ReadonlySet<string> {
  let known = ofProjects.get(pool);
  if (known === undefined) ofProjects.set(pool, (known = new WeakMap()));
  let names = known.get(source);
  if (names === undefined) known.set(source, (names = new Set([source, ...pool.others()].flatMap((one) => [...namesIn(one)]))));
  return names;
}

/** Names that members are given: where they are set, where objects and classes are written, in types. */
function namesIn(source: SourceFile): ReadonlySet<string> {
  let names = ofFiles.get(source);
  if (names === undefined) ofFiles.set(source, (names = new Set(source.nodes.flatMap((node) => nameGiven(source, node) ?? []))));
  return names;
}

function nameGiven(source: SourceFile, node: t.Node): string | null {
  if (t.isMemberExpression(node)) {
    if (!isTarget(source, node)) return null;
    return nameOf(node.property, node.computed);
  }
  if (t.isObjectMember(node) || t.isClassMethod(node) || t.isClassProperty(node) || t.isClassAccessorProperty(node))
    return nameOf(node.key, node.computed === true);
  if (t.isTSPropertySignature(node) || t.isTSMethodSignature(node)) return nameOf(node.key, node.computed === true);
  // Members are made of lists of names: `["log", "warn"].forEach((name) => (console[name] = …))`.
  return t.isStringLiteral(node) && t.isArrayExpression(source.parents.get(node)) ? node.value : null;
}

/** Something is put there. */
function isTarget(source: SourceFile, node: t.Node): boolean {
  const parent = source.parents.get(node);
  return t.isAssignmentExpression(parent, { operator: "=" }) && parent.left === node;
}

function nameOf(key: t.Node, computed: boolean): string | null {
  if (t.isStringLiteral(key)) return key.value;
  return t.isIdentifier(key) && !computed ? key.name : null;
}

/** What built-in objects have, and those that they make. */
const OF_THE_LANGUAGE: ReadonlySet<string> = namesOfTheLanguage();

function namesOfTheLanguage(): Set<string> {
  const names = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value !== "object" && typeof value !== "function") return;
    if (value !== null) for (const name of Object.getOwnPropertyNames(value)) names.add(name);
  };
  const generator = Object.getPrototypeOf(function* () {}) as { prototype: object };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // What is only made when it is asked for stays unmade: crypto, storages.
    const { value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    note(value);
    if (typeof value === "function") note((value as { prototype?: unknown }).prototype);
  }
  for (const one of [Uint8Array.prototype, [][Symbol.iterator](), generator.prototype]) note(Object.getPrototypeOf(one));
  return names;
}
