import path from "node:path";
import * as t from "@babel/types";
import { declaredNames, tryParse, walk } from "../ast.ts";
import { resolveInTree } from "../entry.ts";
import { readText } from "../files.ts";

/** What a module gives, as far as its text tells. */
export interface ExportShape {
  names: Set<string>;
  /** `export default` or `exports.default`. */
  default: boolean;
  /** Name of the default export or of what `module.exports` is set to. */
  defaultName: string | null;
  /** `module.exports` is one value: a function, a class. */
  whole: boolean;
  esm: boolean;
}

export async function exportShape(root: string, files: ReadonlySet<string>, file: string, depth = 0): Promise<ExportShape> {
  const shape: ExportShape = { names: new Set(), default: false, defaultName: null, whole: false, esm: false };
  const text = (await readText(root, file)) ?? "";
  const ast = tryParse(file, text);
  if (ast === null) return shape;
  const follow: string[] = [];
  for (const statement of ast.program.body) {
    if (t.isImportDeclaration(statement) || t.isExportDeclaration(statement)) shape.esm = true;
    if (t.isExportAllDeclaration(statement)) follow.push(statement.source.value);
    if (t.isExportDefaultDeclaration(statement)) {
      shape.default = true;
      const { declaration } = statement;
      shape.defaultName = t.isIdentifier(declaration)
        ? declaration.name
        : ((t.isFunctionDeclaration(declaration) || t.isClassDeclaration(declaration)) && declaration.id?.name) || null;
    }
    if (t.isExportNamedDeclaration(statement)) {
      if (statement.declaration) for (const name of declaredNames([statement])) shape.names.add(name);
      for (const one of statement.specifiers) {
        const name = t.isIdentifier(one.exported) ? one.exported.name : one.exported.value;
        if (name === "default") shape.default = true;
        else shape.names.add(name);
      }
    }
  }
  readCommonJs(ast, shape, follow);
  if (depth < 5) {
    for (const specifier of follow) {
      if (!specifier.startsWith(".")) continue;
      const target = resolveInTree(files, path.posix.join(path.posix.dirname(file), specifier));
      if (target === null) continue;
      const inner = await exportShape(root, files, target, depth + 1);
      for (const name of inner.names) shape.names.add(name);
      if (!shape.esm) {
        shape.whole ||= inner.whole;
        shape.default ||= inner.default;
        shape.defaultName ??= inner.defaultName;
      }
    }
  }
  return shape;
}

/** `module.exports = …`, `exports.a = …`, `module.exports.a = …`, also chained, and within what wraps a module for all loaders. */
function readCommonJs(file: t.File, shape: ExportShape, follow: string[]): void {
  walk(file, (node) => {
    const variable = t.isVariableDeclarator(node) && t.isIdentifier(node.id) ? node.id.name : null;
    const value = t.isVariableDeclarator(node) ? node.init : node;
    if (!t.isAssignmentExpression(value) && !t.isCallExpression(value)) return;
    readAssignment(value, shape, follow, variable);
    // What is assigned holds no exports of its own.
    return !t.isAssignmentExpression(value);
  });
}

function readAssignment(node: t.Expression, shape: ExportShape, follow: string[], variable: string | null): void {
  if (
    t.isCallExpression(node) &&
    t.isMemberExpression(node.callee) &&
    t.isIdentifier(node.callee.property, { name: "assign" }) &&
    isExports(node.arguments[0])
  ) {
    for (const one of node.arguments.slice(1)) readObject(one, shape, follow);
    return;
  }
  if (!t.isAssignmentExpression(node, { operator: "=" })) return;
  const { left, right } = node;
  if (t.isAssignmentExpression(right)) readAssignment(right, shape, follow, variable);
  if (isModuleExports(left)) {
    const value = t.isAssignmentExpression(right) ? lastOf(right) : right;
    if (t.isObjectExpression(value)) readObject(value, shape, follow);
    else if (
      t.isCallExpression(value) &&
      t.isIdentifier(value.callee, { name: "require" }) &&
      t.isStringLiteral(value.arguments[0])
    )
      follow.push(value.arguments[0].value);
    else {
      shape.whole = true;
      shape.defaultName = t.isIdentifier(value)
        ? value.name
        : ((t.isFunctionExpression(value) || t.isClassExpression(value)) && value.id?.name) || variable;
    }
  } else if (t.isMemberExpression(left) && isExports(left.object)) {
    const name =
      t.isIdentifier(left.property) && !left.computed
        ? left.property.name
        : t.isStringLiteral(left.property)
          ? left.property.value
          : null;
    if (name === "default") shape.default = true;
    else if (name !== null && name !== "__esModule") shape.names.add(name);
  } else if (
    t.isMemberExpression(left) &&
    t.isIdentifier(left.object) &&
    left.object.name === shape.defaultName &&
    t.isIdentifier(left.property)
  ) {
    shape.names.add(left.property.name);
  }
}

function lastOf(node: t.AssignmentExpression): t.Expression {
  return t.isAssignmentExpression(node.right) ? lastOf(node.right) : node.right;
}

function readObject(node: t.Node, shape: ExportShape, follow: string[]): void {
  if (t.isCallExpression(node) && t.isIdentifier(node.callee, { name: "require" }) && t.isStringLiteral(node.arguments[0]))
    follow.push(node.arguments[0].value);
  if (!t.isObjectExpression(node)) return;
  for (const one of node.properties) {
    if (t.isSpreadElement(one)) readObject(one.argument, shape, follow);
    else if (t.isIdentifier(one.key)) shape.names.add(one.key.name);
    else if (t.isStringLiteral(one.key)) shape.names.add(one.key.value);
  }
}

function isModuleExports(node: t.Node | undefined): boolean {
  return (
    t.isMemberExpression(node) &&
    t.isIdentifier(node.object, { name: "module" }) &&
    t.isIdentifier(node.property, { name: "exports" })
  );
}

function isExports(node: t.Node | undefined): boolean {
  return t.isIdentifier(node, { name: "exports" }) || isModuleExports(node);
}
