import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import { outermost } from "../unread.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST = 3;
/** Times likelier: nobody sets what nobody asks for. */
const FORGOTTEN = 2;

/** What is set and never asked for, and what is asked for and never set: `node.end = true`, and `return true` without a look. */
export const setUnread: Family = {
  name: "set-unread",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBooleanLiteral(node, { value: true })) yield* asked(site, node);
      if (t.isBinaryExpression(node)) yield* alsoOf(site, node);
    }
    yield* never(site);
  },
};

/** `return true` → `return node.end === true`. */
function* asked(site: Site, node: t.BooleanLiteral): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (!t.isReturnStatement(parent) && !(t.isArrowFunctionExpression(parent) && parent.body === node)) return;
  const unasked = unaskedIn(site.source).slice(0, MOST);
  const names = new Set(unasked.length === 0 ? [] : namesAt(site.source, node).map((one) => one.name));
  for (const { object, name } of unasked.filter((one) => names.has(one.object))) {
    yield replaceNode(site, node, `Boolean(${object}.${name})`, FORGOTTEN);
    yield replaceNode(site, node, `${object}.${name} === true`, 0.8 * FORGOTTEN);
  }
}

/** `one !== fn` → `one !== fn && one.fn !== fn`, where functions are given a member `fn` that nothing reads. */
function* alsoOf(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (!/^[=!]==?$/.test(operator) || t.isPrivateName(left)) return;
  const text = textOf(site.source, node);
  const joint = operator.startsWith("!") ? "&&" : "||";
  const parent = site.source.parents.get(node);
  const isFree = !t.isLogicalExpression(parent) || parent.operator === joint;
  for (const { name } of unaskedIn(site.source).slice(0, MOST))
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      if (!t.isIdentifier(one)) continue;
      const whole = `${text} ${joint} ${one.name}.${name} ${operator} ${textOf(site.source, other)}`;
      yield replaceNode(site, node, isFree ? whole : `(${whole})`, FORGOTTEN);
    }
}

/** `fn(...args);` → `value = fn(...args);`, where `value` is read and has never been set. */
function* never(site: Site): Iterable<Proposal> {
  const { statement } = site;
  if (!t.isExpressionStatement(statement)) return;
  const { expression } = statement;
  if (!t.isCallExpression(expression) && !t.isAwaitExpression(expression)) return;
  for (const name of [...unsetAt(site.source, statement)].slice(0, MOST))
    yield replaceNode(site, expression, `${name} = ${textOf(site.source, expression)}`, FORGOTTEN);
}

interface SetMember {
  object: string;
  name: string;
}

const unasked = new WeakMap<SourceFile, readonly SetMember[]>();

/** Members that are set somewhere and whose name stands nowhere else in the file. */
function unaskedIn(source: SourceFile): readonly SetMember[] {
  let found = unasked.get(source);
  if (found !== undefined) return found;
  const set = new Map<string, string>();
  const others = new Set<string>();
  for (const node of source.nodes) {
    if (t.isObjectProperty(node) || t.isStringLiteral(node))
      others.add(t.isStringLiteral(node) ? node.value : textOf(source, node.key));
    if (!t.isMemberExpression(node) || node.computed || !t.isIdentifier(node.property)) continue;
    const parent = source.parents.get(node);
    const isSet = t.isAssignmentExpression(parent, { operator: "=" }) && parent.left === node && t.isIdentifier(node.object);
    if (isSet && !["exports", "module", "prototype"].includes(textOf(source, node.object)))
      set.set(node.property.name, textOf(source, node.object));
    else others.add(node.property.name);
  }
  found = [...set].flatMap(([name, object]) => (others.has(name) || /^[A-Z]/.test(object) ? [] : [{ object, name }]));
  unasked.set(source, found);
  return found;
}

const unset = new WeakMap<t.Function, ReadonlySet<string>>();

/** Variables around a statement that begin without a value, are read and never given one. */
function unsetAt(source: SourceFile, statement: t.Statement): ReadonlySet<string> {
  const fn = functionAround(source, statement);
  if (fn === null) return new Set();
  const home = outermost(source, fn);
  let found = unset.get(home);
  if (found === undefined) {
    const begun = new Set<string>();
    const read = new Set<string>();
    const given = new Set<string>();
    t.traverseFast(home, (node) => {
      const parent = source.parents.get(node);
      if (
        t.isVariableDeclarator(node) &&
        t.isIdentifier(node.id) &&
        !node.init &&
        !t.isForXStatement(source.parents.get(parent ?? node))
      )
        begun.add(node.id.name);
      else if (t.isIdentifier(node)) {
        const isGiven = (t.isAssignmentExpression(parent) && parent.left === node) || t.isUpdateExpression(parent);
        if (isGiven || t.isPattern(parent) || t.isForXStatement(parent)) given.add(node.name);
        else if (!t.isVariableDeclarator(parent) || parent.init === node) read.add(node.name);
      }
    });
    unset.set(home, (found = begun.intersection(read).difference(given)));
  }
  return found;
}
