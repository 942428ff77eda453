import * as t from "@babel/types";
import { tokensOf, type EditShape } from "./edit-shape.ts";
import { kindsByUse } from "./kinds.ts";
import { isReference } from "./scope.ts";
import { functionAround } from "./site.ts";
import type { Proposal, Site, SourceFile } from "./types.ts";
import { outermost, unreadAt } from "./unread.ts";

const IS_NAME = /^[A-Za-z_$]/;
const IS_NUMBER = /^\d/;
const OPERATORS = new Set(["&&", "||", "??", "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "===", "!==", "==", "!=", "=", ","]);
/** Characters beside an edit that its neighbours are looked for in. */
const BESIDE = 80;

/** How what an edit makes reads beside the rest of its file, as names of facts. */
export function readingOf(site: Site, proposal: Proposal, shape: EditShape): string[] {
  if (shape.removed + shape.inserted > 60) return [];
  return [...sequenceFacts(site.source, proposal, shape), ...nameFacts(site, shape), ...swapFacts(site.source, shape)];
}

/** Whether the file says elsewhere what the edit makes it say. */
function sequenceFacts(source: SourceFile, { start, end, replacement }: Proposal, { given, head }: EditShape): string[] {
  const own = tokensOf(replacement);
  const before = [...tokensOf(source.text.slice(Math.max(0, start - BESIDE), start)), ...own.slice(0, head)].slice(-2);
  const after = [...own.slice(head + given.length), ...tokensOf(source.text.slice(end, end + BESIDE))].slice(0, 2);
  const all = [...before, ...given, ...after];
  const { pairs, triples } = sequencesOf(source);
  let [strangePairs, strangeTriples] = [0, 0];
  for (let at = before.length - 1; at < before.length + given.length; at++) {
    if (at < 0 || at + 1 >= all.length) continue;
    if (!pairs.has(`${all[at]} ${all[at + 1]}`)) strangePairs += 1;
  }
  for (let at = 0; at + 2 < all.length; at++) if (!triples.has(`${all[at]} ${all[at + 1]} ${all[at + 2]}`)) strangeTriples += 1;
  const size = given.length > 8 ? "long" : given.length > 3 ? "middling" : given.length > 0 ? "short" : "none";
  const facts = [`pairs ${upTo(strangePairs, 4)} ${size}`, `triples ${upTo(strangeTriples, 5)} ${size}`];
  const from = Math.max(1, before.length - 1);
  for (let at = from; at + 1 < all.length && at <= before.length + given.length; at++) {
    const [left, sign, right] = [all[at - 1] ?? "", all[at] ?? "", all[at + 1] ?? ""];
    if (OPERATORS.has(sign) && left === right && IS_NAME.test(left) && !/^[.([]/.test(all[at + 2] ?? "") && all[at - 2] !== ".") {
      facts.push(`twice ${sign === "," ? "given" : "asked"}`);
      break;
    }
  }
  return facts;
}

function upTo(count: number, most: number): string {
  return count >= most ? `${most}+` : String(count);
}

const sequences = new WeakMap<SourceFile, { pairs: Set<string>; triples: Set<string> }>();

function sequencesOf(source: SourceFile): { pairs: Set<string>; triples: Set<string> } {
  let found = sequences.get(source);
  if (found === undefined) {
    const tokens = tokensOf(source.text);
    found = { pairs: new Set(), triples: new Set() };
    for (let at = 0; at + 1 < tokens.length; at++) {
      found.pairs.add(`${tokens[at]} ${tokens[at + 1]}`);
      found.triples.add(`${tokens[at]} ${tokens[at + 1]} ${tokens[at + 2]}`);
    }
    sequences.set(source, found);
  }
  return found;
}

/** What the edit leaves without a reader or a value, and what it makes use of at last. */
function nameFacts(site: Site, { taken, given, names }: EditShape): string[] {
  const { source, statement } = site;
  if (statement === null) return [];
  const facts: string[] = [];
  const unread = unreadAt(source, statement);
  if (names.some((name) => unread.has(name))) facts.push("reads unread");
  const fn = functionAround(source, statement);
  if (fn === null) return facts;
  const home = outermost(source, fn);
  const { reads, params, locals } = useOf(source, home);
  const lost = taken.filter((name, at) => IS_NAME.test(name) && taken[at - 1] !== "." && taken.indexOf(name) === at);
  for (const name of lost) {
    const count = times(taken, name) - times(given, name);
    if (count <= 0) continue;
    const where = params.has(name) ? "param" : locals.has(name) ? "local" : null;
    if (where !== null && (reads.get(name) ?? 0) - count <= 0 && (reads.get(name) ?? 0) > 0) facts.push(`leaves unread ${where}`);
    else if (where === null && !params.has(name) && countInFile(source, name) - count <= 1 && countInFile(source, name) > 1)
      facts.push("leaves unread file");
  }
  for (const [at, name] of taken.entries())
    if (taken[at + 1] === "=" && taken[at - 1] !== "." && locals.has(name) && !given.includes(name)) {
      facts.push(`leaves unset ${(reads.get(name) ?? 0) > times(taken, name) - 1 ? "read" : "unread"}`);
      break;
    }
  return [...new Set(facts)];
}

function times(tokens: readonly string[], wanted: string): number {
  let count = 0;
  for (const [at, token] of tokens.entries()) if (token === wanted && tokens[at - 1] !== ".") count += 1;
  return count;
}

interface Use {
  reads: Map<string, number>;
  params: Set<string>;
  locals: Set<string>;
}

const uses = new WeakMap<t.Node, Use>();

function useOf(source: SourceFile, home: t.Function): Use {
  let use = uses.get(home);
  if (use === undefined) {
    const own: Use = { reads: new Map(), params: new Set(), locals: new Set() };
    t.traverseFast(home, (node) => {
      if (t.isFunction(node)) for (const param of node.params) for (const name of namesIn(param)) own.params.add(name);
      if (t.isVariableDeclarator(node)) for (const name of namesIn(node.id)) own.locals.add(name);
      if (t.isIdentifier(node) && isReference(source, node)) own.reads.set(node.name, (own.reads.get(node.name) ?? 0) + 1);
    });
    uses.set(home, (use = own));
  }
  return use;
}

function namesIn(pattern: t.Node): string[] {
  return Object.keys(t.getBindingIdentifiers(pattern));
}

const counts = new WeakMap<SourceFile, Map<string, number>>();

function countInFile(source: SourceFile, name: string): number {
  let found = counts.get(source);
  if (found === undefined) {
    found = new Map();
    for (const token of tokensOf(source.text)) found.set(token, (found.get(token) ?? 0) + 1);
    counts.set(source, found);
  }
  return found.get(name) ?? 0;
}

/** One name or number for another. */
function swapFacts(source: SourceFile, { taken, given }: EditShape): string[] {
  const [old, fresh] = [taken[0], given[0]];
  if (taken.length !== 1 || given.length !== 1 || old === undefined || fresh === undefined) return [];
  if (IS_NUMBER.test(old) && IS_NUMBER.test(fresh))
    return [`number ${relation(old, fresh)}`, `number ${countInFile(source, fresh) > 0 ? "known" : "new"}`];
  if (!IS_NAME.test(old) || !IS_NAME.test(fresh)) return [];
  const kinds = kindsByUse(source);
  const [was, becomes] = [kinds.get(old) ?? "unknown", kinds.get(fresh) ?? "unknown"];
  const kind = was === "unknown" || becomes === "unknown" ? "unknown" : was === becomes ? "same" : "other";
  return [`swap kind ${kind}`, `swap ${alike(old, fresh)}`];
}

function relation(old: string, fresh: string): string {
  const [was, becomes] = [Number(old), Number(fresh)];
  if (becomes === was + 1) return "+1";
  if (becomes === was - 1) return "-1";
  if (was !== 0 && becomes !== 0 && Number.isInteger(Math.log10(becomes / was))) return "tens";
  const sorted = (text: string): string => [...text.replaceAll(/\D/g, "")].sort().join("");
  if (sorted(old) === sorted(fresh)) return "digits";
  if (was !== 0 && (becomes === 2 * was || was === 2 * becomes)) return "double";
  return becomes === 0 || becomes === 1 ? "plain" : "other";
}

function alike(old: string, fresh: string): string {
  const words = (name: string): Set<string> => new Set(name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase()));
  if (!words(old).isDisjointFrom(words(fresh))) return "words";
  return old.length === fresh.length ? "length" : "other";
}
