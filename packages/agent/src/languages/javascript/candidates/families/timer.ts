import * as t from "@babel/types";
import { insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family } from "../types.ts";
import { inList } from "./returns.ts";

/** A timer that was set before goes on: `clearTimeout(timer);` before `timer = setTimeout(…)`. */
export const timer: Family = {
  name: "timer",
  *propose(site) {
    const { statement } = site;
    if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression) || !inList(site, statement))
      return;
    const { left, right } = statement.expression;
    if (!t.isCallExpression(right) || !t.isIdentifier(right.callee)) return;
    const kind = /^set(Timeout|Interval|Immediate)$/.exec(right.callee.name)?.[1];
    if (kind !== undefined) yield insertBefore(site, statement, `clear${kind}(${textOf(site.source, left)});`, 1.2);
  },
};
