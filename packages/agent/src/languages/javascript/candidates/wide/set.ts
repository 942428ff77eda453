import * as t from "@babel/types";
import { insertAfter, insertBefore, quoted } from "../build.ts";
import { inList } from "../families/returns.ts";
import type { Family, Proposal, Site } from "../types.ts";
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
  return [...assignments(site, terms), ...memberships(terms)];
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
      if (target.sort !== "number" || sort !== "number") continue;
      yield { code: `${target.text} += ${text};`, weight: 0.18 * near * target.near };
      yield { code: `${target.text} -= ${text};`, weight: 0.14 * near * target.near };
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
