import * as t from "@babel/types";
import { askedOfOthers, namesIn } from "../atoms.ts";
import { putUnder, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST_FLAGS = 8;

/** What is asked only if something else is there: `a && a.b`, `if (x) f(x);`, a flag of an object that the function has. */
export const guarded: Family = {
  name: "guarded",
  guards: true,
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isMemberExpression(node) || t.isCallExpression(node)) yield* behind(site, node);
      const test = t.isIfStatement(node) || t.isConditionalExpression(node) ? node.test : null;
      if (test !== null) yield* flagged(site, test);
      if (t.isLogicalExpression(node) && !t.isLogicalExpression(site.source.parents.get(node)) && test === null)
        yield* flagged(site, node);
    }
    yield* conditional(site);
  },
};

/** `a.b.c()` → `a && a.b.c()`, `a.b && a.b.c()`. */
function* behind(site: Site, node: t.MemberExpression | t.CallExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (parent === undefined || t.isMemberExpression(parent) || t.isExpressionStatement(parent)) return;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return;
  if ((t.isAssignmentExpression(parent) && parent.left === node) || t.isUpdateExpression(parent)) return;
  const text = textOf(site.source, node);
  const loose = t.isBinaryExpression(parent) || t.isUnaryExpression(parent) || t.isSpreadElement(parent);
  for (const base of basesOf(node)) {
    const name = textOf(site.source, base);
    yield replaceNode(site, node, loose ? `(${name} && ${text})` : `${name} && ${text}`, 0.8);
    const whole = t.isBinaryExpression(parent) ? parent : t.isUnaryExpression(parent, { operator: "!" }) ? parent : null;
    if (whole === null) continue;
    yield replaceNode(site, whole, `${name} && ${textOf(site.source, whole)}`, 0.8);
    yield replaceNode(site, whole, `(!${name} || ${textOf(site.source, whole)})`, 0.5);
  }
}

/** The objects that have to be there. */
function basesOf(node: t.Expression): t.Expression[] {
  const bases: t.Expression[] = [];
  let inner: t.Node = node;
  while (t.isMemberExpression(inner) || t.isCallExpression(inner)) {
    const next: t.Node = t.isMemberExpression(inner) ? inner.object : inner.callee;
    const method = t.isCallExpression(inner);
    if ((t.isIdentifier(next) && !/^[A-Z]/.test(next.name)) || (t.isMemberExpression(next) && !method)) bases.push(next);
    inner = next;
  }
  return bases.slice(0, 3);
}

/** `… && options.strict`: properties of objects in scope that the file asks for as they are. */
function* flagged(site: Site, test: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, test);
  const scope = new Set(namesAt(site.source, test).map((name) => name.name));
  const flags = flagsOf(site.source).filter((flag) => !text.includes(flag) && scope.has(/^[\w$]+/.exec(flag)?.[0] ?? ""));
  const and = t.isLogicalExpression(test, { operator: "&&" }) || !t.isLogicalExpression(test) ? text : `(${text})`;
  for (const flag of flags.slice(0, MOST_FLAGS)) {
    yield replaceNode(site, test, `${and} && ${flag}`, 0.5);
    yield replaceNode(site, test, `${and} && !${flag}`, 0.5);
    yield replaceNode(site, test, `${text} || ${flag}`, 0.4);
  }
}

const known = new WeakMap<SourceFile, string[]>();

/** The most frequent first. */
function flagsOf(source: SourceFile): string[] {
  let flags = known.get(source);
  if (flags !== undefined) return flags;
  const counts = new Map<string, number>();
  for (const node of source.nodes) {
    if (!t.isMemberExpression(node) && !(t.isCallExpression(node) && node.arguments.length === 0)) continue;
    const parent = source.parents.get(node);
    const asked =
      t.isLogicalExpression(parent) ||
      t.isUnaryExpression(parent, { operator: "!" }) ||
      ((t.isIfStatement(parent) || t.isConditionalExpression(parent)) && parent.test === node);
    const text = textOf(source, node);
    if (asked && text.length < 50 && !/\s/.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  flags = [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text);
  known.set(source, flags);
  return flags;
}

/** `list.push(x);` → `if (x) list.push(x);`: what the statement reads is there; `if (!isStream(body)) end(original);`. */
function* conditional(site: Site): Iterable<Proposal> {
  const { statement } = site;
  if (!t.isExpressionStatement(statement)) return;
  const { expression } = statement;
  const parts = t.isCallExpression(expression)
    ? expression.arguments
    : t.isAssignmentExpression(expression)
      ? [expression.right]
      : [];
  const names = new Set(
    parts.flatMap((part) => [...namesIn(part), ...(t.isMemberExpression(part) ? [textOf(site.source, part)] : [])]),
  );
  for (const name of [...names].slice(0, 5))
    for (const test of [name, `${name}.length`, `!${name}`]) yield putUnder(site, statement, test, test === name ? 0.7 : 0.35);
  for (const { text, weight } of askedOfOthers(site, statement))
    for (const not of ["!", ""]) yield putUnder(site, statement, `${not}${text}`, weight);
}
