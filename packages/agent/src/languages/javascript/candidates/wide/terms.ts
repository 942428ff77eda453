import * as t from "@babel/types";
import { memberOf, type Shape } from "../asked/shape.ts";
import { shapesAt } from "../observed.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { around, functionAround } from "../site.ts";
import type { Site, SourceFile } from "../types.ts";
import { outermost, unreadAt } from "../unread.ts";
import { lookedUp, seenIn, sortOfShape } from "./observed-terms.ts";
import { sortsIn, type Sort } from "./sorts.ts";

/** Something that has a value where an edit is made. */
export interface Term {
  text: string;
  sort: Sort;
  /** 1 for what the statement itself reads, less for what is farther away. */
  near: number;
  /** It can be written to. */
  isWritable: boolean;
}

const MOST_TERMS = 28;
/** Where their sorts were seen, fewer of what is made of them is in vain. */
const MOST_SEEN = 40;
const LONGEST = 40;
/** Times that a word of the issue makes it nearer. */
const NAMED = 1.3;
const NEAR = { statement: 1, function: 0.7, class: 0.5, file: 0.4 };

const known = new WeakMap<Site, Map<t.Node, readonly Term[]>>();

/** What is at hand at a node, the nearest first: variables, properties that the function reads or its class writes, lengths. */
export function termsAt(site: Site, node: t.Node): readonly Term[] {
  const home = scopeOf(site.source, node);
  let scopes = known.get(site);
  if (scopes === undefined) known.set(site, (scopes = new Map()));
  let terms = scopes.get(home);
  if (terms === undefined) scopes.set(home, (terms = gather(site, node)));
  return terms;
}

/** The same names are at hand in all of it. */
function scopeOf(source: SourceFile, node: t.Node): t.Node {
  for (const parent of around(source, node)) if (t.isFunction(parent) || t.isStatement(parent)) return parent;
  return source.ast.program;
}

function gather(site: Site, node: t.Node): Term[] {
  const { source, statement } = site;
  const sorts = sortsIn(source);
  const own = statement === null ? "" : textOf(source, statement).slice(0, 1_000);
  const shapes = shapesAt(site.pool, source, node);
  const found = new Map<string, Term>();
  const add = (text: string, sort: Sort, usual: number, isWritable: boolean): void => {
    if (text.length > LONGEST || found.has(text)) return;
    const near = Math.min(1, usual * (isNamed(site, text) ? NAMED : 1));
    found.set(text, { text, sort, near: mentions(own, text) ? NEAR.statement : near, isWritable });
    const counted = sort === "set" || sort === "map" ? "size" : sort === "array" || sort === "string" ? "length" : null;
    if (counted !== null) add(`${text}.${counted}`, "number", near * 0.8, false);
  };
  const scope = new Set(["this"]);
  const unread = unreadAt(source, node);
  for (const { name, kind, place, constant } of namesAt(source, node)) {
    scope.add(name);
    // Whether a callback was given is asked like anything else.
    if ((kind === "function" && place !== "param") || (place === "outer" && !/^[A-Z][A-Z\d_]*$/.test(name))) continue;
    const isUnused = place !== "outer" && unread.has(name);
    add(
      name,
      kind === "function" ? "object" : (sortOfShape(shapes.get(name)) ?? sorts.get(name) ?? kind),
      isUnused ? NEAR.statement : place === "outer" ? NEAR.file : NEAR.function,
      !constant && place !== "outer",
    );
  }
  for (const { text, root, near, isWritten } of propertiesAround(source, node))
    if (scope.has(root))
      add(text, sortOfShape(shapeOf(shapes, text)) ?? sorts.get(/[\w$]+$/.exec(text)?.[0] ?? "") ?? "unknown", near, isWritten);
  addSeen(shapes, scope, found, add);
  return [...found.values()].sort((a, b) => b.near - a.near).slice(0, shapes.size > 0 ? MOST_SEEN : MOST_TERMS);
}

/** Members of what is at hand, and what its maps hold, though the text here reads none of them. */
function addSeen(
  shapes: ReadonlyMap<string, Shape>,
  scope: ReadonlySet<string>,
  found: ReadonlyMap<string, Term>,
  add: (text: string, sort: Sort, near: number, isWritable: boolean) => void,
): void {
  const near = (text: string): number => (text === "this" ? NEAR.class : (found.get(text)?.near ?? 0));
  for (const [name, shape] of shapes)
    if (scope.has(name) && near(name) > NEAR.file)
      for (const { text, sort, share } of seenIn(name, shape))
        add(text, sort, near(name) * share, name === "this" && /^this\.\w+$/.test(text));
  const keys = [...found.values()].filter(({ text, sort }) => /^[\w$.]+$/.test(text) && (sort === "string" || sort === "number"));
  for (const map of [...found.values()].filter(({ sort }) => sort === "map")) {
    const shape = shapeOf(shapes, map.text);
    if (shape === undefined) continue;
    const nearest = keys.filter(({ text }) => !text.startsWith(map.text)).sort((a, b) => b.near - a.near);
    for (const { text, sort, share } of lookedUp({ text: map.text, shape }, nearest)) add(text, sort, map.near * share, false);
  }
}

/** Of `a.b.c`. */
function shapeOf(shapes: ReadonlyMap<string, Shape>, text: string): Shape | undefined {
  const [name = "", ...members] = text.split(".");
  return members.reduce(memberOf, shapes.get(name));
}

/** A word of the issue is in its last name. */
function isNamed({ pool }: Site, text: string): boolean {
  const [last = ""] = /[\w$]+$/.exec(text) ?? [];
  return last.length > 2 && last.split(/(?=[A-Z])|_/).some((word) => word.length > 2 && pool.words.has(word.toLowerCase()));
}

/** As a whole, not within a longer name. */
function mentions(text: string, term: string): boolean {
  const at = text.indexOf(term);
  return at >= 0 && !/[\w$.]/.test(text.charAt(at - 1)) && !/[\w$]/.test(text.charAt(at + term.length));
}

interface Property {
  text: string;
  root: string;
  isWritten: boolean;
}

const properties = new WeakMap<t.Node, readonly Property[]>();

/** Of the function, of its class, and of what has the same name in other functions of the file. */
function propertiesAround(source: SourceFile, node: t.Node): (Property & { near: number })[] {
  const fn = functionAround(source, node);
  const owner = [...around(source, node)].find((one) => t.isClass(one));
  const own = fn === null ? [] : propertiesOf(source, outermost(source, fn));
  const ofClass = owner === undefined ? [] : propertiesOf(source, owner).filter(({ root }) => root === "this");
  const elsewhere = propertiesOf(source, source.ast.program).filter(({ root }) => root !== "this");
  const written = new Set(ofClass.filter(({ isWritten }) => isWritten).map(({ text }) => text));
  return [
    ...own.map((one) => ({ ...one, isWritten: one.isWritten || written.has(one.text), near: NEAR.function })),
    ...ofClass.map((one) => ({ ...one, near: NEAR.class })),
    ...elsewhere.map((one) => ({ ...one, isWritten: false, near: NEAR.file })),
  ];
}

/** `a.b` and `this.a.b`, without what is called. */
function propertiesOf(source: SourceFile, home: t.Node): readonly Property[] {
  const cached = properties.get(home);
  if (cached !== undefined) return cached;
  const found = new Map<string, Property>();
  t.traverseFast(home, (one) => {
    // What a class declares may be set anew in each of its methods.
    if (
      (t.isClassProperty(one) || t.isClassPrivateProperty(one)) &&
      !one.static &&
      (t.isPrivateName(one.key) || t.isIdentifier(one.key))
    ) {
      const field = `this.${textOf(source, one.key)}`;
      found.set(field, { text: field, root: "this", isWritten: true });
    }
    if (!t.isMemberExpression(one) || !isPlain(one)) return;
    const parent = source.parents.get(one);
    if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === one) return;
    const text = textOf(source, one);
    if (/\.(?:length|size)$|\s/.test(text)) return;
    const isWritten = (t.isAssignmentExpression(parent) && parent.left === one) || t.isUpdateExpression(parent);
    const earlier = found.get(text);
    found.set(text, {
      text,
      root: /^[\w$]+/.exec(text)?.[0] ?? "",
      isWritten: isWritten || earlier?.isWritten === true,
    });
  });
  const list = [...found.values()];
  properties.set(home, list);
  return list;
}

function isPlain(node: t.Node): boolean {
  if (t.isIdentifier(node) || t.isThisExpression(node)) return true;
  return t.isMemberExpression(node) && !node.computed && isPlain(node.object);
}
