import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { unreadAt } from "../unread.ts";
import { inList } from "./returns.ts";

const MOST = 4;

/** A field that a constructor does not keep, or that is not set as it was at first where others are. */
export const field: Family = {
  name: "field",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || !t.isClassMethod(fn) || !inList(site, statement)) return;
    const home = [...around(site.source, fn)].find((node) => t.isClass(node));
    if (home === undefined) return;
    if (fn.kind === "constructor") yield* unkept(site, statement, fn, home);
    else yield* unset(site, statement, fn, home);
  },
};

/** `this.unit = unit;`, of a parameter that nothing reads. */
function* unkept(site: Site, statement: t.Statement, fn: t.ClassMethod, home: t.Node): Iterable<Proposal> {
  const text = textOf(site.source, home);
  const unread = unreadAt(site.source, statement);
  for (const param of fn.params) {
    const id = t.isAssignmentPattern(param) ? param.left : param;
    if (!t.isIdentifier(id) || !unread.has(id.name)) continue;
    for (const mark of ["", "#", "_"])
      if (text.split(/[^\w$.#]+/).some((word) => word.split(".").slice(0, 2).join(".") === `this.${mark}${id.name}`))
        yield insertAfter(site, statement, `this.${mark}${id.name} = ${id.name};`, 2);
  }
}

/** `this.size = 0;`, as it was at first: of what the method touches, or of what changes beside the other fields that it sets. */
function* unset(site: Site, statement: t.Statement, fn: t.ClassMethod, home: t.Node): Iterable<Proposal> {
  const own = textOf(site.source, fn);
  const first = firstValues(site.source, home);
  const setAsFirst = [...first].filter(([name, value]) => own.includes(`${name} = ${value}`)).length;
  const likely = [...first].filter(([name, value]) => {
    if (own.includes(`${name} = ${value}`)) return false;
    return setAsFirst > 0 || own.includes(name);
  });
  const leaves = t.isReturnStatement(statement) || t.isThrowStatement(statement);
  for (const [name, value] of likely.slice(0, MOST)) {
    const code = `${name} = ${value};`;
    const weight = setAsFirst > 0 ? 1.2 : 0.6;
    yield insertBefore(site, statement, code, leaves ? weight : weight * 0.8);
    if (!leaves) yield insertAfter(site, statement, code, weight);
  }
}

/** Plain values that fields begin with, and that something changes later. */
function firstValues(source: SourceFile, home: t.Node): Map<string, string> {
  const first = new Map<string, string>();
  const changed = new Set<string>();
  t.traverseFast(home, (node) => {
    if ((t.isClassProperty(node) || t.isClassPrivateProperty(node)) && node.value && isPlain(node.value))
      first.set(`this.${textOf(source, node.key)}`, textOf(source, node.value));
    const target = t.isUpdateExpression(node) ? node.argument : t.isAssignmentExpression(node) ? node.left : null;
    if (!t.isMemberExpression(target) || !t.isThisExpression(target.object)) return;
    const name = textOf(source, target);
    const isFirst = t.isAssignmentExpression(node, { operator: "=" }) && isPlain(node.right) && isInConstructor(source, node);
    if (isFirst && t.isAssignmentExpression(node)) first.set(name, textOf(source, node.right));
    else changed.add(name);
  });
  const text = textOf(source, home);
  const grows = (name: string): boolean => ["push", "add", "set"].some((method) => text.includes(`${name}.${method}(`));
  return new Map([...first].filter(([name]) => changed.has(name) || grows(name)));
}

function isInConstructor(source: SourceFile, node: t.Node): boolean {
  return [...around(source, node)].some((one) => t.isClassMethod(one, { kind: "constructor" }));
}

function isPlain(node: t.Node): boolean {
  if (t.isArrayExpression(node)) return node.elements.length === 0;
  if (t.isObjectExpression(node)) return node.properties.length === 0;
  if (t.isNewExpression(node)) return node.arguments.length === 0;
  return (
    (t.isLiteral(node) && !t.isTemplateLiteral(node)) || t.isUnaryExpression(node) || t.isIdentifier(node, { name: "undefined" })
  );
}
