import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Site } from "../types.ts";

const MOST = 10;

/** An entry of a list that has another turn, or one of a list or an object that is too much: `["open", "seen", "draft"]` → `["draft", "open", "seen"]`. */
export const entry: Family = {
  name: "entry",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isArrayExpression(node) && !t.isObjectExpression(node)) continue;
      const { texts, written } = entriesOf(site, node);
      if (texts.length < 2 || texts.length > MOST) continue;
      for (const [at, text] of texts.entries())
        yield replaceNode(site, node, written(texts.toSpliced(at, 1)), 0.3, `\`${text}\` was left out`);
      if (!t.isArrayExpression(node)) continue;
      for (const [from, text] of texts.entries())
        for (const to of texts.keys()) {
          const isSame = from === to || to === from - 1; // The other one moves to here.
          if (isSame) continue;
          const moved = texts.toSpliced(from, 1).toSpliced(to, 0, text);
          yield replaceNode(site, node, written(moved), 0.3, `\`${text}\` has another place in the list`);
        }
    }
  },
};

interface Entries {
  texts: string[];
  /** The literal with other entries, in its own layout. */
  written(texts: readonly string[]): string;
}

function entriesOf({ source }: Site, node: t.ArrayExpression | t.ObjectExpression): Entries {
  const nodes = (t.isArrayExpression(node) ? node.elements : node.properties).filter((one) => one !== null);
  const [first, second] = nodes;
  const head = source.text.slice(node.start ?? 0, first?.start ?? 0);
  const between = source.text.slice(first?.end ?? 0, second?.start ?? 0);
  const tail = source.text.slice(nodes.at(-1)?.end ?? 0, node.end ?? 0);
  return { texts: nodes.map((one) => textOf(source, one)), written: (texts) => head + texts.join(between) + tail };
}
