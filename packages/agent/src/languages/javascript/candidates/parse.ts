import { parse, type ParserPlugin } from "@babel/parser";
import * as t from "@babel/types";
import type { SourceFile } from "./types.ts";

function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[mc]?ts$/.test(file)) return ["typescript", "decorators"];
  if (file.endsWith(".tsx")) return ["typescript", "jsx", "decorators"];
  return ["jsx", "decorators"];
}

/** null when the text does not parse (Flow, say): then nothing is proposed for it. */
export function parseSource(file: string, text: string): SourceFile | null {
  let ast: t.File;
  try {
    ast = parse(text, {
      sourceType: "unambiguous",
      plugins: pluginsFor(file),
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowSuperOutsideMethod: true,
      allowUndeclaredExports: true,
      errorRecovery: true,
    });
  } catch {
    return null;
  }
  const parents = new Map<t.Node, t.Node>();
  const byLine = new Map<number, t.Node[]>();
  const nodes: t.Node[] = [];
  walk(ast.program, null, (node, parent) => {
    if (parent !== null) parents.set(node, parent);
    nodes.push(node);
    const line = node.loc?.start.line;
    if (line === undefined) return;
    const list = byLine.get(line);
    if (list === undefined) byLine.set(line, [node]);
    else list.push(node);
  });
  return { file, text, ast, parents, byLine, nodes };
}

/** Depth first, parents before children, in source order. */
export function walk(node: t.Node, parent: t.Node | null, visit: (node: t.Node, parent: t.Node | null) => boolean | void): void {
  if (visit(node, parent) === false) return;
  for (const child of childrenOf(node)) walk(child, node, visit);
}

export function childrenOf(node: t.Node): t.Node[] {
  const children: t.Node[] = [];
  const fields = node as unknown as Record<string, unknown>; // VISITOR_KEYS names fields that the type cannot
  for (const key of t.VISITOR_KEYS[node.type] ?? []) {
    const value = fields[key];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isNode(item)) children.push(item);
    }
  }
  return children;
}

function isNode(value: unknown): value is t.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The node's own text. */
export function textOf(source: SourceFile, node: t.Node): string {
  return source.text.slice(node.start ?? 0, node.end ?? 0);
}

/** What a method is called on, with the parentheses that it stands in. */
export function objectOf(source: SourceFile, callee: t.MemberExpression): string {
  const text = source.text.slice(callee.start ?? 0, callee.property.start ?? 0);
  return callee.computed ? textOf(source, callee.object) : text.replace(/\s*\??\.\s*$/, "");
}
