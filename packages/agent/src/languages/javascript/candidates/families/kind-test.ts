import * as t from "@babel/types";
import { insertReturnIf, putUnder, quoted, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { shapesAt } from "../observed.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Kind, Proposal, Site } from "../types.ts";
import { subjectsAt, type Need, type Subject } from "./kind-test-subjects.ts";
import { inList } from "./returns.ts";

/** What the code takes for granted is asked first: `name.trim()` → `typeof name === "string" ? name.trim() : name`. */
export const kindTest: Family = {
  name: "kind-test",
  guards: true,
  most: 160,
  *propose(site) {
    for (const subject of subjectsAt(site)) {
      const evidence = evidenceOf(site, subject);
      for (const proposal of around(site, subject)) yield { ...proposal, evidence };
    }
  },
};

/** Times that what was seen on the way of the failing test makes it likelier. */
const OTHER_KIND = 1.3;
/** Where nothing is there, that alone is what is asked. */
const ONLY_NOTHING = 0.4;
const OWN_KIND_ALONE = 0.4;

const SORTS: Readonly<Partial<Record<Need, readonly string[]>>> = {
  string: ["string"],
  array: ["array"],
  function: ["function"],
  number: ["number"],
  object: ["object", "array", "map", "set"],
};

function evidenceOf(site: Site, { node, text, need }: Subject): number {
  const sorts = shapesAt(site.pool, site.source, node).get(text)?.sorts ?? [];
  if (sorts.length === 0) return 1;
  const fitting = SORTS[need];
  if (fitting === undefined) return sorts.includes("nothing") ? OTHER_KIND : 1;
  const others = sorts.filter((sort) => !fitting.includes(sort));
  if (others.length === 0) return OWN_KIND_ALONE;
  return others.every((sort) => sort === "nothing") ? ONLY_NOTHING : OTHER_KIND;
}

function* around(site: Site, subject: Subject): Iterable<Proposal> {
  const tests = testsOf(site, subject);
  const { statement } = site;
  const isBelow = t.isIfStatement(statement) && (subject.node.start ?? 0) >= (statement.consequent.start ?? 0);
  if (isBelow) {
    yield* inCondition(site, statement.test, tests);
    return;
  }
  const condition = conditionAround(site, subject.node);
  if (condition !== null) yield* inCondition(site, condition, tests);
  yield* asNumber(site, subject);
  for (const value of valuesAround(site, subject.node)) yield* inValue(site, subject, value, tests);
  yield* inStatement(site, tests);
}

interface Test {
  /** The condition, as an operand of `&&`. */
  is: string;
  /** Its opposite, as an operand of `||`. */
  not: string;
  weight: number;
}

function testsOf(site: Site, { node, text, need }: Subject): Test[] {
  const ofType = (type: string, weight: number): Test => ({
    is: `typeof ${text} === ${quoted(site, type)}`,
    not: `typeof ${text} !== ${quoted(site, type)}`,
    weight,
  });
  switch (need) {
    case "given":
      return [
        { is: text, not: `!${text}`, weight: 0.6 },
        { is: `${text} != null`, not: `${text} == null`, weight: 0.5 },
        { is: `${text} !== undefined`, not: `${text} === undefined`, weight: 0.4 },
        { is: `${text} !== null`, not: `${text} === null`, weight: 0.4 },
      ];
    case "filled":
      return [
        { is: `${text}.length > 0`, not: `${text}.length === 0`, weight: 0.6 },
        { is: `${text}.length > 1`, not: `${text}.length < 2`, weight: 0.35 },
      ];
    case "owned": {
      const { object, property } = ownedIn(node);
      const args = `${textOf(site.source, object)}, ${textOf(site.source, property)}`;
      const key = `${textOf(site.source, property)} in ${textOf(site.source, object)}`;
      return [
        {
          is: `Object.prototype.hasOwnProperty.call(${args})`,
          not: `!Object.prototype.hasOwnProperty.call(${args})`,
          weight: 0.5,
        },
        { is: key, not: `!(${key})`, weight: 0.35 },
      ];
    }
    case "array":
      return [{ is: `Array.isArray(${text})`, not: `!Array.isArray(${text})`, weight: 0.6 }];
    case "object":
      return [
        {
          is: `${text} && typeof ${text} === ${quoted(site, "object")}`,
          not: `!${text} || typeof ${text} !== ${quoted(site, "object")}`,
          weight: 0.4,
        },
        ofType("object", 0.5),
      ];
    case "number":
      return [
        ofType("number", 0.4),
        { is: `!isNaN(${text})`, not: `isNaN(${text})`, weight: 0.45 },
        { is: `${text} >= 0`, not: `${text} < 0`, weight: 0.3 },
      ];
    default:
      return [ofType(need, 0.6)];
  }
}

function ownedIn(node: t.Expression): { object: t.Node; property: t.Node } {
  return t.isMemberExpression(node) ? node : { object: node, property: node };
}

/** `length + 1` → `(typeof length === "number" ? length : 0) + 1`. */
function* asNumber(site: Site, { node, text, need }: Subject): Iterable<Proposal> {
  if (need !== "number" || !t.isBinaryExpression(site.source.parents.get(node))) return;
  yield replaceNode(site, node, `(typeof ${text} === ${quoted(site, "number")} ? ${text} : 0)`, 0.4);
}

/** The innermost condition that it is a part of. */
function conditionAround(site: Site, node: t.Node): t.Expression | null {
  for (
    let inner = node, outer = site.source.parents.get(node);
    outer !== undefined;
    [inner, outer] = [outer, site.source.parents.get(outer)]
  ) {
    if (t.isStatement(outer) && !t.isIfStatement(outer) && !t.isWhile(outer) && !t.isReturnStatement(outer)) return null;
    if (!t.isExpression(inner)) continue;
    if (t.isFunction(outer)) return t.isArrowFunctionExpression(outer) && outer.body === inner && isAsked(inner) ? inner : null;
    const isTest = (t.isIfStatement(outer) || t.isConditionalExpression(outer) || t.isWhile(outer)) && outer.test === inner;
    if (isTest || t.isLogicalExpression(outer)) return inner;
    if (t.isReturnStatement(outer)) return isAsked(inner) ? inner : null;
  }
  return null;
}

/** Whether its value is a yes or no. */
function isAsked(node: t.Node): boolean {
  return (
    t.isUnaryExpression(node, { operator: "!" }) ||
    (t.isBinaryExpression(node) && /^[<>]|^[!=]==?$|^in/.test(node.operator)) ||
    (t.isCallExpression(node) &&
      /(?:^|\.)(?:is|has)[A-Z]|\.(?:test|some|every|includes|startsWith|endsWith|has|hasOwnProperty)$/.test(calleeOf(node)))
  );
}

function calleeOf({ callee }: t.CallExpression): string {
  if (t.isIdentifier(callee)) return callee.name;
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) ? `.${callee.property.name}` : "";
}

function* inCondition(site: Site, condition: t.Expression, tests: readonly Test[]): Iterable<Proposal> {
  const text = textOf(site.source, condition);
  const parent = site.source.parents.get(condition);
  const isOr = t.isLogicalExpression(condition) && condition.operator !== "&&";
  const isAnd = t.isLogicalExpression(condition, { operator: "&&" });
  const [ofAnd, ofOr] = refuses(parent, condition) ? [0.8, 1] : [1, 0.8];
  for (const { is, not, weight } of tests) {
    const and = `${is} && ${isOr ? `(${text})` : text}`;
    const or = `${not} || ${text}`;
    const inAnd = t.isLogicalExpression(parent, { operator: "&&" });
    const inOr = t.isLogicalExpression(parent) && !inAnd;
    yield replaceNode(site, condition, inOr && !isAnd ? `(${and})` : and, weight * ofAnd);
    yield replaceNode(site, condition, inAnd ? `(${or})` : or, weight * ofOr);
  }
}

/** Whether nothing comes of what the condition holds for: `if (…) return false;`. What is not there is refused as well then. */
function refuses(parent: t.Node | undefined, condition: t.Node): boolean {
  if (!t.isIfStatement(parent) || parent.test !== condition) return false;
  const { consequent } = parent;
  const first = t.isBlockStatement(consequent) ? consequent.body[0] : consequent;
  if (t.isThrowStatement(first) || t.isContinueStatement(first)) return true;
  if (!t.isReturnStatement(first)) return false;
  const { argument } = first;
  return (
    !argument ||
    t.isNullLiteral(argument) ||
    t.isBooleanLiteral(argument, { value: false }) ||
    t.isIdentifier(argument, { name: "undefined" }) ||
    t.isStringLiteral(argument, { value: "" }) ||
    (t.isArrayExpression(argument) && argument.elements.length === 0)
  );
}

/** What is made of it: the call or the whole that is handed on. */
function valuesAround(site: Site, node: t.Node): t.Expression[] {
  const found: t.Expression[] = [];
  for (
    let inner = node, outer = site.source.parents.get(node);
    outer !== undefined;
    [inner, outer] = [outer, site.source.parents.get(outer)]
  ) {
    if (t.isStatement(inner) || (t.isFunction(outer) && outer.body !== inner)) break;
    const isWhole =
      t.isReturnStatement(outer) ||
      t.isVariableDeclarator(outer) ||
      (t.isAssignmentExpression(outer) && outer.right === inner) ||
      (t.isArrowFunctionExpression(outer) && outer.body === inner) ||
      t.isObjectProperty(outer) ||
      t.isArrayExpression(outer) ||
      ((t.isCallExpression(outer) || t.isNewExpression(outer)) && outer.callee !== inner);
    if (isWhole && (inner !== node || t.isMemberExpression(inner)) && t.isExpression(inner) && !t.isFunction(inner))
      found.push(inner);
    if (t.isStatement(outer) || t.isFunction(outer)) break;
  }
  return found.slice(0, 2);
}

function* inValue(site: Site, subject: Subject, value: t.Expression, tests: readonly Test[]): Iterable<Proposal> {
  const text = textOf(site.source, value);
  const others = [...othersFor(site, subject, value)];
  const isListOfIt = subject.need === "array" && t.isArrayExpression(value);
  for (const { is, weight } of tests) {
    if (isListOfIt) yield replaceNode(site, value, `${is} ? ${subject.text} : ${text}`, weight * 1.5);
    for (const [other, share] of others) yield replaceNode(site, value, `${is} ? ${text} : ${other}`, weight * share);
    // What is read of it is `guarded`.
    if (is !== subject.text || !text.startsWith(is))
      yield replaceNode(site, value, `${is} && ${t.isLogicalExpression(value) ? `(${text})` : text}`, weight * 0.6);
  }
}

const EMPTY: Readonly<Partial<Record<Kind, readonly (readonly [string, number])[]>>> = {
  string: [['""', 1]],
  number: [
    ["0", 1],
    ["NaN", 0.5],
  ],
  array: [["[]", 1]],
  boolean: [
    ["false", 1],
    ["true", 0.6],
  ],
  object: [["{}", 0.8]],
};
const ANY = [
  ["null", 0.7],
  ["undefined", 0.7],
  ['""', 0.6],
  ["false", 0.35],
  ["0", 0.4],
  ["NaN", 0.3],
  ["[]", 0.4],
] as const;
const MOST_PARAMS = 3;

/** What may stand where the test fails: itself, what the kind has where it is empty, what the function was given. */
function* othersFor(site: Site, { text, need }: Subject, value: t.Expression): Iterable<readonly [string, number]> {
  if (need !== "given" && need !== "filled" && need !== "object") yield [text, 1];
  if (need === "array") yield [`[${text}]`, 0.6];
  if (t.isUnaryExpression(value, { operator: "typeof" })) yield [quoted(site, "null"), 0.8];
  const kind = kindOf(site.source, value);
  const own = EMPTY[kind] ?? [];
  const seen = new Set(own.map(([other]) => other));
  const put = (other: string): string => (other === '""' ? quoted(site, "") : other);
  for (const [other, share] of own) yield [put(other), share];
  for (const [other, share] of ANY) if (!seen.has(other)) yield [put(other), own.length > 0 ? share * 0.5 : share];
  const whole = textOf(site.source, value);
  const params = namesAt(site.source, value).filter(({ name, place }) => place === "param" && !whole.includes(name));
  for (const { name } of params.slice(0, MOST_PARAMS)) yield [name, 0.4];
}

/** The statement only where it holds, or an answer before it. */
function* inStatement(site: Site, tests: readonly Test[]): Iterable<Proposal> {
  const { statement, fn } = site;
  if (statement === null || !inList(site, statement)) return;
  const params = namesAt(site.source, statement).filter(({ place }) => place === "param");
  for (const { is, not, weight } of tests) {
    if (t.isExpressionStatement(statement)) yield putUnder(site, statement, is, weight * 0.8);
    if (fn === null || t.isFunctionDeclaration(statement)) continue;
    for (const [value, share] of [
      ["", 0.5],
      ["null", 0.5],
      ["undefined", 0.3],
      ["false", 0.5],
      [quoted(site, ""), 0.5],
      ["[]", 0.4],
      ["0", 0.35],
    ] as const)
      yield insertReturnIf(site, statement, not, value, weight * share);
    for (const { name } of params.slice(0, MOST_PARAMS)) yield insertReturnIf(site, statement, not, name, weight * 0.5);
  }
}
