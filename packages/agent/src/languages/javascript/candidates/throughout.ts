import * as t from "@babel/types";
import { replaceNodes } from "./build.ts";
import { textOf } from "./parse.ts";
import { roleOf } from "./role.ts";
import { isReference } from "./scope.ts";
import { functionAround } from "./site.ts";
import type { Proposal, Site, SourceFile } from "./types.ts";

/** Whoever makes a mistake makes it more than once; more often than this it is seldom one. */
const MOST_ALIKE = 4;

/** The same edit at all places of the function that are alike; null where there is no other, or too many. */
export function throughout(site: Site, proposal: Proposal): Proposal | null {
  const { source } = site;
  if (proposal.replacement === "?.") return chained(site, proposal);
  const edited = nodeOf(site, proposal);
  if (edited === null) return null;
  const { node, replacement } = edited;
  const apply = repeatable(source, node, replacement);
  if (apply === null) return null;
  const home = functionAround(source, node);
  const edits = new Map<t.Node, string>([[node, replacement]]);
  for (const other of nodesIn(source, home, node.type)) {
    if (other === node || !isPlacedAlike(source, node, other)) continue;
    const text = apply(other);
    if (text !== null) edits.set(other, text);
    if (edits.size > MOST_ALIKE) return null;
  }
  const nodes = [...edits.keys()].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  if (nodes.length === 1 || nodes.some((one, at) => (nodes[at + 1]?.start ?? Number.POSITIVE_INFINITY) < (one.end ?? 0)))
    return null;
  const why = `${proposal.description}, at ${nodes.length} places alike`;
  const parts = nodes.map((one) => ({ start: one.start ?? 0, end: one.end ?? 0, replacement: edits.get(one) ?? "" }));
  return { ...replaceNodes(site, nodes, (one) => edits.get(one) ?? "", proposal.weight, why), parts };
}

/** `kindOf(a).name === kindOf(b).name` → `kindOf(a)?.name === kindOf(b)?.name`: the same part of what the same function gives, or an object of that name. */
function chained(site: Site, { start, end, description, weight }: Proposal): Proposal | null {
  const { source } = site;
  const edited = site.nodes.find(
    (node) => t.isMemberExpression(node) && start >= (node.object.end ?? 0) && end <= (node.property.start ?? 0),
  );
  if (!t.isMemberExpression(edited) || edited.computed) return null;
  const marks = nodesIn(source, functionAround(source, edited), edited.type).flatMap((other) => {
    const isAlike = t.isMemberExpression(other) && !other.computed && isSamePart(source, edited, other);
    return isAlike ? [source.text.indexOf(".", other.object.end ?? 0)] : [];
  });
  const places = [...new Set(marks)].sort((a, b) => a - b);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || places.length < 2 || places.length > MOST_ALIKE) return null;
  const parts = places.map((at) => ({ start: at, end: at + 1, replacement: "?." }));
  const replacement = source.text
    .slice(first, last + 1)
    .split("")
    .map((sign, at) => (places.includes(first + at) ? "?." : sign))
    .join("");
  return {
    start: first,
    end: last + 1,
    replacement,
    parts,
    description: `${description}, at ${places.length} places alike`,
    weight,
  };
}

function isSamePart(source: SourceFile, one: t.MemberExpression, other: t.MemberExpression): boolean {
  if (textOf(source, one.property) !== textOf(source, other.property) || one.object.type !== other.object.type) return false;
  if (t.isCallExpression(one.object) && t.isCallExpression(other.object))
    return textOf(source, one.object.callee) === textOf(source, other.object.callee);
  return textOf(source, one.object) === textOf(source, other.object);
}

const known = new WeakMap<SourceFile, Map<t.Function | null, Map<string, t.Node[]>>>();

/** Gathered once a file: thousands of edits ask. */
function nodesIn(source: SourceFile, home: t.Function | null, type: string): readonly t.Node[] {
  let homes = known.get(source);
  if (homes === undefined) {
    known.set(source, (homes = new Map()));
    for (const node of source.nodes) {
      if (!t.isExpression(node)) continue;
      const around = functionAround(source, node);
      const byType = homes.get(around) ?? new Map<string, t.Node[]>();
      const same = byType.get(node.type) ?? [];
      same.push(node);
      byType.set(node.type, same);
      homes.set(around, byType);
    }
  }
  return homes.get(home)?.get(type) ?? [];
}

/** The node that the edit is about, and what it becomes: an operator alone belongs to what it stands between. */
function nodeOf({ source, nodes }: Site, { start, end, replacement }: Proposal): { node: t.Node; replacement: string } | null {
  for (const node of nodes) {
    if (node.start === start && node.end === end && t.isExpression(node)) return { node, replacement };
    if (!t.isLogicalExpression(node) && !t.isBinaryExpression(node)) continue;
    const [from, to] = [node.left.end ?? 0, node.right.start ?? 0];
    if (start >= from && end <= to)
      return { node, replacement: `${textOf(source, node.left)} ${replacement.trim()} ${textOf(source, node.right)}` };
  }
  return null;
}

/** What the edit makes of another node; null for a node that it does not fit. */
function repeatable(source: SourceFile, node: t.Node, replacement: string): ((other: t.Node) => string | null) | null {
  if (t.isLogicalExpression(node) || t.isBinaryExpression(node)) {
    const operator = newOperator(source, node, replacement);
    if (operator === null) return null;
    return (other) => {
      if (!(t.isLogicalExpression(other) || t.isBinaryExpression(other)) || other.operator !== node.operator) return null;
      return `${textOf(source, other.left)} ${operator} ${textOf(source, other.right)}`;
    };
  }
  if (!t.isLiteral(node) && !t.isIdentifier(node) && !t.isMemberExpression(node)) return null;
  const old = textOf(source, node);
  return (other) =>
    textOf(source, other) === old && (!t.isIdentifier(other) || isReference(source, other)) ? replacement : null;
}

/** The operator, where nothing else is another one. */
function newOperator(
  source: SourceFile,
  { left, right }: t.LogicalExpression | t.BinaryExpression,
  replacement: string,
): string | null {
  const [head, tail] = [textOf(source, left), textOf(source, right)];
  if (!replacement.startsWith(head) || !replacement.endsWith(tail)) return null;
  const operator = replacement.slice(head.length, replacement.length - tail.length).trim();
  return /^[^\w\s()]{1,3}$/.test(operator) ? operator : null;
}

/** In the same part of the same kind of node. */
function isPlacedAlike({ parents }: SourceFile, one: t.Node, other: t.Node): boolean {
  const [a, b] = [parents.get(one), parents.get(other)];
  return a !== undefined && b !== undefined && a.type === b.type && roleOf(one, a)?.field === roleOf(other, b)?.field;
}
