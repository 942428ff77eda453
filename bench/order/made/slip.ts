import type * as t from "@babel/types";
import { textOf } from "../../../packages/agent/src/languages/javascript/candidates/parse.ts";
import type { SourceFile } from "../../../packages/agent/src/languages/javascript/candidates/types.ts";

/** One way to get a right program wrong, as an edit of it. */
export interface Slip {
  kind: string;
  start: number;
  end: number;
  replacement: string;
}

/** What somebody writes wrong at a node; asked of each node of a file. */
export type Slips = (source: SourceFile, node: t.Node) => Iterable<Slip>;

export function put(kind: string, node: t.Node, replacement: string): Slip {
  return { kind, start: node.start ?? 0, end: node.end ?? 0, replacement };
}

/** A part of a node stands alone in its place; in parentheses where it would be read otherwise. */
export function only(source: SourceFile, kind: string, node: t.Node, part: t.Node): Slip {
  const text = textOf(source, part);
  const isLoose = /^(?:Binary|Logical|Conditional|Arrow|Assignment|Await|Unary|Sequence|Yield)/.test(part.type);
  const outer = source.parents.get(node);
  const isTight = outer !== undefined && /^(?:Binary|Logical|Unary|Member|OptionalMember|Await|Spread)/.test(outer.type);
  return put(kind, node, isLoose && isTight ? `(${text})` : text);
}

/** The operator between two operands. */
export function between(source: SourceFile, kind: string, left: t.Node, right: t.Node, from: string, to: string): Slip[] {
  const start = left.end ?? 0;
  const at = source.text.slice(start, right.start ?? 0).indexOf(from);
  return at < 0 ? [] : [{ kind, start: start + at, end: start + at + from.length, replacement: to }];
}

/** A list of arguments, entries or elements without one of them. */
export function without(source: SourceFile, kind: string, list: readonly t.Node[], gone: t.Node): Slip[] {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rest = list.filter((one) => one !== gone).map((one) => textOf(source, one));
  return [{ kind, start: first.start ?? 0, end: last.end ?? 0, replacement: rest.join(", ") }];
}
