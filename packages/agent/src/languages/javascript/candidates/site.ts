import * as t from "@babel/types";
import { childrenOf, walk } from "./parse.ts";
import type { Pool, Site, SourceFile } from "./types.ts";

/** What stands on a line; null where nothing that can run does. */
export function siteAt(source: SourceFile, line: number, pool: Pool): Site | null {
  const own = source.byLine.get(line) ?? [];
  const nodes = new Set<t.Node>();
  let statement: t.Statement | null = null;
  for (const node of own) {
    if (t.isStatement(node) && !t.isBlockStatement(node)) {
      statement ??= node;
      for (const part of headerOf(node)) nodes.add(part);
    } else nodes.add(node);
  }
  // A line in the middle of a longer statement: its operators and properties are written here, their nodes began before.
  for (const node of own.length > 0 ? around(source, own[0] as t.Node) : enclosingAt(source, line)) {
    if (t.isStatement(node) && !t.isBlockStatement(node)) {
      statement ??= node;
      break;
    }
    if (t.isExpression(node) && node.loc !== null && node.loc !== undefined && node.loc.end.line - node.loc.start.line < 12)
      nodes.add(node);
  }
  if (statement === null && nodes.size === 0) return null;
  const anchor = statement ?? [...nodes][0];
  const kept = [...nodes].filter(
    (node) => !t.isTSType(node) && !t.isTSTypeAnnotation(node) && !t.isBlockStatement(node) && !insideType(source, node),
  );
  return { source, line, nodes: kept, statement, fn: anchor === undefined ? null : functionAround(source, anchor), pool };
}

/** A statement and its expressions, without the statements and function bodies inside it. */
export function headerOf(statement: t.Node): t.Node[] {
  const found: t.Node[] = [statement];
  const visit = (node: t.Node): void => {
    for (const child of childrenOf(node)) {
      if (t.isStatement(child) && !(t.isForStatement(node) && t.isVariableDeclaration(child))) continue;
      found.push(child);
      if (t.isFunction(child) && t.isBlockStatement(child.body)) continue;
      visit(child);
    }
  };
  visit(statement);
  return found;
}

function insideType(source: SourceFile, node: t.Node): boolean {
  for (const parent of around(source, node)) {
    if (
      t.isTSType(parent) ||
      t.isTSTypeAnnotation(parent) ||
      t.isTSInterfaceDeclaration(parent) ||
      t.isTSTypeAliasDeclaration(parent)
    )
      return true;
    if (t.isStatement(parent)) return false;
  }
  return false;
}

/** Parents, innermost first. */
export function* around(source: SourceFile, node: t.Node): Iterable<t.Node> {
  for (let parent = source.parents.get(node); parent !== undefined; parent = source.parents.get(parent)) yield parent;
}

function enclosingAt(source: SourceFile, line: number): t.Node[] {
  const found: t.Node[] = [];
  walk(source.ast.program, null, (node) => {
    const { loc } = node;
    if (loc === null || loc === undefined || loc.start.line > line || loc.end.line < line) return false;
    found.push(node);
    return true;
  });
  return found.reverse();
}

interface Homes {
  of: Map<t.Node, t.Function | null>;
  own: Map<t.Function | null, t.Node[]>;
}

const homes = new WeakMap<SourceFile, Homes>();

/** The function of each node, found once a file: thousands of edits ask. */
function homesIn(source: SourceFile): Homes {
  let found = homes.get(source);
  if (found === undefined) {
    found = { of: new Map(), own: new Map() };
    homes.set(source, found);
    for (const node of source.nodes) {
      const parent = source.parents.get(node);
      const home = t.isFunction(parent) ? parent : parent === undefined ? null : (found.of.get(parent) ?? null);
      found.of.set(node, home);
      const own = found.own.get(home);
      if (own === undefined) found.own.set(home, [node]);
      else own.push(node);
    }
  }
  return found;
}

/** The function that the node is in (not itself). */
export function functionAround(source: SourceFile, node: t.Node): t.Function | null {
  const home = homesIn(source).of.get(node);
  if (home !== undefined) return home;
  for (const parent of around(source, node)) if (t.isFunction(parent)) return parent;
  return null;
}

/** What a function has itself, without the functions inside it; of null, what is in none. In document order. */
export function ownNodes(source: SourceFile, fn: t.Function | null): readonly t.Node[] {
  return homesIn(source).own.get(fn) ?? [];
}
