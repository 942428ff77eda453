import { shapeOf } from "./edit-shape.ts";
import type { Pool, Proposal, SourceFile } from "./types.ts";
import { partsOf } from "./words.ts";

/** Times that an edit is likelier which puts a name in that the issue has, or a part of it: twice as often with the fix as with other edits. */
const NAMED = 1.3;
const SHORTEST = 3;
/** They stand in most reports and in most edits. */
const COMMON = new Set(["new", "the", "for", "return", "returns", "true", "false", "const", "let", "var", "function", "typeof"]);

export function issueNames(source: SourceFile, { words }: Pool, proposal: Proposal): number {
  const { names } = shapeOf(source, proposal);
  const isNamed = names.some((name) =>
    [name.toLowerCase(), ...partsOf(name)].some((part) => part.length >= SHORTEST && !COMMON.has(part) && words.has(part)),
  );
  return isNamed ? NAMED : 1;
}
