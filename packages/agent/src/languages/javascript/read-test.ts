import path from "node:path";
import * as t from "@babel/types";
import type { LanguageAdapter, TestReading } from "../../types/language.ts";
import { tryParse, walk } from "./ast.ts";

const FRAMEWORKS: Record<string, readonly string[]> = {
  "node:test": ["test", "it", "describe", "suite", "default"],
  vitest: ["test", "it", "describe", "expect"],
  "@jest/globals": ["test", "it", "describe", "expect"],
  mocha: ["it", "describe"],
  tape: ["test", "default"],
};
/** Assertions, and modules that only compute. */
const PLAIN_MODULES =
  /^(?:(?:node:)?(?:assert(?:\/strict)?|util|path|url|buffer|events|stream(?:\/promises)?|string_decoder|querystring)|chai|should|expect|expect\.js)$/;
const TEST_CALLS = new Set(["test", "it"]);
const SUITE_CALLS = new Set(["describe", "suite", "context"]);
const ASSERTIONS = new Set(["assert", "expect", "t", "should", "console"]);
/** What reaches past the program and its test: the process, other code's workings, clocks, the network. */
const REFUSED_NAMES = new Set(
  "process globalThis global window self eval Function Reflect Proxy WebAssembly Atomics SharedArrayBuffer Worker fetch WebSocket XMLHttpRequest performance setTimeout setInterval setImmediate queueMicrotask module exports __dirname __filename jest vi mock sinon Deno Bun".split(
    " ",
  ),
);
const REFUSED_MEMBERS = new Set(
  "constructor __proto__ prototype mock skip only todo fail now random defineProperty defineProperties setPrototypeOf assign".split(
    " ",
  ),
);
const REFUSED_NODES: Partial<Record<t.Node["type"], string>> = {
  ThrowStatement: "it throws by itself",
  IfStatement: "it decides by itself what to assert (if)",
  ConditionalExpression: "it decides by itself what to assert (?:)",
  SwitchStatement: "it decides by itself what to assert (switch)",
  TryStatement: "it catches errors itself instead of asserting on them",
  WhileStatement: "it loops without an end in sight (while)",
  DoWhileStatement: "it loops without an end in sight (do)",
  WithStatement: "it uses `with`",
  MetaProperty: "it asks where it runs (import.meta)",
};

interface Reader {
  ownName: string | null;
  objections: Set<string>;
  calls: Set<string>;
  literals: Set<string>;
  imported: Set<string>;
  tests: number;
}

function calleeName(node: t.Node): string | null {
  if (t.isIdentifier(node)) return node.name;
  if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node))
    return t.isIdentifier(node.property) ? node.property.name : null;
  return null;
}

function rootName(node: t.Node): string | null {
  if (t.isIdentifier(node)) return node.name;
  if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) return rootName(node.object);
  return t.isCallExpression(node) ? rootName(node.callee) : null;
}

function readModule(reader: Reader, name: string, taken: readonly string[]): void {
  const framework = FRAMEWORKS[name];
  if (framework !== undefined) {
    const wrong = taken.filter((one) => !framework.includes(one));
    if (wrong.length > 0) reader.objections.add(`it takes ${wrong.join(", ")} from ${name}`);
    return;
  }
  const isOwn =
    /^\.{1,2}(?:\/|$)/.test(name) ||
    (reader.ownName !== null && (name === reader.ownName || name.startsWith(`${reader.ownName}/`)));
  if (!isOwn && !PLAIN_MODULES.test(name)) reader.objections.add(`it imports ${name}`);
}

function readImports(reader: Reader, node: t.Node): void {
  if (t.isImportDeclaration(node)) {
    const taken = node.specifiers.map((one) =>
      t.isImportSpecifier(one) ? (t.isIdentifier(one.imported) ? one.imported.name : one.imported.value) : "default",
    );
    readModule(reader, node.source.value, taken);
    for (const one of node.specifiers) reader.imported.add(one.local.name);
  }
  if (t.isVariableDeclarator(node) && t.isCallExpression(node.init) && t.isIdentifier(node.init.callee, { name: "require" })) {
    const [module] = node.init.arguments;
    for (const name of Object.keys(t.getBindingIdentifiers(node.id))) reader.imported.add(name);
    const keys = t.isObjectPattern(node.id)
      ? node.id.properties.map((one) => (t.isObjectProperty(one) && t.isIdentifier(one.key) ? one.key.name : "default"))
      : ["default"];
    if (t.isStringLiteral(module)) readModule(reader, module.value, keys);
  }
}

function readCall(reader: Reader, node: t.CallExpression | t.NewExpression | t.OptionalCallExpression): void {
  const name = calleeName(node.callee);
  if (t.isImport(node.callee) || name === "require") {
    const [module] = node.arguments;
    if (t.isStringLiteral(module)) readModule(reader, module.value, ["default"]);
    else reader.objections.add("it imports something that is not named");
    return;
  }
  if (t.isIdentifier(node.callee, { name: "Date" }) && (node.arguments.length === 0 || t.isCallExpression(node)))
    reader.objections.add("it reads the clock");
  if (t.isIdentifier(node.callee) && TEST_CALLS.has(node.callee.name)) reader.tests += 1;
  else if (name !== null && !SUITE_CALLS.has(name) && !ASSERTIONS.has(rootName(node.callee) ?? "")) reader.calls.add(name);
}

function isOutside(reader: Reader, node: t.Node): boolean {
  const root = rootName(node);
  return !t.isIdentifier(node) && root !== null && reader.imported.has(root);
}

function readNode(reader: Reader, node: t.Node, parent: t.Node | null): void {
  const refused = REFUSED_NODES[node.type];
  if (refused !== undefined) reader.objections.add(refused);
  if (t.isIdentifier(node) && REFUSED_NAMES.has(node.name) && !isPlainKey(node, parent))
    reader.objections.add(`it uses ${node.name}`);
  if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) readMember(reader, node);
  if (t.isObjectProperty(node) && t.isIdentifier(node.key) && REFUSED_MEMBERS.has(node.key.name) && !node.computed)
    reader.objections.add(`it uses ${node.key.name}`);
  if (t.isAssignmentExpression(node) && isOutside(reader, node.left)) reader.objections.add("it changes what it imports");
  if (t.isUnaryExpression(node, { operator: "delete" })) reader.objections.add("it deletes something");
  if (t.isCallExpression(node) || t.isNewExpression(node) || t.isOptionalCallExpression(node)) readCall(reader, node);
  readLiteral(reader, node, parent);
}

/** A key or a property's name, which refers to nothing. */
function isPlainKey(node: t.Identifier, parent: t.Node | null): boolean {
  if (t.isMemberExpression(parent) || t.isOptionalMemberExpression(parent)) return parent.property === node && !parent.computed;
  return (t.isObjectProperty(parent) || t.isObjectMethod(parent)) && parent.key === node && !parent.computed;
}

function readMember(reader: Reader, node: t.MemberExpression | t.OptionalMemberExpression): void {
  const { property } = node;
  if (!node.computed && t.isIdentifier(property) && REFUSED_MEMBERS.has(property.name))
    reader.objections.add(`it uses .${property.name}`);
  if (!node.computed || t.isNumericLiteral(property)) return;
  if (!t.isStringLiteral(property) || REFUSED_MEMBERS.has(property.value))
    reader.objections.add("it takes a property whose name is made up while it runs");
}

function readLiteral(reader: Reader, node: t.Node, parent: t.Node | null): void {
  if (t.isImportDeclaration(parent) || t.isImportSpecifier(parent) || t.isDirective(parent)) return;
  if (t.isCallExpression(parent)) {
    const name = calleeName(parent.callee) ?? "";
    const isTitle = parent.arguments[0] === node && (TEST_CALLS.has(name) || SUITE_CALLS.has(name));
    if (isTitle || name === "require" || t.isImport(parent.callee)) return;
  }
  if (t.isStringLiteral(node) || t.isNumericLiteral(node) || t.isBigIntLiteral(node)) reader.literals.add(String(node.value));
  if (t.isTemplateElement(node) && node.value.raw.trim() !== "") reader.literals.add(node.value.cooked ?? node.value.raw);
  if (t.isRegExpLiteral(node)) reader.literals.add(node.pattern);
}

export const readTest: LanguageAdapter["readTest"] = async (profile, filePath, code): Promise<TestReading> => {
  const parsed = tryParse(filePath, code);
  if (parsed === null) return { objections: ["it does not parse"], calls: [], literals: [] };
  const reader: Reader = {
    ownName: profile.packageName,
    objections: new Set(),
    calls: new Set(),
    literals: new Set(),
    imported: new Set(),
    tests: 0,
  };
  if (path.posix.normalize(filePath) !== filePath) reader.objections.add("its path is not plain");
  // Imports first, so that what is imported is known wherever it stands.
  walk(parsed, (node) => readImports(reader, node));
  walk(parsed, (node, parent) => readNode(reader, node, parent));
  if (reader.tests !== 1) reader.objections.add(`it holds ${reader.tests} tests instead of one`);
  return { objections: [...reader.objections], calls: [...reader.calls], literals: [...reader.literals] };
};
