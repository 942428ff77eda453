import * as t from "@babel/types";
import { insertBefore, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { inList } from "./returns.ts";

/** Times likelier where the issue speaks of capitals, or of blanks. */
const TOLD = 2.5;
const ABOUT: readonly (readonly [method: string, weight: number, words: readonly string[]])[] = [
  ["toLowerCase", 0.5, ["case", "capital", "capitals", "upper", "uppercase", "lower", "lowercase", "insensitive"]],
  ["toUpperCase", 0.3, ["case", "capital", "capitals", "upper", "uppercase", "lower", "lowercase", "insensitive"]],
  ["trim", 0.4, ["blank", "blanks", "space", "spaces", "whitespace", "trailing", "leading", "padded"]],
];
const ASKING = new Set(["get", "has", "includes", "indexOf", "set", "add", "delete"]);

/** What is looked up, or noted, goes by another spelling than the one that came in. */
export const lookupKey: Family = {
  name: "lookup-key",
  *propose(site) {
    for (const node of site.nodes) {
      const key = keyOf(node);
      if (key !== null) yield* spelled(site, key);
      if (t.isVariableDeclarator(node) && node.init) yield* ofAll(site, node.init);
    }
  },
};

/** `const key = args[0]`, of all that a function was given → `JSON.stringify(args)`: the rest makes a difference too. */
function* ofAll(site: Site, init: t.Expression): Iterable<Proposal> {
  if (!t.isMemberExpression(init) || !t.isNumericLiteral(init.property) || !t.isIdentifier(init.object)) return;
  const { name } = init.object;
  const isRest = site.fn?.params.some((param) => t.isRestElement(param) && t.isIdentifier(param.argument, { name })) ?? false;
  if (!isRest && name !== "arguments") return;
  yield replaceNode(site, init, `JSON.stringify(${name})`, 0.9);
  if (isRest) yield replaceNode(site, init, `${name}.join()`, 0.4);
}

/** `table[key]`, `table.get(key)`, `key in table`. */
function keyOf(node: t.Node): t.Expression | null {
  if (t.isMemberExpression(node) && node.computed && t.isExpression(node.property)) return node.property;
  if (t.isBinaryExpression(node, { operator: "in" }) && t.isExpression(node.left)) return node.left;
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return null;
  const [first] = node.arguments;
  const asks = t.isIdentifier(node.callee.property) && ASKING.has(node.callee.property.name);
  return asks && t.isExpression(first) ? first : null;
}

function* spelled(site: Site, key: t.Expression): Iterable<Proposal> {
  if (!t.isIdentifier(key) && !t.isMemberExpression(key)) return;
  const kind = kindOf(site.source, key);
  if (kind !== "unknown" && kind !== "string") return;
  const text = textOf(site.source, key);
  const first = firstStatement(site);
  for (const [method, weight, words] of ABOUT) {
    const evidence = words.some((word) => site.pool.words.has(word)) ? TOLD : 1;
    yield { ...replaceNode(site, key, `${text}.${method}()`, weight), evidence };
    // For all that the function makes of it.
    if (first !== null && isParameter(site, key))
      yield { ...insertBefore(site, first, `${text} = ${text}.${method}();`, weight * 0.6), evidence };
  }
}

function firstStatement({ fn, ...site }: Site): t.Statement | null {
  if (fn === null || !t.isBlockStatement(fn.body)) return null;
  const [first] = fn.body.body;
  return first !== undefined && inList({ ...site, fn }, first) ? first : null;
}

function isParameter({ fn }: Site, key: t.Expression): boolean {
  return t.isIdentifier(key) && (fn?.params.some((param) => t.isIdentifier(param, { name: key.name })) ?? false);
}
