import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { isReference } from "../scope.ts";
import { functionAround } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";

const GROUP = /(?<!\\)\((?!\?(?:[:=!]|<[=!]))/g;
/** Nobody makes a group that nobody reads. */
const WEIGHT = 0.6;

/** A group of a pattern that nothing reads takes a value's place: `line` → `match[2]`. */
export const captured: Family = {
  name: "captured",
  *propose(site) {
    const unread = unreadGroups(site);
    if (unread.length === 0) return;
    for (const node of site.nodes) {
      if (!t.isIdentifier(node) || !isReference(site.source, node)) continue;
      for (const group of unread) if (!group.startsWith(`${node.name}[`)) yield* instead(site, node, group);
    }
  },
};

function* instead(site: Site, node: t.Identifier, group: string): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if ((t.isCallExpression(parent) && parent.callee === node) || (t.isMemberExpression(parent) && parent.object === node)) return;
  yield replaceNode(site, node, group, WEIGHT);
}

const unread = new WeakMap<t.Function, readonly string[]>();

/** `match[2]`, of each match of the function that is made of a pattern in the file and read by its numbers. */
function unreadGroups({ statement, source }: Site): readonly string[] {
  const fn = statement === null ? null : functionAround(source, statement);
  if (fn === null) return [];
  let groups = unread.get(fn);
  if (groups === undefined) unread.set(fn, (groups = unreadIn(source.text.slice(fn.start ?? 0, fn.end ?? 0), source.text)));
  return groups;
}

/** Of the text of a function; `whole` is the file's. */
function unreadIn(text: string, whole: string): string[] {
  const found: string[] = [];
  for (const [, name = "", maker = ""] of text.matchAll(/(?:const|let|var)\s+(\w+)\s*=\s*([^;\n]+)/g)) {
    const groups = groupsOf(maker, whole);
    // Every name of a long function would be looked for in all of it.
    if (groups === 0) continue;
    const reads = new Set(
      [...text.matchAll(new RegExp(`\\b${name}(?:\\?\\.)?\\[(\\d)\\]`, "g"))].map(([, index]) => Number(index)),
    );
    if (reads.size === 0 || new RegExp(`\\[[^\\]\\n]*\\]\\s*=\\s*${name}\\b|\\.\\.\\.${name}\\b`).test(text)) continue;
    for (let index = 1; index <= groups; index++) if (!reads.has(index)) found.push(`${name}[${index}]`);
  }
  return found.slice(0, 3);
}

// A bracket begins a class and is nothing else: with two ways to read each, a long line has millions.
const PATTERN = String.raw`/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)/`;
const IN_PLACE = new RegExp(String.raw`^${PATTERN}\w*\s*\.exec\s*\(|\.match\s*\(\s*${PATTERN}\w*\s*\)`);

/** How many a match has: of a pattern that stands there, or one that is named. */
function groupsOf(maker: string, text: string): number {
  const inPlace = IN_PLACE.exec(maker);
  const named = /^(\w+)\s*\.exec\s*\(|\.match\s*\(\s*(\w+)\s*\)/.exec(maker);
  const name = named?.[1] ?? named?.[2];
  const elsewhere = name === undefined ? null : new RegExp(String.raw`\b${name}\s*=\s*${PATTERN}`).exec(text);
  const pattern = inPlace?.[1] ?? inPlace?.[2] ?? elsewhere?.[1];
  return pattern === undefined ? 0 : [...pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]/g, "").matchAll(GROUP)].length;
}
