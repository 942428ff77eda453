import * as t from "@babel/types";
import { insertAfter, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site } from "../types.ts";

const ORDERS = new Map([
  ["<", ">"],
  ["<=", ">="],
  [">", "<"],
  [">=", "<="],
]);

/** How a loop goes on and where it ends: past the last place, downwards too, over what was looked at already. */
export const loopEnd: Family = {
  name: "loop-end",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isWhileStatement(node)) yield* bounded(site, node.test);
      if (t.isForStatement(node) && node.test) {
        yield* bounded(site, node.test);
        yield* eitherWay(site, node);
      }
    }
    yield* lookedAhead(site);
  },
};

/** `while (a[i] === b[i]) i++` → `while (i < a.length && …)`: two ends are alike. */
function* bounded(site: Site, test: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, test);
  const lists = new Map<string, string>();
  t.traverseFast(test, (node) => {
    if (!t.isMemberExpression(node) || !node.computed || !t.isIdentifier(node.property)) return;
    const list = textOf(site.source, node.object);
    if (!text.includes(`${list}.length`)) lists.set(list, node.property.name);
  });
  const whole = t.isLogicalExpression(test, { operator: "||" }) ? `(${text})` : text;
  for (const [list, index] of lists) {
    yield replaceNode(site, test, `${index} < ${list}.length && ${whole}`, 0.8);
    yield replaceNode(site, test, `${index} >= 0 && ${whole}`, 0.3);
  }
}

/** `for (let n = from; n < to; n += step)` → `step > 0 ? n < to : n > to`. */
function* eitherWay(site: Site, { test, update }: t.ForStatement): Iterable<Proposal> {
  if (!t.isBinaryExpression(test) || !t.isAssignmentExpression(update, { operator: "+=" })) return;
  const other = ORDERS.get(test.operator);
  if (other === undefined || !(t.isIdentifier(update.right) || t.isMemberExpression(update.right))) return;
  const [step, left, right] = [update.right, test.left, test.right].map((one) => textOf(site.source, one)) as [
    string,
    string,
    string,
  ];
  const sign = test.operator.startsWith("<") ? ">" : "<";
  yield replaceNode(site, test, `${step} ${sign} 0 ? ${left} ${test.operator} ${right} : ${left} ${other} ${right}`, 1);
}

/** `if (text[i + 1] === mark) out += mark;` → `i++` with it: what was looked at is done with. */
function* lookedAhead(site: Site): Iterable<Proposal> {
  const { statement, source } = site;
  if (statement === null || !inList(site, statement)) return;
  for (const parent of around(source, statement)) {
    if (t.isFunction(parent)) return;
    if (!t.isIfStatement(parent)) continue;
    const ahead = aheadIn(site, parent.test);
    if (ahead === null || !isLoopsOwn(site, parent, ahead.index)) continue;
    const inside = textOf(source, parent.consequent);
    if (inside.includes(`${ahead.index}++`) || inside.includes(`${ahead.index} +=`)) return;
    const code = ahead.by === 1 ? `${ahead.index}++;` : `${ahead.index} += ${ahead.by};`;
    if (!t.isContinueStatement(statement) && !t.isReturnStatement(statement)) yield insertAfter(site, statement, code, 1);
    return;
  }
}

/** The place that a condition looks at beyond the loop's own; a first half of two signs is one such. */
function aheadIn({ source }: Site, test: t.Expression): { index: string; by: number } | null {
  let found: { index: string; by: number } | null = null;
  t.traverseFast(test, (node) => {
    if (t.isBinaryExpression(node, { operator: "+" }) && t.isIdentifier(node.left) && t.isNumericLiteral(node.right)) {
      const parent = source.parents.get(node);
      const isPlace =
        t.isMemberExpression(parent) || (t.isCallExpression(parent) && /char|code/i.test(textOf(source, parent.callee)));
      if (isPlace) found ??= { index: node.left.name, by: node.right.value };
    }
    if (t.isNumericLiteral(node) && (node.value === 0xd800 || node.value === 0xdbff)) {
      const loop = [...around(source, test)].find((one) => t.isForStatement(one));
      const update = t.isForStatement(loop) ? loop.update : null;
      if (t.isUpdateExpression(update) && t.isIdentifier(update.argument)) found ??= { index: update.argument.name, by: 1 };
    }
  });
  return found;
}

function isLoopsOwn({ source }: Site, node: t.Node, name: string): boolean {
  for (const loop of around(source, node)) {
    if (t.isFunction(loop)) return false;
    if (t.isForStatement(loop) && loop.update) return textOf(source, loop.update).includes(name);
    if (t.isWhileStatement(loop)) return textOf(source, loop.test).includes(name);
  }
  return false;
}
