import * as t from "@babel/types";
import { insertReturnIf } from "../build.ts";
import { textOf } from "../parse.ts";
import { inList } from "./returns.ts";
import type { Family, Site } from "../types.ts";

/** What two things that are equal have in common. */
const FORMS = [
  ["Array.isArray(#)", 0.8],
  ["#.length", 0.8],
  ["Object.keys(#).length", 0.8],
  ["typeof #", 0.6],
  ["#.constructor", 0.5],
  ["#.size", 0.4],
  ["Object.getPrototypeOf(#)", 0.3],
] as const;
const KEYS = /^Object\.(?:keys|getOwnPropertyNames)$/;

/** Two things that are compared: what one of them is asked is asked of the other, `if (a.length !== b.length) return false;`. */
export const symmetric: Family = {
  name: "symmetric",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !inList(site, statement)) return;
    const [a, b] = fn.params;
    if (!t.isIdentifier(a) || !t.isIdentifier(b) || !isPair(a.name, b.name) || !answersFalse(fn)) return;
    const before = site.source.text.slice(fn.start ?? 0, statement.start ?? 0);
    for (const [shape, weight] of FORMS) {
      const [one, other] = [a.name, b.name].map((name) => shape.replace("#", () => name)) as [string, string];
      if (before.includes(`${one} !== ${other}`) || before.includes(`${one} != ${other}`)) continue;
      yield insertReturnIf(site, statement, `${one} !== ${other}`, "false", weight);
    }
    for (const condition of ofKeys(site, fn, statement, a.name, b.name))
      yield insertReturnIf(site, statement, condition, "false", 1);
  },
};

/** `a` and `b`, `left` and `right`, `value` and `other`: not a text and how it is read. */
function isPair(one: string, other: string): boolean {
  const length = Math.abs(one.length - other.length);
  return (
    length <= 1 || /^(?:left|first|value|actual|expected|source|object|target|self|this)/i.test(one) || /other|right/i.test(other)
  );
}

function answersFalse(fn: t.Function): boolean {
  let found = false;
  t.traverseFast(fn.body, (node) => {
    if (!t.isReturnStatement(node)) return;
    const { argument } = node;
    if (t.isBooleanLiteral(argument, { value: false }) || t.isLogicalExpression(argument, { operator: "&&" })) found = true;
  });
  return found;
}

/** `keys = Object.keys(a)` above: as many as those of the other. */
function* ofKeys({ source }: Site, fn: t.Function, before: t.Statement, a: string, b: string): Iterable<string> {
  const held = new Map<string, string>();
  t.traverseFast(fn, (node) => {
    if (!t.isVariableDeclarator(node) || !t.isIdentifier(node.id) || !t.isCallExpression(node.init)) return;
    const [given] = node.init.arguments;
    if (t.isIdentifier(given) && KEYS.test(textOf(source, node.init.callee)) && (node.end ?? 0) < (before.start ?? 0))
      held.set(given.name, node.id.name);
  });
  const [one, other] = [held.get(a), held.get(b)];
  if (one === undefined && other === undefined) return;
  yield `${one ?? `Object.keys(${a})`}.length !== ${other ?? `Object.keys(${b})`}.length`;
}
