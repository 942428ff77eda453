import * as t from "@babel/types";
import { tryParse } from "./ast.ts";

interface Cut {
  start: number;
  end: number;
}

/** What only the type checker reads; null for what runs. */
function cutOf(node: t.Node): Cut | null {
  const { start, end } = node;
  if (typeof start !== "number" || typeof end !== "number") return null;
  if (t.isTSTypeAnnotation(node) || t.isTSTypeParameterDeclaration(node) || t.isTSTypeParameterInstantiation(node))
    return { start, end };
  if (t.isTSInterfaceDeclaration(node) || t.isTSTypeAliasDeclaration(node) || t.isTSDeclareFunction(node)) return { start, end };
  if (t.isImportDeclaration(node) && node.importKind === "type") return { start, end };
  const inner =
    t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) || t.isTSNonNullExpression(node) ? node.expression.end : null;
  return typeof inner === "number" ? { start: inner, end } : null;
}

/** TypeScript as JavaScript, for a snippet that becomes part of a JavaScript test; what does not parse stays as it is. */
export function stripTypes(code: string): string {
  const file = tryParse("snippet.ts", code);
  if (file === null) return code;
  const cuts: Cut[] = [];
  t.traverseFast(file.program, (node) => {
    const cut = cutOf(node);
    if (cut !== null) cuts.push(cut);
    // The mark of `(a?: string)`.
    if (t.isIdentifier(node) && node.optional === true && typeof node.start === "number") {
      const at = node.start + node.name.length;
      if (code[at] === "?") cuts.push({ start: at, end: at + 1 });
    }
  });
  const outer = cuts.filter((one) => !cuts.some((other) => other !== one && other.start <= one.start && other.end >= one.end));
  return outer
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
