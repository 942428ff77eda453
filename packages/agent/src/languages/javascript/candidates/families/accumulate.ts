import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Kind, Proposal, Site } from "../types.ts";

/** What was there before is lost: an entry that is set where it should grow. */
export const accumulate: Family = {
  name: "accumulate",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isAssignmentExpression(node, { operator: "=" }) && t.isMemberExpression(node.left))
        yield* grown(site, node.right, textOf(site.source, node.left));
      if (t.isCallExpression(node)) yield* ofMap(site, node);
    }
  },
};

/** `counts.set(key, one)` → `counts.set(key, (counts.get(key) ?? 0) + one)`. */
function* ofMap(site: Site, { callee, arguments: [key, value, ...rest] }: t.CallExpression): Iterable<Proposal> {
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "set" }) || rest.length > 0) return;
  if (key === undefined || !t.isExpression(value)) return;
  yield* grown(site, value, `${textOf(site.source, callee.object)}.get(${textOf(site.source, key)})`);
}

const EMPTY: readonly (readonly [Kind, string, string])[] = [
  ["number", "(# ?? 0) + $", "# ?? $"],
  ["string", '(# ?? "") + $', "# ?? $"],
  ["array", "[...(# ?? []), ...$]", "# ?? $"],
  ["object", "{ ...#, ...$ }", "# ?? $"],
];

function* grown(site: Site, value: t.Expression, held: string): Iterable<Proposal> {
  const text = textOf(site.source, value);
  if (text.includes(held) || held.length + text.length > 120) return;
  const kind = kindOf(site.source, value);
  const added =
    t.isBinaryExpression(value) || t.isConditionalExpression(value) || t.isLogicalExpression(value) ? `(${text})` : text;
  const put = (shape: string, weight: number): Proposal =>
    replaceNode(
      site,
      value,
      shape.replaceAll(/[#$]/g, (sign) => (sign === "#" ? held : added)),
      weight,
    );
  for (const [of, more, first] of EMPTY) {
    if (kind !== of && kind !== "unknown") continue;
    const sure = kind === of ? 1 : 0.6;
    yield put(more, 0.5 * sure);
    // The first one stays.
    if (kind === of || of === "number") yield put(first, 0.35);
  }
  yield put("[...(# ?? []), $]", 0.2);
  if (kind === "boolean" || kind === "unknown")
    for (const shape of ["# || $", "# && $"]) yield put(shape, kind === "boolean" ? 0.4 : 0.15);
}
