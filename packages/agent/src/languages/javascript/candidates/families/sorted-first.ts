import * as t from "@babel/types";
import { insertBefore } from "../build.ts";
import { kindOf } from "../kinds.ts";
import type { Family, Site } from "../types.ts";

/** A function looks at places of what it is given, of which the middle one is so only in order: `values = [...values].sort(…)`. */
export const sortedFirst: Family = {
  name: "sorted-first",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !t.isBlockStatement(fn.body) || fn.body.body[0] !== statement) return;
    for (const param of fn.params) {
      if (!t.isIdentifier(param) || !isLookedAtByPlace(site, fn, param.name)) continue;
      const kind = kindOf(site.source, param);
      if (kind === "string" || kind === "number" || kind === "object") continue;
      const { name } = param;
      yield insertBefore(site, statement, `${name} = [...${name}].sort((a, b) => a - b);`, 0.9);
      yield insertBefore(site, statement, `${name} = [...${name}].sort();`, 0.5);
    }
  },
};

/** `values[middle]`, and nothing there puts it in order or sets an entry. */
function isLookedAtByPlace({ source }: Site, fn: t.Function, name: string): boolean {
  let looked = false;
  let changed = false;
  t.traverseFast(fn.body, (node) => {
    if (!t.isMemberExpression(node) || !t.isIdentifier(node.object, { name })) return;
    const parent = source.parents.get(node);
    if (!node.computed) changed ||= t.isIdentifier(node.property) && /^(?:sort|toSorted|push|splice)$/.test(node.property.name);
    else if (t.isAssignmentExpression(parent) && parent.left === node) changed = true;
    else if (!t.isStringLiteral(node.property)) looked = true;
  });
  return looked && !changed;
}
