import * as t from "@babel/types";
import { childrenOf, walk } from "./parse.ts";
import { around } from "./site.ts";
import { kindByInit, kindsByUse } from "./kinds.ts";
import type { Kind, Name, SourceFile } from "./types.ts";

const GLOBALS = new Set(["undefined", "NaN", "Infinity", "arguments", "require", "module", "exports"]);

/** Names that can be read at a node, nearest first: block, function, enclosing functions, module. */
export function namesAt(source: SourceFile, node: t.Node): Name[] {
  const names = new Map<string, Name>();
  let depth = 0;
  let isWithin = false;
  const at = node.start ?? 0;
  for (const scope of around(source, node)) {
    if (t.isProgram(scope) || (isWithin && isModule(source, scope))) depth += 1;
    for (const found of declaredBy(source, scope)) {
      if (names.has(found.name) || GLOBALS.has(found.name)) continue;
      // A `let` or `var` that comes later has no value yet, unless the code runs later (another function).
      if (depth === 0 && found.at > at && found.place === "local") continue;
      if (found.within !== null && at >= found.within.start && at < found.within.end) continue;
      names.set(found.name, {
        name: found.name,
        kind: found.kind,
        place: depth === 0 ? found.place : "outer",
        constant: found.constant,
      });
    }
    if (t.isFunction(scope) && !isInPlace(source, scope)) depth += 1;
    isWithin ||= t.isFunction(scope);
  }
  return [...names.values()];
}

/** A callback written in place sees its surroundings as its own. */
function isInPlace(source: SourceFile, fn: t.Function): boolean {
  if (t.isArrowFunctionExpression(fn)) return true;
  const call = source.parents.get(fn);
  return t.isFunctionExpression(fn) && (t.isCallExpression(call) || t.isNewExpression(call)) && call.callee !== fn;
}

/** The function that a file of old is written in: `(function (root) { … })(this)`, `define(function (require) { … })`. */
function isModule(source: SourceFile, scope: t.Node): boolean {
  if (!t.isFunctionExpression(scope) && !t.isArrowFunctionExpression(scope)) return false;
  for (let node = source.parents.get(scope); node !== undefined; node = source.parents.get(node)) {
    if (t.isExpressionStatement(node)) return t.isProgram(source.parents.get(node));
    if (!t.isCallExpression(node) && !t.isUnaryExpression(node) && !t.isMemberExpression(node)) return false;
  }
  return false;
}

interface Declared {
  name: string;
  kind: Kind;
  place: "param" | "local";
  constant: boolean;
  at: number;
  /** Its own initialiser, where it cannot be read. */
  within: { start: number; end: number } | null;
}

const cache = new WeakMap<t.Node, Declared[]>();

function declaredBy(source: SourceFile, scope: t.Node): Declared[] {
  let declared = cache.get(scope);
  if (declared === undefined) cache.set(scope, (declared = collect(source, scope)));
  return declared;
}

function collect(source: SourceFile, scope: t.Node): Declared[] {
  const found: Declared[] = [];
  const add = (
    pattern: t.Node,
    init: t.Node | null,
    place: "param" | "local",
    constant: boolean,
    within: Declared["within"],
  ): void => {
    for (const id of identifiersOf(pattern)) {
      const kind = pattern === id ? kindByInit(init) : "unknown";
      found.push({
        name: id.name,
        kind: kind === "unknown" ? (kindsByUse(source).get(id.name) ?? "unknown") : kind,
        place,
        constant,
        at: id.start ?? 0,
        within,
      });
    }
  };
  const declaration = (node: t.VariableDeclaration): void => {
    for (const item of node.declarations)
      add(item.id, item.init ?? null, "local", node.kind === "const", { start: item.start ?? 0, end: item.end ?? 0 });
  };
  if (t.isFunction(scope)) {
    for (const param of scope.params) {
      if (t.isAssignmentPattern(param)) add(param.left, param.right, "param", false, null);
      else if (t.isTSParameterProperty(param))
        add(t.isAssignmentPattern(param.parameter) ? param.parameter.left : param.parameter, null, "param", false, null);
      else
        add(
          t.isRestElement(param) ? param.argument : param,
          t.isRestElement(param) ? t.arrayExpression() : null,
          "param",
          false,
          null,
        );
    }
    // `var` anywhere in the function, but not in functions inside it.
    if (t.isBlockStatement(scope.body))
      eachOwnNode(scope.body, (node) => t.isVariableDeclaration(node) && node.kind === "var" && declaration(node));
  } else if (t.isBlockStatement(scope) || t.isProgram(scope) || t.isSwitchStatement(scope)) {
    const body = t.isSwitchStatement(scope) ? scope.cases.flatMap((item) => item.consequent) : scope.body;
    for (const outer of body) {
      const node =
        t.isExportNamedDeclaration(outer) || t.isExportDefaultDeclaration(outer) ? (outer.declaration ?? outer) : outer;
      if (t.isVariableDeclaration(node)) declaration(node);
      else if (t.isFunctionDeclaration(node) && node.id)
        found.push({ name: node.id.name, kind: "function", place: "local", constant: true, at: 0, within: null });
      else if (t.isClassDeclaration(node) && node.id)
        found.push({ name: node.id.name, kind: "function", place: "local", constant: true, at: node.start ?? 0, within: null });
      else if (t.isImportDeclaration(node) && node.importKind !== "type")
        for (const item of node.specifiers) add(item.local, null, "local", true, null);
    }
    if (t.isProgram(scope))
      for (const outer of scope.body)
        if (!t.isVariableDeclaration(outer))
          eachOwnNode(outer, (node) => t.isVariableDeclaration(node) && node.kind === "var" && declaration(node));
  } else if (t.isForStatement(scope) && t.isVariableDeclaration(scope.init)) declaration(scope.init);
  else if ((t.isForInStatement(scope) || t.isForOfStatement(scope)) && t.isVariableDeclaration(scope.left)) {
    for (const item of scope.left.declarations) add(item.id, null, "local", scope.left.kind === "const", null);
  } else if (t.isCatchClause(scope) && scope.param) add(scope.param, null, "local", false, null);
  return found;
}

function eachOwnNode(node: t.Node, visit: (node: t.Node) => unknown): void {
  walk(node, null, (inner) => {
    if (inner !== node && t.isFunction(inner)) return false;
    visit(inner);
    return true;
  });
}

/** Identifiers that a pattern binds. */
export function identifiersOf(pattern: t.Node): t.Identifier[] {
  if (t.isIdentifier(pattern)) return [pattern];
  if (t.isAssignmentPattern(pattern)) return identifiersOf(pattern.left);
  if (t.isRestElement(pattern)) return identifiersOf(pattern.argument);
  if (t.isObjectProperty(pattern)) return identifiersOf(pattern.value);
  if (t.isObjectPattern(pattern) || t.isArrayPattern(pattern)) return childrenOf(pattern).flatMap(identifiersOf);
  return [];
}

/** Whether an identifier is a value that is read or written here, not a key, a label or a declaration. */
export function isReference(source: SourceFile, node: t.Identifier): boolean {
  const parent = source.parents.get(node);
  if (parent === undefined) return false;
  if ((t.isMemberExpression(parent) || t.isOptionalMemberExpression(parent)) && parent.property === node)
    return parent.computed === true;
  if (t.isObjectProperty(parent)) return parent.value === node && !t.isObjectPattern(source.parents.get(parent) ?? null);
  if (t.isVariableDeclarator(parent)) return parent.init === node;
  if (t.isAssignmentPattern(parent)) return parent.right === node;
  if (t.isFunction(parent)) return parent.body === node;
  if (t.isClass(parent)) return parent.superClass === node;
  if (t.isClassMethod(parent) || t.isClassProperty(parent)) return t.isClassProperty(parent) && parent.value === node;
  return !(
    t.isLabeledStatement(parent) ||
    t.isBreakStatement(parent) ||
    t.isContinueStatement(parent) ||
    t.isRestElement(parent) ||
    t.isArrayPattern(parent) ||
    t.isModuleSpecifier(parent) ||
    t.isCatchClause(parent) ||
    t.isTSType(parent) ||
    t.isMetaProperty(parent)
  );
}
