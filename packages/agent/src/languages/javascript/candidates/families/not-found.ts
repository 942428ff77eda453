import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { insertReturnIf, putUnder, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround, ownNodes } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { inList } from "./returns.ts";

const SEEKS = new Set(["indexOf", "lastIndexOf", "search", "findIndex", "findLastIndex"]);

/** A place that was looked for and is not there: `name.slice(0, dot)` with a `dot` of -1, `list.splice(list.indexOf(x), 1)`. */
export const notFound: Family = {
  name: "not-found",
  *propose(site) {
    const { statement } = site;
    if (statement === null) return;
    for (const [name, sought] of placesIn(site, statement)) {
      for (const node of site.nodes) {
        const value = t.isReturnStatement(node) ? node.argument : t.isVariableDeclarator(node) ? node.init : null;
        if (!value || t.isIdentifier(value) || !namesIn(value).includes(name)) continue;
        for (const [other, weight] of [
          [sought, 0.8],
          [`""`, 0.5],
          ["null", 0.4],
        ] as const)
          yield replaceNode(site, value, `${name} === -1 ? ${other} : ${textOf(site.source, value)}`, weight);
      }
      yield* putBehind(site, name);
      if (!t.isExpressionStatement(statement)) continue;
      if (inList(site, statement)) yield insertReturnIf(site, statement, `${name} === -1`, "", 0.6);
      yield putUnder(site, statement, `${name} !== -1`, 0.8);
    }
    if (t.isExpressionStatement(statement)) yield* soughtWithin(site, statement);
  },
};

/** `list.splice(at, 0, one)`: where it would come before all others it comes behind them. */
function* putBehind(site: Site, name: string): Iterable<Proposal> {
  for (const node of site.nodes) {
    if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) continue;
    const [at] = node.arguments;
    if (!t.isIdentifier(node.callee.property, { name: "splice" }) || !t.isIdentifier(at, { name })) continue;
    yield replaceNode(site, at, `${name} === -1 ? ${textOf(site.source, node.callee.object)}.length : ${name}`, 0.9);
  }
}

/** The place is looked for where it is used. */
function* soughtWithin(site: Site, statement: t.ExpressionStatement): Iterable<Proposal> {
  for (const node of site.nodes) {
    if (!t.isCallExpression(node) || !t.isCallExpression(site.source.parents.get(node))) continue;
    const { callee } = node;
    if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || !SEEKS.has(callee.property.name)) continue;
    const [list, sought] = [textOf(site.source, callee.object), node.arguments[0]];
    if (callee.property.name === "indexOf" && sought !== undefined)
      yield putUnder(site, statement, `${list}.includes(${textOf(site.source, sought)})`, 1);
    else yield putUnder(site, statement, `${textOf(site.source, node)} !== -1`, 0.8);
  }
}

/** Names of places that the statement reads, and what they were looked for in. */
function placesIn(site: Site, statement: t.Statement): Map<string, string> {
  const found = new Map<string, string>();
  const read = new Set(namesIn(statement));
  if (read.size === 0) return found;
  const home = functionAround(site.source, statement);
  for (const node of ownNodes(site.source, home)) {
    if ((node.start ?? 0) > (statement.start ?? 0)) break;
    if (!t.isVariableDeclarator(node) || !t.isIdentifier(node.id) || !read.has(node.id.name)) continue;
    if ((node.end ?? 0) > (statement.start ?? 0)) continue;
    const { init } = node;
    if (!t.isCallExpression(init) || !t.isMemberExpression(init.callee) || !t.isIdentifier(init.callee.property)) continue;
    if (SEEKS.has(init.callee.property.name)) found.set(node.id.name, textOf(site.source, init.callee.object));
  }
  return found;
}
