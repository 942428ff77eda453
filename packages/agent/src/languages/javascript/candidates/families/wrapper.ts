import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { moduleFunctions } from "../module-functions.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import type { Family, Site, SourceFile } from "../types.ts";

const MOST_FUNCTIONS = 12;

/** A value goes through one of the program's own functions first, as others of its kind do. */
export const wrapper: Family = {
  name: "wrapper",
  *propose(site) {
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if (parent === undefined || !t.isExpression(node)) continue;
      const isAsked = t.isMemberExpression(parent) && parent.object === node && t.isIdentifier(node);
      if (!isAsked && !isPassedOn(node, parent)) continue;
      if (t.isLiteral(node) || t.isFunction(node) || (t.isIdentifier(node) && !isReference(site.source, node))) continue;
      const outer = t.isCallExpression(parent) ? calleeOf(parent) : null;
      for (const { name, within } of functionsFor(site, node)) {
        if (t.isCallExpression(node) && calleeOf(node) === name) continue;
        const asElsewhere = outer !== null && within.has(outer);
        yield replaceNode(site, node, `${name}(${textOf(site.source, node)})`, asElsewhere ? 1 : isAsked ? 0.25 : 0.4);
      }
    }
  },
};

/** Handed to a call, returned, or kept. */
function isPassedOn(node: t.Node, parent: t.Node): boolean {
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  return (
    t.isReturnStatement(parent) ||
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node) ||
    (t.isArrowFunctionExpression(parent) && parent.body === node)
  );
}

function calleeOf(node: t.CallExpression): string | null {
  return t.isIdentifier(node.callee) ? node.callee.name : null;
}

interface Wrapping {
  name: string;
  /** Calls with one argument. */
  times: number;
  /** Functions that its result is handed to somewhere. */
  within: Set<string>;
}

/** Those that are called with one value in this file, the most used first, and the function that the node is in. */
export function functionsFor(site: Site, node: t.Node): Wrapping[] {
  const known = new Set(
    namesAt(site.source, node)
      .filter(({ kind }) => kind === "function" || kind === "unknown")
      .map(({ name }) => name),
  );
  const own = functionAround(site.source, node);
  const ownName = own !== null && !t.isArrowFunctionExpression(own) && "id" in own ? own.id?.name : undefined;
  const found = [...wrappingsOf(site.source).values()].filter(({ name }) => known.has(name));
  const sorted = found.toSorted((a, b) => b.times - a.times).slice(0, MOST_FUNCTIONS);
  const isThere = ownName === undefined || sorted.some(({ name }) => name === ownName);
  return isThere ? sorted : [...sorted, { name: ownName, times: 0, within: new Set() }];
}

const cache = new WeakMap<SourceFile, Map<string, Wrapping>>();

function wrappingsOf(source: SourceFile): Map<string, Wrapping> {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const found = new Map<string, Wrapping>();
  // Called here or not.
  for (const [name, { length }] of moduleFunctions(source))
    if (length === 1) found.set(name, { name, times: 0, within: new Set() });
  for (const node of source.nodes) {
    const name = t.isCallExpression(node) ? calleeOf(node) : null;
    if (!t.isCallExpression(node) || name === null || node.arguments.length !== 1 || name === "require") continue;
    const wrapping = found.get(name) ?? { name, times: 0, within: new Set() };
    const parent = source.parents.get(node);
    const outer = t.isCallExpression(parent) ? calleeOf(parent) : null;
    wrapping.times += 1;
    if (outer !== null) wrapping.within.add(outer);
    found.set(name, wrapping);
  }
  cache.set(source, found);
  return found;
}
