import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** A list or an object that somebody else changes too: kept, given back or gone through as a copy. */
export const copy: Family = {
  name: "copy",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isVariableDeclarator(node) && node.init) yield* collected(site, node.id, node.init);
      if (t.isCallExpression(node) || t.isNewExpression(node)) yield* made(site, node);
      if (t.isExpressionStatement(node)) yield* changedInPlace(site, node.expression);
      if (!t.isIdentifier(node) && !t.isMemberExpression(node)) continue;
      if ((t.isIdentifier(node) && !isReference(site.source, node)) || !isKept(site, node)) continue;
      const kind = kindOf(site.source, node);
      const text = textOf(site.source, node);
      if (kind === "array" || kind === "unknown") yield replaceNode(site, node, `[...${text}]`, 0.45);
      const spread = t.isArrowFunctionExpression(site.source.parents.get(node)) ? `({ ...${text} })` : `{ ...${text} }`;
      if (kind === "object" || kind === "unknown") yield replaceNode(site, node, spread, 0.4);
      if (kind === "unknown") yield replaceNode(site, node, `new Date(${text})`, 0.1);
      if (kind === "array" || kind === "unknown") yield replaceNode(site, node, `${text}.map((one) => ({ ...one }))`, 0.15);
      if (kind === "object" || kind === "array" || kind === "unknown")
        yield replaceNode(site, node, `structuredClone(${text})`, 0.15);
    }
  },
};

/** What was put together, in the form that is asked for: entries as a map, a set as a list, a time as a date. */
function* made(site: Site, node: t.CallExpression | t.NewExpression): Iterable<Proposal> {
  if (!isKept(site, node)) return;
  const text = textOf(site.source, node);
  const callee = textOf(site.source, node.callee);
  if (callee === "Set" || callee === "Map") yield replaceNode(site, node, `[...${text}]`, 0.5);
  if (callee === "Object.entries") yield replaceNode(site, node, `new Map(${text})`, 0.5);
  if (callee === "Object.keys" || callee === "Object.values") yield replaceNode(site, node, `new Set(${text})`, 0.3);
  if (callee === "Date.UTC" || callee === "Date.parse") yield replaceNode(site, node, `new Date(${text})`, 0.6);
}

function isKept({ source }: Site, node: t.Expression): boolean {
  const parent = source.parents.get(node);
  if (t.isForOfStatement(parent)) return parent.right === node;
  if (t.isAssignmentExpression(parent)) return parent.right === node;
  if (t.isVariableDeclarator(parent)) return parent.init === node;
  if (t.isObjectProperty(parent)) return parent.value === node;
  if (t.isArrowFunctionExpression(parent)) return parent.body === node;
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  // What sorts or reverses in place does it to the copy.
  if (t.isMemberExpression(parent) && t.isIdentifier(parent.property))
    return ["sort", "reverse", "forEach", "splice"].includes(parent.property.name);
  return t.isReturnStatement(parent) || t.isArrayExpression(parent);
}

/** `data.count = count` of what somebody else has too → `data = { ...data, count }`; the same for what a list gets. */
function* changedInPlace(site: Site, change: t.Expression): Iterable<Proposal> {
  if (t.isAssignmentExpression(change, { operator: "=" }) && t.isMemberExpression(change.left)) {
    const name = variableOf(site, change.left);
    const key = textOf(site.source, change.left.property);
    const member = `${change.left.computed ? `[${key}]` : key}: ${textOf(site.source, change.right)}`;
    if (name !== null) yield replaceNode(site, change, `${name} = { ...${name}, ${member} }`, 0.5);
  }
  if (t.isCallExpression(change) && t.isMemberExpression(change.callee) && t.isIdentifier(change.callee.property)) {
    const name = variableOf(site, change.callee);
    const added = change.arguments.map((one) => textOf(site.source, one)).join(", ");
    if (name === null || added === "") return;
    if (change.callee.property.name === "push") yield replaceNode(site, change, `${name} = [...${name}, ${added}]`, 0.5);
    if (change.callee.property.name === "unshift") yield replaceNode(site, change, `${name} = [${added}, ...${name}]`, 0.5);
  }
}

/** The name of the object, where another value can be given to it. */
function variableOf(site: Site, { object }: t.MemberExpression): string | null {
  if (!t.isIdentifier(object)) return null;
  const known = namesAt(site.source, object).find(({ name }) => name === object.name);
  return known === undefined || known.constant ? null : object.name;
}

/** What `has` or `get` is asked of is no list: `const known = names` → `new Set(names)`. */
function* collected(site: Site, id: t.Node, init: t.Expression): Iterable<Proposal> {
  if (!t.isIdentifier(id) || t.isNewExpression(init)) return;
  const kind = kindOf(site.source, init);
  if (kind !== "array" && kind !== "unknown") return;
  const asked = site.source.nodes.flatMap((one) =>
    t.isMemberExpression(one) && t.isIdentifier(one.object, { name: id.name }) && t.isIdentifier(one.property)
      ? [one.property.name]
      : [],
  );
  const text = textOf(site.source, init);
  if (asked.includes("get")) yield replaceNode(site, init, `new Map(${text})`, 1);
  else if (asked.includes("has")) yield replaceNode(site, init, `new Set(${text})`, 1);
}
