import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { around, functionAround } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What is added to begins with nothing, and not with undefined: `let total;` … `total += item.price` → `let total = 0;`. */
export const begun: Family = {
  name: "begun",
  *propose(site) {
    const seen = new Set<t.Node>();
    for (const node of site.nodes) {
      const name = grownAt(node);
      const declared = name === null ? null : declarationOf(site, node, name);
      if (declared !== null && !seen.has(declared)) yield* valuesFor(site, declared, node);
      if (declared !== null) seen.add(declared);
      if (t.isNewExpression(node) || t.isArrayExpression(node)) yield* withFirst(site, node);
    }
  },
};

const MOST_GIVEN = 3;

/** `const seen = new Set();` → `new Set([start])`: what the function is given is among them. */
function* withFirst(site: Site, node: t.NewExpression | t.ArrayExpression): Iterable<Proposal> {
  const isSet = t.isNewExpression(node) && t.isIdentifier(node.callee, { name: "Set" }) && node.arguments.length === 0;
  const isList = t.isArrayExpression(node) && node.elements.length === 0;
  if ((!isSet && !isList) || !t.isVariableDeclarator(site.source.parents.get(node))) return;
  const given = (site.fn?.params ?? []).flatMap((param) => (t.isIdentifier(param) ? [param.name] : []));
  for (const name of given.slice(0, MOST_GIVEN)) yield replaceNode(site, node, isSet ? `new Set([${name}])` : `[${name}]`, 0.4);
}

/** `total += x`, `total = total + x`, `total++`, `total.push(x)`. */
function grownAt(node: t.Node): string | null {
  if (t.isUpdateExpression(node) && t.isIdentifier(node.argument)) return node.argument.name;
  if (t.isAssignmentExpression(node) && t.isIdentifier(node.left)) return /^[-+*]=$/.test(node.operator) ? node.left.name : null;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return null;
  const { object, property } = node.callee;
  const grows = t.isIdentifier(property) && /^(?:push|unshift)$/.test(property.name);
  return grows && t.isIdentifier(object) ? object.name : null;
}

/** Where the function declares it without a value. */
function declarationOf(site: Site, node: t.Node, name: string): t.VariableDeclarator | null {
  const home = functionAround(site.source, node);
  const found = site.source.nodes.find(
    (one) =>
      t.isVariableDeclarator(one) &&
      t.isIdentifier(one.id, { name }) &&
      functionAround(site.source, one) === home &&
      !isGoneThrough(site, one),
  );
  return t.isVariableDeclarator(found) && !found.init ? found : null;
}

/** `for (const item of …)` gives it a value. */
function isGoneThrough({ source }: Site, node: t.Node): boolean {
  for (const parent of around(source, node)) return t.isForXStatement(source.parents.get(parent));
  return false;
}

/** Times that a first value is likelier where no number comes. */
const NO_NUMBER = 2;

function* valuesFor(site: Site, declared: t.VariableDeclarator, node: t.Node): Iterable<Proposal> {
  const at = declared.end ?? 0;
  const { shown } = site.pool;
  const evidence = shown.kind === "wrong_value" && /\bNaN\b/.test(shown.actual ?? "") ? NO_NUMBER : 1;
  const values: [string, number][] = t.isCallExpression(node)
    ? [["[]", 1.5]]
    : t.isAssignmentExpression(node, { operator: "*=" })
      ? [["1", 1.5]]
      : [
          ["0", 1.5],
          [quoted(site, ""), 0.8],
        ];
  for (const [value, weight] of values)
    yield { start: at, end: at, replacement: ` = ${value}`, description: `it begins with \`${value}\``, weight, evidence };
}
