import * as t from "@babel/types";
import { LAYOUT_KEYS } from "../../packages/agent/src/languages/javascript/candidates/canonical.ts";
import { textOf } from "../../packages/agent/src/languages/javascript/candidates/parse.ts";
import { endsAlike } from "../../packages/agent/src/run/text-places.ts";
import type { SourceFile } from "../../packages/agent/src/languages/javascript/candidates/types.ts";

/** Layout, and the types of TypeScript: a fix changes neither. */
const SKIPPED = new Set([
  ...LAYOUT_KEYS,
  "typeAnnotation",
  "returnType",
  "typeParameters",
  "accessibility",
  "declare",
  "definite",
  "readonly",
  "override",
]);

const MOST_CHARACTERS = 300;

export interface Change {
  kind: "changed" | "inserted" | "deleted";
  /** Where the statement begins, or those beside an inserted one. */
  lines: number[];
  old: string;
  fresh: string;
}

/** The one place in which two trees differ; null where that is more than a statement, or nothing that runs. */
export function changeOf(before: SourceFile, after: SourceFile): Change | null {
  const place = differ(before.ast.program, after.ast.program);
  if (place === null) return null;
  const { old, fresh, beside } = place;
  if (
    old !== null &&
    fresh !== null &&
    (isLarge(old) || isLarge(fresh) || isMessage(old, fresh) || isVersion(old, before) || isPath(old, before))
  )
    return null;
  const only = old ?? fresh;
  if (
    only === null ||
    t.isFunctionDeclaration(only) ||
    t.isClass(only) ||
    t.isImportOrExportDeclaration(only) ||
    t.isDirective(only)
  )
    return null;
  if (
    (old === null || fresh === null) &&
    /\brequire\(|^\s*(?:console|debug|assert)\b/.test(textOf(old === null ? after : before, only))
  )
    return null;
  if (t.isIdentifier(old) && t.isIdentifier(fresh) && isDeclared(before, old)) return null;
  return {
    kind: old === null ? "inserted" : fresh === null ? "deleted" : "changed",
    lines: [...new Set([lineOf(statementOf(before, old)), ...beside.map(lineOf)])].filter((line) => line > 0),
    old: old === null ? "" : textOf(before, old),
    fresh: fresh === null ? "" : textOf(after, fresh),
  };
}

interface Place {
  old: t.Node | null;
  fresh: t.Node | null;
  /** Statements next to one that was inserted. */
  beside: t.Node[];
}

function differ(old: t.Node, fresh: t.Node): Place | null {
  if (old.type !== fresh.type) return { old, fresh, beside: [] };
  const found: Place[] = [];
  for (const key of Object.keys({ ...old, ...fresh })) {
    if (SKIPPED.has(key)) continue;
    const [a, b] = [(old as unknown as Record<string, unknown>)[key], (fresh as unknown as Record<string, unknown>)[key]];
    if (normal(a) === normal(b)) continue;
    if (isNode(a) && isNode(b)) {
      const inner = differ(a, b);
      if (inner === null) return null;
      found.push(inner);
    } else if (Array.isArray(a) && Array.isArray(b)) {
      const inner = inList(a as t.Node[], b as t.Node[]);
      if (inner === null) return isStatements(a) || isStatements(b) ? null : { old, fresh, beside: [] };
      found.push(inner);
    } else if (key !== "kind") found.push({ old, fresh, beside: [] });
  }
  if (found.length === 1) return found[0] ?? null;
  return found.length === 0 ? null : { old, fresh, beside: [] };
}

function inList(old: t.Node[], fresh: t.Node[]): Place | null {
  const { head, tail } = endsAlike(old.map(normal), fresh.map(normal));
  const gone = old.slice(head, old.length - tail);
  const come = fresh.slice(head, fresh.length - tail);
  const [a, b] = [gone[0], come[0]];
  if (gone.length === 1 && come.length === 1 && isNode(a) && isNode(b)) return differ(a, b);
  if (!isStatements([...old, ...fresh]) || gone.length + come.length !== 1) return null;
  return {
    old: a ?? null,
    fresh: b ?? null,
    beside: b === undefined ? [] : [old[head - 1], old[head]].filter((one) => one !== undefined),
  };
}

function isStatements(list: unknown[]): boolean {
  return (
    list.length > 0 && list.every((one) => isNode(one) && (t.isStatement(one) || t.isSwitchCase(one) || t.isClassMethod(one)))
  );
}

function isNode(value: unknown): value is t.Node {
  return typeof value === "object" && value !== null && "type" in value && !Array.isArray(value);
}

/** The tree as text, without layout, types, and braces around one statement. */
export function normal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(normal).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "u";
  if (
    "type" in value &&
    value.type === "BlockStatement" &&
    "body" in value &&
    Array.isArray(value.body) &&
    value.body.length === 1 &&
    (!("directives" in value) || !Array.isArray(value.directives) || value.directives.length === 0)
  ) {
    const only: unknown = value.body[0];
    if (isNode(only) && !t.isVariableDeclaration(only) && !t.isIfStatement(only)) return normal(only);
  }
  if ("type" in value && typeof value.type === "string" && value.type.startsWith("TS") && "expression" in value)
    return normal(value.expression);
  const cached = printed.get(value);
  if (cached !== undefined) return cached;
  let text = "(";
  for (const [key, inner] of Object.entries(value)) {
    if (SKIPPED.has(key) || inner === undefined || (key === "kind" && (inner === "var" || inner === "let" || inner === "const")))
      continue;
    text += key === "type" ? String(inner) : `|${normal(inner)}`;
  }
  text += ")";
  printed.set(value, text);
  return text;
}

const printed = new WeakMap<object, string>();

/** More than a small fix writes anew. */
function isLarge(node: t.Node): boolean {
  return (node.end ?? 0) - (node.start ?? 0) > MOST_CHARACTERS || t.isProgram(node);
}

/** Words for people, or a version. */
function isMessage(old: t.Node, fresh: t.Node): boolean {
  const value = (node: t.Node): string | null =>
    t.isStringLiteral(node)
      ? node.value
      : t.isTemplateElement(node)
        ? node.value.raw
        : t.isTemplateLiteral(node)
          ? node.quasis.map((one) => one.value.raw).join("")
          : null;
  const [a, b] = [value(old), value(fresh)];
  return a !== null && b !== null && (/\w\s+\w+\s+\w/.test(a) || /\w\s+\w+\s+\w/.test(b) || /^\W?\d+\.\d+/.test(a));
}

function isVersion(node: t.Node, source: SourceFile): boolean {
  const parent = source.parents.get(node);
  return t.isVariableDeclarator(parent) && t.isIdentifier(parent.id) && /version/i.test(parent.id.name);
}

function isPath(node: t.Node, source: SourceFile): boolean {
  const parent = source.parents.get(node);
  return (
    t.isImportOrExportDeclaration(parent) || (t.isCallExpression(parent) && t.isIdentifier(parent.callee, { name: "require" }))
  );
}

function isDeclared(source: SourceFile, node: t.Identifier): boolean {
  const parent = source.parents.get(node);
  return (t.isVariableDeclarator(parent) && parent.id === node) || (t.isFunction(parent) && parent.body !== node);
}

function statementOf(source: SourceFile, node: t.Node | null): t.Node | null {
  let found = node;
  while (found !== null && !t.isStatement(found) && !t.isClassMethod(found)) found = source.parents.get(found) ?? null;
  return found;
}

function lineOf(node: t.Node | null): number {
  return node?.loc?.start.line ?? 0;
}
