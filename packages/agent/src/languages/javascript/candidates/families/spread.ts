import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

const MOST = 4;

/** Members that are not handed on: `{ once: true }` of options that have more. */
export const spread: Family = {
  name: "spread",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isObjectExpression(node) || t.isArrayExpression(node)) yield* inOrder(site, node);
      yield* opened(site, node);
      if (!t.isObjectExpression(node) || node.properties.length === 0) continue;
      const inner = textOf(site.source, node).slice(1, -1).trim().replace(/,$/, "");
      const has = new Set(
        node.properties.flatMap((one) => (t.isObjectProperty(one) && t.isIdentifier(one.key) ? [one.key.name] : [])),
      );
      for (const { name, place, kind } of namesAt(site.source, node))
        if (place !== "outer" && kind !== "function" && !has.has(name))
          yield replaceNode(site, node, `{ ${inner}, ${name} }`, 0.2);
      if (node.properties.some((one) => t.isSpreadElement(one))) {
        yield* oneMore(site, node, inner);
        continue;
      }
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

/** `{ ...options, ...defaults }` → `{ ...defaults, ...options }`: what comes last counts. */
function* inOrder(site: Site, node: t.ObjectExpression | t.ArrayExpression): Iterable<Proposal> {
  const parts: readonly (t.Node | null)[] = t.isArrayExpression(node) ? node.elements : node.properties;
  for (const [at, one] of parts.entries()) {
    const next = parts[at + 1];
    if (!one || !next || (!t.isSpreadElement(one) && !t.isSpreadElement(next))) continue;
    const [start, end] = [one.start ?? 0, next.end ?? 0];
    const between = site.source.text.slice(one.end ?? 0, next.start ?? 0);
    const replacement = textOf(site.source, next) + between + textOf(site.source, one);
    yield { start, end, replacement, description: "what is spread changed places", weight: 0.6 };
  }
}

/** `[first, rest]` → `[first, ...rest]`, `{ heading }` → `{ ...heading }`: its parts are meant. */
function* opened(site: Site, node: t.Node): Iterable<Proposal> {
  if (t.isObjectProperty(node)) {
    if (!node.shorthand || !t.isObjectExpression(site.source.parents.get(node)) || !t.isIdentifier(node.key)) return;
    yield replaceNode(site, node, `...${node.key.name}`, 0.4);
    return;
  }
  if (!t.isIdentifier(node) && !t.isMemberExpression(node) && !t.isCallExpression(node)) return;
  const parent = site.source.parents.get(node);
  const isGiven = (t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee !== node;
  const kind = kindOf(site.source, node);
  if (!t.isArrayExpression(parent) && !(isGiven && !isNamed(parent, "push"))) return;
  if (kind === "array" || kind === "unknown")
    yield replaceNode(site, node, `...${textOf(site.source, node)}`, kind === "array" ? 0.5 : 0.2);
}

/** Others of the family `call` are about it. */
function isNamed({ callee }: t.CallExpression | t.NewExpression, name: string): boolean {
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property, { name });
}

/** `{ ...options }` → `{ ...DEFAULTS, ...options }`, `{ ...payload }` → `{ ...payload, ...fields }`. */
function* oneMore(site: Site, node: t.ObjectExpression, inner: string): Iterable<Proposal> {
  const names = namesAt(site.source, node).filter(
    ({ name, kind, place }) =>
      !inner.includes(name) && (kind === "object" || (kind === "unknown" && place !== "outer")) && name !== "module",
  );
  for (const { name, place } of names.slice(0, MOST)) {
    yield replaceNode(site, node, `{ ...${name}, ${inner} }`, place === "outer" ? 0.4 : 0.3);
    if (place !== "outer") yield replaceNode(site, node, `{ ${inner}, ...${name} }`, 0.3);
  }
}
