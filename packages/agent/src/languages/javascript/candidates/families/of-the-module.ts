import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { isReference, namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import type { Family, Site, SourceFile } from "../types.ts";

const WEIGHT = 0.35;
const MOST = 5;
const MOST_PARAMETERS = 3;

/** What the module makes of names that are at hand takes a value's place: `dayOfYear > YEAR` → `dayOfYear > daysInYear(year)`. */
export const ofTheModule: Family = {
  name: "of-the-module",
  *propose(site) {
    for (const node of site.nodes) {
      const isConstant = t.isIdentifier(node) && /^[A-Z][A-Z0-9_]+$/.test(node.name) && isReference(site.source, node);
      if (!isConstant && !t.isCallExpression(node)) continue;
      const parent = site.source.parents.get(node);
      if (t.isMemberExpression(parent) && parent.object === node) continue;
      for (const call of callsFor(site, node)) yield replaceNode(site, node, call, WEIGHT);
    }
  },
};

/** Calls of the module's functions whose parameters are called as what can be read there. */
function callsFor(site: Site, node: t.Node): string[] {
  const fn = functionAround(site.source, node);
  if (fn === null) return [];
  const near = new Set(
    namesAt(site.source, node)
      .filter(({ place }) => place !== "outer")
      .map(({ name }) => name),
  );
  const own = "id" in fn ? fn.id?.name : undefined;
  const made = t.isCallExpression(node) && t.isIdentifier(node.callee) ? node.callee.name : null;
  return [...functionsOf(site.source)]
    .filter(([name, parameters]) => name !== own && name !== made && parameters.every((one) => near.has(one)))
    .map(([name, parameters]) => `${name}(${parameters.join(", ")})`)
    .slice(0, MOST);
}

const known = new WeakMap<SourceFile, Map<string, string[]>>();

/** By name, with what their parameters are called. */
function functionsOf(source: SourceFile): Map<string, string[]> {
  const before = known.get(source);
  if (before !== undefined) return before;
  const found = new Map<string, string[]>();
  const add = (id: t.Node | null | undefined, fn: t.Node | null | undefined): void => {
    if (!t.isFunction(fn) || !t.isIdentifier(id) || !fn.params.every((one) => t.isIdentifier(one))) return;
    const parameters = fn.params.map((one) => (t.isIdentifier(one) ? one.name : ""));
    if (parameters.length > 0 && parameters.length <= MOST_PARAMETERS) found.set(id.name, parameters);
  };
  for (const statement of source.ast.program.body) {
    const own = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (t.isFunctionDeclaration(own)) add(own.id, own);
    if (t.isVariableDeclaration(own)) for (const { id, init } of own.declarations) add(id, init);
  }
  known.set(source, found);
  return found;
}
