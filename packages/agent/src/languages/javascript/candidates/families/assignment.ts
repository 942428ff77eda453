import * as t from "@babel/types";
import { insertAfter, insertBefore, replaceNode } from "../build.ts";
import { STRING_METHODS } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { inList } from "./returns.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST_RESETS = 8;

/** A variable that is not declared, one that is not set back, options that may be left out. */
export const assignment: Family = {
  name: "assignment",
  *propose(site) {
    const { statement } = site;
    if (statement !== null) yield* ofEachRound(statement);
    for (const one of new Set([statement, ...site.nodes])) if (t.isStatement(one)) yield* kept(site, bodyOf(one));
    if (statement === null || !inList(site, statement)) return;
    yield* declared(site, statement);
    if (site.fn === null) return;
    yield* resets(site, statement);
    if (t.isBlockStatement(site.fn.body) && site.fn.body.body[0] === statement) yield* defaults(site, site.fn, statement);
  },
};

/** `for (var i …) later(() => i)`: all that is done later sees the last value; so with a variable from before the loop. */
function* ofEachRound(statement: t.Statement): Iterable<Proposal> {
  if (t.isForXStatement(statement) && t.isIdentifier(statement.left)) {
    const at = statement.left.start ?? 0;
    yield {
      start: at,
      end: at,
      replacement: "const ",
      description: "each round has a variable of its own: `const`",
      weight: 0.6,
    };
  }
  const left = t.isForStatement(statement) ? statement.init : t.isForXStatement(statement) ? statement.left : statement;
  if (!t.isVariableDeclaration(left, { kind: "var" })) return;
  const start = left.start ?? 0;
  yield { start, end: start + 3, replacement: "let", description: "each round has a variable of its own: `let`", weight: 0.6 };
}

/** `x = 1` without any `var x`: a global by mistake. */
function* declared(site: Site, statement: t.Statement): Iterable<Proposal> {
  if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression, { operator: "=" })) return;
  const { left } = statement.expression;
  if (!t.isIdentifier(left) || namesAt(site.source, statement).some((name) => name.name === left.name)) return;
  const at = statement.start ?? 0;
  const word = site.source.nodes.some((node) => t.isVariableDeclaration(node) && node.kind === "let") ? "let" : "var";
  yield { start: at, end: at, replacement: `${word} `, description: `\`${left.name}\` was declared`, weight: 1 };
}

/** Methods that give something new, and change nothing. */
const PURE = new Set([
  ...STRING_METHODS,
  "concat",
  "slice",
  "filter",
  "map",
  "flat",
  "flatMap",
  "toSorted",
  "toReversed",
  "toSpliced",
  "with",
]);
/** Times likelier where a statement alone does nothing. */
const SLIP = 3;

/** What a loop or an `if` on one line does. */
function bodyOf(node: t.Statement): t.Statement {
  if (t.isLoop(node)) return bodyOf(node.body);
  return t.isIfStatement(node) ? bodyOf(node.consequent) : node;
}

/** `text.trim();` → `text = text.trim();`, `list.concat(more);` → `list.push(...more);`: what it gives is lost. */
function* kept(site: Site, statement: t.Statement): Iterable<Proposal> {
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return;
  const { callee, arguments: given } = statement.expression;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || !PURE.has(callee.property.name)) return;
  const home = callee.object;
  if (!t.isIdentifier(home) && !t.isMemberExpression(home)) return;
  const [first] = given;
  const name = textOf(site.source, home);
  const isFixed = t.isIdentifier(home) && namesAt(site.source, statement).some((one) => one.name === home.name && one.constant);
  // What maps and filters may be called for what it does on the way.
  const isPlain = !given.some((one) => t.isFunction(one)) || callee.property.name === "replace";
  const evidence = isPlain ? SLIP : 1;
  const { expression } = statement;
  if (!isFixed) yield { ...replaceNode(site, expression, `${name} = ${textOf(site.source, expression)}`, 1), evidence };
  if (callee.property.name === "concat" && given.length === 1 && t.isExpression(first))
    for (const [rest, weight] of [
      ["...", 0.8],
      ["", 0.5],
    ] as const)
      yield { ...replaceNode(site, expression, `${name}.push(${rest}${textOf(site.source, first)})`, weight), evidence };
}

/** `timeout = null;`, as the file does elsewhere. */
function* resets(site: Site, statement: t.Statement): Iterable<Proposal> {
  const scope = new Set(namesAt(site.source, statement).map((name) => name.name));
  const near = textOf(site.source, site.fn ?? statement);
  const usable = resetsOf(site.source).filter(({ name }) => {
    const root = /^[\w$]+/.exec(name)?.[0] ?? "";
    return (root === "this" || scope.has(root)) && near.includes(name);
  });
  for (const { text } of usable.slice(0, MOST_RESETS)) {
    yield insertBefore(site, statement, text, 0.4);
    yield insertAfter(site, statement, text, 0.5);
  }
}

const known = new WeakMap<SourceFile, { name: string; text: string }[]>();

/** Assignments of plain values, of a declaration too. */
function resetsOf(source: SourceFile): { name: string; text: string }[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const counts = new Map<string, { name: string; text: string; count: number }>();
  for (const node of source.nodes) {
    const [left, right] = t.isAssignmentExpression(node, { operator: "=" })
      ? [node.left, node.right]
      : t.isVariableDeclarator(node)
        ? [node.id, node.init]
        : [null, null];
    if (left === null || !right || !isPlain(right) || !(t.isIdentifier(left) || t.isMemberExpression(left))) continue;
    const name = textOf(source, left);
    const text = `${name} = ${textOf(source, right)};`;
    if (name.length > 40 || isConstant(source, node)) continue;
    counts.set(text, { name, text, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  found = [...counts.values()].sort((a, b) => b.count - a.count);
  known.set(source, found);
  return found;
}

function isConstant(source: SourceFile, node: t.Node): boolean {
  const parent = source.parents.get(node);
  return t.isVariableDeclaration(parent) && parent.kind === "const";
}

function isPlain(node: t.Node): boolean {
  return (
    t.isNullLiteral(node) ||
    t.isBooleanLiteral(node) ||
    t.isIdentifier(node, { name: "undefined" }) ||
    t.isNumericLiteral(node, { value: 0 }) ||
    t.isStringLiteral(node, { value: "" }) ||
    (t.isArrayExpression(node) && node.elements.length === 0) ||
    (t.isObjectExpression(node) && node.properties.length === 0)
  );
}

/** `options = options || {};` first. */
function* defaults(site: Site, fn: t.Function, first: t.Statement): Iterable<Proposal> {
  for (const param of fn.params) {
    if (!t.isIdentifier(param)) continue;
    for (const value of ["{}", "[]"])
      yield insertBefore(site, first, `${param.name} = ${param.name} || ${value};`, value === "{}" ? 0.7 : 0.4);
  }
}
