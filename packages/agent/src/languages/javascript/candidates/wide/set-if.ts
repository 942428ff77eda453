import * as t from "@babel/types";
import { insertIf } from "../build.ts";
import { inList } from "../families/returns.ts";
import type { Family } from "../types.ts";
import { predicatesAt } from "./predicates.ts";
import { writtenAt } from "./set.ts";

const MOST_WRITTEN = 24;
const MOST_PREDICATES = 120;

/** A statement that is missing in some case: what `wide-set` puts in, under a condition. */
export const setIf: Family = {
  name: "wide-set-if",
  *propose(site) {
    const { statement } = site;
    if (statement === null || site.fn === null || t.isFunctionDeclaration(statement) || !inList(site, statement)) return;
    const likeliest = writtenAt(site, statement)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST_WRITTEN);
    for (const { text, weight: likely } of predicatesAt(site, statement).slice(0, MOST_PREDICATES))
      for (const { code, weight } of likeliest) yield insertIf(site, statement, text, code, 0.5 * weight * likely);
  },
};
