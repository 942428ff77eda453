import * as t from "@babel/types";
import type { Symptom } from "../../../../types/facts.ts";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Times that it is likelier where the example shows an empty part. */
const SHOWN = 2.5;

/** A text of parts that may be empty: `first + " " + last` → `[first, last].filter(Boolean).join(" ")`. */
export const emptyParts: Family = {
  name: "empty-parts",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isCallExpression(node)) yield* listed(site, node);
      if (t.isTemplateLiteral(node)) yield* inTemplate(site, node);
      if (t.isBinaryExpression(node, { operator: "+" })) yield* added(site, node);
    }
  },
};

/** `[host, path].join("/")`. */
function* listed(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  const [mark] = given;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: "join" }) || !t.isStringLiteral(mark)) return;
  const list = textOf(site.source, callee.object);
  if (mark.value === "" || list.endsWith(".filter(Boolean)")) return;
  const weight = t.isArrayExpression(callee.object) ? 0.9 : 0.5;
  yield { ...replaceNode(site, callee.object, `${list}.filter(Boolean)`, weight), evidence: evidenceFor(site, mark.value) };
}

function* inTemplate(site: Site, node: t.TemplateLiteral): Iterable<Proposal> {
  const marks = node.quasis.map(({ value }) => value.raw);
  const inner = marks.slice(1, -1);
  const [mark] = inner;
  if (mark === undefined || !isMark(mark) || inner.some((one) => one !== mark) || marks[0] !== "" || marks.at(-1) !== "") return;
  yield* joined(
    site,
    node,
    node.expressions.map((one) => textOf(site.source, one)),
    mark,
  );
}

function* added(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (t.isBinaryExpression(site.source.parents.get(node), { operator: "+" })) return;
  const parts = partsOf(node);
  const [, mark] = parts;
  if (parts.length < 3 || parts.length % 2 === 0 || !t.isStringLiteral(mark) || !isMark(mark.value)) return;
  const isInTurn = parts.every((one, at) => (at % 2 === 0 ? !t.isLiteral(one) : t.isStringLiteral(one, { value: mark.value })));
  const values = parts.filter((_, at) => at % 2 === 0).map((one) => textOf(site.source, one));
  if (isInTurn) yield* joined(site, node, values, mark.value);
}

function partsOf(node: t.Node): t.Node[] {
  return t.isBinaryExpression(node, { operator: "+" }) ? [...partsOf(node.left), ...partsOf(node.right)] : [node];
}

const isMark = (text: string): boolean => /^[^\w$\\`]{1,3}$/.test(text);

function* joined(site: Site, node: t.Expression, values: readonly string[], mark: string): Iterable<Proposal> {
  const evidence = evidenceFor(site, mark);
  const sign = quoted(site, mark);
  yield { ...replaceNode(site, node, `[${values.join(", ")}].filter(Boolean).join(${sign})`, 0.7), evidence };
}

/** Whether what comes has a part that is not there, or a sign for none. */
export function evidenceFor({ pool }: Site, mark: string): number {
  return isShown(pool.shown, mark) ? SHOWN : 1;
}

function isShown(shown: Symptom, mark: string): boolean {
  if (shown.kind !== "wrong_value" || shown.actual === null || shown.expected === null) return false;
  const { actual, expected } = shown;
  const isNone = /undefined|null/.test(actual) && !/undefined|null/.test(expected);
  return isNone || actual.split(mark).length > expected.split(mark).length;
}
