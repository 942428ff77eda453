import * as t from "@babel/types";
import { textOf } from "../../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { SourceFile } from "../../../packages/agent/src/languages/javascript/candidates/types.ts";
import { between, only, put, type Slip, type Slips } from "./slip.ts";

const NEAR: Readonly<Record<string, readonly string[]>> = { "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"] };
const TURNED: Readonly<Record<string, string>> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=", "===": "!==", "!==": "===" };
const SUMS: Readonly<Record<string, string>> = { "+": "-", "-": "+", "*": "/", "/": "*", "%": "/" };

/** Operators, and what stands beside them. */
export const ofOperators: Slips = function* (source, node) {
  if (t.isBinaryExpression(node)) {
    const { operator, left, right } = node;
    for (const to of NEAR[operator] ?? []) yield* between(source, "comparison, by its bound", left, right, operator, to);
    const turned = TURNED[operator];
    if (turned !== undefined) yield* between(source, "comparison turned", left, right, operator, turned);
    const sum = SUMS[operator];
    if (sum !== undefined && !isText(left) && !isText(right))
      yield* between(source, "arithmetic operator", left, right, operator, sum);
    const isOne = t.isNumericLiteral(right, { value: 1 });
    if ((operator === "+" || operator === "-") && isOne) yield only(source, "+ 1 or - 1 dropped", node, left);
    else if (["+", "-", "*", "/", "%"].includes(operator)) {
      yield only(source, "term dropped", node, left);
      if (operator === "+" || operator === "*") yield only(source, "term dropped", node, right);
    }
    if (operator === "-" && isInSort(source, node))
      yield put("sort direction", node, `${textOf(source, right)} - ${textOf(source, left)}`);
    if (node.extra?.["parenthesized"] === true && t.isBinaryExpression(source.parents.get(node))) yield* bare(source, node);
  }
  if (t.isLogicalExpression(node)) {
    const { operator, left, right } = node;
    if (operator === "??") {
      yield* between(source, "?? became ||", left, right, operator, "||");
      yield only(source, "default dropped", node, left);
    } else {
      yield* between(source, "&& and ||", left, right, operator, operator === "&&" ? "||" : "&&");
      const kind = isInSort(source, node) ? "sort key dropped" : "clause dropped";
      yield only(source, kind, node, left);
      yield only(source, kind, node, right);
    }
  }
  if (t.isUnaryExpression(node, { operator: "!" })) yield only(source, "negation dropped", node, node.argument);
  if (t.isUnaryExpression(node, { operator: "-" }) && !t.isNumericLiteral(node.argument))
    yield only(source, "sign dropped", node, node.argument);
  if (t.isConditionalExpression(node)) {
    yield only(source, "one branch of ?:", node, node.consequent);
    yield only(source, "one branch of ?:", node, node.alternate);
    const { test, consequent, alternate } = node;
    const swapped = [test, alternate, consequent].map((one) => textOf(source, one));
    yield put("branches swapped", node, `${swapped[0]} ? ${swapped[1]} : ${swapped[2]}`);
  }
  if (t.isAssignmentExpression(node) && /^(?:[+*-]|\?\?|\|\|)=$/.test(node.operator))
    yield* between(source, "+= became =", node.left, node.right, node.operator, "=");
};

function isText(node: t.Node): boolean {
  return t.isStringLiteral(node) || t.isTemplateLiteral(node);
}

function isInSort(source: SourceFile, node: t.Node): boolean {
  for (let one = source.parents.get(node); one !== undefined; one = source.parents.get(one)) {
    if (!t.isFunction(one)) continue;
    const call = source.parents.get(one);
    return t.isCallExpression(call) && /\.(?:sort|toSorted)$/.test(textOf(source, call.callee));
  }
  return false;
}

function* bare(source: SourceFile, node: t.BinaryExpression): Iterable<Slip> {
  const { text } = source;
  const [from, to] = [text.lastIndexOf("(", node.start ?? 0), text.indexOf(")", node.end ?? 0)];
  yield { kind: "parentheses dropped", start: from, end: to + 1, replacement: textOf(source, node) };
}

/** Numbers, texts, patterns, and where things begin. */
export const ofLiterals: Slips = function* (source, node) {
  const parent = source.parents.get(node);
  if (t.isNumericLiteral(node)) {
    const isIndex = t.isMemberExpression(parent) && parent.property === node;
    const isStart = t.isVariableDeclarator(parent);
    const kind = isIndex ? "index" : isStart ? "initial value" : "number";
    for (const value of node.value === 0 ? [1] : node.value === 1 ? [0, 2] : [node.value - 1, node.value + 1])
      yield put(kind, node, String(value));
  }
  if (t.isBooleanLiteral(node)) yield put("boolean", node, String(!node.value));
  if (t.isStringLiteral(node) && !t.isImportDeclaration(parent) && node.value !== "") {
    const quote = textOf(source, node).charAt(0);
    for (const other of texts(source)) if (other !== node.value) yield put("text", node, quote + other + quote);
  }
  if (t.isIdentifier(node, { name: "Infinity" }))
    yield t.isUnaryExpression(parent) ? put("initial value", parent, "Infinity") : put("initial value", node, "0");
  if (t.isRegExpLiteral(node)) {
    if (node.flags !== "") yield put("flag dropped", node, `/${node.pattern}/${node.flags.slice(1)}`);
    if (node.pattern.startsWith("^")) yield put("pattern", node, `/${node.pattern.slice(1)}/${node.flags}`);
    if (node.pattern.endsWith("$")) yield put("pattern", node, `/${node.pattern.slice(0, -1)}/${node.flags}`);
    const plus = node.pattern.lastIndexOf("+");
    if (plus > 0 && !node.pattern.endsWith("\\+"))
      yield put("pattern", node, `/${node.pattern.slice(0, plus)}${node.pattern.slice(plus + 1)}/${node.flags}`);
  }
};

const known = new WeakMap<SourceFile, string[]>();

/** Short ones that can be written in either quote. */
function texts(source: SourceFile): string[] {
  let found = known.get(source);
  if (found === undefined) {
    const all = source.nodes.flatMap((node) =>
      t.isStringLiteral(node) && /^[\w ,.:;/-]{1,12}$/.test(node.value) ? [node.value] : [],
    );
    known.set(source, (found = [...new Set(all)].slice(0, 6)));
  }
  return found;
}
