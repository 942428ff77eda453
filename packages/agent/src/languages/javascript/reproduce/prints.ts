import * as t from "@babel/types";
import { sliceOf } from "../ast.ts";

const PRINT = /^console\.(?:log|info|dir|error|warn)$|^print$|^alert$/;

/** What a statement prints: `console.log("label", value)`. */
export interface Print {
  /** Null where nothing is printed whose value could be asked. */
  expression: string | null;
  label: string | null;
}

export function calleeText(node: t.Node): string {
  if (t.isIdentifier(node)) return node.name;
  return t.isMemberExpression(node) && t.isIdentifier(node.property) ? `${calleeText(node.object)}.${node.property.name}` : "";
}

/** Null for a statement that prints nothing. Several values are the line that Node's console makes of them. */
export function readPrint(code: string, statement: t.Statement): Print | null {
  if (!t.isExpressionStatement(statement) || !t.isCallExpression(statement.expression)) return null;
  const { callee, arguments: args } = statement.expression;
  const name = calleeText(callee);
  if (!PRINT.test(name)) return null;
  const [first, second] = args;
  if (first === undefined || args.some((one) => t.isSpreadElement(one))) return { expression: null, label: null };
  if (second === undefined) return { expression: sliceOf(code, first), label: null };
  if (args.length === 2 && t.isStringLiteral(first) && !first.value.includes("%"))
    return { expression: sliceOf(code, second), label: first.value };
  if (!name.startsWith("console.")) return { expression: null, label: null };
  return { expression: `util.format(${args.map((one) => sliceOf(code, one)).join(", ")})`, label: null };
}

/** `rest 3` of `console.log("rest", rest)` shows `3`; so does `"rest 3"`, as the line that is printed is written as code. */
export function withoutLabel(text: string | undefined, label: string | undefined): string | undefined {
  const head = label?.trim() ?? "";
  const [, inner] = /^"([^"\\]*)"$/.exec(text ?? "") ?? [];
  if (inner?.startsWith(`${head} `) === true && head !== "") return inner.slice(head.length).trim();
  return head !== "" && text?.startsWith(`${head} `) ? text.slice(head.length).trim() : text;
}
