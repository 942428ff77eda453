import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Bits of a mask: taken away where they are turned, all of them and not any, the other ones. */
export const bits: Family = {
  name: "bits",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isAssignmentExpression(node)) yield* changed(site, node);
      if (t.isBinaryExpression(node)) yield* asked(site, node);
      yield* unsigned(site, node);
    }
  },
};

/** `return ~crc` → `return ~crc >>> 0`: the highest bit is a sign; `n >>= 7` → `n = Math.floor(n / 128)`: beyond 32 bits. */
function* unsigned(site: Site, node: t.Node): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isBits =
    t.isUnaryExpression(node, { operator: "~" }) || (t.isBinaryExpression(node) && /^(?:[&|^]|<<)$/.test(node.operator));
  const isAnswer = t.isReturnStatement(parent) || (t.isArrowFunctionExpression(parent) && parent.body === node);
  if (isBits && isAnswer) {
    const text = textOf(site.source, node);
    yield replaceNode(site, node, t.isUnaryExpression(node) ? `${text} >>> 0` : `(${text}) >>> 0`, 1);
  }
  if (!t.isAssignmentExpression(node) && !t.isBinaryExpression(node)) return;
  const { left, right, operator } = node;
  if (!/^(?:<<|>>>?)=?$/.test(operator) || t.isPrivateName(left)) return;
  const value = textOf(site.source, left);
  const power = t.isNumericLiteral(right) ? String(2 ** right.value) : `2 ** ${inner(site, right)}`;
  const whole = operator.startsWith("<<") ? `${value} * ${power}` : `Math.floor(${value} / ${power})`;
  if (t.isAssignmentExpression(node)) yield replaceNode(site, node, `${value} = ${whole}`, 0.6);
  else yield replaceNode(site, node, operator === "<<" ? `(${whole})` : whole, 0.3);
}

/** `mode ^= mask` → `mode &= ~mask`. */
function* changed(site: Site, { operator, left, right }: t.AssignmentExpression): Iterable<Proposal> {
  if (!/^(?:[&|^]|-|<<|>>)=$/.test(operator)) return;
  const [start, end] = [left.start ?? 0, right.end ?? 0];
  const [home, mask] = [textOf(site.source, left), inner(site, right)];
  if (operator === "-=" && !t.isIdentifier(right) && !t.isMemberExpression(right)) return;
  const replacement = `${home} &= ~${mask}`;
  const description = `takes the bits of \`${mask}\` away`;
  yield { start, end, replacement, description, weight: operator === "^=" ? 1 : operator === "&=" ? 0.7 : 0.3 };
}

function* asked(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { operator, left, right } = node;
  const text = (one: t.Node): string => textOf(site.source, one);
  if (operator === "^" || operator === "&" || operator === "|") {
    const isTold = t.isUnaryExpression(right, { operator: "~" });
    if (!isTold) yield replaceNode(site, node, `${text(left)} & ~${inner(site, right)}`, operator === "|" ? 0.3 : 0.7);
    if (operator === "&" && isTest(site.source.parents.get(node), node))
      yield replaceNode(site, node, `(${text(node)}) === ${text(right)}`, 0.6);
  }
  // `(flags & mask) !== 0`: any of them is enough.
  if (!/^[!=]==?$/.test(operator) || !t.isBinaryExpression(left, { operator: "&" })) return;
  const all = operator.startsWith("!") ? "===" : "!==";
  if (t.isNumericLiteral(right, { value: 0 })) yield replaceNode(site, node, `(${text(left)}) ${all} ${text(left.right)}`, 0.8);
  else yield replaceNode(site, node, `(${text(left)}) ${all} 0`, 0.6);
}

function isTest(parent: t.Node | undefined, node: t.Node): boolean {
  if (t.isIfStatement(parent) || t.isConditionalExpression(parent)) return parent.test === node;
  return t.isLogicalExpression(parent) || t.isArrowFunctionExpression(parent);
}

function inner({ source }: Site, node: t.Node): string {
  const text = textOf(source, node);
  return t.isIdentifier(node) || t.isMemberExpression(node) || t.isLiteral(node) || t.isCallExpression(node) ? text : `(${text})`;
}
