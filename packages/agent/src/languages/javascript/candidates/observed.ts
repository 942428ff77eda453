import * as t from "@babel/types";
import type { ShownPlace, Sieve } from "./asked/sieve.ts";
import type { Shape } from "./asked/shape.ts";
import { namesAt } from "./scope.ts";
import { around, functionAround, siteAt } from "./site.ts";
import type { Pool, SourceFile, SuspiciousLine } from "./types.ts";

/** Statements of the most suspicious lines; the rest of their functions is seen with them. */
const MOST_PLACES = 120;

/** Runs the failing test once to see what the names at suspicious lines hold, for what edits are made of. */
export async function observe(
  lines: readonly SuspiciousLine[],
  sources: ReadonlyMap<string, SourceFile>,
  pool: Pool,
  sieve: Sieve,
): Promise<void> {
  const places = new Map<t.Node, ShownPlace>();
  for (const { file, line } of lines) {
    const source = sources.get(file);
    const site = source === undefined ? null : siteAt(source, line, pool);
    if (source === undefined || site === null) continue;
    for (const place of placesOf(site.statement, site.nodes))
      if (places.size < MOST_PLACES) places.set(place, { source, place, names: readableAt(source, place) });
  }
  for (const [place, shapes] of await sieve.show([...places.values()])) {
    const source = places.get(place)?.source;
    if (source === undefined) continue;
    const home = homeOf(source, place);
    pool.observed.set(home, new Map([...shapes, ...(pool.observed.get(home) ?? [])]));
  }
}

/** The statement, and what its callbacks are where they are one expression. */
function placesOf(statement: t.Statement | null, nodes: readonly t.Node[]): t.Node[] {
  const bodies = nodes.flatMap((node) => (t.isArrowFunctionExpression(node) && t.isExpression(node.body) ? [node.body] : []));
  const isPlain = statement !== null && !t.isFunctionDeclaration(statement) && !t.isClassDeclaration(statement);
  return isPlain && !t.isImportOrExportDeclaration(statement) ? [statement, ...bodies] : bodies;
}

function readableAt(source: SourceFile, place: t.Node): string[] {
  const names = namesAt(source, place).filter(({ kind, place: where }) => kind !== "function" || where === "param");
  return ["this", ...names.map(({ name }) => name)].slice(0, 40);
}

function homeOf(source: SourceFile, node: t.Node): t.Node {
  return functionAround(source, node) ?? source.ast.program;
}

/** What the names at a node were seen to hold, those of enclosing functions too. */
export function shapesAt(pool: Pool, source: SourceFile, node: t.Node): ReadonlyMap<string, Shape> {
  const found = new Map<string, Shape>();
  for (const home of around(source, node))
    if (t.isFunction(home) || t.isProgram(home))
      for (const [name, shape] of pool.observed.get(home) ?? []) if (!found.has(name)) found.set(name, shape);
  return found;
}
