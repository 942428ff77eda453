import * as t from "@babel/types";
import { insertIf, quoted } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { identifiersOf } from "../scope.ts";
import { around } from "../site.ts";
import { insideLoop } from "./returns.ts";
import type { Family, Site } from "../types.ts";

/** A round, or a call, in which there is nothing to do: `if (line.trim() === "") continue;`, `if (entry === null) return null;`. */
export const skipped: Family = {
  name: "skipped",
  guards: true,
  *propose(site) {
    const { statement } = site;
    if (statement === null) return;
    for (const [at, name, isElement] of takenAt(site, statement)) {
      const jump = insideLoop(site, at) ? "continue;" : "return null;";
      const kind = kindOf(site.source, t.identifier(name));
      const isText = kind === "string" || kind === "unknown";
      const tests = isElement && isText ? [`${name} === ${quoted(site, "")}`, `${name}.trim() === ${quoted(site, "")}`] : [];
      if (isElement && isText) tests.push(`${name}.startsWith(${quoted(site, "#")})`);
      if (!isElement) tests.push(`${name} === null`, `${name} === undefined`);
      for (const test of [...tests, `!${name}`]) yield insertIf(site, at, test, jump, isElement ? 0.5 : 0.7);
      if (jump === "return null;") yield insertIf(site, at, `!${name}`, "return;", 0.4);
    }
  },
};

/** What a round is given, before its first statement; what a call gave, before the statement behind it. */
function* takenAt(site: Site, statement: t.Statement): Iterable<[t.Statement, string, boolean]> {
  const { parents } = site.source;
  for (const node of [statement, ...around(site.source, statement)]) {
    if (t.isFunction(node)) break;
    const first = t.isForOfStatement(node) && t.isBlockStatement(node.body) ? node.body.body[0] : undefined;
    if (!t.isForOfStatement(node) || first === undefined) continue;
    const [bound] = t.isVariableDeclaration(node.left) ? node.left.declarations : [];
    if (bound && t.isIdentifier(bound.id)) yield [first, bound.id.name, true];
    break;
  }
  const parent = parents.get(statement);
  if (!t.isBlockStatement(parent)) return;
  const place = parent.body.indexOf(statement);
  for (const [declared, at] of [
    [statement, parent.body[place + 1]],
    [parent.body[place - 1], statement],
  ] as const) {
    if (!t.isVariableDeclaration(declared) || at === undefined || t.isFunctionDeclaration(at)) continue;
    for (const { id, init } of declared.declarations)
      if (t.isIdentifier(id) && (t.isCallExpression(init) || t.isAwaitExpression(init)))
        for (const { name } of identifiersOf(id)) yield [at, name, false];
  }
}
