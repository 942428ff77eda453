import * as t from "@babel/types";
import { putUnder, quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { isTested } from "./said-otherwise.ts";

/** Of what usual edits weigh: these are right less often. */
const SHARE = 0.09;
const MOST_OWN = 3;
const ASKS = /(?:^|\.)_?(?:has|hasOwn|hasOwnProp|hasProp|contains|hasOwnProperty\.call)$/i;
const COMMON = ["#.hasOwnProperty(@)", "Object.prototype.hasOwnProperty.call(#, @)", "@ in #", "#[@] !== undefined"];

/** Whether an object has a key, asked in another way: `object[key]` → `object.hasOwnProperty(key)`, `key in object` → `has(object, key)`. */
export const ownKeys: Family = {
  name: "own-keys",
  *propose(site) {
    for (const node of site.nodes) {
      const asked = askedBy(site.source, node);
      if (asked !== null) yield* otherwise(site, asked);
      if (t.isMemberExpression(node) && node.computed) yield* under(site, node);
    }
  },
};

interface Asked {
  node: t.Expression;
  object: string;
  key: string;
  isRead: boolean;
  isIn: boolean;
}

function askedBy(source: SourceFile, node: t.Node): Asked | null {
  const asked = (object: t.Node, key: t.Node): Asked | null =>
    t.isExpression(node)
      ? {
          node,
          object: textOf(source, object),
          key: textOf(source, key),
          isRead: t.isMemberExpression(node),
          isIn: t.isBinaryExpression(node),
        }
      : null;
  if (t.isBinaryExpression(node, { operator: "in" })) return asked(node.right, node.left);
  const isTest = isTested(source, node) || t.isUnaryExpression(source.parents.get(node), { operator: "!" });
  if (t.isMemberExpression(node) && node.computed && isTest) return asked(node.object, node.property);
  if (!t.isCallExpression(node)) return null;
  const { callee } = node;
  const [first, second] = node.arguments;
  const name = textOf(source, callee);
  if (first !== undefined && second === undefined && t.isMemberExpression(callee) && /(?:hasOwnProperty|\bhas)$/.test(name))
    return asked(callee.object, first);
  return first !== undefined && second !== undefined && ASKS.test(name) ? asked(first, second) : null;
}

const known = new WeakMap<SourceFile, readonly string[]>();

/** As the file asks it, then as all do. */
function formsIn(source: SourceFile): readonly string[] {
  let found = known.get(source);
  if (found === undefined) {
    const own = new Set<string>();
    for (const node of source.nodes) {
      if (t.isCallExpression(node) && node.arguments.length === 2 && ASKS.test(textOf(source, node.callee)))
        own.add(`${textOf(source, node.callee)}(#, @)`);
      if (
        t.isVariableDeclarator(node) &&
        t.isIdentifier(node.id) &&
        node.init &&
        textOf(source, node.init).endsWith("hasOwnProperty")
      )
        own.add(`${node.id.name}.call(#, @)`);
    }
    known.set(source, (found = [...new Set([...[...own].slice(0, MOST_OWN), ...COMMON])]));
  }
  return found;
}

function put(form: string, object: string, key: string): string {
  return form.replaceAll(/[#@]/g, (mark) => (mark === "#" ? object : key));
}

function* otherwise(site: Site, { node, object, key, isRead, isIn }: Asked): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const not = t.isUnaryExpression(parent, { operator: "!" }) ? parent : null;
  const text = textOf(site.source, node);
  for (const form of formsIn(site.source)) {
    const other = put(form, object, key);
    if (other === text) continue;
    if (not === null) {
      yield replaceNode(site, node, other, SHARE);
      if (isRead) yield replaceNode(site, node, `${other} && ${text}`, SHARE * 0.7);
    } else if (form.includes("!==")) yield replaceNode(site, not, other.replace("!==", "==="), SHARE);
    else yield replaceNode(site, isIn ? not : node, isIn ? `!${other}` : form.includes(" in ") ? `(${other})` : other, SHARE);
  }
  if (isIn && not === null)
    for (const guard of [object, `typeof ${object} === ${quoted(site, "object")}`])
      yield replaceNode(site, node, `${guard} && ${text}`, SHARE);
}

/** `target[key] = source[key];` → only where the source has it. */
function* under(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const { statement } = site;
  if (!t.isExpressionStatement(statement) || t.isNumericLiteral(node.property)) return;
  for (const form of formsIn(site.source))
    yield putUnder(site, statement, put(form, textOf(site.source, node.object), textOf(site.source, node.property)), SHARE * 0.5);
}
