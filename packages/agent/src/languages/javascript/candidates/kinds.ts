import * as t from "@babel/types";
import type { Kind, SourceFile } from "./types.ts";

export const STRING_METHODS = new Set(
  "charAt charCodeAt codePointAt toLowerCase toUpperCase trim trimStart trimEnd split replace replaceAll substr substring startsWith endsWith padStart padEnd repeat match matchAll localeCompare normalize".split(
    " ",
  ),
);
export const ARRAY_METHODS = new Set(
  "push pop shift unshift splice map filter reduce forEach every some find findIndex join sort reverse flat flatMap fill".split(
    " ",
  ),
);

/** Kind of value that an initialiser gives, by its shape alone. */
export function kindByInit(node: t.Node | null): Kind {
  if (node === null) return "unknown";
  if (t.isNumericLiteral(node) || t.isUpdateExpression(node)) return "number";
  if (t.isStringLiteral(node) || t.isTemplateLiteral(node)) return "string";
  if (t.isBooleanLiteral(node)) return "boolean";
  if (t.isRegExpLiteral(node)) return "regexp";
  if (t.isArrayExpression(node)) return "array";
  if (t.isObjectExpression(node)) return "object";
  if (t.isFunction(node) || t.isClassExpression(node)) return "function";
  if (t.isUnaryExpression(node)) return node.operator === "!" ? "boolean" : node.operator === "typeof" ? "string" : "number";
  if (t.isBinaryExpression(node)) {
    if (["-", "*", "/", "%", "**", "|", "&", "^", "<<", ">>", ">>>"].includes(node.operator)) return "number";
    if (node.operator === "+")
      return kindByInit(node.left) === "string" || kindByInit(node.right) === "string"
        ? "string"
        : kindByInit(node.left) === "number" && kindByInit(node.right) === "number"
          ? "number"
          : "unknown";
    return "boolean";
  }
  if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property, { name: "length" })) return "number";
  if (t.isCallExpression(node)) return kindOfCall(node);
  if (t.isConditionalExpression(node)) return kindByInit(node.consequent);
  if (t.isTSAsExpression(node) || t.isTSNonNullExpression(node) || t.isParenthesizedExpression(node))
    return kindByInit(node.expression);
  return "unknown";
}

/** A map: a function may be named `toString` or `constructor`, which an object knows. */
const CONVERSIONS: ReadonlyMap<string, Kind> = new Map([
  ["Number", "number"],
  ["parseInt", "number"],
  ["parseFloat", "number"],
  ["String", "string"],
  ["Boolean", "boolean"],
]);

function kindOfCall(node: t.CallExpression): Kind {
  const { callee } = node;
  if (t.isIdentifier(callee)) return CONVERSIONS.get(callee.name) ?? "unknown";
  if (!t.isMemberExpression(callee) || callee.computed || !t.isIdentifier(callee.property)) return "unknown";
  if (t.isIdentifier(callee.object, { name: "Math" })) return "number";
  if (t.isIdentifier(callee.object, { name: "Object" }) && ["keys", "values", "entries"].includes(callee.property.name))
    return "array";
  const method = callee.property.name;
  if (method === "reduce" && node.arguments[1] !== undefined) return kindByInit(node.arguments[1]);
  if (
    ["indexOf", "lastIndexOf", "findIndex", "charCodeAt", "getTime", "push", "search"].includes(method) ||
    /^get(?:UTC)?(?:Date|Day|FullYear|Hours|Minutes|Month|Seconds|Milliseconds)$/.test(method)
  )
    return "number";
  if (
    [
      "toLowerCase",
      "toUpperCase",
      "trim",
      "join",
      "replace",
      "replaceAll",
      "toString",
      "substring",
      "substr",
      "charAt",
      "padStart",
      "padEnd",
      "repeat",
      "toFixed",
    ].includes(method)
  )
    return "string";
  if (["split", "map", "filter", "sort", "reverse", "flat", "flatMap", "match"].includes(method)) return "array";
  if (["includes", "startsWith", "endsWith", "test", "hasOwnProperty", "some", "every", "has"].includes(method)) return "boolean";
  return "unknown";
}

const uses = new WeakMap<SourceFile, Map<string, Kind>>();

/** Kinds of names by how the file uses them; the first clear use wins. */
export function kindsByUse(source: SourceFile): Map<string, Kind> {
  let kinds = uses.get(source);
  if (kinds !== undefined) return kinds;
  kinds = new Map<string, Kind>();
  uses.set(source, kinds);
  const tables = tablesIn(source);
  const note = (node: t.Node, kind: Kind): void => {
    if (t.isIdentifier(node) && !kinds?.has(node.name)) kinds?.set(node.name, kind);
  };
  for (const node of source.nodes) {
    if (t.isCallExpression(node)) {
      note(node.callee, "function");
      if (t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property) && !node.callee.computed) {
        if (STRING_METHODS.has(node.callee.property.name)) note(node.callee.object, "string");
        if (ARRAY_METHODS.has(node.callee.property.name)) note(node.callee.object, "array");
      }
    } else if (t.isBinaryExpression(node) && ["-", "*", "/", "%", "<", "<=", ">", ">="].includes(node.operator)) {
      note(node.left, "number");
      note(node.right, "number");
    } else if (t.isUpdateExpression(node)) note(node.argument, "number");
    else if (t.isForStatement(node) && t.isAssignmentExpression(node.update) && /^[-+*]=$/.test(node.update.operator)) {
      note(node.update.left, "number");
      note(node.update.right, "number");
    } else if (t.isForOfStatement(node)) note(node.right, "array");
    else if (t.isForInStatement(node)) note(node.right, "object");
    else if (t.isMemberExpression(node) && node.computed) note(node.property, isTable(node.object, tables) ? "string" : "number");
  }
  return kinds;
}

/** Names of variables that hold an object's literal. */
function tablesIn(source: SourceFile): Set<string> {
  const found = source.nodes.filter((node) => t.isVariableDeclarator(node) && t.isObjectExpression(node.init));
  return new Set(found.flatMap((node) => (t.isVariableDeclarator(node) && t.isIdentifier(node.id) ? [node.id.name] : [])));
}

/** Entries of a list are asked for by a number, those of a table by a name. */
function isTable(node: t.Node, tables: ReadonlySet<string>): boolean {
  return t.isIdentifier(node) && tables.has(node.name);
}

/** Kind of any expression, names by their use. */
export function kindOf(source: SourceFile, node: t.Node): Kind {
  const direct = kindByInit(node);
  if (direct !== "unknown" || !t.isIdentifier(node)) return direct;
  return kindsByUse(source).get(node.name) ?? "unknown";
}

/** Whether a value of one kind may stand for one of the other. */
export function compatible(a: Kind, b: Kind): boolean {
  return a === "unknown" || b === "unknown" || a === b;
}
