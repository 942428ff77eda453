import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";

const MOST = 8;

/** One more clause like one that is there: two things are the same only if another of their properties is, too. */
export const clauseLike: Family = {
  name: "clause-like",
  *propose(site) {
    for (const node of site.nodes) if (t.isBinaryExpression(node)) yield* alike(site, node);
  },
};

/** How comparisons of several properties go together. */
const JOINT: Readonly<Record<string, "&&" | "||">> = { "===": "&&", "==": "&&", "!==": "||", "!=": "||" };

/** `a.guest === b.guest` → `a.guest === b.guest && a.room === b.room`. */
function* alike(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const joint = JOINT[node.operator];
  const [left, right] = [plainMember(node.left), plainMember(node.right)];
  if (joint === undefined || left === null || right === null || left.name !== right.name) return;
  const { source } = site;
  const [one, other] = [textOf(source, left.object), textOf(source, right.object)];
  if (one === other) return;
  const asked = textOf(source, outermost(source, node));
  const parent = source.parents.get(node);
  const isBare = !t.isExpression(parent) || t.isLogicalExpression(parent, { operator: joint });
  const names = propertiesOf(source).filter((name) => name !== left.name && !asked.includes(`.${name} `));
  for (const [position, name] of names.slice(0, MOST).entries()) {
    const whole = `${textOf(source, node)} ${joint} ${one}.${name} ${node.operator} ${other}.${name}`;
    yield replaceNode(site, node, isBare ? whole : `(${whole})`, 0.8 / (1 + position * 0.15));
  }
}

function plainMember(node: t.Node): { object: t.Node; name: string } | null {
  if (!t.isMemberExpression(node) && !t.isOptionalMemberExpression(node)) return null;
  return node.computed || !t.isIdentifier(node.property) ? null : { object: node.object, name: node.property.name };
}

function outermost(source: SourceFile, node: t.Node): t.Node {
  let outer = node;
  for (let parent = source.parents.get(outer); t.isLogicalExpression(parent); parent = source.parents.get(parent)) outer = parent;
  return outer;
}

const known = new WeakMap<SourceFile, string[]>();

/** Properties that the file reads or gives to objects, not those that it calls; the most frequent ones first. */
function propertiesOf(source: SourceFile): string[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const times = new Map<string, number>();
  const note = (name: string): void => void times.set(name, (times.get(name) ?? 0) + 1);
  for (const node of source.nodes) {
    const member = plainMember(node);
    const parent = source.parents.get(node);
    const isCalled = (t.isCallExpression(parent) || t.isOptionalCallExpression(parent)) && parent.callee === node;
    if (member !== null && !isCalled && member.name !== "length") note(member.name);
    if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key)) note(node.key.name);
  }
  const found = [...times].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  known.set(source, found);
  return found;
}
