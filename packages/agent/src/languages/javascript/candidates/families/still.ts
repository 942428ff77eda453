import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { identifiersOf, isReference, namesAt } from "../scope.ts";
import type { Family, Name, Site, SourceFile } from "../types.ts";
import { inList } from "./returns.ts";

/** Of one line; what stays as it began says which variable is meant, not where it changes. */
const MOST_VALUES = 6;
/** Times likelier: a `let` that is never set again, a list that nothing is put into, is no accident. */
const STAYS = 3;

/** A variable that is read and never changes, a list that stays empty: `let changed = 0` … `changed += 1`. */
export const still: Family = {
  name: "still",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || fn === null || !inList(site, statement) || t.isFunctionDeclaration(statement)) return;
    const names = namesAt(site.source, statement);
    const stills = stillIn(site.source).filter(
      (one) => one.at < (statement.start ?? 0) && names.some(({ name }) => name === one.name),
    );
    for (const one of stills)
      for (const { code, weight } of changesOf(site, one, statement, names)) {
        const isLeft = t.isReturnStatement(statement) || t.isContinueStatement(statement) || t.isBreakStatement(statement);
        yield insertBefore(site, statement, code, STAYS * weight * (isLeft ? 1 : 0.8));
        if (!isLeft && !t.isThrowStatement(statement)) yield insertAfter(site, statement, code, STAYS * weight);
      }
  },
};

interface Still {
  name: string;
  at: number;
  sort: "number" | "array" | "set" | "map" | "other";
}

interface Change {
  code: string;
  weight: number;
}

/** Of the statements' own names those declared last come first: what was just made is what is kept. */
function* changesOf(site: Site, { name, sort }: Still, statement: t.Statement, names: readonly Name[]): Iterable<Change> {
  const local = names.filter((one) => one.place !== "outer" && one.name !== name && one.kind !== "function");
  const near = nearest(site, statement, local);
  if (sort === "number") {
    yield { code: `${name} += 1;`, weight: 1 };
    yield { code: `${name}++;`, weight: 0.9 };
    yield { code: `${name} -= 1;`, weight: 0.3 };
    for (const one of near.filter(({ kind }) => kind === "number" || kind === "unknown"))
      for (const sign of ["+=", "="]) yield { code: `${name} ${sign} ${one.name};`, weight: 0.6 };
  } else if (sort === "array") for (const one of near) yield { code: `${name}.push(${one.name});`, weight: 0.9 };
  else if (sort === "set") for (const one of near) yield { code: `${name}.add(${one.name});`, weight: 0.9 };
  else if (sort === "map")
    for (const key of near.slice(0, 3))
      for (const value of near.slice(0, 4))
        if (key !== value) yield { code: `${name}.set(${key.name}, ${value.name});`, weight: 0.7 };
  if (sort !== "other") return;
  for (const one of near) yield { code: `${name} = ${one.name};`, weight: 0.7 };
  yield { code: `${name} = true;`, weight: 0.5 };
  yield { code: `${name} = false;`, weight: 0.4 };
}

function nearest({ source }: Site, statement: t.Statement, names: readonly Name[]): Name[] {
  const before = source.text.slice(0, statement.end ?? 0);
  const at = ({ name }: Name): number => before.lastIndexOf(name);
  return names.toSorted((a, b) => at(b) - at(a)).slice(0, MOST_VALUES);
}

const known = new WeakMap<SourceFile, Still[]>();

/** What is declared to change, is read, and does not. Handed on, it may change elsewhere. */
function stillIn(source: SourceFile): Still[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  known.set(source, (found = []));
  const changed = new Set<string>();
  const read = new Set<string>();
  for (const node of source.nodes) {
    if (t.isAssignmentExpression(node)) for (const { name } of identifiersOf(node.left)) changed.add(name);
    if (t.isForXStatement(node) && t.isIdentifier(node.left)) changed.add(node.left.name);
    if (!t.isIdentifier(node) || !isReference(source, node)) continue;
    read.add(node.name);
    if (changes(source, node)) changed.add(node.name);
  }
  for (const node of source.nodes) {
    if (
      !t.isVariableDeclarator(node) ||
      !t.isIdentifier(node.id) ||
      t.isForXStatement(source.parents.get(source.parents.get(node) ?? node))
    )
      continue;
    const sort = sortOf(source, node);
    if (sort !== null && read.has(node.id.name) && !changed.has(node.id.name))
      found.push({ name: node.id.name, at: node.start ?? 0, sort });
  }
  return found;
}

const CHANGING = new Set(["push", "unshift", "add", "set", "fill", "splice", "delete", "pop", "shift"]);

function changes({ parents }: SourceFile, node: t.Identifier): boolean {
  const parent = parents.get(node);
  if (t.isUpdateExpression(parent)) return true;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee !== node) return true;
  if (!t.isMemberExpression(parent) || parent.object !== node) return false;
  const outer = parents.get(parent);
  if (t.isAssignmentExpression(outer) && outer.left === parent) return true;
  return !parent.computed && t.isIdentifier(parent.property) && CHANGING.has(parent.property.name);
}

function sortOf(source: SourceFile, { id, init }: t.VariableDeclarator): Still["sort"] | null {
  const declaration = source.parents.get(source.parents.get(id) ?? id);
  const isLet = t.isVariableDeclaration(declaration) && declaration.kind !== "const";
  if (t.isArrayExpression(init) && init.elements.length === 0) return "array";
  if (t.isNewExpression(init) && init.arguments.length === 0)
    return t.isIdentifier(init.callee, { name: "Set" }) ? "set" : t.isIdentifier(init.callee, { name: "Map" }) ? "map" : null;
  if (!isLet || source.parents.get(declaration) === source.ast.program) return null;
  if (!init) return "other";
  // Old code declares by `var` what never changes.
  if (t.isNumericLiteral(init)) return "number";
  if (t.isIdentifier(init)) return declaration.kind === "let" ? "other" : null;
  return t.isBooleanLiteral(init) || t.isNullLiteral(init) || t.isStringLiteral(init) ? "other" : null;
}
