import * as t from "@babel/types";
import { insertIf, insertReturnIf, putUnder } from "../build.ts";
import { inList, insideLoop, valuesFor } from "../families/returns.ts";
import { around } from "../site.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { predicatesAt } from "./predicates.ts";

const MOST_VALUES = 7;
/** Conditions that are tried with each value. */
const MOST_WITH_VALUES = 120;

/** What is not done in some case: a statement that has a condition now, a round or a call that ends before it. */
export const leave: Family = {
  name: "wide-leave",
  guards: true,
  *propose(site) {
    const { statement } = site;
    if (statement === null || t.isFunctionDeclaration(statement) || t.isClassDeclaration(statement)) return;
    if (t.isExpressionStatement(statement)) yield* onlyIf(site, statement);
    if (!inList(site, statement)) return;
    const predicates = predicatesAt(site, statement);
    if (insideLoop(site, statement))
      for (const { text, weight } of predicates) {
        // A `while` that goes on before its end seldom comes to one.
        if (!insideWhile(site, statement)) yield insertIf(site, statement, text, "continue;", 0.22 * weight);
        yield insertIf(site, statement, text, "break;", 0.16 * weight);
      }
    if (site.fn === null) return;
    const values = valuesFor(site, statement).slice(0, MOST_VALUES);
    for (const { text, weight } of predicates.slice(0, MOST_WITH_VALUES))
      for (const [value, likely] of values) yield insertReturnIf(site, statement, text, value, 0.2 * weight * likely);
  },
};

function* onlyIf(site: Site, statement: t.ExpressionStatement): Iterable<Proposal> {
  for (const { text, weight } of predicatesAt(site, statement)) yield putUnder(site, statement, text, 0.3 * weight);
}

function insideWhile({ source }: Site, statement: t.Statement): boolean {
  const loop = [...around(source, statement)].find((one) => t.isLoop(one));
  return t.isWhileStatement(loop) || t.isDoWhileStatement(loop);
}
