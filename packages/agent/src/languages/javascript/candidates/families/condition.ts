import * as t from "@babel/types";
import { atomsAt, INVERSE, namesIn } from "../atoms.ts";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Conditions negated, made stricter or laxer, a clause dropped, truthiness made precise. */
export const condition: Family = {
  name: "condition",
  mutates: true,
  *propose(site) {
    const done = new Set<t.Node>();
    for (const node of site.nodes) {
      const test = testOf(node);
      if (test !== null && !done.has(test)) {
        done.add(test);
        yield* negated(site, test);
        yield* precise(site, test, 1);
        yield* widened(site, test, t.isForStatement(node) || t.isWhileStatement(node) ? 0.6 : 1);
      }
      if (t.isLogicalExpression(node) && node.operator !== "??")
        for (const side of [node.left, node.right]) {
          yield* precise(site, side, 0.7);
          if (node.operator === "&&" && !t.isLogicalExpression(side)) yield* excepted(site, side);
        }
      if (t.isUnaryExpression(node, { operator: "!" })) yield* preciseNot(site, node);
      if (t.isBinaryExpression(node, { operator: "===" })) {
        yield* bothAbsent(site, node);
        yield* notEmpty(site, node);
      }
      if (t.isBinaryExpression(node) && /^[!=]==?$/.test(node.operator)) yield* absentToo(site, node);
      if (t.isBinaryExpression(node, { operator: "in" })) yield* holdsMore(site, node);
      yield* known(site, node);
    }
  },
};

/** `typeof size === "undefined"` → `size == null`, `size === undefined` → `!size`: what else may stand for nothing. */
function* absentToo(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  const isTypeof = t.isUnaryExpression(left, { operator: "typeof" }) && t.isStringLiteral(right, { value: "undefined" });
  const isNothing = t.isNullLiteral(right) || t.isIdentifier(right, { name: "undefined" });
  if (!isTypeof && !isNothing) return;
  const text = textOf(site.source, isTypeof ? left.argument : left);
  const isAbsent = operator.startsWith("=");
  if (isTypeof) yield replaceNode(site, node, `${text} ${isAbsent ? "==" : "!="} null`, 0.6);
  if (/^[\w$.?[\]]+$/.test(text)) yield replaceNode(site, node, isAbsent ? `!${text}` : text, 0.4);
}

/** `file?.owner === user.id` holds where both are absent: `… !== undefined && …`. */
function* bothAbsent(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const isRead = (one: t.Node): boolean =>
    t.isMemberExpression(one) || t.isOptionalMemberExpression(one) || t.isCallExpression(one);
  if (!isRead(node.left) || !isRead(node.right)) return;
  const text = textOf(site.source, node);
  const parent = site.source.parents.get(node);
  const isLoose = t.isLogicalExpression(parent, { operator: "||" }) || t.isUnaryExpression(parent);
  for (const side of [node.left, node.right])
    for (const [absent, weight] of [
      ["!== undefined", 0.35],
      ["!== null", 0.2],
    ] as const) {
      const whole = `${textOf(site.source, side)} ${absent} && ${text}`;
      yield replaceNode(site, node, isLoose ? `(${whole})` : whole, weight);
    }
}

/** `typeof value === "object"` → `… && Object.keys(value).length > 0`: what holds nothing is a value of its own. */
function* notEmpty(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right } = node;
  if (!t.isUnaryExpression(left, { operator: "typeof" }) || !t.isStringLiteral(right, { value: "object" })) return;
  const parent = site.source.parents.get(node);
  if (!t.isIfStatement(parent) && !t.isLogicalExpression(parent, { operator: "&&" })) return;
  yield replaceNode(
    site,
    node,
    `${textOf(site.source, node)} && Object.keys(${textOf(site.source, left.argument)}).length > 0`,
    0.4,
  );
}

/** `!(key in object)` → `typeof object[key] !== "object"`: what is there may be no place to put more into. */
function* holdsMore(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right } = node;
  if (t.isPrivateName(left)) return;
  const entry = `${textOf(site.source, right)}[${textOf(site.source, left)}]`;
  const parent = site.source.parents.get(node);
  const isNegated = t.isUnaryExpression(parent, { operator: "!" });
  for (const [test, weight] of [
    [`typeof ${entry} ${isNegated ? "!==" : "==="} 'object'`, 0.6],
    [isNegated ? `!${entry}` : entry, 0.4],
    [`${entry} ${isNegated ? "==" : "!="} null`, 0.5],
  ] as const)
    yield replaceNode(site, isNegated ? parent : node, test.replaceAll("'", quoted(site, "").charAt(0)), weight);
}

export function testOf(node: t.Node): t.Expression | null {
  if (t.isIfStatement(node) || t.isConditionalExpression(node) || t.isWhileStatement(node) || t.isDoWhileStatement(node))
    return node.test;
  if (t.isForStatement(node)) return node.test ?? null;
  if (
    t.isReturnStatement(node) &&
    node.argument &&
    (t.isLogicalExpression(node.argument) ||
      (t.isBinaryExpression(node.argument) && COMPARES.has(node.argument.operator)) ||
      t.isUnaryExpression(node.argument, { operator: "!" }))
  )
    return node.argument;
  if (
    t.isArrowFunctionExpression(node) &&
    (t.isLogicalExpression(node.body) || (t.isBinaryExpression(node.body) && COMPARES.has(node.body.operator)))
  )
    return node.body;
  return null;
}

const COMPARES = new Set(["<", "<=", ">", ">=", "===", "!==", "==", "!=", "in", "instanceof"]);

function* negated(site: Site, test: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, test);
  if (t.isUnaryExpression(test, { operator: "!" })) yield replaceNode(site, test, textOf(site.source, test.argument), 0.8);
  else
    yield replaceNode(
      site,
      test,
      t.isIdentifier(test) || t.isCallExpression(test) || t.isMemberExpression(test) ? `!${text}` : `!(${text})`,
      0.7,
    );
  yield replaceNode(site, test, "true", 0.2);
  yield replaceNode(site, test, "false", 0.2);
}

/** `x` → `x != null` and its kin: zero, the empty string and `false` are values too. */
function* precise(site: Site, test: t.Expression, factor: number): Iterable<Proposal> {
  if (!(t.isIdentifier(test) || t.isMemberExpression(test) || t.isOptionalMemberExpression(test) || t.isCallExpression(test)))
    return;
  const text = textOf(site.source, test);
  for (const [suffix, weight] of [
    // First what changes least: null and undefined stay out, as they were.
    ["!= null", 1],
    ["!== undefined", 0.95],
    ["=== undefined", 0.3],
    ["!== null", 0.7],
    ["=== true", 0.4],
    ["!== false", 0.5],
    ["> 0", 0.4],
    [">= 0", 0.4],
    ["!== -1", 0.5],
    ["!== ''", 0.3],
  ] as const)
    yield replaceNode(site, test, `${text} ${suffix}`, weight * factor);
  if (t.isMemberExpression(test)) {
    const key = test.computed ? textOf(site.source, test.property) : JSON.stringify(textOf(site.source, test.property));
    const object = textOf(site.source, test.object);
    yield replaceNode(site, test, `${key} in ${object}`, 0.7 * factor);
    yield replaceNode(site, test, `Object.prototype.hasOwnProperty.call(${object}, ${key})`, 0.8 * factor);
  }
  yield replaceNode(site, test, `Array.isArray(${text})`, 0.3 * factor);
}

function* preciseNot(site: Site, node: t.UnaryExpression): Iterable<Proposal> {
  const { argument } = node;
  if (!(t.isIdentifier(argument) || t.isMemberExpression(argument) || t.isOptionalMemberExpression(argument))) return;
  const text = textOf(site.source, argument);
  for (const [suffix, weight] of [
    ["== null", 1],
    ["=== undefined", 0.95],
    ["=== null", 0.6],
    ["=== false", 0.5],
    ["=== ''", 0.4],
    ["<= 0", 0.2],
  ] as const)
    yield replaceNode(site, node, `${text} ${suffix}`, weight);
  if (t.isMemberExpression(argument) && argument.computed) {
    const object = textOf(site.source, argument.object);
    const key = textOf(site.source, argument.property);
    yield replaceNode(site, node, `!(${key} in ${object})`, 0.7);
    yield replaceNode(site, node, `!Object.prototype.hasOwnProperty.call(${object}, ${key})`, 0.9);
  }
}

/** `… && atom`, `… || atom`. */
function* widened(site: Site, test: t.Expression, factor: number): Iterable<Proposal> {
  const text = textOf(site.source, test);
  const and = t.isLogicalExpression(test, { operator: "||" }) || t.isConditionalExpression(test) ? `(${text})` : text;
  const or = t.isLogicalExpression(test, { operator: "??" }) || t.isConditionalExpression(test) ? `(${text})` : text;
  for (const atom of atomsAt(site, test).slice(0, 45)) {
    if (text.includes(atom.text)) continue;
    const plain = /^[\w$.()!']+$/.test(atom.text) || !/&&|\|\|/.test(atom.text) ? atom.text : `(${atom.text})`;
    yield replaceNode(site, test, `${or} || ${plain}`, 0.75 * atom.weight * factor);
    yield replaceNode(site, test, `${and} && ${opposite(plain)}`, 0.75 * atom.weight * factor);
    yield replaceNode(site, test, `${opposite(plain)} && ${and}`, 0.35 * atom.weight * factor);
  }
}

const BOUNDS = ["!==", "===", "<", "<=", ">", ">="];
/** Of the issue's numbers: rules tend to be stated before examples. */
const MOST_NUMBERS = 12;

/** `a && b` → `a && (b || atom)`: one clause has an exception; atoms about what the clause is about. */
function* excepted(site: Site, clause: t.Expression): Iterable<Proposal> {
  const text = textOf(site.source, clause);
  const names = new Set(namesIn(clause));
  const about = atomsAt(site, clause).filter((atom) => atom.about !== null && names.has(atom.about));
  for (const atom of about.slice(0, 20)) {
    if (text.includes(atom.text)) continue;
    yield replaceNode(site, clause, `(${text} || ${atom.text})`, 0.6 * atom.weight);
    yield replaceNode(site, clause, `(${text} || ${opposite(atom.text)})`, 0.4 * atom.weight);
  }
}

/** `x == null` → `x != null`; what has no simple opposite is put in `!(…)`. */
export function opposite(text: string): string {
  const simple = /^([\w$.()' ]+?) (===|!==|==|!=|<=|>=|<|>) ([\w$.'-]+)$/.exec(text);
  if (simple !== null && !/&&|\|\|/.test(text)) return `${simple[1]} ${INVERSE[simple[2] ?? ""]} ${simple[3]}`;
  if (/^![\w$.()]+$/.test(text)) return text.slice(1);
  return /^[\w$.]+(\([\w$., ]*\))?$/.test(text) ? `!${text}` : `!(${text})`;
}

/** NaN is the one value that is not equal to itself. */
function* equality(site: Site, node: t.Node): Iterable<Proposal> {
  if (!t.isBinaryExpression(node, { operator: "===" }) && !t.isBinaryExpression(node, { operator: "==" })) return;
  const [a, b] = [textOf(site.source, node.left), textOf(site.source, node.right)];
  if (t.isLiteral(node.left) || t.isLiteral(node.right) || t.isUnaryExpression(node.left) || a.length + b.length > 60) return;
  yield replaceNode(site, node, `(${textOf(site.source, node)} || (${a} !== ${a} && ${b} !== ${b}))`, 0.6);
  yield replaceNode(site, node, `Object.is(${a}, ${b})`, 0.4);
}

/** A comparison of two parameters that ends with `return false` has forgotten the value that is not equal to itself. */
function* lastResort(site: Site, node: t.Node): Iterable<Proposal> {
  if (!t.isReturnStatement(node) || !t.isBooleanLiteral(node.argument, { value: false }) || site.fn === null) return;
  const names = site.fn.params.flatMap((one) => (t.isIdentifier(one) ? [one.name] : []));
  const [a, b] = names;
  if (names.length !== 2 || a === undefined || b === undefined) return;
  if (t.isBlockStatement(site.fn.body) && site.fn.body.body.at(-1) === node)
    yield replaceNode(site, node.argument, `${a} !== ${a} && ${b} !== ${b}`, 0.7);
}

/** Another operator and another number at once, of those that the issue names: `n > 20` → `n !== 11`. */
function* rebound(site: Site, node: t.Node): Iterable<Proposal> {
  if (!t.isBinaryExpression(node) || !BOUNDS.includes(node.operator) || !t.isNumericLiteral(node.right)) return;
  const left = textOf(site.source, node.left);
  const { value } = node.right;
  for (const number of [...site.pool.issueNumbers].filter((one) => one >= 0 && one !== value).slice(0, MOST_NUMBERS))
    for (const operator of BOUNDS)
      if (operator !== node.operator) yield replaceNode(site, node, `${left} ${operator} ${number}`, 0.3);
}

/** Tests that are often written wrong. */
function* known(site: Site, node: t.Node): Iterable<Proposal> {
  yield* equality(site, node);
  yield* lastResort(site, node);
  yield* rebound(site, node);
  if (t.isBinaryExpression(node) && t.isUnaryExpression(node.left, { operator: "typeof" }) && t.isStringLiteral(node.right)) {
    const value = textOf(site.source, node.left.argument);
    const text = textOf(site.source, node);
    if (node.right.value === "object") {
      const equal = node.operator.startsWith("=");
      yield replaceNode(site, node, equal ? `(${text} && ${value} !== null)` : `(${text} || ${value} === null)`, 1.2);
      yield replaceNode(
        site,
        node,
        equal ? `(${text} && !Array.isArray(${value}))` : `(${text} || Array.isArray(${value}))`,
        0.9,
      );
      yield replaceNode(
        site,
        node,
        equal
          ? `(${text} && ${value} !== null && !Array.isArray(${value}))`
          : `(${text} || ${value} === null || Array.isArray(${value}))`,
        0.9,
      );
    }
    if (node.right.value === "number")
      yield replaceNode(
        site,
        node,
        node.operator.startsWith("=") ? `(${text} && !Number.isNaN(${value}))` : `(${text} || Number.isNaN(${value}))`,
        0.9,
      );
  }
  if (
    t.isBinaryExpression(node) &&
    ["===", "=="].includes(node.operator) &&
    (t.isIdentifier(node.left) || t.isMemberExpression(node.left))
  ) {
    const [left, right] = [textOf(site.source, node.left), textOf(site.source, node.right)];
    if (!t.isLiteral(node.right)) yield replaceNode(site, node, `Object.is(${left}, ${right})`, 0.4);
    if (!t.isLiteral(node.right))
      yield replaceNode(site, node, `(${left} === ${right} || (${left} !== ${left} && ${right} !== ${right}))`, 0.3);
  }
  if (t.isBinaryExpression(node, { operator: "in" }))
    yield replaceNode(
      site,
      node,
      `Object.prototype.hasOwnProperty.call(${textOf(site.source, node.right)}, ${textOf(site.source, node.left)})`,
      0.8,
    );
  if (t.isBinaryExpression(node, { operator: "instanceof" }) && t.isIdentifier(node.right, { name: "Array" }))
    yield replaceNode(site, node, `Array.isArray(${textOf(site.source, node.left)})`, 1);
}
