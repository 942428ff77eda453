import { isBuiltin } from "node:module";
import path from "node:path";
import * as t from "@babel/types";
import { tryParse } from "../ast.ts";
import { resolveInTree } from "../entry.ts";
import { plainName, type Project } from "./project.ts";
import { FILE_PATH, type Need } from "./types.ts";

/** Removes import statements and `require` declarations, noting them; null when one leads nowhere. */
export function stripImports(project: Project, code: string, needs: Need[]): string | null {
  const file = tryParse("x.ts", code) ?? tryParse("x.tsx", code);
  if (file === null) return null;
  let text = code;
  let inline = 0;
  const cuts: { start: number; end: number; put: string }[] = [];
  for (const statement of file.program.body) {
    if (t.isImportDeclaration(statement)) {
      if (statement.importKind !== "type") {
        const source = sourceOf(project, statement.source.value);
        if (source === null) return null;
        const need: Need = { source, default: null, namespace: null, named: [] };
        for (const one of statement.specifiers) {
          if (t.isImportDefaultSpecifier(one)) need.default = one.local.name;
          else if (t.isImportNamespaceSpecifier(one)) need.namespace = one.local.name;
          else
            need.named.push({
              imported: t.isIdentifier(one.imported) ? one.imported.name : one.imported.value,
              local: one.local.name,
            });
        }
        needs.push(need);
      }
      cuts.push({ start: statement.start ?? 0, end: statement.end ?? 0, put: "" });
      continue;
    }
    if (t.isVariableDeclaration(statement) && statement.declarations.every((one) => requiredName(one.init) !== null)) {
      for (const one of statement.declarations) {
        const need = needOf(project, one);
        if (need === null) return null;
        needs.push(need);
      }
      cuts.push({ start: statement.start ?? 0, end: statement.end ?? 0, put: "" });
      continue;
    }
    for (const found of text.slice(statement.start ?? 0, statement.end ?? 0).matchAll(/\brequire\(\s*(["'])([^"'\n]+)\1\s*\)/g)) {
      const source = sourceOf(project, found[2] ?? "");
      if (source === null) return null;
      const local = `${localName(found[2] ?? "")}${inline === 0 ? "" : inline}`;
      inline += 1;
      needs.push({ source, default: null, namespace: local, named: [] });
      const at = (statement.start ?? 0) + found.index;
      cuts.push({ start: at, end: at + found[0].length, put: local });
    }
    if (t.isExportNamedDeclaration(statement) && statement.declaration)
      cuts.push({ start: statement.start ?? 0, end: statement.declaration.start ?? 0, put: "" });
  }
  for (const { start, end, put } of cuts.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + put + text.slice(end);
  return text.replace(/^\s*;+/, "").replace(/^["']use strict["'];?/, "");
}

function localName(specifier: string): string {
  const name = (
    specifier
      .split("/")
      .filter((part) => !/^\.*$/.test(part))
      .at(-1) ?? "subject"
  )
    .replace(/\.[mc]?[jt]sx?$/, "")
    .replace(/[^\w$]+(\w)?/g, (_, letter?: string) => (letter ?? "").toUpperCase());
  return /^[A-Za-z_$]/.test(name) ? name : "subject";
}

/** `require.resolve("x")` */
function isResolve(node: t.Node | null | undefined): boolean {
  const { callee } = t.isCallExpression(node) ? node : { callee: null };
  return (
    t.isMemberExpression(callee) &&
    t.isIdentifier(callee.object, { name: "require" }) &&
    t.isIdentifier(callee.property, { name: "resolve" })
  );
}

/** The specifier of `require("x")`, `require("x").y`, `await import("x")`, `require.resolve("x")`. */
function requiredName(node: t.Node | null | undefined): string | null {
  if (t.isMemberExpression(node)) return requiredName(node.object);
  if (t.isAwaitExpression(node)) return requiredName(node.argument);
  if (t.isTSAsExpression(node)) return requiredName(node.expression);
  if (!t.isCallExpression(node)) return null;
  const [argument] = node.arguments;
  const isRequire = t.isIdentifier(node.callee, { name: "require" }) || t.isImport(node.callee) || isResolve(node);
  return isRequire && t.isStringLiteral(argument) ? argument.value : null;
}

function needOf(project: Project, one: t.VariableDeclarator): Need | null {
  const source = sourceOf(project, requiredName(one.init) ?? "");
  if (source === null) return null;
  const need: Need = { source, default: null, namespace: null, named: [] };
  const member = isResolve(one.init)
    ? FILE_PATH
    : t.isMemberExpression(one.init) && t.isIdentifier(one.init.property)
      ? one.init.property.name
      : null;
  if (t.isIdentifier(one.id)) {
    if (member === FILE_PATH) need.named.push({ imported: FILE_PATH, local: one.id.name });
    else if (member === "default") need.default = one.id.name;
    else if (member !== null) need.named.push({ imported: member, local: one.id.name });
    else need.namespace = one.id.name;
    return need;
  }
  if (!t.isObjectPattern(one.id)) return null;
  for (const property of one.id.properties) {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key) || !t.isIdentifier(property.value)) return null;
    if (property.key.name === "default") need.default = property.value.name;
    else need.named.push({ imported: property.key.name, local: property.value.name });
  }
  return need;
}

const DATA = /\.(?:json5?|ya?ml|txt|csv|node|wasm)$/;

/** A specifier of the issue → a file of this project, or a module that it can use; null otherwise. */
function sourceOf(project: Project, specifier: string): Need["source"] | null {
  const { details, files, profile } = project;
  const own = (file: string | null): Need["source"] | null => (file === null ? null : { kind: "own", file });
  const name = profile.packageName;
  if (name !== null && (specifier === name || specifier.toLowerCase() === name.toLowerCase())) return own(details.entry);
  if (name !== null && specifier.startsWith(`${name}/`)) {
    const rest = specifier.slice(name.length + 1);
    return own(details.subpaths[`./${rest}`] ?? findFile(files, rest) ?? details.entry);
  }
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    const rest = path.posix.normalize(specifier).replace(/^(?:\.\.\/?)+/, "");
    const file = rest === "" || rest === "." ? null : findFile(files, rest);
    // Data that only the writer has is no code of the project.
    return own(file ?? (DATA.test(rest) ? null : details.entry));
  }
  if (Object.hasOwn(details.packages, specifier)) return own(details.packages[specifier] ?? null);
  // Short names of its own folders, as most applications have them: `@/x`, `~/x`, `src/x`.
  const [, below] = /^(?:[@~#]\/|(?=src\/))(.+)$/.exec(specifier) ?? [];
  if (below !== undefined) return own(findFile(files, below));
  if (isBuiltin(specifier)) return { kind: "foreign", name: specifier };
  const base = specifier.startsWith("@") ? specifier.split("/").slice(0, 2).join("/") : (specifier.split("/")[0] ?? specifier);
  if (Object.hasOwn(details.dependencies, base)) return { kind: "foreign", name: specifier };
  if (name !== null && plainName(base) === plainName(name)) return own(details.entry);
  return specifier.startsWith("@") ? own(findFile(files, specifier.slice(1))) : null;
}

function findFile(files: ReadonlySet<string>, rest: string): string | null {
  for (const folder of [".", "src", "lib", "source"]) {
    const found =
      resolveInTree(files, path.posix.join(folder, rest)) ??
      resolveInTree(files, path.posix.join(folder, rest.replace(/^(?:src|lib|dist|build|es|cjs|esm)\//, "")));
    if (found !== null) return found;
  }
  return null;
}
