import * as t from "@babel/types";
import { indentAt, quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What holds for most values and not for all: bits for large numbers, quotes around a text that has some, the first of a few. */
export const fallsShort: Family = {
  name: "falls-short",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node)) {
        yield* inQuotes(site, node);
        yield* twoDigits(site, node);
        yield* inBits(site, node);
        yield* between(site, node);
        yield* ofClass(site, node);
      }
      if (t.isUnaryExpression(node, { operator: "delete" })) yield* takenOut(site, node);
      if (t.isLogicalExpression(node, { operator: "||" })) yield* either(site, node);
      if (t.isAssignmentExpression(node, { operator: "=" })) yield* asked(site, node);
      if (t.isVariableDeclarator(node)) yield* fromTheFirst(site, node);
      if (t.isCallExpression(node)) yield* ofCall(site, node);
    }
    const { statement } = site;
    if (t.isIfStatement(statement)) yield* decided(site, statement);
    if (t.isReturnStatement(statement)) yield* howMany(site, statement);
    if (t.isExpressionStatement(statement)) yield* eachInTurn(site, statement);
    if (t.isThrowStatement(statement)) yield* answered(site, statement);
  },
};

/** `'"' + key + '"'` → `JSON.stringify(key)`: what is quoted may have quotes in it. */
function* inQuotes(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right } = node;
  if (node.operator !== "+" || !t.isBinaryExpression(left, { operator: "+" })) return;
  const isQuote = (one: t.Node): boolean => t.isStringLiteral(one) && /^(["'])$/.test(one.value);
  if (!isQuote(right)) return;
  const value = left.right;
  const json = `JSON.stringify(${textOf(site.source, value)})`;
  if (isQuote(left.left)) yield replaceNode(site, node, json, 1);
  else if (t.isBinaryExpression(left.left, { operator: "+" }) && isQuote(left.left.right))
    yield replaceNode(site, node, `${textOf(site.source, left.left.left)} + ${json}`, 1);
}

/** `hours + ":"` → `String(hours).padStart(2, "0") + ":"`. */
function* twoDigits(site: Site, { operator, left, right }: t.BinaryExpression): Iterable<Proposal> {
  if (operator !== "+") return;
  const last = t.isBinaryExpression(left, { operator: "+" }) ? left.right : left;
  const value = t.isStringLiteral(right) ? last : t.isStringLiteral(last) ? right : null;
  const mark = t.isStringLiteral(right) ? right.value : t.isStringLiteral(last) ? last.value : "";
  if (value === null || t.isLiteral(value) || !/^[:./-]/.test(mark)) return;
  yield replaceNode(site, value, `String(${textOf(site.source, value)}).padStart(2, ${quoted(site, "0")})`, 0.5);
}

/** `low + high >>> 1` → `Math.floor((low + high) / 2)`: bits are 32 only, and cut towards nought. */
function* inBits(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { operator, left, right } = node;
  const isNought = (one: t.Node): boolean => t.isNumericLiteral(one, { value: 0 });
  const value = operator === "|" && isNought(right) ? left : operator === "|" && isNought(left) ? right : null;
  const round = (text: string): readonly (readonly [string, number])[] => [
    [`Math.floor(${text})`, 0.7],
    [`Math.trunc(${text})`, 0.6],
    [`Math.round(${text})`, 0.3],
  ];
  if (value !== null) for (const [text, weight] of round(textOf(site.source, value))) yield replaceNode(site, node, text, weight);
  if (/^>>>?$/.test(operator) && t.isNumericLiteral(right) && right.value > 0 && right.value < 31) {
    const half = t.isBinaryExpression(left) ? `(${textOf(site.source, left)})` : textOf(site.source, left);
    for (const [text, weight] of round(`${half} / ${2 ** right.value}`)) yield replaceNode(site, node, text, weight);
  }
}

/** `low < value < high` → `low < value && value < high`. */
function* between(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left } = node;
  if (!/^[<>]=?$/.test(node.operator) || !t.isBinaryExpression(left) || !/^[<>]=?$/.test(left.operator)) return;
  const [first, middle, last] = [textOf(site.source, left), textOf(site.source, left.right), textOf(site.source, node.right)];
  yield { ...replaceNode(site, node, `${first} && ${middle} ${node.operator} ${last}`, 1.5), evidence: 3 };
}

/** `value instanceof Promise` → `typeof value.then === "function"`; `list.constructor === Array` → `Array.isArray(list)`. */
function* ofClass(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  const text = textOf(site.source, left);
  if (operator === "instanceof" && t.isIdentifier(right, { name: "Promise" })) {
    const then = `typeof ${text}.then === ${quoted(site, "function")}`;
    yield replaceNode(site, node, `(${text} != null && ${then})`, 0.8);
    yield replaceNode(site, node, `(${text} && ${then})`, 0.8);
  }
  if (!/^===?$/.test(operator) || !t.isMemberExpression(left) || !t.isIdentifier(left.property, { name: "constructor" })) return;
  const object = textOf(site.source, left.object);
  if (!t.isIdentifier(right)) return;
  if (right.name === "Array") yield replaceNode(site, node, `Array.isArray(${object})`, 1);
  else yield replaceNode(site, node, `${object} instanceof ${right.name}`, 0.6);
}

/** `delete list[at]` → `list.splice(at, 1)`: a place without anything stays. */
function* takenOut(site: Site, node: t.UnaryExpression): Iterable<Proposal> {
  const { argument } = node;
  if (!t.isMemberExpression(argument) || !argument.computed) return;
  yield replaceNode(
    site,
    node,
    `${textOf(site.source, argument.object)}.splice(${textOf(site.source, argument.property)}, 1)`,
    0.7,
  );
}

/** `own || usual` → `own !== undefined ? own : usual`; one of two, and not both. */
function* either(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  const { left } = node;
  const [one, other] = [textOf(site.source, left), textOf(site.source, node.right)];
  const parent = site.source.parents.get(node);
  const isFree = t.isReturnStatement(parent) || t.isVariableDeclarator(parent) || t.isAssignmentExpression(parent);
  if (t.isIdentifier(left) || t.isMemberExpression(left))
    for (const nothing of ["undefined", "null"]) {
      const whole = `${one} !== ${nothing} ? ${one} : ${other}`;
      yield replaceNode(site, node, isFree ? whole : `(${whole})`, nothing === "null" ? 0.3 : 0.5);
    }
  if (!t.isLogicalExpression(parent)) yield replaceNode(site, node, `${one} !== ${other}`, 0.2);
}

/** `if (one = other)`: asked, not set. */
function* asked(site: Site, node: t.AssignmentExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isTest = (t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhile(parent)) && parent.test === node;
  if (!isTest && !t.isLogicalExpression(parent)) return;
  const text = `${textOf(site.source, node.left)} === ${textOf(site.source, node.right)}`;
  yield { ...replaceNode(site, node, text, 1.2), evidence: t.isLiteral(node.right) ? 3 : 1 };
}

/** `let most = 0` before a loop that looks for more → `let most = list[0]`. */
function* fromTheFirst(site: Site, node: t.VariableDeclarator): Iterable<Proposal> {
  const { id, init } = node;
  if (!t.isIdentifier(id) || !t.isNumericLiteral(init)) return;
  const loop = loopBehind(site);
  if (loop === null || !t.isForOfStatement(loop) || !(t.isIdentifier(loop.right) || t.isMemberExpression(loop.right))) return;
  if (!new RegExp(String.raw`[<>]=?\s*${id.name.replaceAll("$", String.raw`\$`)}\b`).test(textOf(site.source, loop))) return;
  yield replaceNode(site, init, `${textOf(site.source, loop.right)}[0]`, 0.6);
}

function loopBehind({ source, statement }: Site): t.Statement | null {
  const parent = statement === null ? undefined : source.parents.get(statement);
  if (!t.isBlockStatement(parent) || statement === null) return null;
  const at = parent.body.indexOf(statement);
  return parent.body.slice(at + 1, at + 3).find((one) => t.isLoop(one)) ?? null;
}

function* ofCall(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
  const { name } = callee.property;
  const object = textOf(site.source, callee.object);
  const [first] = given;
  // Lists in lists, as deep as they are.
  if (name === "flat" && given.length === 0) yield replaceNode(site, node, `${object}.flat(Infinity)`, 1);
  // Only the outermost is a copy.
  const copied =
    name === "assign" && given.length === 2 && t.isObjectExpression(first) && first.properties.length === 0
      ? textOf(site.source, given[1] ?? node)
      : (name === "slice" || name === "concat") && given.length === 0
        ? object
        : null;
  if (copied !== null)
    for (const [deep, weight] of [
      [`structuredClone(${copied})`, 0.5],
      [`JSON.parse(JSON.stringify(${copied}))`, 0.3],
    ] as const)
      yield replaceNode(site, node, deep, weight);
  if (name === "every" || name === "some") {
    yield replaceNode(site, node, `${object}.length > 0 && ${textOf(site.source, node)}`, name === "every" ? 0.5 : 0.2);
    yield replaceNode(site, node, `(${object}.length === 0 || ${textOf(site.source, node)})`, name === "some" ? 0.5 : 0.2);
  }
}

/** `if (given) options.flag = true;` → `options.flag = given;`. */
function* decided(site: Site, statement: t.IfStatement): Iterable<Proposal> {
  const { test, consequent, alternate } = statement;
  const only = t.isBlockStatement(consequent) && consequent.body.length === 1 ? consequent.body[0] : consequent;
  if (alternate || !t.isExpressionStatement(only) || !t.isAssignmentExpression(only.expression, { operator: "=" })) return;
  const { left, right } = only.expression;
  if (!t.isBooleanLiteral(right)) return;
  const value = `${right.value ? "" : "!"}${right.value || t.isIdentifier(test) ? textOf(site.source, test) : `(${textOf(site.source, test)})`}`;
  yield replaceNode(site, statement, `${textOf(site.source, left)} = ${value};`, 0.6);
}

/** `return list.push(one);` → `list.push(one);` and `return list;`. */
function* howMany(site: Site, statement: t.ReturnStatement): Iterable<Proposal> {
  const { argument } = statement;
  if (!t.isCallExpression(argument) || !t.isMemberExpression(argument.callee) || !t.isIdentifier(argument.callee.property))
    return;
  if (!/^(?:push|unshift|splice|delete|add|set)$/.test(argument.callee.property.name)) return;
  const indent = indentAt(site, statement.start ?? 0);
  const call = textOf(site.source, argument);
  yield replaceNode(site, statement, `${call};\n${indent}return ${textOf(site.source, argument.callee.object)};`, 0.8);
}

/** `list.forEach((one) => { … return true; })`: a `return` in there answers nobody. */
function* eachInTurn(site: Site, statement: t.ExpressionStatement): Iterable<Proposal> {
  const { expression } = statement;
  if (!t.isCallExpression(expression) || !t.isMemberExpression(expression.callee)) return;
  const [callback, ...more] = expression.arguments;
  if (!t.isIdentifier(expression.callee.property, { name: "forEach" }) || more.length > 0) return;
  if (!t.isArrowFunctionExpression(callback) && !t.isFunctionExpression(callback)) return;
  const [param, place, ...others] = callback.params;
  if (param === undefined || others.length > 0 || !t.isBlockStatement(callback.body)) return;
  const list = textOf(site.source, expression.callee.object);
  const head =
    place === undefined
      ? `const ${textOf(site.source, param)} of ${list}`
      : `const [${textOf(site.source, place)}, ${textOf(site.source, param)}] of ${list}.entries()`;
  const answers = /\breturn\s+[^;\s]/.test(textOf(site.source, callback.body));
  yield {
    ...replaceNode(site, statement, `for (${head}) ${textOf(site.source, callback.body)}`, 0.6),
    evidence: answers ? 2 : 1,
  };
}

const ANSWERS = ["null", "undefined", "false", "[]", "{}"];

/** What is caught and thrown on, answered: `throw error;` → `return null;`. */
function* answered(site: Site, statement: t.ThrowStatement): Iterable<Proposal> {
  const isCaught = [...around(site.source, statement)].some((one) => t.isCatchClause(one));
  if (!isCaught || !t.isIdentifier(statement.argument)) return;
  for (const value of [...ANSWERS, quoted(site, "")]) yield replaceNode(site, statement, `return ${value};`, 0.4);
}
