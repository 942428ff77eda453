import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { outermost } from "../unread.ts";

const MOST_KEYS = 5;

/** How two are put in order: the other way round, as numbers or as texts, by one more key where they are alike. */
export const comparer: Family = {
  name: "comparer",
  *propose(site) {
    const done = new Set<t.Node>();
    for (const node of site.nodes) {
      const fn = t.isFunction(node) ? node : functionAround(site.source, node);
      const params = fn === null ? null : comparedBy(site.source, fn);
      if (fn === null || params === null) continue;
      const [a, b] = params;
      if (t.isCallExpression(node)) yield* ofTexts(site, node, a, b);
      if (t.isBinaryExpression(node)) yield* ofNumbers(site, node, a, b);
      const answer = t.isReturnStatement(node) ? node.argument : node === fn && t.isExpression(fn.body) ? fn.body : null;
      if (!answer || done.has(answer)) continue;
      done.add(answer);
      yield* oneMoreKey(site, fn, answer, a, b);
    }
  },
};

/** The names of the two that a function compares. */
function comparedBy(source: SourceFile, fn: t.Function): [string, string] | null {
  const [a, b, ...rest] = fn.params;
  if (!t.isIdentifier(a) || !t.isIdentifier(b) || rest.length > 0) return null;
  const call = source.parents.get(fn);
  if (t.isCallExpression(call)) return /\.(?:sort|toSorted)$/.test(textOf(source, call.callee)) ? [a.name, b.name] : null;
  const id = t.isVariableDeclarator(call) ? call.id : "id" in fn ? fn.id : null;
  return t.isIdentifier(id) && /compar|^by|order|sort/i.test(id.name) ? [a.name, b.name] : null;
}

/** What is asked of the one is asked of the other. */
function isMirrored(one: string, other: string, a: string, b: string): boolean {
  const turned = one.replaceAll(/[\w$]+/g, (word) => (word === a ? b : word === b ? a : word));
  return turned === other && turned !== one;
}

function* ofTexts(site: Site, node: t.CallExpression, a: string, b: string): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  const [first, ...rest] = given;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "localeCompare" }) || first === undefined) return;
  const [one, other] = [textOf(site.source, callee.object), textOf(site.source, first)];
  if (!isMirrored(one, other, a, b)) return;
  const more = rest.map((argument) => `, ${textOf(site.source, argument)}`).join("");
  yield replaceNode(site, node, `${other}.localeCompare(${one}${more})`, 0.8);
  yield replaceNode(site, node, `${one} - ${other}`, 0.7);
  yield replaceNode(site, node, `${other} - ${one}`, 0.3);
  if (rest.length === 0) yield replaceNode(site, node, `${one}.localeCompare(${other}, undefined, { numeric: true })`, 0.4);
}

function* ofNumbers(site: Site, node: t.BinaryExpression, a: string, b: string): Iterable<Proposal> {
  const [one, other] = [textOf(site.source, node.left), textOf(site.source, node.right)];
  if (!isMirrored(one, other, a, b)) return;
  const isTurned = one.includes(b) && !one.includes(a);
  if (node.operator === "-") yield replaceNode(site, node, `${other} - ${one}`, 1);
  if (node.operator === "-") yield replaceNode(site, node, `${one}.localeCompare(${other})`, 0.4);
  if (!["<", ">", "<=", ">="].includes(node.operator) || t.isConditionalExpression(site.source.parents.get(node))) return;
  const isUp = node.operator.startsWith(">") !== isTurned;
  for (const [up, weight] of [
    [isUp, 0.9],
    [!isUp, 0.4],
  ] as const) {
    const [left, right] = up === isTurned ? [other, one] : [one, other];
    yield replaceNode(site, node, `${left} - ${right}`, weight);
    yield replaceNode(site, node, `${left}.localeCompare(${right})`, weight * 0.6);
  }
}

/** `b.score - a.score` → `b.score - a.score || a.name.localeCompare(b.name)`, by what the file reads of such things. */
function* oneMoreKey(site: Site, fn: t.Function, answer: t.Expression, a: string, b: string): Iterable<Proposal> {
  const text = textOf(site.source, answer);
  const isNothing = t.isNumericLiteral(answer, { value: 0 });
  const loose = t.isConditionalExpression(answer) ? `(${text})` : text;
  for (const [position, key] of keysNear(site.source, fn, text).entries()) {
    const factor = 1 / (1 + position * 0.25);
    const forms = [`${a}${key}.localeCompare(${b}${key})`, `${a}${key} - ${b}${key}`, `${b}${key} - ${a}${key}`];
    for (const [at, form] of forms.entries()) {
      const weight = factor * (at === 2 ? 0.8 : 1.1);
      if (isNothing) yield replaceNode(site, answer, form, weight);
      else {
        yield replaceNode(site, answer, `${loose} || ${form}`, weight);
        yield replaceNode(site, answer, `${form} || ${loose}`, weight * 0.9);
      }
    }
  }
}

/** What is read of things, or put into them, near the function first; entries of pairs where the comparer reads those. */
function keysNear(source: SourceFile, fn: t.Function, own: string): string[] {
  if (/\w\[\d\]/.test(own)) return ["[0]", "[1]"].filter((key) => !own.includes(key));
  const home = outermost(source, fn);
  const keys = new Map<string, number>();
  const note = (name: string, weight: number): void => {
    if (!new RegExp(`\\.${name.replaceAll("$", "\\$")}\\b`).test(own)) keys.set(name, (keys.get(name) ?? 0) + weight);
  };
  const read = (node: t.Node, weight: number): void => {
    if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property) && t.isIdentifier(node.object)) {
      const parent = source.parents.get(node);
      const isCalled = t.isCallExpression(parent) && parent.callee === node;
      if (!isCalled && node.property.name !== "length" && !/^[A-Z]/.test(node.object.name)) note(node.property.name, weight);
    }
    if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key)) note(node.key.name, weight);
  };
  t.traverseFast(fn, (node) => read(node, 4));
  t.traverseFast(home, (node) => read(node, 2));
  for (const node of source.nodes) read(node, 0.5);
  return [...keys]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST_KEYS)
    .map(([name]) => `.${name}`);
}
