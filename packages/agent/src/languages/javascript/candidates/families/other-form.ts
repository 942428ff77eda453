import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** A value that also comes in another form: `flag === true` → `flag === true || flag === "true"`, and nothing at an end. */
export const otherForm: Family = {
  name: "other-form",
  *propose(site) {
    for (const node of site.nodes)
      if (t.isBinaryExpression(node) && /^[!=]==?$/.test(node.operator)) {
        yield* alsoAs(site, node);
        yield* atEnd(site, node);
      }
  },
};

const FORMS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  true: [
    ["'true'", 0.6],
    ["1", 0.3],
    ["'1'", 0.3],
    ["''", 0.3],
  ],
  false: [
    ["'false'", 0.6],
    ["0", 0.3],
    ["undefined", 0.3],
  ],
  null: [
    ["undefined", 0.7],
    ["''", 0.5],
  ],
  undefined: [
    ["null", 0.7],
    ["''", 0.5],
    ["false", 0.2],
  ],
  "''": [
    ["null", 0.5],
    ["undefined", 0.5],
  ],
  "0": [["'0'", 0.4]],
  "1": [["'1'", 0.4]],
  Object: [["undefined", 0.7]],
};

function* alsoAs(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const [left, right] = [textOf(site.source, node.left), textOf(site.source, node.right)];
  const literal = t.isStringLiteral(node.right) ? `'${node.right.value}'` : right;
  if (!Object.hasOwn(FORMS, literal)) return;
  const isNot = node.operator.startsWith("!");
  const joint = isNot ? "&&" : "||";
  for (const [form, weight] of FORMS[literal] ?? []) {
    const written = form.startsWith("'") ? quoted(site, form.slice(1, -1)) : form;
    yield replaceNode(
      site,
      node,
      grouped(site, node, `${left} ${node.operator} ${right} ${joint} ${left} ${node.operator} ${written}`, joint),
      weight,
    );
  }
}

/** `next === "\n"` → `!next || next === "\n"`: where the text ends there is no sign. */
function* atEnd(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (!t.isStringLiteral(right) || right.value.length !== 1 || !(t.isIdentifier(left) || t.isMemberExpression(left))) return;
  const [text, name] = [textOf(site.source, node), textOf(site.source, left)];
  const isNot = operator.startsWith("!");
  const joint = isNot ? "&&" : "||";
  yield replaceNode(site, node, grouped(site, node, `${isNot ? "" : "!"}${name} ${joint} ${text}`, joint), 0.5);
  yield replaceNode(site, node, grouped(site, node, `${name} ${isNot ? "!" : "="}== undefined ${joint} ${text}`, joint), 0.4);
}

/** In parentheses where it stands beside the other connective. */
function grouped({ source }: Site, node: t.Node, text: string, joint: string): string {
  const parent = source.parents.get(node);
  const isAlone = !t.isLogicalExpression(parent) && !t.isUnaryExpression(parent) && !t.isBinaryExpression(parent);
  return isAlone || (t.isLogicalExpression(parent) && parent.operator === joint) ? text : `(${text})`;
}
