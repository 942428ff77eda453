import * as t from "@babel/types";
import type { Symptom } from "../../../../types/facts.ts";
import { quoted, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Kind, Proposal, Site } from "../types.ts";

/** What was there before is lost: an entry that is set where it should grow. */
export const accumulate: Family = {
  name: "accumulate",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isAssignmentExpression(node, { operator: "=" }) && t.isMemberExpression(node.left))
        yield* grown(site, node.right, textOf(site.source, node.left));
      if (t.isCallExpression(node)) yield* ofMap(site, node);
      if (t.isVariableDeclarator(node) && node.init) yield* begun(site, node.id, node.init);
    }
  },
};

/** `counts.set(key, one)` → `counts.set(key, (counts.get(key) ?? 0) + one)`. */
function* ofMap(site: Site, { callee, arguments: [key, value, ...rest] }: t.CallExpression): Iterable<Proposal> {
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "set" }) || rest.length > 0) return;
  if (key === undefined || !t.isExpression(value)) return;
  yield* grown(site, value, `${textOf(site.source, callee.object)}.get(${textOf(site.source, key)})`);
}

const MOST_KEPT = 3;

/** `const seen = new Set()` that is kept by `all.set(key, seen)` → `all.get(key) ?? new Set()`: it began anew each time. */
function* begun(site: Site, id: t.Node, init: t.Expression): Iterable<Proposal> {
  const isEmpty =
    t.isNewExpression(init) ||
    t.isNumericLiteral(init) ||
    (t.isArrayExpression(init) && init.elements.length === 0) ||
    (t.isObjectExpression(init) && init.properties.length === 0);
  const home = functionAround(site.source, init);
  if (!isEmpty || home === null || !t.isIdentifier(id)) return;
  const held = new Set<string>();
  t.traverseFast(home, (node) => {
    if (t.isCallExpression(node) && t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property, { name: "set" })) {
      const [key, value, ...rest] = node.arguments;
      if (key !== undefined && rest.length === 0 && t.isIdentifier(value, { name: id.name }))
        held.add(`${textOf(site.source, node.callee.object)}.get(${textOf(site.source, key)})`);
    }
    if (t.isAssignmentExpression(node, { operator: "=" }) && t.isMemberExpression(node.left) && node.left.computed)
      if (t.isIdentifier(node.right, { name: id.name })) held.add(textOf(site.source, node.left));
  });
  for (const one of [...held].slice(0, MOST_KEPT)) yield replaceNode(site, init, `${one} ?? ${textOf(site.source, init)}`, 0.8);
}

const EMPTY: readonly (readonly [Kind, string, string])[] = [
  ["number", "(# ?? 0) + $", "# ?? $"],
  ["string", '(# ?? "") + $', "# ?? $"],
  ["array", "[...(# ?? []), ...$]", "# ?? $"],
  ["object", "{ ...#, ...$ }", "# ?? $"],
];

/** What stands before the part that comes, in what should come: `"a, b"` where only `"b"` does. */
function separatorIn(symptom: Symptom): string | null {
  if (symptom.kind !== "wrong_value" || !symptom.actual || !symptom.expected) return null;
  const [came, wanted] = [symptom.actual, symptom.expected].map((one) => one.trim().replace(/^(["'`])([^]*)\1$/, "$2"));
  if (came === undefined || wanted === undefined || came === "" || came === wanted || !wanted.endsWith(came)) return null;
  return /[^\p{L}\d]{1,3}$/u.exec(wanted.slice(0, -came.length))?.[0] ?? null;
}

const FIRST = [
  ["?? 0", 1.2],
  ["|| 0", 0.9],
  ['?? ""', 0.5],
  ["?? 1", 0.3],
] as const;

function* grown(site: Site, value: t.Expression, held: string): Iterable<Proposal> {
  const text = textOf(site.source, value);
  if (t.isBinaryExpression(value, { operator: "+" }) && textOf(site.source, value.left) === held) {
    // `counts[name] = counts[name] + 1`: nothing is there at first.
    for (const [shape, weight] of FIRST) yield replaceNode(site, value.left, `(${held} ${shape})`, weight);
    return;
  }
  // What is handed to a function may be lost in what it gives.
  if ((text.includes(held) && !t.isCallExpression(value)) || held.length + text.length > 120) return;
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
  const [only, ...rest] = t.isArrayExpression(value) ? value.elements : [];
  if (only && rest.length === 0 && !t.isSpreadElement(only))
    yield replaceNode(site, value, `[...(${held} ?? []), ${textOf(site.source, only)}]`, 1);
  const separator = kind === "string" || kind === "unknown" ? separatorIn(site.pool.shown) : null;
  if (separator !== null) yield put(`# ? # + ${quoted(site, separator)} + $ : $`, 1.5);
  yield put("[...(# ?? []), $]", 0.2);
  if (kind === "boolean" || kind === "unknown")
    for (const shape of ["# || $", "# && $"]) yield put(shape, kind === "boolean" ? 0.4 : 0.15);
}
