import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { insertAfter, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { filled, isTested } from "./said-otherwise.ts";

/** Of what usual edits weigh: these are right less often. */
const SHARE = 0.06;
const MOST_NAMES = 4;
const LONGEST = 200;
const NAME = /(?<![\w$.])[A-Za-z_$][\w$]*/g;
const KNOWN = new Set(Object.getOwnPropertyNames(globalThis));
const KINDS = [
  "Object.prototype.toString.call(#) === '[object @]'",
  "# && #.constructor === @",
  "# && #.constructor.name === '@'",
  "typeof # === 'object'",
  "@.is@(#)",
];
const ALL_GIVEN = [
  "[].slice.call(arguments)",
  "Array.prototype.slice.call(arguments)",
  "Array.prototype.slice.call(arguments, 1)",
];

/** A statement or an operator in place of one that reads nearly so: `a = b` → `a === b`, `if` → `while`, `{}` → `Object.create(null)`. */
export const otherWords: Family = {
  name: "other-words",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isAssignmentExpression(node, { operator: "=" })) yield* assigned(site, node);
      else if (t.isStatement(node)) yield* otherStatement(site, node);
      else if (t.isIdentifier(node)) yield* given(site, node);
      else yield* operators(site, node);
    }
    yield* whole(site);
  },
};

function* assigned(site: Site, node: t.AssignmentExpression): Iterable<Proposal> {
  const { left, right } = node;
  const [to, value] = [textOf(site.source, left), textOf(site.source, right)];
  const parent = site.source.parents.get(node);
  yield replaceNode(site, node, value, SHARE * 0.6);
  if (!t.isExpressionStatement(parent)) {
    for (const sign of ["===", "=="]) yield replaceNode(site, node, `${to} ${sign} ${value}`, SHARE);
    return;
  }
  const isNothing = t.isNullLiteral(right) || t.isIdentifier(right, { name: "undefined" });
  if (t.isMemberExpression(left)) yield replaceNode(site, parent, `if (!${to}) ${to} = ${value};`, SHARE);
  if (t.isMemberExpression(left) && isNothing) yield replaceNode(site, node, `delete ${to}`, SHARE);
  if (t.isLogicalExpression(right) || t.isConditionalExpression(right)) return;
  for (const text of [`${to} || ${value}`, `${value} || ${to}`]) yield replaceNode(site, right, text, SHARE);
}

function* otherStatement(site: Site, node: t.Statement): Iterable<Proposal> {
  const start = node.start ?? 0;
  const put = (from: string, to: string, at = start): Proposal => ({
    start: at,
    end: at + from.length,
    replacement: to,
    description: `\`${from}\` became \`${to}\``,
    weight: SHARE * 0.6,
  });
  if (t.isVariableDeclaration(node) && (node.kind === "const" || node.kind === "var")) yield put(node.kind, "let");
  if (t.isIfStatement(node)) yield put("if", "while");
  if (t.isWhileStatement(node)) yield put("while", "if");
  if (!t.isForInStatement(node) && !t.isForOfStatement(node)) return;
  const [from, to] = t.isForInStatement(node) ? ["in", "of"] : ["of", "in"];
  const at = site.source.text.indexOf(` ${from} `, node.left.end ?? 0);
  if (at >= 0 && at < (node.right.start ?? 0)) yield put(from, to, at + 1);
}

/** A parameter that is asked for, or how many were given; all of them as a list. */
function* given(site: Site, node: t.Identifier): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (node.name === "arguments" && !t.isMemberExpression(parent))
    for (const text of ALL_GIVEN) yield replaceNode(site, node, text, SHARE);
  const at = site.fn?.params.findIndex((one) => t.isIdentifier(one, { name: node.name })) ?? -1;
  if (at < 0) return;
  const isNot = t.isUnaryExpression(parent, { operator: "!" });
  if (isNot) for (const text of [`< ${at + 1}`, `=== ${at}`]) yield replaceNode(site, parent, `arguments.length ${text}`, SHARE);
  else if (isTested(site.source, node)) yield replaceNode(site, node, `arguments.length > ${at}`, SHARE);
}

function* operators(site: Site, node: t.Node): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const text = textOf(site.source, node);
  if (t.isObjectExpression(node) && node.properties.length === 0 && !t.isLogicalExpression(parent))
    for (const other of ["Object.create(null)", "[]", "null", "{ __proto__: null }"]) yield replaceNode(site, node, other, SHARE);
  if (t.isUnaryExpression(node, { operator: "delete" }) && t.isExpressionStatement(parent))
    for (const value of ["undefined", "null"])
      yield replaceNode(site, node, `${textOf(site.source, node.argument)} = ${value}`, SHARE);
  if (t.isAwaitExpression(node)) yield replaceNode(site, node, textOf(site.source, node.argument), SHARE);
  if (t.isBinaryExpression(node, { operator: "instanceof" }) && t.isIdentifier(node.right))
    for (const shape of KINDS) {
      const other = filled(site, shape, textOf(site.source, node.left), node.right.name);
      yield replaceNode(site, node, t.isUnaryExpression(parent) ? `(${other})` : other, SHARE * 0.6);
    }
  if (!t.isStringLiteral(node)) return;
  const isError = t.isCallExpression(parent) && /^(?:cb|callback|done|next|reject)$/.test(textOf(site.source, parent.callee));
  if (isError || t.isThrowStatement(parent)) yield replaceNode(site, node, `new Error(${text})`, SHARE * 2);
}

/** Two names exchanged, what may throw, a `break` that was forgotten. */
function* whole(site: Site): Iterable<Proposal> {
  const { statement } = site;
  if (statement === null) return;
  if (t.isSwitchCase(site.source.parents.get(statement))) yield insertAfter(site, statement, "break;", SHARE);
  if (!t.isExpressionStatement(statement) && !t.isReturnStatement(statement)) return;
  const text = textOf(site.source, statement);
  if (text.length > LONGEST) return;
  const names = [...new Set(namesIn(statement))].filter((name) => !KNOWN.has(name)).slice(0, MOST_NAMES);
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      const exchanged = text.replace(NAME, (name) => (name === one ? other : name === other ? one : name));
      yield replaceNode(site, statement, exchanged, SHARE * 0.6);
    }
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return;
  for (const name of ["e", "err"])
    yield replaceNode(site, statement, `try { ${text.replace(/;?$/, ";")} } catch (${name}) {}`, SHARE * 0.5);
  yield replaceNode(site, statement, `setTimeout(function () { ${text.replace(/;?$/, ";")} }, 0);`, SHARE * 0.3);
}
