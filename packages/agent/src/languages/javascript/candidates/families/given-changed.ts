import * as t from "@babel/types";
import { insertBefore } from "../build.ts";
import type { Family, Site } from "../types.ts";

const OF_DATES = /^set(?:UTC)?(?:FullYear|Month|Date|Hours|Minutes|Seconds|Milliseconds|Time)$/;
const OF_LISTS = /^(?:sort|reverse|push|unshift|splice|pop|shift)$/;

/** A function changes what it is given, and that belongs to who calls it: `date = new Date(date);` first. */
export const givenChanged: Family = {
  name: "given-changed",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !t.isBlockStatement(fn.body) || fn.body.body[0] !== statement) return;
    for (const param of fn.params) {
      if (!t.isIdentifier(param)) continue;
      const { name } = param;
      const how = changedHow(site, fn, name);
      if (how.has("date")) yield insertBefore(site, statement, `${name} = new Date(${name});`, 1);
      if (how.has("list")) yield insertBefore(site, statement, `${name} = [...${name}];`, 0.8);
      if (how.has("object")) yield insertBefore(site, statement, `${name} = { ...${name} };`, 0.6);
    }
  },
};

function changedHow({ source }: Site, fn: t.Function, name: string): Set<"date" | "list" | "object"> {
  const found = new Set<"date" | "list" | "object">();
  t.traverseFast(fn.body, (node) => {
    if (!t.isMemberExpression(node) || !t.isIdentifier(node.object, { name })) return;
    const parent = source.parents.get(node);
    if (t.isAssignmentExpression(parent) && parent.left === node) found.add("object");
    if (!t.isCallExpression(parent) || parent.callee !== node || !t.isIdentifier(node.property)) return;
    if (OF_DATES.test(node.property.name)) found.add("date");
    if (OF_LISTS.test(node.property.name)) found.add("list");
  });
  return found;
}
