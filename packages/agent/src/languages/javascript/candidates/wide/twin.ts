import * as t from "@babel/types";
import { insertAfter, insertBefore, insertIf } from "../build.ts";
import { inList } from "../families/returns.ts";
import { textOf, walk } from "../parse.ts";
import { isReference, namesAt } from "../scope.ts";
import { functionAround } from "../site.ts";
import type { Family, Name, Proposal, Site, SourceFile } from "../types.ts";
import { propertiesOf } from "./properties.ts";

const LONGEST = 140;
const MOST_STATEMENTS = 24;
const MOST_NAMES = 6;

/**
 * A statement of the file once more, with another name in it: what is done to one of two is done to the other
 * (`debtor.left -= amount` beside `creditor.left -= amount`), what is asked of one property is asked of another.
 */
export const twin: Family = {
  name: "wide-twin",
  *propose(site) {
    const { statement } = site;
    if (statement === null || site.fn === null || t.isFunctionDeclaration(statement) || !inList(site, statement)) return;
    const scope = namesAt(site.source, statement).filter(({ kind }) => kind !== "function");
    for (const { node, text, near } of statementsNear(site, statement)) {
      const tried = new Set<string>([text]);
      for (const { text: other, weight } of [...renamed(site, node, scope), ...otherProperties(site, node)]) {
        if (tried.has(other) || textOf(site.source, site.fn).includes(other)) continue;
        tried.add(other);
        yield* placed(site, statement, other, weight * near, scope);
      }
    }
  },
};

function* placed(site: Site, statement: t.Statement, code: string, weight: number, scope: readonly Name[]): Iterable<Proposal> {
  yield insertBefore(site, statement, code, weight);
  if (!t.isReturnStatement(statement) && !t.isThrowStatement(statement)) yield insertAfter(site, statement, code, weight);
  // Only where there is one.
  const root = /^[\w$]+(?=\.)/.exec(code)?.[0];
  if (root !== undefined && scope.some(({ name, place }) => name === root && place === "local"))
    yield insertIf(site, statement, root, code, 0.4 * weight);
}

interface Near {
  node: t.Statement;
  text: string;
  near: number;
}

const known = new WeakMap<SourceFile, readonly t.Statement[]>();

/** Short statements, those of the same function first. */
function statementsNear(site: Site, own: t.Statement): Near[] {
  const { source } = site;
  let all = known.get(source);
  if (all === undefined) known.set(source, (all = source.nodes.filter((node) => isShort(source, node))));
  const home = functionAround(source, own);
  return all
    .map((node) => ({ node, text: textOf(source, node), near: functionAround(source, node) === home ? 1 : 0.5 }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_STATEMENTS);
}

function isShort(source: SourceFile, node: t.Node): node is t.Statement {
  if ((node.end ?? 0) - (node.start ?? 0) > LONGEST || textOf(source, node).includes("\n")) return false;
  if (t.isExpressionStatement(node)) return !t.isStringLiteral(node.expression) && functionAround(source, node) !== null;
  return t.isIfStatement(node) && !t.isBlockStatement(node.consequent) && functionAround(source, node) !== null;
}

interface Other {
  text: string;
  weight: number;
}

/** Each name of it gives way to each of those at hand that is of its kind. */
function* renamed(site: Site, node: t.Statement, scope: readonly Name[]): Iterable<Other> {
  const places = new Map<string, t.Identifier[]>();
  walk(node, null, (inner) => {
    if (t.isIdentifier(inner) && isReference(site.source, inner))
      places.set(inner.name, [...(places.get(inner.name) ?? []), inner]);
    return !t.isFunction(inner);
  });
  const isHere = new Set(scope.map(({ name }) => name));
  const strange = [...places.keys()].filter(
    (name) => !isHere.has(name) && namesAt(site.source, node).some((one) => one.name === name && one.place !== "outer"),
  );
  if (strange.length > 1) return;
  for (const [name, at] of places) {
    if (strange.length === 1 && strange[0] !== name) continue;
    const kind = scope.find((one) => one.name === name)?.kind ?? "unknown";
    const others = scope.filter(
      (one) => one.name !== name && one.place !== "outer" && (one.kind === kind || one.kind === "unknown" || kind === "unknown"),
    );
    for (const { name: other } of others.slice(0, MOST_NAMES)) yield { text: put(site.source, node, at, other), weight: 0.3 };
  }
}

/** `a.start !== b.start` → `a.end !== b.end`. */
function* otherProperties(site: Site, node: t.Statement): Iterable<Other> {
  const places = new Map<string, t.Identifier[]>();
  walk(node, null, (inner, parent) => {
    const isRead =
      t.isMemberExpression(inner) && !inner.computed && t.isIdentifier(inner.property) && !t.isCallExpression(parent);
    if (isRead && t.isIdentifier(inner.property))
      places.set(inner.property.name, [...(places.get(inner.property.name) ?? []), inner.property]);
    return !t.isFunction(inner);
  });
  for (const [name, at] of places)
    for (const other of propertiesOf(site.source))
      if (other !== name) yield { text: put(site.source, node, at, other), weight: at.length > 1 ? 0.3 : 0.15 };
}

function put(source: SourceFile, node: t.Node, places: readonly t.Identifier[], other: string): string {
  let text = textOf(source, node);
  for (const place of places.toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))) {
    const from = (place.start ?? 0) - (node.start ?? 0);
    text = text.slice(0, from) + other + text.slice(from + place.name.length);
  }
  return text;
}
