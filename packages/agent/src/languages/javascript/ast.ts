import { parse, type ParserOptions, type ParserPlugin } from "@babel/parser";
import traverseModule from "@babel/traverse";
import * as t from "@babel/types";

const OPTIONS: ParserOptions = {
  sourceType: "unambiguous",
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  allowNewTargetOutsideFunction: true,
};

function pluginSets(file: string): ParserPlugin[][] {
  if (/\.[mc]?ts$/.test(file))
    return [
      ["typescript", "decorators"],
      ["typescript", "decorators-legacy"],
    ];
  if (file.endsWith(".tsx"))
    return [
      ["typescript", "jsx", "decorators"],
      ["typescript", "jsx", "decorators-legacy"],
    ];
  return [
    ["jsx", "decorators"],
    ["jsx", "flow", "flowComments"],
    ["typescript", "decorators"],
  ];
}

/** Parses JavaScript, TypeScript, JSX or Flow by the file's ending. Throws a SyntaxError as the parser words it. */
export function parseModule(file: string, code: string): t.File {
  let first: unknown;
  for (const plugins of pluginSets(file)) {
    try {
      return parse(code, { ...OPTIONS, plugins });
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

/** Like `parseModule`, null instead of an error. */
export function tryParse(file: string, code: string): t.File | null {
  try {
    return parseModule(file, code);
  } catch {
    return null;
  }
}

/** An expression alone; null when the text is anything else. */
export function tryExpression(code: string): t.Expression | null {
  const text = code.trim();
  if (text === "") return null;
  const file = tryParse("x.ts", `(${text}\n)`);
  const [statement, ...others] = file?.program.body ?? [];
  if (others.length > 0 || statement?.type !== "ExpressionStatement") return null;
  return statement.expression;
}

/** Names that the code uses and does not declare, in order of first use. */
export function freeNames(code: string): string[] {
  const file = tryParse("x.ts", code);
  if (file === null) return [];
  let names: string[] = [];
  try {
    // The parser is of another major version than the walker; the shapes used here are alike in both.
    traverseModule(
      file as unknown as Parameters<typeof traverseModule>[0],
      {
        Program(program: { scope: { globals: Record<string, unknown> }; stop(): void }) {
          names = Object.keys(program.scope.globals);
          program.stop();
        },
      } as Parameters<typeof traverseModule>[1],
    );
  } catch {
    return [];
  }
  return names;
}

/** Names that the code declares at its top level. */
export function declaredNames(body: readonly t.Statement[]): string[] {
  return body.flatMap((statement) => {
    if (t.isImportDeclaration(statement)) return statement.specifiers.map((one) => one.local.name);
    const node =
      (t.isExportNamedDeclaration(statement) || t.isExportDefaultDeclaration(statement)) && t.isDeclaration(statement.declaration)
        ? statement.declaration
        : statement;
    if (t.isVariableDeclaration(node) || t.isFunctionDeclaration(node) || t.isClassDeclaration(node))
      return Object.keys(t.getBindingIdentifiers(node, false, true));
    return [];
  });
}

/** Depth first, parents before children, in source order; `false` leaves the children out. */
export function walk(
  node: t.Node,
  visit: (node: t.Node, parent: t.Node | null) => boolean | void,
  parent: t.Node | null = null,
): void {
  if (visit(node, parent) === false) return;
  const fields = node as unknown as Record<string, unknown>; // VISITOR_KEYS names fields that the type cannot
  for (const key of t.VISITOR_KEYS[node.type] ?? []) {
    const value = fields[key];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === "object" && item !== null && "type" in item) walk(item as t.Node, visit, node);
    }
  }
}

/** The node's own text. */
export function sliceOf(code: string, node: t.Node): string {
  return code.slice(node.start ?? 0, node.end ?? 0);
}
