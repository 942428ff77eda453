import * as t from "@babel/types";
import { insertReturnIf, quoted } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Site } from "../types.ts";
import { inList } from "./returns.ts";

/** A list without anything in it, where one is asked for the first or the mean of all: `sum / list.length`. */
export const empty: Family = {
  name: "empty",
  guards: true,
  *propose(site) {
    const { statement } = site;
    if (statement === null || !inList(site, statement)) return;
    const values = ["0", "null", "[]", quoted(site, ""), "undefined"];
    for (const list of listsOf(site))
      for (const [position, value] of values.entries())
        yield insertReturnIf(site, statement, `${list} === 0`, value, 0.9 / (1 + position * 0.2));
  },
};

/** Lengths on which it hangs that there is something. */
function listsOf(site: Site): Set<string> {
  const found = new Set<string>();
  const text = (node: t.Node): string => textOf(site.source, node);
  for (const node of site.nodes) {
    if (t.isBinaryExpression(node, { operator: "/" }) && t.isMemberExpression(node.right)) {
      const { property } = node.right;
      if (t.isIdentifier(property, { name: "length" }) || t.isIdentifier(property, { name: "size" })) found.add(text(node.right));
    }
    if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) continue;
    const { object, property } = node.callee;
    const [first, ...rest] = node.arguments;
    const isSimple = t.isIdentifier(object) || t.isMemberExpression(object);
    if (isSimple && t.isIdentifier(property, { name: "reduce" }) && rest.length === 0) found.add(`${text(object)}.length`);
    if (t.isIdentifier(object, { name: "Math" }) && t.isSpreadElement(first) && t.isIdentifier(first.argument))
      found.add(`${first.argument.name}.length`);
  }
  return found;
}
