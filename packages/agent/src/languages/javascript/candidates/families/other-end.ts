import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import type { Family, Site } from "../types.ts";

const TAKES = new Set(["slice", "substring", "subarray"]);

/** What is taken off at the wrong end: `text.slice(1)` ↔ `text.slice(0, -1)`, `text.slice(0, n)` ↔ `text.slice(-n)`. */
export const otherEnd: Family = {
  name: "other-end",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isMemberExpression(node) && node.computed && t.isIdentifier(node.property) && isPlace(site, node))
        yield replaceNode(site, node.property, `${textOf(site.source, node.object)}.length - 1 - ${node.property.name}`, 0.35);
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) continue;
      if (!TAKES.has(node.callee.property.name)) continue;
      for (const [args, weight] of otherwise(site, node.arguments)) {
        // Only `slice` counts from the end.
        const name = textOf(site.source, node.callee).replace(/substring$/, "slice");
        yield replaceNode(site, node, `${name}(${args})`, weight);
      }
    }
  },
};

/** Of a list that a loop goes through by places, and read. */
function isPlace(site: Site, { object, property }: t.MemberExpression): boolean {
  const parent = site.source.parents.get(property);
  const whole = parent === undefined ? undefined : site.source.parents.get(parent);
  if (t.isAssignmentExpression(whole) && whole.left === parent) return false;
  const name = textOf(site.source, property);
  for (const loop of around(site.source, property)) {
    if (t.isFunction(loop)) return false;
    if (t.isForStatement(loop) && loop.update && loop.test)
      return (
        textOf(site.source, loop.update).includes(name) &&
        textOf(site.source, loop.test).includes(`${textOf(site.source, object)}.length`)
      );
  }
  return false;
}

function* otherwise(site: Site, [first, second]: t.CallExpression["arguments"]): Iterable<[string, number]> {
  if (first === undefined || (second !== undefined && !t.isNumericLiteral(first, { value: 0 }))) return;
  if (second === undefined) {
    const inner = negatedOf(first);
    // `slice(-n)` is the end alone: without it is what it leaves.
    if (inner !== null) yield [`0, ${textOf(site.source, inner)}`, 0.5];
    if (inner !== null) yield [`0, ${textOf(site.source, first)}`, 0.7];
    else yield [`0, -${part(site, first)}`, isCount(first) ? 1 : 0.4];
    return;
  }
  const inner = negatedOf(second);
  if (inner !== null) yield [textOf(site.source, inner), 1];
  if (inner !== null) yield [textOf(site.source, second), 0.6];
  else yield [`-${part(site, second)}`, isCount(second) ? 1 : 0.5];
}

function negatedOf(node: t.Node): t.Expression | null {
  return t.isUnaryExpression(node, { operator: "-" }) ? node.argument : null;
}

/** A number, or a length: what else is there is mostly a place, that means nothing from the other end. */
function isCount(node: t.Node): boolean {
  return t.isNumericLiteral(node) || (t.isMemberExpression(node) && t.isIdentifier(node.property, { name: "length" }));
}

function part({ source }: Site, node: t.Node): string {
  const text = textOf(source, node);
  return t.isBinaryExpression(node) || t.isConditionalExpression(node) || t.isLogicalExpression(node) ? `(${text})` : text;
}
