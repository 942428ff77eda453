import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Site, SourceFile } from "../types.ts";

const MOST = 4;
const CLEANS = /^(?:trim(?:Start|End)?|replace(?:All)?|to(?:Lower|Upper)Case)$/;
const CUTS = /^(?:slice|substring|substr)$/;

/** What is cut may need what the function does before: `slug.slice(0, most)` → `.replace(/-+$/, "")`. */
export const cleanedAgain: Family = {
  name: "cleaned-again",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || t.isMemberExpression(site.source.parents.get(node))) continue;
      if (!t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property) || !CUTS.test(node.callee.property.name))
        continue;
      const text = textOf(site.source, node);
      for (const call of cleanedIn(site, functionAround(site.source, node)).slice(0, MOST))
        yield replaceNode(site, node, text + call, 0.8);
    }
  },
};

const known = new WeakMap<SourceFile, Map<t.Function | null, string[]>>();

/** `.trim()` and the like that the function has. */
function cleanedIn({ source }: Site, home: t.Function | null): string[] {
  let homes = known.get(source);
  if (homes === undefined) known.set(source, (homes = new Map()));
  let found = homes.get(home);
  if (found !== undefined) return found;
  const calls = new Set<string>();
  for (const node of source.nodes) {
    if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) continue;
    if (!CLEANS.test(node.callee.property.name) || node.arguments.some((one) => t.isFunction(one))) continue;
    if (functionAround(source, node) === home) calls.add(source.text.slice(node.callee.object.end ?? 0, node.end ?? 0).trim());
  }
  homes.set(home, (found = [...calls].filter((call) => call.startsWith(".") && !call.includes("\n"))));
  return found;
}
