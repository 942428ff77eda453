import * as t from "@babel/types";
import { insertBefore, replaceNode } from "../build.ts";
import { kindOf, STRING_METHODS } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Name, Proposal, Site } from "../types.ts";
import { lastWord, waysIn, type Way } from "./ways.ts";
import { inList } from "./returns.ts";

const MOST = 10;
const MOST_BEFORE = 3;
const KNOWN = new Set(Object.getOwnPropertyNames(globalThis));

/** A value goes through what the file puts others through, with all that this takes: `width` → `scale.rounded(width, places)`. */
export const passedThrough: Family = {
  name: "passed-through",
  *propose(site) {
    const ways = waysHere(site);
    if (ways.length === 0) return;
    for (const node of site.nodes) if (isValue(site, node)) yield* through(site, node, ways);
    yield* before(site, ways);
  },
};

/** Those that read nothing else than what is known at the statement. */
function waysHere(site: Site): readonly Way[] {
  const at = site.statement ?? site.nodes[0];
  const ways = at === undefined ? [] : waysIn(site.source);
  const scope = new Set(ways.length === 0 || at === undefined ? [] : namesAt(site.source, at).map(({ name }) => name));
  return ways.filter(({ names }) => names.every((name) => scope.has(name) || KNOWN.has(name)));
}

type Value = t.Identifier | t.MemberExpression | t.CallExpression;

function isValue({ source }: Site, node: t.Node): node is Value {
  if (!t.isIdentifier(node) && !t.isMemberExpression(node) && !t.isCallExpression(node)) return false;
  const parent = source.parents.get(node);
  if (parent === undefined || (t.isIdentifier(node) && !isReference(source, node))) return false;
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  if (t.isAssignmentExpression(parent)) return parent.right === node;
  if (t.isBinaryExpression(parent)) return !["in", "instanceof"].includes(parent.operator);
  if (t.isObjectProperty(parent)) return parent.value === node && t.isObjectExpression(source.parents.get(parent));
  // `words.sort()` of a copy, say.
  if (t.isMemberExpression(parent) && !parent.computed)
    return !t.isCallExpression(node) && t.isCallExpression(source.parents.get(parent));
  return (
    t.isMemberExpression(parent) ||
    t.isVariableDeclarator(parent) ||
    t.isReturnStatement(parent) ||
    t.isArrowFunctionExpression(parent) ||
    t.isConditionalExpression(parent) ||
    t.isLogicalExpression(parent) ||
    t.isTemplateLiteral(parent) ||
    t.isArrayExpression(parent)
  );
}

interface Fitting {
  way: Way;
  weight: number;
}

/** What the same value goes through elsewhere comes first, then what goes by the same name, then what is frequent. */
function fitting(site: Site, node: Value, ways: readonly Way[]): Fitting[] {
  const text = textOf(site.source, node);
  const word = lastWord(text);
  const kind = kindOf(site.source, node);
  const isText = kind === "string" || kind === "number" || kind === "unknown";
  const here = site.statement === null ? text : textOf(site.source, site.statement);
  return ways
    .flatMap((way) => {
      if (way.method !== null && STRING_METHODS.has(way.method) && !isText) return [];
      const isSame = way.values.has(text);
      if (isSame && here.includes(way.head + text + way.tail)) return [];
      const isAlike = word !== "" && way.words.has(word);
      return [{ way, weight: isSame ? 1 : isAlike ? 0.7 : 0.35 * Math.min(1, 0.5 + way.times / 6) }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}

function* through(site: Site, node: Value, ways: readonly Way[]): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  // One value through one function is what `wrapper` does, where that looks.
  const isOurs = t.isBinaryExpression(parent) || t.isTemplateLiteral(parent) || t.isObjectProperty(parent);
  const open = isOurs && !t.isCallExpression(node) ? ways : ways.filter(({ isPlain }) => !isPlain);
  const text = textOf(site.source, node);
  for (const { way, weight } of fitting(site, node, open).slice(0, MOST))
    yield replaceNode(site, node, way.head + text + way.tail, weight);
}

/** `rows = rows.slice();` before the statement that reads them. */
function* before(site: Site, ways: readonly Way[]): Iterable<Proposal> {
  const { statement } = site;
  if (statement === null || site.fn === null || !inList(site, statement)) return;
  const isVariable = ({ constant, place }: Name): boolean => !constant && place !== "outer";
  const names = new Set(
    namesAt(site.source, statement)
      .filter(isVariable)
      .map(({ name }) => name),
  );
  for (const node of site.nodes) {
    if (!t.isIdentifier(node) || !isReference(site.source, node) || !names.delete(node.name)) continue;
    for (const { way, weight } of fitting(site, node, ways).slice(0, MOST_BEFORE))
      yield insertBefore(site, statement, `${node.name} = ${way.head}${node.name}${way.tail};`, weight * 0.5);
  }
}
