import * as t from "@babel/types";
import type { SourceFile } from "./types.ts";

const known = new WeakMap<SourceFile, ReadonlyMap<string, readonly t.Node[]>>();

/** Parameters of the functions that a module declares at its top, by their names. */
export function moduleFunctions(source: SourceFile): ReadonlyMap<string, readonly t.Node[]> {
  let found = known.get(source);
  if (found === undefined) known.set(source, (found = new Map(declared(source))));
  return found;
}

function* declared({ ast }: SourceFile): Iterable<[name: string, parameters: readonly t.Node[]]> {
  for (const statement of ast.program.body) {
    const own = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (t.isFunctionDeclaration(own) && own.id) yield [own.id.name, own.params];
    if (!t.isVariableDeclaration(own)) continue;
    for (const { id, init } of own.declarations) if (t.isFunction(init) && t.isIdentifier(id)) yield [id.name, init.params];
  }
}
