import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What comes first has no separator before it: `line = line + " " + word` → `line ? line + " " + word : word`. */
export const firstWithout: Family = {
  name: "first-without",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isAssignmentExpression(node) || !t.isBinaryExpression(node.right, { operator: "+" })) continue;
      const target = textOf(site.source, node.left);
      const parts = partsOf(node.right);
      const own = node.operator === "+=" ? [] : parts.slice(0, 1);
      const [mark, ...rest] = parts.slice(own.length);
      if (own.some((one) => textOf(site.source, one) !== target) || !t.isStringLiteral(mark) || rest.length === 0) continue;
      if (node.operator !== "+=" && node.operator !== "=") continue;
      const added = rest.map((one) => textOf(site.source, one)).join(" + ");
      const alone = `${target} ? ${textOf(site.source, mark)} : ${quoted(site, "")}`;
      if (node.operator === "+=") yield replaceNode(site, node.right, `(${alone}) + ${added}`, 0.9);
      else yield replaceNode(site, node.right, `${target} ? ${textOf(site.source, node.right)} : ${added}`, 1);
    }
    yield* inTemplate(site);
  },
};

/** `a + b + c` as its three parts. */
function partsOf(node: t.Node): t.Node[] {
  return t.isBinaryExpression(node, { operator: "+" }) ? [...partsOf(node.left), node.right] : [node];
}

/** `line = \`${line} ${word}\`` → `line ? … : word`. */
function* inTemplate(site: Site): Iterable<Proposal> {
  for (const node of site.nodes) {
    if (!t.isAssignmentExpression(node, { operator: "=" }) || !t.isTemplateLiteral(node.right)) continue;
    const [first, second, ...more] = node.right.expressions;
    const target = textOf(site.source, node.left);
    if (first === undefined || second === undefined || more.length > 0 || textOf(site.source, first) !== target) continue;
    if (node.right.quasis[0]?.value.raw !== "" || node.right.quasis[2]?.value.raw !== "") continue;
    yield replaceNode(site, node.right, `${target} ? ${textOf(site.source, node.right)} : ${textOf(site.source, second)}`, 1);
  }
}
