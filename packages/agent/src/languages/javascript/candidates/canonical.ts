import { parse } from "@babel/parser";
import type * as t from "@babel/types";

/** Keys of a node that say where it stands and how it is laid out, not what it is. */
export const LAYOUT_KEYS: ReadonlySet<string> = new Set([
  "start",
  "end",
  "loc",
  "extra",
  "leadingComments",
  "trailingComments",
  "innerComments",
  "range",
  "tokens",
  "errors",
  "comments",
]);

/**
 * The same for texts that differ only in white space, comments and needless parentheses; null when it does not parse.
 * The text is that of one statement or class member, so that this stays cheap.
 */
export function canonicalText(text: string, typescript: boolean): string | null {
  for (const wrapped of [text, `class A {${text}}`, `switch (0) {${text}}`]) {
    const tree = tryParse(wrapped, typescript);
    if (tree !== null) return print(tree);
  }
  return null;
}

function tryParse(text: string, typescript: boolean): t.Program | null {
  try {
    // `yield`, `await`, `break` and `return` are fine where the statement stands: only the shape is wanted here.
    const file = parse(text, {
      sourceType: "module",
      plugins: typescript ? ["typescript", "decorators"] : ["jsx", "decorators"],
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowSuperOutsideMethod: true,
      allowNewTargetOutsideFunction: true,
      allowUndeclaredExports: true,
      errorRecovery: true,
      createImportExpressions: false,
    });
    return (file.errors ?? []).some((error) => !FINE.test(error.reasonCode)) ? null : file.program;
  } catch {
    return null;
  }
}

/** Errors that come from looking at a statement alone. */
const FINE =
  /IllegalBreakContinue|Strict|Undeclared|InvalidPrivate|ImportMeta|VarRedeclaration|Yield|Delete|Octal|PrivateName|OutsideOfModule/;

/** All edits are printed: nothing is made on the way that is not needed. */
function print(node: unknown): string {
  if (typeof node === "string") return JSON.stringify(node);
  if (typeof node !== "object" || node === null) return String(node);
  let text = "";
  if (Array.isArray(node)) {
    for (const item of node) text += `${print(item)},`;
    return `[${text}]`;
  }
  if (node instanceof RegExp) return String(node);
  const fields = node as Record<string, unknown>;
  for (const key in fields) {
    if (LAYOUT_KEYS.has(key)) continue;
    const value = fields[key];
    if (value === undefined) continue;
    text += key === "type" ? String(value) : `|${print(value)}`;
  }
  return `(${text})`;
}
