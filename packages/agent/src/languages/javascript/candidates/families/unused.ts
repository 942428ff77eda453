import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Site, SourceFile } from "../types.ts";

const MOST_FUNCTIONS = 3;
/** Times likelier: somebody wrote or imported it for something. */
const WRITTEN_FOR_IT = 2.5;

/** A function that nothing in its file calls, and that nobody else can: a value goes through it. */
export const unused: Family = {
  name: "unused",
  *propose(site) {
    const functions = unusedIn(site.source).slice(0, MOST_FUNCTIONS);
    if (functions.length === 0) return;
    for (const node of site.nodes) {
      if (!t.isExpression(node) || t.isFunction(node) || !isValue(site, node)) continue;
      const text = textOf(site.source, node);
      const isPlain = t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node);
      for (const name of functions)
        if (text.length < 80 && !text.startsWith(`${name}(`))
          yield replaceNode(site, node, `${name}(${text})`, WRITTEN_FOR_IT * (isPlain ? 0.9 : 0.6));
    }
  },
};

function isValue({ source, fn }: Site, node: t.Expression): boolean {
  if (t.isIdentifier(node) && !isReference(source, node)) return false;
  const parent = source.parents.get(node);
  if (parent === undefined || fn === null || t.isExpressionStatement(parent) || t.isUpdateExpression(parent)) return false;
  if (t.isAssignmentExpression(parent)) return parent.right === node;
  if (t.isCallExpression(parent) || t.isNewExpression(parent)) return parent.callee !== node;
  if (t.isMemberExpression(parent) && !parent.computed && parent.property === node) return false;
  return !(t.isForXStatement(parent) && parent.left === node) && !t.isSpreadElement(node);
}

const known = new WeakMap<SourceFile, string[]>();

function unusedIn(source: SourceFile): string[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const read = new Set<string>();
  for (const node of source.nodes) {
    if (t.isIdentifier(node) && isReference(source, node)) read.add(node.name);
    if (t.isExportSpecifier(node)) read.add(node.local.name);
  }
  found = source.nodes.flatMap((node) => declaredBy(source, node)).filter((name) => !read.has(name));
  known.set(source, found);
  return found;
}

/** Functions of the file that it does not export, and what it imports that might be one. */
function declaredBy({ parents }: SourceFile, node: t.Node): string[] {
  const parent = parents.get(node);
  if (t.isFunctionDeclaration(node)) return node.id && !t.isExportDeclaration(parent) ? [node.id.name] : [];
  if (t.isImportSpecifier(node) || t.isImportDefaultSpecifier(node))
    return /^[a-z]/.test(node.local.name) && !(t.isImportDeclaration(parent) && parent.importKind === "type")
      ? [node.local.name]
      : [];
  if (!t.isVariableDeclarator(node) || t.isExportDeclaration(parents.get(parent ?? node))) return [];
  if (t.isIdentifier(node.id)) return t.isFunction(node.init) ? [node.id.name] : [];
  const isRequired = t.isCallExpression(node.init) && t.isIdentifier(node.init.callee, { name: "require" });
  if (!isRequired || !t.isObjectPattern(node.id)) return [];
  return node.id.properties.flatMap((one) => (t.isObjectProperty(one) && t.isIdentifier(one.value) ? [one.value.name] : []));
}
