import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Proposal, Site } from "../types.ts";

/** `list.slice(-count)` is all of it where the count is zero, and `slice(0, -count)` nothing. */
export function* countedBack(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "slice" })) return;
  const object = textOf(site.source, callee.object);
  if (object.length > 60 || t.isCallExpression(callee.object)) return;
  for (const one of given) {
    if (!t.isUnaryExpression(one, { operator: "-" }) || t.isNumericLiteral(one.argument)) continue;
    yield replaceNode(site, one, `${object}.length - ${textOf(site.source, one.argument)}`, 0.9);
  }
}

const GOES_ON = new Set(["map", "filter", "some", "every", "find", "reduce", "sort", "join", "slice", "forEach", "at", "length"]);

/** `map.values()` gives its values once and is no list: `[...map.values()]`. */
export function* listed(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee } = node;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || node.arguments.length > 0) return;
  if (!["values", "keys", "entries"].includes(callee.property.name) || t.isIdentifier(callee.object, { name: "Object" })) return;
  const parent = site.source.parents.get(node);
  const isList = t.isMemberExpression(parent) && t.isIdentifier(parent.property) && GOES_ON.has(parent.property.name);
  if (isList || t.isReturnStatement(parent) || t.isVariableDeclarator(parent) || t.isArrowFunctionExpression(parent))
    yield replaceNode(site, node, `[...${textOf(site.source, node)}]`, isList ? 1 : 0.6);
}

/** `parseInt(text)` of digits to another base. */
export function* based(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [text] = node.arguments;
  const name = t.isMemberExpression(node.callee) ? node.callee.property : node.callee;
  if (!t.isIdentifier(name, { name: "parseInt" }) || text === undefined || node.arguments.length > 2) return;
  const old = node.arguments[1] === undefined ? "" : textOf(site.source, node.arguments[1]);
  for (const base of ["10", "16", "2", "36"])
    if (base !== old)
      yield replaceNode(site, node, `${textOf(site.source, node.callee)}(${textOf(site.source, text)}, ${base})`, 0.5);
}
