import * as t from "@babel/types";
import { textOf } from "../../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { SourceFile } from "../../../packages/agent/src/languages/javascript/candidates/types.ts";
import { put, type Slip, type Slips } from "./slip.ts";

/** Statements that are forgotten, come in the wrong order, or are not tied to a condition. */
export const ofStatements: Slips = function* (source, node) {
  if (!t.isStatement(node)) return;
  const kind = kindOf(source, node);
  const list = listOf(source, node);
  // Who forgets the only statement of a condition forgets that, too.
  if (kind !== null && list !== null && list.length > 1) yield put(`${kind} deleted`, node, "");
  const next = list?.[list.indexOf(node) + 1];
  if (t.isExpressionStatement(node) && next !== undefined && (t.isExpressionStatement(next) || t.isIfStatement(next)))
    yield {
      kind: "statements swapped",
      start: node.start ?? 0,
      end: next.end ?? 0,
      replacement: `${textOf(source, next)}\n${textOf(source, node)}`,
    };
  if (t.isIfStatement(node)) yield* ofBranches(source, node);
  if (t.isReturnStatement(node) && t.isCallExpression(node.argument))
    yield put("return forgotten", node, `${textOf(source, node.argument)};`);
  if (t.isContinueStatement(node) && node.label === null) yield put("continue and break", node, "break;");
  if (t.isBreakStatement(node) && !t.isSwitchCase(source.parents.get(node))) yield put("continue and break", node, "continue;");
};

function* ofBranches(source: SourceFile, node: t.IfStatement): Iterable<Slip> {
  const { test, consequent, alternate } = node;
  if (alternate) {
    const [a, b] = [consequent.end ?? 0, alternate.start ?? 0];
    yield { kind: "else dropped", start: a, end: b, replacement: "\n" };
    yield { kind: "else branch deleted", start: a, end: alternate.end ?? 0, replacement: "" };
  }
  for (const other of testsOf(source)) {
    if (other === textOf(source, test) || t.isLogicalExpression(test)) continue;
    yield put("clause added", test, `${textOf(source, test)} && ${other}`);
  }
}

const tests = new WeakMap<SourceFile, string[]>();

function testsOf(source: SourceFile): string[] {
  let found = tests.get(source);
  if (found === undefined) {
    const all = source.nodes.flatMap((node) =>
      t.isIfStatement(node) && t.isBinaryExpression(node.test) ? [textOf(source, node.test)] : [],
    );
    tests.set(source, (found = [...new Set(all)].slice(0, 4)));
  }
  return found;
}

function listOf({ parents }: SourceFile, node: t.Statement): t.Statement[] | null {
  const parent = parents.get(node);
  if (t.isBlockStatement(parent) || t.isProgram(parent)) return parent.body;
  return t.isSwitchCase(parent) ? parent.consequent : null;
}

const isLeaving = (node: t.Statement): boolean =>
  t.isReturnStatement(node) || t.isContinueStatement(node) || t.isBreakStatement(node) || t.isThrowStatement(node);

function kindOf(source: SourceFile, node: t.Statement): string | null {
  if (t.isIfStatement(node) && !node.alternate) {
    const inner = t.isBlockStatement(node.consequent) ? node.consequent.body : [node.consequent];
    return inner.length === 1 && inner[0] !== undefined && isLeaving(inner[0]) ? guardOf(inner[0]) : null;
  }
  if (t.isBreakStatement(node) || t.isContinueStatement(node)) return "break or continue";
  if (!t.isExpressionStatement(node)) return null;
  const { expression } = node;
  if (t.isUpdateExpression(expression)) return "increment";
  if (t.isAssignmentExpression(expression)) {
    if (/^(?:module\.)?exports\b/.test(textOf(source, expression.left))) return null;
    if (expression.operator !== "=") return "increment";
    return t.isLiteral(expression.right) || t.isArrayExpression(expression.right) ? "reset" : "assignment";
  }
  if (!t.isCallExpression(expression)) return null;
  return /\.(?:push|add|set|delete|unshift|pop|shift)$/.test(textOf(source, expression.callee)) ? "push, add, set…" : "call";
}

function guardOf(leaving: t.Statement): string {
  return t.isReturnStatement(leaving)
    ? "guard with return"
    : t.isThrowStatement(leaving)
      ? "guard with throw"
      : "guard of a round";
}
