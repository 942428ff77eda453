import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { unreadAt } from "../unread.ts";
import { propertiesReadOf } from "./properties-read-of.ts";
import { lastWord } from "./ways.ts";
import type { Family, Name, Site, SourceFile } from "../types.ts";

const MOST_NAMES = 3;

/** A member that an object was meant to have: `{ balance }` where a `date` is at hand that nothing reads, or that others read of it. */
export const leftOut: Family = {
  name: "left-out",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isObjectExpression(node) || node.properties.length === 0) continue;
      const text = textOf(site.source, node);
      const inner = text.slice(1, -1).trim().replace(/,$/, "");
      for (const { name, weight } of missingAt(site, node)) {
        yield replaceNode(site, node, `{ ${name}, ${inner} }`, weight);
        yield replaceNode(site, node, `{ ${inner}, ${name} }`, weight);
      }
      for (const code of likeOthers(site, node)) yield replaceNode(site, node, `{ ${inner}, ${code} }`, 0.5);
    }
  },
};

const MOST_LIKE = 8;

/** `{ from: span.from }` → `to: span.to` too: what the file reads of what goes by that name. */
function likeOthers({ source }: Site, node: t.ObjectExpression): string[] {
  const found = new Set<string>();
  const own = new Set(node.properties.flatMap((one) => (t.isObjectProperty(one) ? [textOf(source, one.key)] : [])));
  for (const one of node.properties) {
    if (!t.isObjectProperty(one) || !t.isIdentifier(one.key) || !t.isMemberExpression(one.value)) continue;
    const { object, property, computed } = one.value;
    if (computed || !t.isIdentifier(property, { name: one.key.name })) continue;
    const text = textOf(source, object);
    for (const name of propertiesReadOf(source, lastWord(text)).slice(0, MOST_LIKE))
      if (!own.has(name)) found.add(`${name}: ${text}.${name}`);
  }
  return [...found].slice(0, MOST_LIKE);
}

function missingAt(site: Site, node: t.ObjectExpression): { name: string; weight: number }[] {
  const own = new Set(
    node.properties.flatMap((one) => (t.isObjectProperty(one) && t.isIdentifier(one.key) ? [one.key.name] : [])),
  );
  const unread = unreadAt(site.source, node);
  const read = membersOf(site.source);
  const wanted = ({ name, place, kind }: Name): boolean => place !== "outer" && kind !== "function" && !own.has(name);
  return namesAt(site.source, node)
    .filter(wanted)
    .map(({ name }) => ({ name, weight: unread.has(name) ? 1.5 : read.has(name) ? 0.8 : 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_NAMES);
}

const known = new WeakMap<SourceFile, ReadonlySet<string>>();

/** Members that are read or written of anything in the file. */
function membersOf(source: SourceFile): ReadonlySet<string> {
  let found = known.get(source);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const node of source.nodes) {
    if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property)) names.add(node.property.name);
    if (t.isObjectProperty(node) && t.isIdentifier(node.key)) names.add(node.key.name);
  }
  known.set(source, (found = names));
  return found;
}
