import * as t from "@babel/types";
import type { LanguageAdapter, SyntaxMatch, SyntaxQuery } from "../../types/language.ts";
import { tryParse, walk } from "./ast.ts";

function nameOf(node: t.Node | null | undefined): string | null {
  if (t.isIdentifier(node)) return node.name;
  if (t.isStringLiteral(node)) return node.value;
  if (t.isPrivateName(node)) return node.id.name;
  return t.isMemberExpression(node) || t.isOptionalMemberExpression(node) ? nameOf(node.property) : null;
}

function bound(node: t.Node): string[] {
  return Object.keys(t.getBindingIdentifiers(node));
}

const MATCHES: Record<SyntaxQuery["kind"], (node: t.Node, name: string) => boolean> = {
  definition(node, name) {
    if (t.isFunctionDeclaration(node) || t.isClassDeclaration(node) || t.isTSEnumDeclaration(node))
      return nameOf(node.id) === name;
    if (t.isTSInterfaceDeclaration(node) || t.isTSTypeAliasDeclaration(node)) return node.id.name === name;
    if (t.isVariableDeclarator(node)) return bound(node.id).includes(name);
    if (t.isObjectMethod(node) || t.isClassMethod(node) || t.isClassPrivateMethod(node) || t.isClassProperty(node))
      return nameOf(node.key) === name;
    if (t.isObjectProperty(node)) return nameOf(node.key) === name && t.isFunction(node.value);
    return t.isAssignmentExpression(node) && nameOf(node.left) === name && (t.isFunction(node.right) || t.isClass(node.right));
  },
  call: (node, name) =>
    (t.isCallExpression(node) || t.isOptionalCallExpression(node) || t.isNewExpression(node)) && nameOf(node.callee) === name,
  import(node, name) {
    if (t.isImportDeclaration(node)) return node.source.value.includes(name) || bound(node).includes(name);
    if (!t.isVariableDeclarator(node) || !t.isCallExpression(node.init)) return false;
    const [module] = node.init.arguments;
    return nameOf(node.init.callee) === "require" && (bound(node.id).includes(name) || nameOf(module)?.includes(name) === true);
  },
  assignment(node, name) {
    if (t.isAssignmentExpression(node)) return nameOf(node.left) === name;
    return (
      (t.isUpdateExpression(node) && nameOf(node.argument) === name) ||
      (t.isVariableDeclarator(node) && bound(node.id).includes(name))
    );
  },
};

export const findSyntax: LanguageAdapter["findSyntax"] = async (files, { kind, name }) =>
  files.flatMap(({ file, code }): SyntaxMatch[] => {
    const parsed = tryParse(file, code);
    if (parsed === null) return [];
    const lines = code.split("\n");
    const found = new Set<number>();
    walk(parsed, (node) => {
      if (node.loc && MATCHES[kind](node, name)) found.add(node.loc.start.line);
    });
    return [...found].sort((a, b) => a - b).map((line) => ({ file, line, text: lines[line - 1] ?? "" }));
  });
