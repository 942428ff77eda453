import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, SourceFile } from "../types.ts";
import { inList } from "./returns.ts";

const MOST = 3;

/** One of several counts that nothing counts: `{ hits: 0, misses: 0 }`, and only `stats.misses += 1`. */
export const counter: Family = {
  name: "counter",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !inList(site, statement) || t.isFunctionDeclaration(statement)) return;
    const leaves = t.isReturnStatement(statement) || t.isContinueStatement(statement) || t.isBreakStatement(statement);
    for (const code of uncountedIn(site.source).slice(0, MOST)) {
      yield insertBefore(site, statement, code, leaves ? 1.5 : 1.2);
      if (!leaves && !t.isThrowStatement(statement)) yield insertAfter(site, statement, code, 1.5);
    }
  },
};

const known = new WeakMap<SourceFile, string[]>();

function uncountedIn(source: SourceFile): string[] {
  let found = known.get(source);
  if (found === undefined) known.set(source, (found = find(source)));
  return found;
}

/** In the form in which the others are counted. */
function find(source: SourceFile): string[] {
  const counted = new Map<string, { text: string; object: string }>();
  const written = new Set<string>();
  for (const node of source.nodes) {
    const target = t.isUpdateExpression(node) ? node.argument : t.isAssignmentExpression(node) ? node.left : null;
    if (!t.isMemberExpression(target) || !t.isIdentifier(target.property) || target.computed) continue;
    const { name } = target.property;
    written.add(name);
    if (t.isExpressionStatement(source.parents.get(node)) && isCount(node))
      counted.set(name, { text: textOf(source, node), object: textOf(source, target.object) });
  }
  return source.nodes.flatMap((node) => {
    if (!t.isObjectExpression(node)) return [];
    const begun = node.properties.flatMap((one) =>
      t.isObjectProperty(one) && t.isIdentifier(one.key) && t.isNumericLiteral(one.value, { value: 0 }) ? [one.key.name] : [],
    );
    const like = begun.find((name) => counted.has(name));
    const form = like === undefined ? undefined : counted.get(like);
    if (like === undefined || form === undefined) return [];
    const { text, object } = form;
    return begun
      .filter((name) => !written.has(name))
      .map((name) => `${text.replace(`${object}.${like}`, () => `${object}.${name}`)};`);
  });
}

function isCount(node: t.Node): boolean {
  return t.isUpdateExpression(node) || (t.isAssignmentExpression(node, { operator: "+=" }) && t.isNumericLiteral(node.right));
}
