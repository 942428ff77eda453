import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { sequencesOf } from "../sequences.ts";
import type { Family, Site, SourceFile } from "../types.ts";

const ASKS = new Set(["startsWith", "endsWith", "includes", "indexOf", "split"]);
const USUAL = ["/", ".", ":", ",", " ", "-"];
const LONGEST = 2;
const MOST = 8;

/** A part of a text that is taken for a longer one: `path.startsWith(name)` holds for `names` too, without the separator behind it. */
export const separated: Family = {
  name: "separated",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) continue;
      const [first] = node.arguments;
      if (!ASKS.has(node.callee.property.name) || !(t.isIdentifier(first) || t.isMemberExpression(first))) continue;
      const text = textOf(site.source, first);
      const object = textOf(site.source, node.callee.object);
      const parent = site.source.parents.get(node);
      const isTight = t.isUnaryExpression(parent) || t.isLogicalExpression(parent, { operator: "&&" });
      for (const mark of separatorsIn(site)) {
        // What neither the file nor the issue has is seldom what separates.
        const share = isSeen(site, mark) ? 1 : 0.3;
        yield replaceNode(site, first, `\`\${${text}}${mark}\``, 0.3 * share);
        yield replaceNode(site, first, `\`${mark}\${${text}}\``, 0.2 * share);
        if (node.callee.property.name !== "startsWith") continue;
        const whole = `${object} === ${text} || ${object}.startsWith(\`\${${text}}${mark}\`)`;
        yield replaceNode(site, node, isTight ? `(${whole})` : whole, 0.35);
      }
    }
  },
};

function isSeen({ source, pool }: Site, mark: string): boolean {
  const { counts } = sequencesOf(source);
  return counts.has(`"${mark}"`) || counts.has(`'${mark}'`) || [...pool.issueStrings].some((text) => text.includes(mark));
}

const known = new WeakMap<SourceFile, readonly string[]>();

/** Short texts without letters that the file has, the frequent ones first. */
function separatorsIn({ source }: Site): readonly string[] {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const counts = new Map<string, number>(USUAL.map((mark) => [mark, 0.5]));
  for (const node of source.nodes) {
    const text = t.isStringLiteral(node) ? node.value : t.isTemplateElement(node) ? (node.value.cooked ?? "") : "";
    if (text !== "" && text.length <= LONGEST && /^[^\w\\`$]+$/.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const found = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([mark]) => mark);
  known.set(source, found);
  return found;
}
