import * as t from "@babel/types";
import { atomsAt } from "../atoms.ts";
import { replaceNode } from "../build.ts";
import { namesAt } from "../scope.ts";
import type { Family } from "../types.ts";

const MOST_CONDITIONS = 14;

/** An answer that is the same in each case, where one was meant to look: `return true` at the end → `return stack.length === 0`. */
export const answers: Family = {
  name: "answers",
  *propose(site) {
    for (const node of site.nodes) {
      const parent = site.source.parents.get(node);
      if (!t.isBooleanLiteral(node) || !t.isReturnStatement(parent)) continue;
      const locals = new Set(
        namesAt(site.source, node)
          .filter(({ place }) => place !== "outer")
          .map(({ name }) => name),
      );
      const conditions = atomsAt(site, node).filter(({ about }) => about === null || locals.has(about));
      for (const { text, weight } of conditions.slice(0, MOST_CONDITIONS)) yield replaceNode(site, node, text, 0.7 * weight);
    }
  },
};
