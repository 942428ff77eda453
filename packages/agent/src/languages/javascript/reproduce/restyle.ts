import { tryParse } from "../ast.ts";
import type { JavaScriptDetails } from "../details.ts";

/** Each statement ends with a semicolon, so that joined lines stay apart. */
export function statements(code: string): string {
  return withSemicolons(code, true) ?? code;
}

function withSemicolons(code: string, wanted: boolean): string | null {
  const file = tryParse("x.ts", code);
  if (file === null) return null;
  const edits: { at: number; cut: number; put: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, start, end } = node as { type?: string; start?: number; end?: number };
    if (
      type !== undefined &&
      /^(?:ExpressionStatement|VariableDeclaration|ReturnStatement|ThrowStatement|ImportDeclaration|ExportDefaultDeclaration)$/.test(
        type,
      ) &&
      start !== undefined &&
      end !== undefined
    ) {
      const has = code[end - 1] === ";";
      const lineEnds = /^[ \t]*(?:\/\/.*|\/\*.*\*\/[ \t]*)?(?:\n|$)/.test(code.slice(end));
      if (wanted && !has && lineEnds && !/^[ \t]*\{/.test(code.slice(end))) edits.push({ at: end, cut: 0, put: ";" });
      else if (!wanted && has && lineEnds && !/^\s*[[(`/+*-]/.test(code.slice(end))) edits.push({ at: end - 1, cut: 1, put: "" });
    }
    for (const [key, value] of Object.entries(node))
      if (key !== "loc" && key !== "tokens" && key !== "comments" && !key.endsWith("Comments")) visit(value);
  };
  visit(file.program.body);
  let text = code;
  for (const { at, cut, put } of edits.sort((a, b) => b.at - a.at)) text = text.slice(0, at) + put + text.slice(at + cut);
  return text;
}

/** The code with the semicolons and quotes of the project's tests; as it is where it does not parse. */
export function restyle(code: string, style: JavaScriptDetails["style"], filePath: string): string {
  const joined = withSemicolons(code, style.semicolons) ?? code;
  const file = tryParse(filePath, joined);
  if (file === null) return joined;
  const edits: { start: number; end: number; put: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, start, end } = node as { type?: string; start?: number; end?: number };
    if (type === "StringLiteral" && start !== undefined && end !== undefined) {
      const raw = joined.slice(start, end);
      if (raw[0] !== style.quote && /^["']/.test(raw) && !/["'\\]/.test(raw.slice(1, -1)))
        edits.push({ start, end, put: `${style.quote}${raw.slice(1, -1)}${style.quote}` });
    }
    for (const [key, value] of Object.entries(node))
      if (key !== "loc" && key !== "comments" && !key.endsWith("Comments") && key !== "extra") visit(value);
  };
  visit(file.program.body);
  let text = joined;
  for (const { start, end, put } of edits.sort((a, b) => b.start - a.start)) text = text.slice(0, start) + put + text.slice(end);
  return text;
}
