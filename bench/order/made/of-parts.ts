import * as t from "@babel/types";
import { textOf } from "../../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { SourceFile } from "../../../packages/agent/src/languages/javascript/candidates/types.ts";
import { only, put, without, type Slip, type Slips } from "./slip.ts";

const NUMBERS = /^Math\.(?:abs|floor|ceil|round|trunc)$/;
const CONVERSIONS = /^(?:String|Number|Boolean|parseInt)$/;
const OF_TEXTS = /^(?:trim|trimEnd|trimStart|toLowerCase|toUpperCase|padStart|toString|toFixed)$/;
const OF_LISTS = /^(?:slice|sort|toSorted|reverse|toReversed|filter|flat)$/;

/** What is put around a value, or beside it, is forgotten. */
export const ofWrappers: Slips = function* (source, node) {
  if (t.isCallExpression(node)) yield* ofCall(source, node);
  if (t.isAwaitExpression(node)) yield only(source, "await dropped", node, node.argument);
  if (t.isNewExpression(node) && t.isIdentifier(node.callee) && /^(?:Set|Map|Date)$/.test(node.callee.name)) {
    const [value] = node.arguments;
    if (value !== undefined && t.isExpression(value)) yield only(source, "copy dropped", node, value);
  }
  if (t.isArrayExpression(node))
    yield* ofEntries(
      source,
      node,
      node.elements.filter((one) => one !== null),
    );
  if (t.isObjectExpression(node)) yield* ofEntries(source, node, node.properties);
  if (t.isArrowFunctionExpression(node) && t.isExpression(node.body)) yield* ofCallback(source, node, node.body);
  if (t.isAssignmentPattern(node)) yield only(source, "default dropped", node, node.left);
};

function* ofCall(source: SourceFile, node: t.CallExpression): Iterable<Slip> {
  const { callee, arguments: given } = node;
  const [first, second] = given;
  const name = textOf(source, callee);
  const isStatement = t.isExpressionStatement(source.parents.get(node));
  if (isStatement) return;
  if (t.isExpression(first)) {
    if (NUMBERS.test(name)) yield only(source, "Math.abs, floor… dropped", node, first);
    if (CONVERSIONS.test(name)) yield only(source, "String(), Number()… dropped", node, first);
    if (/^Math\.(?:max|min)$/.test(name) && given.length === 2 && t.isExpression(second)) {
      yield only(source, "one side of Math.max or min", node, first);
      yield only(source, "one side of Math.max or min", node, second);
    }
    if (t.isIdentifier(callee) && given.length === 1 && !CONVERSIONS.test(name) && /^(?!require$)[a-z]/.test(name))
      yield only(source, "own function around dropped", node, first);
  }
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
  const method = callee.property.name;
  if (OF_TEXTS.test(method)) yield only(source, "trim(), toLowerCase()… dropped", node, callee.object);
  const isCopy = method === "slice" && given.length === 0;
  if (OF_LISTS.test(method)) yield only(source, isCopy ? "copy dropped" : `slice(), sort()… dropped`, node, callee.object);
}

function* ofEntries(source: SourceFile, node: t.Node, entries: readonly t.Node[]): Iterable<Slip> {
  const [first] = entries;
  if (entries.length === 1 && t.isSpreadElement(first)) yield only(source, "copy dropped", node, first.argument);
  if (entries.length < 2 || textOf(source, node).length > 160) return;
  for (const entry of entries) {
    const kind = t.isSpreadElement(entry) ? "spread entry dropped" : "entry dropped";
    yield* without(source, kind, entries, entry);
    if (t.isSpreadElement(entry)) yield put("spread dropped", entry, textOf(source, entry.argument));
  }
}

/** A callback that forgets what it was given. */
function* ofCallback(source: SourceFile, node: t.ArrowFunctionExpression, body: t.Expression): Iterable<Slip> {
  const [param] = node.params;
  const call = source.parents.get(node);
  if (
    !t.isIdentifier(param) ||
    node.params.length > 1 ||
    !t.isCallExpression(call) ||
    !textOf(source, call.callee).endsWith(".map")
  )
    return;
  if (t.isLiteral(body) || t.isObjectExpression(body)) return;
  const value = t.isMemberExpression(body) || t.isBinaryExpression(body) ? "0" : "''";
  yield put("callback ignores its element", node, `() => ${value}`);
  if (!t.isIdentifier(body)) yield put("callback gives its element back", body, param.name);
}
