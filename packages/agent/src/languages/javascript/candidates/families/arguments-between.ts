import * as t from "@babel/types";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Of what usual edits weigh: these are right less often. */
const SHARE = 0.03;
const MOST_GIVEN = 7;
const MOST_NAMES = 6;
const MOST_PLACES = 3;
const VALUES = ["null", "false", "0", "true", "{}", "this"];

/** An argument that was forgotten before others: `fn.apply(list)` → `fn.apply(null, list)`, `parse(errors)` → `parse(false, errors)`. */
export const argumentsBetween: Family = {
  name: "arguments-between",
  *propose(site) {
    for (const node of site.nodes) if (t.isCallExpression(node) || t.isNewExpression(node)) yield* before(site, node);
  },
};

function* before(site: Site, node: t.CallExpression | t.NewExpression): Iterable<Proposal> {
  const given = node.arguments;
  if (given.length > MOST_GIVEN) return;
  const used = new Set(given.map((one) => textOf(site.source, one)));
  const names = namesAt(site.source, node)
    .filter(({ name, place }) => place !== "outer" && !used.has(name))
    .slice(0, MOST_NAMES);
  for (const [place, one] of given.entries()) {
    const at = one.start ?? 0;
    const put = (value: string): Proposal => ({
      start: at,
      end: at,
      replacement: `${value}, `,
      description: `\`${value}\` was added as an argument`,
      weight: SHARE,
    });
    for (const value of VALUES) yield put(value);
    if (place < MOST_PLACES) for (const { name } of names) yield put(name);
  }
}
