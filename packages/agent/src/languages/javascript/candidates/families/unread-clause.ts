import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { unreadAt } from "../unread.ts";
import { isWholeTest } from "./tests-at.ts";
import type { Family } from "../types.ts";

const MOST_NAMES = 3;

/** Two parameters or variables that nothing reads are compared: `day <= last` → `day <= last && used < most`. */
export const unreadClause: Family = {
  name: "unread-clause",
  *propose(site) {
    for (const node of site.nodes) {
      if (!isWholeTest(site.source, node)) continue;
      const unread = unreadAt(site.source, node);
      const names = namesAt(site.source, node).flatMap(({ name, kind }) =>
        unread.has(name) && kind !== "function" ? [name] : [],
      );
      const text = textOf(site.source, node);
      for (const one of names.slice(0, MOST_NAMES))
        for (const other of names.slice(0, MOST_NAMES))
          for (const operator of one === other ? [] : one < other ? ["<", "<=", "===", "!=="] : ["<", "<="])
            for (const sign of ["&&", "||"] as const) {
              const own = t.isLogicalExpression(node) && node.operator !== sign ? `(${text})` : text;
              yield replaceNode(site, node, `${own} ${sign} ${one} ${operator} ${other}`, 1);
            }
    }
  },
};
