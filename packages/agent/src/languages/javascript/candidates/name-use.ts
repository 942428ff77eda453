import * as t from "@babel/types";
import type { EditShape } from "./edit-shape.ts";
import { isReference } from "./scope.ts";
import { sequencesOf } from "./sequences.ts";
import { functionAround } from "./site.ts";
import type { Site, SourceFile } from "./types.ts";
import { outermost, unreadAt } from "./unread.ts";

const IS_NAME = /^[A-Za-z_$]/;

/** What an edit leaves without a reader or without a value, and what it makes use of at last, as names of facts. */
export function nameUse({ source, statement }: Site, { taken, given, names }: EditShape): string[] {
  const fn = statement === null ? null : functionAround(source, statement);
  if (statement === null || fn === null) return [];
  const unread = unreadAt(source, statement);
  const facts = new Set<string>(names.some((name) => unread.has(name)) ? ["reads unread"] : []);
  const use = useOf(source, outermost(source, fn));
  for (const name of new Set(taken.filter((token, at) => IS_NAME.test(token) && taken[at - 1] !== "."))) {
    const lost = times(taken, name) - times(given, name);
    const left = lost > 0 ? leftUnread(source, use, name, lost) : null;
    if (left !== null) facts.add(`leaves unread ${left}`);
  }
  const unset = taken.find(
    (name, at) => taken[at + 1] === "=" && taken[at - 1] !== "." && use.locals.has(name) && !given.includes(name),
  );
  if (unset !== undefined) facts.add(`leaves unset ${(use.reads.get(unset) ?? 0) > times(taken, unset) - 1 ? "read" : "unread"}`);
  return [...facts];
}

/** Which sort of name nothing reads where so many of its readings are gone; null while something does. */
function leftUnread(source: SourceFile, { reads, params, locals }: Use, name: string, lost: number): string | null {
  const sort = params.has(name) ? "param" : locals.has(name) ? "local" : null;
  const read = reads.get(name) ?? 0;
  if (sort !== null) return read > 0 && read <= lost ? sort : null;
  const written = sequencesOf(source).counts.get(name) ?? 0;
  return written > 1 && written <= lost + 1 ? "file" : null;
}

/** How often a name is there, but as a member. */
function times(tokens: readonly string[], wanted: string): number {
  return tokens.filter((token, at) => token === wanted && tokens[at - 1] !== ".").length;
}

interface Use {
  reads: Map<string, number>;
  params: Set<string>;
  locals: Set<string>;
}

const uses = new WeakMap<t.Node, Use>();

function useOf(source: SourceFile, home: t.Function): Use {
  let use = uses.get(home);
  if (use === undefined) uses.set(home, (use = findUse(source, home)));
  return use;
}

function findUse(source: SourceFile, home: t.Function): Use {
  const own: Use = { reads: new Map(), params: new Set(), locals: new Set() };
  t.traverseFast(home, (node) => {
    if (t.isFunction(node)) for (const param of node.params) for (const name of namesIn(param)) own.params.add(name);
    if (t.isVariableDeclarator(node)) for (const name of namesIn(node.id)) own.locals.add(name);
    if (t.isIdentifier(node) && isReference(source, node)) own.reads.set(node.name, (own.reads.get(node.name) ?? 0) + 1);
  });
  return own;
}

function namesIn(pattern: t.Node): string[] {
  return Object.keys(t.getBindingIdentifiers(pattern));
}
