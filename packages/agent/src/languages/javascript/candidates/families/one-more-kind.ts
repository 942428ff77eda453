import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Built-in kinds that go together: who asks for one of them often means the others. */
const CLASSES = [
  ["String", "Number", "Boolean", "Symbol", "BigInt"],
  ["Map", "Set", "WeakMap", "WeakSet"],
  ["Date", "RegExp"],
  ["ArrayBuffer", "SharedArrayBuffer", "DataView"],
];
const TYPES = [
  ["string", "number", "boolean", "symbol", "bigint"],
  ["object", "function"],
];
const OPERATORS: Readonly<Record<string, "||" | "&&">> = { "===": "||", "==": "||", "!==": "&&", "!=": "&&" };
const WEIGHT = 0.5;

/** One more clause that asks for another kind: of what is boxed, symbols came late and whole numbers without end later. */
export const oneMoreKind: Family = {
  name: "one-more-kind",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isBinaryExpression(node)) continue;
      const { left, right, operator } = node;
      if (operator === "instanceof" && t.isIdentifier(right)) yield* others(site, node, right.name, CLASSES, "||");
      const joint = OPERATORS[operator];
      if (joint !== undefined && t.isUnaryExpression(left, { operator: "typeof" }) && t.isStringLiteral(right))
        yield* others(site, node, right.value, TYPES, joint);
    }
  },
};

/**
 * `typeof Symbol === "function" && value instanceof Symbol` → the same, or `typeof BigInt === "function" && value instanceof
 * BigInt`.
 */
function* others(
  site: Site,
  node: t.BinaryExpression,
  kind: string,
  groups: readonly string[][],
  joint: "||" | "&&",
): Iterable<Proposal> {
  const { source } = site;
  let clause: t.Node = node;
  let parent = source.parents.get(clause);
  // What stands beside it in the clause belongs to it.
  for (; joint === "||" && t.isLogicalExpression(parent, { operator: "&&" }); parent = source.parents.get(clause))
    clause = parent;
  let whole = clause;
  for (let outer = parent; t.isLogicalExpression(outer, { operator: joint }); outer = source.parents.get(whole)) whole = outer;
  const [text, asked] = [textOf(source, clause), textOf(source, whole)];
  // What is called as a type is called is no type.
  const names = (one: string): RegExp => new RegExp(groups === TYPES ? `(?<=["'])${one}(?=["'])` : `\\b${one}\\b`, "g");
  const isFree = whole !== clause || !t.isExpression(parent);
  const [group = []] = groups.filter((one) => one.includes(kind));
  // Of several clauses that could have one more behind them the last one has: they would all say the same.
  const behind = asked.slice((clause.end ?? 0) - (whole.start ?? 0));
  if (group.some((one) => names(one).test(behind))) return;
  const missing = group.filter((one) => !names(one).test(asked));
  for (const [position, other] of missing.entries()) {
    const more = `${text} ${joint} ${text.replaceAll(names(kind), other)}`;
    yield replaceNode(site, clause, isFree ? more : `(${more})`, WEIGHT / (1 + position * 0.15));
  }
}
