import * as t from "@babel/types";
import { functionAround } from "../site.ts";
import type { Site } from "../types.ts";

/** The function that the call stands in, where it calls that one. */
export function calledAround({ source }: Site, node: t.CallExpression): t.Function | null {
  const { callee } = node;
  const name = t.isIdentifier(callee)
    ? callee.name
    : t.isMemberExpression(callee) && t.isIdentifier(callee.property)
      ? callee.property.name
      : null;
  for (let fn = functionAround(source, node); fn !== null && name !== null; fn = functionAround(source, fn))
    if (nameOf(fn, source.parents.get(fn)) === name) return fn;
  return null;
}

function nameOf(fn: t.Function, parent: t.Node | undefined): string | null {
  if (t.isFunctionDeclaration(fn) || t.isFunctionExpression(fn)) if (fn.id) return fn.id.name;
  if ((t.isObjectMethod(fn) || t.isClassMethod(fn)) && t.isIdentifier(fn.key)) return fn.key.name;
  return t.isVariableDeclarator(parent) && t.isIdentifier(parent.id) ? parent.id.name : null;
}
