import { builtinModules } from "node:module";
import path from "node:path";
import * as t from "@babel/types";
import type { ProjectProfile } from "../../../types/language.ts";
import { freeNames, tryParse } from "../ast.ts";
import type { JavaScriptDetails } from "../details.ts";
import { resolveInTree } from "../entry.ts";
import { readText } from "../files.ts";
import { checkText } from "./examples/stated.ts";
import { exportShape, type ExportShape } from "./exports.ts";
import type { Bound, Check, Example, Need, Step } from "./types.ts";

const BUILTINS = new Set(builtinModules);
const GLOBALS = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  "require",
  "module",
  "exports",
  "__dirname",
  "__filename",
  "arguments",
  "undefined",
  "NaN",
  "Infinity",
  "console",
  "process",
  "Buffer",
  "setImmediate",
  "clearImmediate",
  "global",
]);
/** Names of the runner and of assertion libraries: what they did was read already. */
const TEST_NAMES = new Set(["assert", "expect", "should", "describe", "it", "test", "t"]);
/** What people call a package that they just required. */
const STAND_INS = /^(?:lib|library|pkg|package|mod|module_|sut|instance|api|index|fn|func)$/;

export interface Project {
  root: string;
  profile: ProjectProfile;
  details: JavaScriptDetails;
  files: ReadonlySet<string>;
  shapes: Map<string, ExportShape>;
}

export async function shapeOf(project: Project, file: string): Promise<ExportShape> {
  const known = project.shapes.get(file);
  if (known !== undefined) return known;
  const shape = await exportShape(project.root, project.files, file);
  project.shapes.set(file, shape);
  return shape;
}

/** Takes the imports out of an example's code and adds those it forgot; null when a name stays without a meaning. */
export async function bind(project: Project, example: Example): Promise<Bound | null> {
  const needs: Need[] = [];
  const steps: Step[] = [];
  for (const step of example.steps) {
    const code = step.kind === "code" ? step.code : checkText(step.check);
    const stripped = stripImports(project, code, needs);
    if (stripped === null) return null;
    if (step.kind === "code") {
      if (stripped.trim() !== "") steps.push({ kind: "code", code: stripped.trim() });
    } else
      steps.push({
        kind: "check",
        check: withCode(
          step.check,
          step.check.kind === "throws" || step.check.kind === "completes"
            ? stripped
            : stripped.trim().replace(/^\(([\s\S]*)\)$/, "$1"),
        ),
      });
  }
  if (!steps.some((step) => step.kind === "check")) return null;
  const text = textOf(steps);
  const used = new Set(freeNames(text));
  const asked = new Set(steps.flatMap((step) => (step.kind === "check" ? [HEAD.exec(checkText(step.check))?.[1] ?? ""] : [])));
  const declared = new Set(needs.flatMap(localsOf));
  for (const name of used) {
    if (declared.has(name)) continue;
    const own = (await inferOwn(project, name, text)) ?? (asked.has(name) ? await asPackage(project, name, text) : null);
    if (own !== null) needs.push(own);
    else if (BUILTINS.has(name) && !(name in globalThis && !text.includes(`${name}.`)))
      needs.push({ source: { kind: "foreign", name: `node:${name}` }, default: null, namespace: name, named: [] });
    else if (!GLOBALS.has(name) && !TEST_NAMES.has(name)) return null;
  }
  for (const need of needs) await asDefault(project, need, text);
  const kept = needs.map((need) => prune(need, used)).filter((need) => localsOf(need).length > 0);
  if (!kept.some((need) => need.source.kind === "own")) return null;
  return { ...example, steps, needs: merge(kept) };
}

/** What is called or constructed is no namespace: `require` of a module with a default export means that one. */
async function asDefault(project: Project, need: Need, text: string): Promise<void> {
  if (need.source.kind !== "own" || need.namespace === null || need.default !== null) return;
  const shape = await shapeOf(project, need.source.file);
  const isCalled = new RegExp(`(?<![\\w$.])${need.namespace.replace(/\$/g, "\\$")}\\s*\\(`).test(text);
  if (!shape.esm || !shape.default || !isCalled) return;
  need.default = need.namespace;
  need.namespace = null;
}

export function textOf(steps: readonly Step[]): string {
  return steps
    .map((step) =>
      step.kind === "code"
        ? step.code
        : [checkText(step.check), step.check.kind === "value" ? `(${step.check.expected})` : ""].join("\n;"),
    )
    .join("\n;");
}

function withCode(check: Check, code: string): Check {
  return check.kind === "throws" || check.kind === "completes" ? { ...check, code: code.trim() } : { ...check, expression: code };
}

function localsOf(need: Need): string[] {
  return [need.default, need.namespace, ...need.named.map(({ local }) => local)].filter((name) => name !== null);
}

function prune(need: Need, used: ReadonlySet<string>): Need {
  const keep = (name: string | null) => (name !== null && used.has(name) ? name : null);
  return {
    ...need,
    default: keep(need.default),
    namespace: keep(need.namespace),
    named: need.named.filter(({ local }) => used.has(local)),
  };
}

function merge(needs: Need[]): Need[] {
  const bySource = new Map<string, Need>();
  const extra: Need[] = [];
  for (const need of needs) {
    const key = JSON.stringify(need.source);
    const known = bySource.get(key);
    if (known === undefined) bySource.set(key, { ...need, named: [...need.named] });
    else {
      const seen = new Set(localsOf(known));
      known.named.push(...need.named.filter(({ local }) => !seen.has(local)));
      if (need.default !== null && need.default !== known.default) {
        if (known.default === null) known.default = need.default;
        else extra.push({ ...need, namespace: null, named: [] });
      }
      if (need.namespace !== null && need.namespace !== known.namespace) {
        if (known.namespace === null) known.namespace = need.namespace;
        else extra.push({ ...need, default: null, named: [] });
      }
    }
  }
  return [...bySource.values(), ...extra];
}

/** Removes import statements and `require` declarations, noting them; null when one leads nowhere. */
function stripImports(project: Project, code: string, needs: Need[]): string | null {
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

/** The specifier of `require("x")`, `require("x").y`, `await import("x")`. */
function requiredName(node: t.Node | null | undefined): string | null {
  if (t.isMemberExpression(node)) return requiredName(node.object);
  if (t.isAwaitExpression(node)) return requiredName(node.argument);
  if (t.isTSAsExpression(node)) return requiredName(node.expression);
  if (!t.isCallExpression(node)) return null;
  const [argument] = node.arguments;
  return (t.isIdentifier(node.callee, { name: "require" }) || t.isImport(node.callee)) && t.isStringLiteral(argument)
    ? argument.value
    : null;
}

function needOf(project: Project, one: t.VariableDeclarator): Need | null {
  const source = sourceOf(project, requiredName(one.init) ?? "");
  if (source === null) return null;
  const need: Need = { source, default: null, namespace: null, named: [] };
  const member = t.isMemberExpression(one.init) && t.isIdentifier(one.init.property) ? one.init.property.name : null;
  if (t.isIdentifier(one.id)) {
    if (member === "default") need.default = one.id.name;
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
    return own(rest === "" || rest === "." ? details.entry : (findFile(files, rest) ?? details.entry));
  }
  if (BUILTINS.has(specifier.replace(/^node:/, ""))) return { kind: "foreign", name: specifier };
  const base = specifier.startsWith("@") ? specifier.split("/").slice(0, 2).join("/") : (specifier.split("/")[0] ?? specifier);
  if (base in details.dependencies) return { kind: "foreign", name: specifier };
  if (name !== null && plain(base) === plain(name)) return own(details.entry);
  return null;
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

function plain(name: string): string {
  return (name.split("/").at(-1) ?? "")
    .toLowerCase()
    .replace(/\.?js$/, "")
    .replace(/^(?:node|js)-/, "")
    .replace(/[^a-z0-9]/g, "");
}

/** What a name of the example means in this project. */
async function inferOwn(project: Project, name: string, text: string): Promise<Need | null> {
  const { details, profile } = project;
  const named = (file: string): Need => ({
    source: { kind: "own", file },
    default: null,
    namespace: null,
    named: [{ imported: name, local: name }],
  });
  const whole = (file: string, shape: ExportShape): Need => ({
    source: { kind: "own", file },
    default: shape.default || shape.whole ? name : null,
    namespace: shape.default || shape.whole ? null : name,
    named: [],
  });
  const isGlobal = GLOBALS.has(name) || TEST_NAMES.has(name);
  if (details.entry !== null) {
    const shape = await shapeOf(project, details.entry);
    if (
      shape.names.has(name) &&
      !(isGlobal && /^(?:console|process|require|module|Object|Array|String|Number|Math|JSON|Promise|Error)$/.test(name))
    )
      return named(details.entry);
    if (isGlobal) return null;
    const same =
      (profile.packageName !== null && plain(name) === plain(profile.packageName)) ||
      (shape.defaultName !== null && plain(name) === plain(shape.defaultName));
    if (same) return whole(details.entry, shape);
    const members = [...text.matchAll(new RegExp(`(?<![\\w$.])${name.replace(/\$/g, "\\$")}\\.([A-Za-z_$][\\w$]*)`, "g"))].map(
      (match) => match[1] ?? "",
    );
    if (members.length > 0 && members.every((member) => shape.names.has(member)))
      return { source: { kind: "own", file: details.entry }, default: null, namespace: name, named: [] };
    if (STAND_INS.test(name) && (shape.whole || shape.default)) return whole(details.entry, shape);
  }
  if (isGlobal) return null;
  return fromOtherFiles(project, name, named, whole);
}

/** What is asked, where an issue calls the package by a name of its own: `equal(a, b)`, `Papa.parse(text)`. */
async function asPackage(project: Project, name: string, text: string): Promise<Need | null> {
  const { entry } = project.details;
  if (entry === null || GLOBALS.has(name) || TEST_NAMES.has(name)) return null;
  const shape = await shapeOf(project, entry);
  const source = { kind: "own" as const, file: entry };
  if (shape.default) return { source, default: name, namespace: null, named: [] };
  const word = name.replaceAll("$", "\\$");
  const isCalled = new RegExp(`(?<![\\w$.])${word}\\s*\\(`).test(text);
  if (isCalled) return shape.whole ? { source, default: name, namespace: null, named: [] } : null;
  const member = new RegExp(`(?<![\\w$.])${word}\\.([A-Za-z_$][\\w$]*)`).exec(text)?.[1];
  const code = (await readText(project.root, entry)) ?? "";
  const isMember = member !== undefined && new RegExp(`\\.${member.replaceAll("$", "\\$")}\\s*=|\\b${member}\\s*[:(]`).test(code);
  return isMember ? { source, default: null, namespace: name, named: [] } : null;
}

/** The name that a checked expression begins with. */
const HEAD = /^[\s(!-]*(?:await\s+|new\s+|typeof\s+)*([A-Za-z_$][\w$]*)/;

async function fromOtherFiles(
  project: Project,
  name: string,
  named: (file: string) => Need,
  whole: (file: string, shape: ExportShape) => Need,
): Promise<Need | null> {
  const pattern = new RegExp(`(?<![\\w$])${name.replace(/\$/g, "\\$")}(?![\\w$])`);
  for (const file of project.profile.sourceFiles.slice(0, 500)) {
    const stem = path.posix.basename(file).replace(/\.[mc]?[jt]sx?$/, "");
    const text = (await readText(project.root, file)) ?? "";
    const alike = plain(stem) === plain(name);
    if (!alike && !pattern.test(text)) continue;
    const shape = await shapeOf(project, file);
    if (shape.names.has(name)) return named(file);
    if ((alike || shape.defaultName === name) && (shape.default || shape.whole)) return whole(file, shape);
  }
  return null;
}
