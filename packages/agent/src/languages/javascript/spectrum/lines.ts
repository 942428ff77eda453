import * as t from "@babel/types";
import { tryParse, walk } from "../ast.ts";

/** 1-based line → offsets at which something that runs begins. */
export type LineMap = Map<number, number[]>;

export function coverableLines(file: string, code: string): LineMap {
  const lines: LineMap = new Map();
  const ast = tryParse(file, code);
  if (ast === null) return lines;
  walk(ast.program, (node, parent) => {
    if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type) || t.isTypeAnnotation(node)) return false;
    if (t.isImportDeclaration(node) || t.isExportAllDeclaration(node)) return false;
    if (!counts(node, parent)) return;
    const line = node.loc?.start.line;
    if (line === undefined) return;
    const list = lines.get(line);
    if (list === undefined) lines.set(line, [node.start ?? 0]);
    else list.push(node.start ?? 0);
  });
  return lines;
}

function counts(node: t.Node, parent: t.Node | null): boolean {
  if (
    t.isFunctionDeclaration(node) ||
    t.isBlockStatement(node) ||
    t.isExportDeclaration(node) ||
    t.isClassBody(node) ||
    t.isEmptyStatement(node) ||
    t.isDirective(node)
  )
    return false;
  if (t.isStatement(node)) return true;
  if (!t.isExpression(node)) return false;
  // A name or a key stands in a statement that counts already.
  return (
    !(t.isObjectProperty(parent) && parent.key === node) &&
    !(
      t.isIdentifier(node) &&
      !t.isReturnStatement(parent) &&
      !t.isCallExpression(parent) &&
      !t.isConditionalExpression(parent) &&
      !t.isArrowFunctionExpression(parent)
    )
  );
}

export type Range = readonly [start: number, end: number, ran: number];

/** V8's ranges nest: the innermost around an offset tells whether it ran. */
export function linesThatRan(lines: LineMap, ranges: readonly Range[]): number[] {
  const sorted = ranges.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]));
  const ran = (offset: number) => (sorted.find(([start, end]) => start <= offset && offset < end)?.[2] ?? 0) > 0;
  return [...lines]
    .filter(([, offsets]) => offsets.some(ran))
    .map(([line]) => line)
    .sort((a, b) => a - b);
}
