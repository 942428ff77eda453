import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { moduleFunctions } from "../module-functions.ts";
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

/** By name, with what their parameters are called. */
function* functionsOf(source: SourceFile): Iterable<[name: string, parameters: string[]]> {
  for (const [name, parameters] of moduleFunctions(source)) {
    const names = parameters.flatMap((one) => (t.isIdentifier(one) ? [one.name] : []));
    if (names.length === parameters.length && names.length > 0 && names.length <= MOST_PARAMETERS) yield [name, names];
  }
}
