import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { replaceNode } from "../build.ts";
import { compatible, kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { unreadAt } from "../unread.ts";
import type { Family, Name, Proposal, Site } from "../types.ts";

const MOST_NAMES = 3;
/** Times likelier: a parameter that nothing reads was meant for something. */
const UNREAD = 2;

/** The same of the other one: `Math.min(a.length)` → `Math.min(a.length, b.length)`, `[...keys(a)]` → `[...keys(a), ...keys(b)]`. */
export const ofBoth: Family = {
  name: "of-both",
  *propose(site) {
    for (const node of site.nodes) {
      const parts = t.isCallExpression(node) ? node.arguments : t.isArrayExpression(node) ? node.elements : [];
      const [only] = parts;
      if (parts.length === 1 && only) yield* twins(site, only, t.isArrayExpression(node));
    }
  },
};

function* twins(site: Site, only: t.Node, isList: boolean): Iterable<Proposal> {
  const text = textOf(site.source, only);
  const isPlain = t.isIdentifier(only);
  if (text.length > 60 || t.isFunction(only) || t.isLiteral(only) || (isPlain && isList)) return;
  const [name, ...more] = new Set(rootsOf(site, only));
  if (name === undefined || more.length > 0) return;
  for (const other of othersAt(site, only, name)) {
    const twin = text.replaceAll(new RegExp(`(?<![\\w.$])${name.replaceAll("$", "\\$")}(?![\\w$])`, "g"), () => other.name);
    const weight = (isPlain ? 0.5 : 0.8) * (unreadAt(site.source, only).has(other.name) ? UNREAD : 1);
    yield replaceNode(site, only, `${text}, ${twin}`, weight);
    yield replaceNode(site, only, `${twin}, ${text}`, weight * 0.6);
  }
}

/** Parameters and variables that the expression is about. */
function rootsOf(site: Site, node: t.Node): string[] {
  const own = new Set(
    namesAt(site.source, node)
      .filter(({ place, kind }) => place !== "outer" && kind !== "function")
      .map(({ name }) => name),
  );
  return namesIn(node).filter((name) => own.has(name));
}

/** Those that came the same way: parameters for a parameter, variables for a variable. */
function othersAt(site: Site, node: t.Node, name: string): Name[] {
  const names = namesAt(site.source, node);
  const own = names.find((one) => one.name === name);
  if (own === undefined) return [];
  const identifier = site.source.nodes.find((one) => t.isIdentifier(one, { name }) && isReference(site.source, one));
  const kind = identifier === undefined ? own.kind : kindOf(site.source, identifier);
  return names
    .filter((one) => one.place === own.place && one.name !== name && one.kind !== "function" && compatible(one.kind, kind))
    .slice(0, MOST_NAMES);
}
