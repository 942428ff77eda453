import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Site } from "../types.ts";

const MOST = 4;

/** Members that are not handed on: `{ once: true }` of options that have more. */
export const spread: Family = {
  name: "spread",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isObjectExpression(node) || node.properties.length === 0) continue;
      const inner = textOf(site.source, node).slice(1, -1).trim().replace(/,$/, "");
      const has = new Set(
        node.properties.flatMap((one) => (t.isObjectProperty(one) && t.isIdentifier(one.key) ? [one.key.name] : [])),
      );
      for (const { name, place, kind } of namesAt(site.source, node))
        if (place !== "outer" && kind !== "function" && !has.has(name))
          yield replaceNode(site, node, `{ ${inner}, ${name} }`, 0.2);
      if (node.properties.some((one) => t.isSpreadElement(one))) continue;
      for (const name of objectsAt(site, node)) yield replaceNode(site, node, `{ ...${name}, ${inner} }`, 0.35);
    }
  },
};

/** Parameters and other names of the function, those that the object is made of first. */
function objectsAt(site: Site, node: t.Node): string[] {
  const own = textOf(site.source, node);
  const names = namesAt(site.source, node).filter(({ kind, place }) => place !== "outer" && ["object", "unknown"].includes(kind));
  const isRead = (name: string): boolean => own.includes(`${name}.`);
  return names
    .map(({ name }) => name)
    .sort((a, b) => Number(isRead(b)) - Number(isRead(a)))
    .slice(0, MOST);
}
