import * as t from "@babel/types";
import { insertAfter, insertBefore } from "../build.ts";
import { textOf } from "../parse.ts";
import { namesAt } from "../scope.ts";
import { inList } from "./returns.ts";
import type { Family, Site, SourceFile } from "../types.ts";

const MOST_MEMBERS = 3;
const MOST_NAMES = 4;
/** Times likelier: what nobody ever fills or counts up is no accident. */
const STAYS = 2.5;

/** A member that is read and stays as the constructor made it: `this.jobs = []` … `this.jobs.push(job)`. */
export const kept: Family = {
  name: "kept",
  *propose(site) {
    const { statement, fn } = site;
    if (statement === null || !t.isClassMethod(fn) || fn.kind === "constructor" || !inList(site, statement)) return;
    const isLeft = t.isReturnStatement(statement) || t.isThrowStatement(statement);
    for (const member of idleIn(site.source).slice(0, MOST_MEMBERS))
      for (const { code, weight } of changesOf(site, member, statement)) {
        yield insertBefore(site, statement, code, STAYS * weight * (isLeft ? 1 : 0.8));
        if (!isLeft) yield insertAfter(site, statement, code, STAYS * weight);
      }
  },
};

interface Member {
  /** With `this.` before it. */
  text: string;
  sort: "array" | "set" | "map" | "number";
}

function* changesOf(site: Site, { text, sort }: Member, statement: t.Statement): Iterable<{ code: string; weight: number }> {
  if (sort === "number") {
    yield { code: `${text} += 1;`, weight: 1 };
    yield { code: `${text}++;`, weight: 0.8 };
  }
  const before = site.source.text.slice(0, statement.end ?? 0);
  const near = namesAt(site.source, statement)
    .filter(({ place, kind }) => place !== "outer" && kind !== "function")
    .toSorted((a, b) => before.lastIndexOf(b.name) - before.lastIndexOf(a.name))
    .slice(0, MOST_NAMES);
  for (const { name } of near) {
    if (sort === "array") yield { code: `${text}.push(${name});`, weight: 0.9 };
    if (sort === "set") yield { code: `${text}.add(${name});`, weight: 0.9 };
    if (sort === "map")
      for (const other of near) if (other.name !== name) yield { code: `${text}.set(${name}, ${other.name});`, weight: 0.7 };
  }
}

const known = new WeakMap<SourceFile, Member[]>();

/** Members that begin empty, or with a number, are read, and that nothing in the file changes or hands on. */
function idleIn(source: SourceFile): Member[] {
  let found = known.get(source);
  if (found !== undefined) return found;
  const begun = new Map<string, Member["sort"] | null>();
  const used = new Set<string>();
  const changed = new Set<string>();
  for (const node of source.nodes) {
    if (t.isClassProperty(node) || t.isClassPrivateProperty(node))
      begun.set(`this.${textOf(source, node.key)}`, sortOf(node.value));
    if (!t.isMemberExpression(node) || !t.isThisExpression(node.object) || node.computed) continue;
    const text = textOf(source, node);
    const parent = source.parents.get(node);
    if (t.isAssignmentExpression(parent, { operator: "=" }) && parent.left === node) {
      if (begun.has(text)) changed.add(text);
      begun.set(text, sortOf(parent.right));
    } else if (changes(source, node)) changed.add(text);
    else used.add(text);
  }
  found = [...begun].flatMap(([text, sort]) => (sort !== null && used.has(text) && !changed.has(text) ? [{ text, sort }] : []));
  known.set(source, found);
  return found;
}

const CHANGING = new Set(["push", "unshift", "add", "set", "fill", "splice"]);

function changes({ parents }: SourceFile, node: t.MemberExpression): boolean {
  const parent = parents.get(node);
  if (t.isUpdateExpression(parent) || (t.isAssignmentExpression(parent) && parent.left === node)) return true;
  if (!t.isMemberExpression(parent) || parent.object !== node) return false;
  const outer = parents.get(parent);
  if (t.isAssignmentExpression(outer) && outer.left === parent) return true;
  return t.isIdentifier(parent.property) && CHANGING.has(parent.property.name) && !parent.computed;
}

function sortOf(init: t.Expression | null | undefined): Member["sort"] | null {
  if (t.isNumericLiteral(init)) return "number";
  if (t.isArrayExpression(init)) return init.elements.length === 0 ? "array" : null;
  if (!t.isNewExpression(init) || init.arguments.length > 0) return null;
  if (t.isIdentifier(init.callee, { name: "Set" })) return "set";
  return t.isIdentifier(init.callee, { name: "Map" }) ? "map" : null;
}
