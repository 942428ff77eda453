import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindByInit } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Kind, Proposal, Site, SourceFile } from "../types.ts";
import { propertiesReadOf } from "./properties-read-of.ts";

const METHODS = new Set(["map", "filter", "some", "every", "find", "findIndex", "flatMap", "forEach", "from"]);
const MOST_PROPERTIES = 8;

/** A callback that makes the same of each: `headings.map(() => 0)` → `headings.map((heading) => heading.length)`. */
export const ignoredElement: Family = {
  name: "ignored-element",
  *propose(site) {
    for (const node of site.nodes)
      if (t.isArrowFunctionExpression(node) && t.isExpression(node.body)) yield* ofCallback(site, node, node.body);
  },
};

function* ofCallback(site: Site, node: t.ArrowFunctionExpression, body: t.Expression): Iterable<Proposal> {
  const call = site.source.parents.get(node);
  if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee) || !t.isIdentifier(call.callee.property)) return;
  if (!METHODS.has(call.callee.property.name)) return;
  const [param] = node.params;
  const isIgnored = node.params.length === 0;
  if (!isIgnored && !(t.isIdentifier(param) && t.isIdentifier(body, { name: param.name }))) return;
  const list = call.callee.property.name === "from" ? null : call.callee.object;
  const name = t.isIdentifier(param) ? param.name : nameFor(site, node, list);
  const kind = kindByInit(body);
  for (const [value, weight] of valuesOf(site, name, isIgnored ? kind : "unknown"))
    yield replaceNode(site, node, `(${name}) => ${value}`, weight, `each is looked at: \`${value}\``);
  if (isIgnored && kind === "unknown") yield replaceNode(site, node, `(${name}) => ${textOf(site.source, body)}`, 0.3);
}

function* valuesOf(site: Site, name: string, kind: Kind): Iterable<[string, number]> {
  if (kind !== "unknown") yield [name, 0.7];
  if (kind === "number" || kind === "unknown") yield [`${name}.length`, 1];
  if (kind === "string" || kind === "unknown") for (const made of ["trim", "toLowerCase"]) yield [`${name}.${made}()`, 0.5];
  if (kind === "string" || kind === "unknown") yield [`String(${name})`, 0.4];
  if (kind === "number" || kind === "unknown") yield [`Number(${name})`, 0.5];
  const properties = propertiesReadOf(site.source, name);
  for (const [position, property] of properties.slice(0, MOST_PROPERTIES).entries())
    yield [`${name}.${property}`, 0.9 - position * 0.05];
}

/** What callbacks of the same list call one of it, or the singular of its name. */
function nameFor({ source }: Site, node: t.Node, list: t.Node | null): string {
  const text = list === null ? "" : textOf(source, list);
  const fn = functionAround(source, node);
  for (const other of source.nodes) {
    if (!t.isArrowFunctionExpression(other) || other === node) continue;
    const [param] = other.params;
    const call = source.parents.get(other);
    if (!t.isIdentifier(param) || !t.isCallExpression(call) || !t.isMemberExpression(call.callee)) continue;
    if (textOf(source, call.callee.object) === text) return param.name;
  }
  const singular = singularOf(/([\w$]+)$/.exec(text)?.[1] ?? "");
  return singular === null || isTaken(source, fn, singular) ? "one" : singular;
}

/** Another variable of the function goes by this name. */
function isTaken(source: SourceFile, fn: t.Function | null, name: string): boolean {
  const text = fn === null ? source.text : textOf(source, fn);
  return new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(text);
}

/** `headings` → `heading`, `entries` → `entry`; null for what is no plural. */
function singularOf(name: string): string | null {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  return /[^s]s$/.test(name) && name.length > 2 ? name.slice(0, -1) : null;
}
