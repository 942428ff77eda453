import * as t from "@babel/types";
import { ARRAY_METHODS, kindByInit, kindsByUse, STRING_METHODS } from "../kinds.ts";
import type { Kind, SourceFile } from "../types.ts";

/** A kind of value, with the collections that are no arrays. */
export type Sort = Kind | "set" | "map";

const known = new WeakMap<SourceFile, Map<string, Sort>>();

/** Sorts of names and properties by what the file puts into them and does with them; the first clear sign wins. */
export function sortsIn(source: SourceFile): ReadonlyMap<string, Sort> {
  let sorts = known.get(source);
  if (sorts !== undefined) return sorts;
  const found = new Map<string, Sort>();
  const note = (node: t.Node, sort: Sort): void => {
    const name = lastNameOf(node);
    if (name !== null && sort !== "unknown" && sort !== "function" && !found.has(name)) found.set(name, sort);
  };
  for (const node of source.nodes) if (node.type in INITIAL) INITIAL[node.type]?.(node, note);
  for (const node of source.nodes) noteUse(node, note);
  for (const [name, kind] of kindsByUse(source)) if (!found.has(name) && kind !== "function") found.set(name, kind);
  known.set(source, (sorts = found));
  return sorts;
}

type Note = (node: t.Node, sort: Sort) => void;

/** `count = 0`, `{ count: 0 }`, `(count = 0) =>`, `class { count = 0; }`. */
const INITIAL: Partial<Record<string, (node: t.Node, note: Note) => void>> = {
  AssignmentExpression: (node, note) => {
    if (t.isAssignmentExpression(node)) note(node.left, sortOfValue(node.right));
  },
  VariableDeclarator: (node, note) => {
    if (t.isVariableDeclarator(node) && node.init) note(node.id, sortOfValue(node.init));
  },
  ObjectProperty: (node, note) => {
    if (t.isObjectProperty(node) && !node.computed) note(node.key, sortOfValue(node.value));
  },
  AssignmentPattern: (node, note) => {
    if (t.isAssignmentPattern(node)) note(node.left, sortOfValue(node.right));
  },
  ClassProperty: (node, note) => {
    if (t.isClassProperty(node) && node.value) note(node.key, sortOfValue(node.value));
  },
  ClassPrivateProperty: (node, note) => {
    if (t.isClassPrivateProperty(node) && node.value) note(node.key, sortOfValue(node.value));
  },
};

function sortOfValue(node: t.Node): Sort {
  if (t.isNewExpression(node) && t.isIdentifier(node.callee)) {
    if (["Set", "WeakSet"].includes(node.callee.name)) return "set";
    return ["Map", "WeakMap"].includes(node.callee.name) ? "map" : "object";
  }
  if (t.isLogicalExpression(node)) return sortOfValue(node.right);
  return kindByInit(node);
}

const COUNTED = new Set(["-", "*", "/", "%", "<", "<=", ">", ">="]);

function noteUse(node: t.Node, note: Note): void {
  if (t.isCallExpression(node) && t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property)) {
    const { object, property } = node.callee;
    if (STRING_METHODS.has(property.name)) note(object, "string");
    else if (ARRAY_METHODS.has(property.name)) note(object, "array");
    else if (property.name === "add") note(object, "set");
    else if (["get", "set"].includes(property.name)) note(object, "map");
  } else if (t.isBinaryExpression(node) && COUNTED.has(node.operator))
    for (const side of [node.left, node.right]) note(side, "number");
  else if (t.isUpdateExpression(node)) note(node.argument, "number");
  else if (t.isAssignmentExpression(node) && ["-=", "*=", "/="].includes(node.operator)) note(node.left, "number");
  else if (t.isUnaryExpression(node, { operator: "!" })) note(node.argument, "boolean");
  else if (t.isForOfStatement(node)) note(node.right, "array");
}

/** `count` of `count`, `order.count` and `this.#count`. */
function lastNameOf(node: t.Node): string | null {
  if (t.isIdentifier(node)) return node.name;
  if (t.isPrivateName(node)) return node.id.name;
  return t.isMemberExpression(node) && !node.computed ? lastNameOf(node.property) : null;
}
