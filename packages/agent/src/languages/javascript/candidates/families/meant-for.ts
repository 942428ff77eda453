import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import { isWholeTest } from "./tests-at.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST_CONSTANTS = 2;
const MOST_VALUES = 6;

/** A list, a set, a table or a pattern of the module that nothing reads: a value is asked whether it is among it. */
export const meantFor: Family = {
  name: "meant-for",
  *propose(site) {
    const idle = idleIn(site.source).slice(0, MOST_CONSTANTS);
    if (idle.length === 0 || site.fn === null) return;
    for (const one of idle) {
      for (const node of site.nodes) {
        if (isWholeTest(site.source, node)) yield* clauses(site, one, node);
        if (one.sort === "table") yield* lookups(site, one, node);
      }
    }
  },
};

interface Idle {
  name: string;
  sort: "list" | "set" | "pattern" | "table";
}

/** One more clause, in front of the condition or behind it. */
function* clauses(site: Site, one: Idle, node: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  for (const value of valuesIn(site, node)) {
    const asked = askedOf(one, value);
    const both = t.isLogicalExpression(node) ? `(${text})` : text;
    const [any, all] = t.isLogicalExpression(node, { operator: "||" }) ? [text, both] : [both, text];
    for (const whole of [`${text} || ${asked}`, `${asked} || ${text}`]) yield replaceNode(site, node, whole, 1.5);
    if (any !== text) yield replaceNode(site, node, `${any} || ${asked}`, 0.5);
    for (const whole of [`${all} && !${asked}`, `${all} && ${asked}`]) yield replaceNode(site, node, whole, 1.2);
    // What may be absent was asked first: it stays so.
    if (t.isLogicalExpression(node))
      for (const [sign, negated] of [
        ["||", ""],
        ["&&", ""],
        ["&&", "!"],
      ] as const)
        if (node.operator === sign)
          yield replaceNode(site, node.left, `${textOf(site.source, node.left)} ${sign} ${negated}${asked}`, 1);
  }
}

function* lookups(site: Site, { name }: Idle, node: t.Node): Iterable<Proposal> {
  if (!t.isIdentifier(node) || !isReference(site.source, node) || !["string", "unknown"].includes(kindOf(site.source, node)))
    return;
  const parent = site.source.parents.get(node);
  if (t.isMemberExpression(parent) || (t.isAssignmentExpression(parent) && parent.left === node)) return;
  yield replaceNode(site, node, `${name}[${node.name}] ?? ${node.name}`, 0.8);
  yield replaceNode(site, node, `${name}[${node.name}]`, 0.7);
}

function askedOf({ name, sort }: Idle, value: string): string {
  if (sort === "pattern") return `${name}.test(${value})`;
  if (sort === "table") return `Object.hasOwn(${name}, ${value})`;
  return sort === "set" ? `${name}.has(${value})` : `${name}.includes(${value})`;
}

/** Names and their members that the condition reads already. */
function valuesIn({ source }: Site, node: t.Expression): string[] {
  const found = new Set<string>();
  t.traverseFast(node, (one) => {
    const parent = source.parents.get(one);
    const isCalled = t.isCallExpression(parent) && parent.callee === one;
    if (isCalled) return;
    if (t.isIdentifier(one) && isReference(source, one) && one.name !== "undefined") found.add(one.name);
    if (t.isMemberExpression(one) && textOf(source, one).length < 40) found.add(textOf(source, one));
  });
  return [...found].slice(0, MOST_VALUES);
}

const known = new WeakMap<SourceFile, Idle[]>();

function idleIn(source: SourceFile): Idle[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const read = new Set<string>();
  for (const node of source.nodes)
    if (t.isIdentifier(node) && isReference(source, node) && !isHandedOut(source, node)) read.add(node.name);
  found = source.ast.program.body
    .map((one) => (t.isExportNamedDeclaration(one) ? one.declaration : one))
    .flatMap((one) => (t.isVariableDeclaration(one) ? one.declarations : []))
    .flatMap(({ id, init }) => {
      const sort = sortOf(init ?? null);
      return t.isIdentifier(id) && sort !== null && !read.has(id.name) ? [{ name: id.name, sort }] : [];
    });
  known.set(source, found);
  return found;
}

/** Others may read what is exported; its own module has it for something all the same. */
function isHandedOut({ parents }: SourceFile, node: t.Identifier): boolean {
  const parent = parents.get(node);
  if (t.isExportSpecifier(parent)) return true;
  const value = t.isObjectProperty(parent) ? parents.get(parents.get(parent) ?? parent) : parent;
  return t.isAssignmentExpression(value) && t.isMemberExpression(value.left) && /^(?:module|exports)$/.test(rootOf(value.left));
}

function rootOf(node: t.MemberExpression): string {
  const { object } = node;
  return t.isIdentifier(object) ? object.name : t.isMemberExpression(object) ? rootOf(object) : "";
}

function sortOf(init: t.Expression | null): Idle["sort"] | null {
  if (t.isArrayExpression(init)) return "list";
  if (t.isRegExpLiteral(init)) return "pattern";
  if (t.isObjectExpression(init)) return "table";
  if (!t.isNewExpression(init) || !t.isIdentifier(init.callee)) return t.isStringLiteral(init) ? "list" : null;
  return init.callee.name === "Set" || init.callee.name === "Map" ? "set" : null;
}
