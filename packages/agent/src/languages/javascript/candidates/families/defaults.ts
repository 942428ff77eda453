import * as t from "@babel/types";
import { quoted } from "../build.ts";
import { kindsByUse } from "../kinds.ts";
import type { Family, Kind, Site } from "../types.ts";

const VALUES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  number: ["0", "1", "Infinity"],
  string: ["''", "', '", "' '"],
  array: ["[]"],
  object: ["{}"],
  boolean: ["false", "true"],
  unknown: ["{}", "[]", "''", "0", "false", "null", "true"],
};

/** A parameter that may be left out has no value then: `(text, options)` → `(text, options = {})`. */
export const defaults: Family = {
  name: "default",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isFunction(node) || node.params.length === 0 || isHandedOver(site, node)) continue;
      // Only what comes last can be left out.
      for (const param of node.params.toReversed()) {
        if (t.isAssignmentPattern(param) || t.isRestElement(param)) continue;
        yield* valuesOf(site, param);
        break;
      }
    }
  },
};

/** What calls it gives it all that it takes. */
function isHandedOver({ source }: Site, node: t.Function): boolean {
  const parent = source.parents.get(node);
  return t.isCallExpression(parent) && parent.callee !== node;
}

function* valuesOf(site: Site, param: t.Node) {
  const at = param.end ?? 0;
  const isPattern = t.isObjectPattern(param) || t.isArrayPattern(param);
  if (!isPattern && !t.isIdentifier(param)) return;
  const values = t.isObjectPattern(param) ? ["{}"] : t.isArrayPattern(param) ? ["[]"] : valuesFor(site, param.name);
  for (const [position, value] of values.entries())
    yield {
      start: at,
      end: at,
      replacement: ` = ${value}`,
      description: `\`${value}\` where it is left out`,
      weight: (isPattern ? 1 : 0.6) / (1 + position * 0.2),
    };
}

function valuesFor(site: Site, name: string): string[] {
  const kind = readsMembers(site, name) ? "object" : (kindsByUse(site.source).get(name) ?? "unknown");
  return (VALUES[kind] ?? []).map((value) => (value.startsWith("'") ? quoted(site, value.slice(1, -1)) : value));
}

/** `options.limit`, and no method of it. */
function readsMembers({ source }: Site, name: string): boolean {
  return source.nodes.some((node) => {
    const parent = source.parents.get(node);
    const isCalled = t.isCallExpression(parent) && parent.callee === node;
    return t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.object, { name }) && !isCalled;
  });
}
