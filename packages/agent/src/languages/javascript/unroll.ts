import * as t from "@babel/types";
import { tryParse } from "./ast.ts";

/** More rows say no more. */
const MOST_ROWS = 8;

interface Loop {
  start: number;
  end: number;
  pattern: t.Node;
  rows: t.Expression[];
  body: t.Node;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

function literalRows(node: t.Node | null | undefined): t.Expression[] | null {
  if (!t.isArrayExpression(node) || node.elements.length === 0 || node.elements.length > MOST_ROWS) return null;
  const rows = node.elements.filter((one) => t.isExpression(one));
  return rows.length === node.elements.length ? rows : null;
}

/** `for (const [a, b] of [[1, 2], …]) …` and `[[1, 2], …].forEach(([a, b]) => …)`; null for any other statement. */
function loopOf(node: t.Node): Loop | null {
  const place = { start: node.start ?? 0, end: node.end ?? 0 };
  if (t.isForOfStatement(node) && t.isVariableDeclaration(node.left)) {
    const rows = literalRows(node.right);
    const pattern = node.left.declarations[0]?.id;
    return rows === null || pattern === undefined ? null : { ...place, pattern, rows, body: node.body };
  }
  const call = t.isExpressionStatement(node) ? node.expression : null;
  if (
    !t.isCallExpression(call) ||
    !t.isMemberExpression(call.callee) ||
    !t.isIdentifier(call.callee.property, { name: "forEach" })
  )
    return null;
  const rows = literalRows(call.callee.object);
  const [callback] = call.arguments;
  if (rows === null || !t.isArrowFunctionExpression(callback) || callback.params.length !== 1) return null;
  const [pattern] = callback.params;
  return pattern === undefined ? null : { ...place, pattern, rows, body: callback.body };
}

/** What each name of the pattern stands for in a row; null where that cannot be told from the text. */
function namesIn(pattern: t.Node, row: t.Node | null | undefined, code: string): Map<string, string> | null {
  if (t.isIdentifier(pattern) && t.isExpression(row)) return new Map([[pattern.name, code.slice(row.start ?? 0, row.end ?? 0)]]);
  const found = new Map<string, string>();
  const add = (part: t.Node, value: t.Node | null | undefined): boolean => {
    const inner = namesIn(part, value, code);
    for (const [name, text] of inner ?? []) found.set(name, text);
    return inner !== null;
  };
  if (t.isArrayPattern(pattern) && t.isArrayExpression(row)) {
    const isRead = pattern.elements.every((part, index) => part === null || add(part, row.elements[index]));
    return isRead ? found : null;
  }
  if (!t.isObjectPattern(pattern) || !t.isObjectExpression(row)) return null;
  for (const property of pattern.properties) {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return null;
    const { name } = property.key;
    const given = row.properties.find((one) => t.isObjectProperty(one) && t.isIdentifier(one.key, { name }));
    if (!t.isObjectProperty(given) || !add(property.value, given.value)) return null;
  }
  return found;
}

/** The body with the values in the place of the names. */
function substituted(body: t.Node, names: ReadonlyMap<string, string>, code: string): string {
  const changes: Change[] = [];
  t.traverse(body, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!t.isIdentifier(node) || parent === undefined || !t.isReferenced(node, parent.node)) return;
    const value = names.get(node.name);
    if (value === undefined) return;
    const isShort = t.isObjectProperty(parent.node) && parent.node.shorthand;
    if (isShort && parent.key === "key") return;
    const text = /^[\w"'`[]/.test(value) ? value : `(${value})`;
    changes.push({ start: node.start ?? 0, end: node.end ?? 0, text: isShort ? `${node.name}: ${text}` : text });
  });
  const inner = t.isBlockStatement(body) ? [(body.start ?? 0) + 1, (body.end ?? 0) - 1] : [body.start ?? 0, body.end ?? 0];
  const [from = 0, to = 0] = inner;
  return replaced(
    code.slice(from, to),
    changes.map((one) => ({ ...one, start: one.start - from, end: one.end - from })),
  );
}

function replaced(text: string, changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end), text);
}

/** Something else than the row decides what runs. */
function leaves(body: t.Node): boolean {
  let found = false;
  t.traverseFast(body, (node) => {
    found ||=
      t.isBreakStatement(node) || t.isContinueStatement(node) || t.isReturnStatement(node) || t.isVariableDeclaration(node);
  });
  return found;
}

/**
 * The code with each loop over literal rows written out, the rows' values in the place of the names, so that what it demands of
 * each stands there as an example of its own. Pure; what cannot be told from the text stays as it is.
 */
export function unrolled(code: string): string {
  const tree = tryParse("test.mjs", code);
  if (tree === null) return code;
  const changes: Change[] = [];
  t.traverseFast(tree, (node) => {
    const loop = loopOf(node);
    if (loop === null || leaves(loop.body) || changes.some(({ start, end }) => start <= loop.start && loop.end <= end)) return;
    const rows = loop.rows.map((row) => namesIn(loop.pattern, row, code));
    if (rows.some((one) => one === null)) return;
    const parts = rows.map(
      (names) =>
        `${substituted(loop.body, names ?? new Map<string, string>(), code)
          .trim()
          .replace(/;?$/, ";")}`,
    );
    changes.push({ start: loop.start, end: loop.end, text: parts.join("\n") });
  });
  return replaced(code, changes);
}
