import * as t from "@babel/types";
import { namesIn } from "../atoms.ts";
import { replaceNode } from "../build.ts";
import { shapesAt } from "../observed.ts";
import { compatible, kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import type { Family, Name, Proposal, Site, SourceFile } from "../types.ts";
import { partsOf } from "../words.ts";

/** Another name in scope instead of a name. */
export const variable: Family = {
  name: "variable",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isMemberExpression(node)) yield* insteadOfMember(site, node);
      if (t.isCallExpression(node)) yield* insteadOfCall(site, node);
      if (!t.isIdentifier(node) || !isReference(site.source, node)) continue;
      const parent = site.source.parents.get(node);
      const called = t.isCallExpression(parent) && parent.callee === node;
      const written = (t.isAssignmentExpression(parent) && parent.left === node) || t.isUpdateExpression(parent);
      const kind = called ? "function" : kindOf(site.source, node);
      const names = namesAt(site.source, node);
      const own = names.find((name) => name.name === node.name);
      for (const name of names) {
        if (name.name === node.name || (written && name.constant)) continue;
        if (called ? name.kind !== "function" : !compatible(name.kind, kind) || (name.kind === "function" && kind !== "function"))
          continue;
        yield replaceNode(
          site,
          node,
          name.name,
          weightOf(name, own ?? null, kind === name.kind && kind !== "unknown", node.name) *
            (holdsOther(site, node, name.name) ? SHARE_OF_OTHER : 1),
        );
      }
    }
  },
};

/** How likely a variable is that was seen to hold another kind of thing on the way of the failing test. */
const SHARE_OF_OTHER = 0.4;

function holdsOther({ pool, source }: Site, node: t.Identifier, name: string): boolean {
  const shapes = shapesAt(pool, source, node);
  const known = (one: string): Set<string> => new Set(shapes.get(one)?.sorts.filter((sort) => sort !== "nothing"));
  const [now, then] = [known(node.name), known(name)];
  return now.size > 0 && then.size > 0 && !now.has("unknown") && !then.has("unknown") && now.isDisjointFrom(then);
}

/** `item.value >= 0` → `total >= 0`: what is compared or reckoned with is at hand under another name. */
function* insteadOfMember(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (node.computed && t.isAssignmentExpression(parent) && parent.right === node) yield* putAside(site, node);
  if (!t.isBinaryExpression(parent) || node.computed || !t.isIdentifier(node.property)) return;
  const { name: property } = node.property;
  for (const name of namesAt(site.source, node)) {
    if (name.place === "outer" || name.kind === "function" || !compatible(name.kind, kindOf(site.source, node))) continue;
    const related = name.name.toLowerCase().includes(property.toLowerCase()) || alike(name.name, property);
    yield replaceNode(site, node, name.name, related ? 0.8 : 0.35);
  }
}

/** What was put aside before it was written over: `list[j] = list[i]` → `list[j] = kept`. */
function* putAside(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const object = textOf(site.source, node.object);
  for (const { name, place } of namesAt(site.source, node))
    for (const init of place === "local" ? (declaredIn(site.source).get(name) ?? []) : [])
      if (t.isMemberExpression(init) && textOf(site.source, init.object) === object) yield replaceNode(site, node, name, 1);
}

const known = new WeakMap<SourceFile, Map<string, t.Expression[]>>();

/** What the variables of a file begin with, by name. */
function declaredIn(source: SourceFile): Map<string, t.Expression[]> {
  let found = known.get(source);
  if (found !== undefined) return found;
  known.set(source, (found = new Map<string, t.Expression[]>()));
  for (const node of source.nodes)
    if (t.isVariableDeclarator(node) && t.isIdentifier(node.id) && node.init)
      found.set(node.id.name, [...(found.get(node.id.name) ?? []), node.init]);
  return found;
}

/** What the call before it gave is kept under a name already: `higher(granted, inherited)` → `level`. */
function* insteadOfCall(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isValue =
    (t.isCallExpression(parent) && parent.callee !== node) ||
    t.isBinaryExpression(parent) ||
    t.isReturnStatement(parent) ||
    t.isObjectProperty(parent);
  if (!isValue) return;
  const kind = kindOf(site.source, node);
  const text = textOf(site.source, node);
  const inCall = new Set(namesIn(node));
  for (const name of namesAt(site.source, node)) {
    if (name.place !== "local" || name.kind === "function" || !compatible(name.kind, kind) || inCall.has(name.name)) continue;
    const isKept = (declaredIn(site.source).get(name.name) ?? []).some((init) => textOf(site.source, init).includes(text));
    yield replaceNode(site, node, name.name, isKept ? 2 : 0.3);
  }
}

function weightOf(name: Name, own: Name | null, sameKind: boolean, before: string): number {
  let weight = name.place === "outer" ? 0.3 : 0.7;
  if (own !== null && own.place === name.place) weight += 0.1;
  if (sameKind) weight += 0.15;
  if (alike(name.name, before)) weight += 0.25;
  return weight;
}

/** `start`/`startIndex`, `a`/`b`, `minX`/`maxX`. */
function alike(a: string, b: string): boolean {
  if (a.length === 1 && b.length === 1) return true;
  const other = new Set(partsOf(b));
  return partsOf(a).some((part) => part.length > 1 && other.has(part));
}
