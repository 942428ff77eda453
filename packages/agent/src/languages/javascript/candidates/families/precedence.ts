import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Nobody means what binds so. */
const HARDLY_MEANT = 2;

/** What binds otherwise than it reads: `counts[key] + 1 || 0`, `red << 16 + green << 8`. */
export const precedence: Family = {
  name: "precedence",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isLogicalExpression(node) && node.operator !== "&&") yield* insteadOfSum(site, node);
      if (t.isBinaryExpression(node, { operator: "<<" })) yield* shifted(site, node);
      if (t.isBinaryExpression(node, { operator: "+" })) yield* addedToText(site, node);
      if (t.isConditionalExpression(node)) yield* askedOfSum(site, node);
    }
  },
};

/** `counts[key] + 1 || 0` → `(counts[key] || 0) + 1`. */
function* insteadOfSum(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (!t.isBinaryExpression(left) || !/^[-+*/]$/.test(left.operator) || t.isPrivateName(left.left)) return;
  const [base, more, instead] = [left.left, left.right, right].map((one) => textOf(site.source, one));
  const whole = `(${base} ${operator} ${instead}) ${left.operator} ${more}`;
  yield { ...replaceNode(site, node, whole, 1), evidence: HARDLY_MEANT };
}

/** `"#" + id + hash ? hash : ""` → `"#" + id + (hash ? hash : "")`: a sum of texts is always there. */
function* askedOfSum(site: Site, { test, consequent, alternate }: t.ConditionalExpression): Iterable<Proposal> {
  if (!t.isBinaryExpression(test, { operator: "+" }) || test.extra?.["parenthesized"] === true || !hasText(test.left)) return;
  const [asked, first, second] = [test.right, consequent, alternate].map((one) => textOf(site.source, one));
  const [start, end] = [test.right.start ?? 0, alternate.end ?? 0];
  const replacement = `(${asked} ? ${first} : ${second})`;
  yield { start, end, replacement, description: `\`${replacement}\` is what is added`, weight: 1, evidence: HARDLY_MEANT };
}

/** `a << 16 + b << 8 + c` → `(a << 16) + (b << 8) + c`. */
function* shifted(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (t.isBinaryExpression(parent, { operator: "<<" }) || !/<<.*\+|\+.*<</s.test(textOf(site.source, node))) return;
  const terms = textOf(site.source, node).split("+");
  if (terms.some((term) => /[()]/.test(term))) return;
  const whole = terms.map((term) => (term.includes("<<") ? `(${term.trim()})` : term.trim())).join(" + ");
  yield { ...replaceNode(site, node, whole, 1), evidence: HARDLY_MEANT };
}

/** `"<0." + minor + 1` → `"<0." + (minor + 1)`: digits are put behind each other. */
function* addedToText(site: Site, { left, right }: t.BinaryExpression): Iterable<Proposal> {
  if (!t.isNumericLiteral(right) || !t.isBinaryExpression(left, { operator: "+" })) return;
  const value = left.right;
  if (t.isStringLiteral(value) || t.isNumericLiteral(value) || !hasText(left.left)) return;
  const sum = `(${textOf(site.source, value)} + ${textOf(site.source, right)})`;
  const [start, end] = [value.start ?? 0, right.end ?? 0];
  yield { start, end, replacement: sum, description: `\`${sum}\` is a number`, weight: 1, evidence: HARDLY_MEANT };
}

function hasText(node: t.Node): boolean {
  if (t.isBinaryExpression(node, { operator: "+" })) return hasText(node.left) || hasText(node.right);
  return t.isStringLiteral(node) || t.isTemplateLiteral(node);
}
