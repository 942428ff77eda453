import * as t from "@babel/types";
import type { SourceFile } from "../types.ts";

const ASKING = new Set(["test", "has", "includes", "startsWith", "endsWith", "some", "every"]);
const COMPARING = /^(?:[<>]=?|[=!]==?|in|instanceof)$/;

/** A condition as a whole, or a truth that a variable keeps or a function gives back. */
export function isWholeTest({ parents }: SourceFile, node: t.Node): node is t.Expression {
  if (!t.isExpression(node)) return false;
  const parent = parents.get(node);
  const decides = t.isIfStatement(parent) || t.isConditionalExpression(parent) || t.isWhileStatement(parent);
  if (decides) return parent.test === node;
  const isValue = t.isVariableDeclarator(parent) || t.isReturnStatement(parent) || t.isArrowFunctionExpression(parent);
  return isValue && isTruth(node);
}

function isTruth(node: t.Expression): boolean {
  if (t.isLogicalExpression(node)) return node.operator !== "??" && (isTruth(node.left) || isTruth(node.right));
  if (t.isUnaryExpression(node)) return node.operator === "!";
  if (t.isBinaryExpression(node)) return COMPARING.test(node.operator);
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return false;
  return t.isIdentifier(node.callee.property) && ASKING.has(node.callee.property.name);
}
