import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { compatible, kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Kind, SourceFile } from "../types.ts";

const MOST = 10;
const CHAIN = /^(?:this|[\w$]+)(?:\.#?[\w$]+){1,3}$/;

/** What an object has of the same kind, by another way: `this.heap.length` → `this.admitted`. */
export const memberChain: Family = {
  name: "member-chain",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isMemberExpression(node) || !isWhole(site.source, node)) continue;
      const own = textOf(site.source, node);
      if (!CHAIN.test(own)) continue;
      const object = textOf(site.source, node.object);
      const kind = chainsOf(site.source).get(own)?.kind ?? kindOf(site.source, node);
      const others = [...chainsOf(site.source)].filter(
        ([text, one]) => text !== own && root(text) === root(own) && compatible(one.kind, kind) && !isOfSame(text, object),
      );
      const ranked = others.map(([text, one]) => ({ text, worth: worthOf(one, kind) })).sort((a, b) => b.worth - a.worth);
      for (const { text, worth } of ranked.slice(0, MOST)) yield replaceNode(site, node, text, worth);
    }
  },
};

const root = (text: string): string => /^[\w$]+/.exec(text)?.[0] ?? "";

/** Another property of the same object is what `property` proposes. */
function isOfSame(text: string, object: string): boolean {
  return text.slice(0, text.lastIndexOf(".")) === object;
}

/** A value that is read, and no part of a longer chain. */
function isWhole({ parents }: SourceFile, node: t.MemberExpression): boolean {
  const parent = parents.get(node);
  if (node.computed || t.isUpdateExpression(parent)) return false;
  if (t.isMemberExpression(parent) && parent.object === node) return false;
  if (t.isAssignmentExpression(parent) && parent.left === node) return false;
  return !((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node);
}

interface Chain {
  kind: Kind;
  times: number;
  /** Counted, set or added to somewhere, and so kept for something. */
  isWritten: boolean;
}

function worthOf({ kind, isWritten }: Chain, wanted: Kind): number {
  const sure = kind === wanted && kind !== "unknown" ? 0.5 : 0.25;
  return sure + (isWritten ? 0.3 : 0);
}

const known = new WeakMap<SourceFile, Map<string, Chain>>();

function chainsOf(source: SourceFile): Map<string, Chain> {
  let chains = known.get(source);
  if (chains !== undefined) return chains;
  known.set(source, (chains = new Map()));
  for (const node of source.nodes) {
    if (!t.isMemberExpression(node) || node.computed) continue;
    const parent = source.parents.get(node);
    if (t.isCallExpression(parent) && parent.callee === node) continue;
    const text = textOf(source, node);
    if (!CHAIN.test(text)) continue;
    const chain = chains.get(text) ?? { kind: kindOf(source, node), times: 0, isWritten: false };
    chain.times += 1;
    if (t.isUpdateExpression(parent)) [chain.kind, chain.isWritten] = ["number", true];
    if (t.isAssignmentExpression(parent) && parent.left === node) {
      chain.isWritten = true;
      if (chain.kind === "unknown") chain.kind = kindOf(source, parent.right);
    }
    if (chain.kind === "unknown") chain.kind = kindInUse(node, parent);
    chains.set(text, chain);
  }
  return chains;
}

function kindInUse(node: t.Node, parent: t.Node | undefined): Kind {
  if (t.isBinaryExpression(parent) && ["<", "<=", ">", ">=", "-", "*", "/", "%"].includes(parent.operator)) return "number";
  return t.isForOfStatement(parent) && parent.right === node ? "array" : "unknown";
}
