import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { unreadAt } from "../unread.ts";
import { calledAround } from "./called-around.ts";
import type { Family, Name, Proposal, Site } from "../types.ts";

const MOST = 5;

/** All of a list where one thing stands, and what a function that calls itself hands on: what it has so far, and one more. */
export const restOf: Family = {
  name: "rest-of",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isArrayExpression(node)) yield* within(site, node);
      if (t.isCallExpression(node)) yield* handedOn(site, node);
      if (t.isIdentifier(node)) yield* behindFirst(site, node);
    }
  },
};

/** `[this.name, child.name]` → `[this.name, ...route]`. */
function* within(site: Site, node: t.ArrayExpression): Iterable<Proposal> {
  const last = node.elements.at(-1);
  if (last === undefined || last === null || t.isSpreadElement(last)) return;
  const unread = unreadAt(site.source, node);
  const lists = namesAt(site.source, node)
    .filter(({ kind, place }) => place !== "outer" && (kind === "array" || kind === "unknown"))
    .toSorted((a, b) => rankOf(b, unread) - rankOf(a, unread));
  for (const [position, { name }] of lists.slice(0, MOST).entries())
    yield replaceNode(site, last, `...${name}`, 0.6 / (1 + position * 0.3));
}

function rankOf({ name, kind }: Name, unread: ReadonlySet<string>): number {
  return (unread.has(name) ? 2 : 0) + (kind === "array" ? 1 : 0);
}

/** `walk(child, seen)` → `walk(child, new Set([...seen, name]))`: what is inside must know of what is around it. */
function* handedOn(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const fn = calledAround(site, node);
  if (fn === null) return;
  const params = new Map(
    fn.params.flatMap((param): [string, t.Node | null][] => {
      if (t.isIdentifier(param)) return [[param.name, null]];
      return t.isAssignmentPattern(param) && t.isIdentifier(param.left) ? [[param.left.name, param.right]] : [];
    }),
  );
  for (const given of node.arguments) {
    if (!t.isIdentifier(given) || !params.has(given.name)) continue;
    const shapes = shapesOf(site, fn, given.name, params.get(given.name) ?? null);
    if (shapes.length === 0) continue;
    const more = namesAt(site.source, node).filter(({ name, place }) => place !== "outer" && name !== given.name);
    for (const shape of shapes)
      for (const [position, { name }] of more.slice(0, MOST).entries())
        yield replaceNode(site, given, shape.replace("#", given.name).replace("$", name), 0.7 / (1 + position * 0.2));
  }
}

/** `word[0].toUpperCase() + word` → `… + word.slice(1)`: the first was dealt with. */
function* behindFirst(site: Site, node: t.Identifier): Iterable<Proposal> {
  if (site.statement === null || !isReference(site.source, node)) return;
  const parent = site.source.parents.get(node);
  if (t.isMemberExpression(parent) || (t.isCallExpression(parent) && parent.callee === node)) return;
  const text = textOf(site.source, site.statement);
  const isTaken = [`${node.name}[0]`, `${node.name}.charAt(0)`, `${node.name}.at(0)`].some((first) => text.includes(first));
  const isHandedOn = t.isCallExpression(parent) && calledAround(site, parent) !== null;
  if (isTaken || isHandedOn) yield replaceNode(site, node, `${node.name}.slice(1)`, isTaken ? 0.9 : 0.35);
  if (isHandedOn) yield replaceNode(site, node, `${node.name}.slice(0, -1)`, 0.2);
}

const SET = "new Set([...#, $])";
const LIST = "[...#, $]";

function shapesOf({ source }: Site, fn: t.Function, name: string, given: t.Node | null): string[] {
  if (t.isNewExpression(given) && textOf(source, given.callee) === "Set") return [SET];
  if (t.isArrayExpression(given)) return [LIST];
  const text = textOf(source, fn);
  if (text.includes(`${name}.has(`)) return [SET];
  return text.includes(`${name}.includes(`) || text.includes(`...${name}`) ? [LIST] : [];
}
