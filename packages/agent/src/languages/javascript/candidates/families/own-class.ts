import * as t from "@babel/types";
import { escapePattern } from "../../../../run/escape-pattern.ts";
import { replaceNode } from "../build.ts";
import { namesAt } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Objects at hand whose class is asked for. */
const MOST = 4;

/** What belongs to the class of an object, and not to the one class that is named. */
export const ownClass: Family = {
  name: "own-class",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isNewExpression(node)) yield* made(site, node);
      if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) yield* readOf(site, node);
    }
  },
};

/** `new Shape(…)` in a method of `Shape` → `new this.constructor(…)`: of what is made of it, the same is made. */
function* made(site: Site, { callee }: t.NewExpression): Iterable<Proposal> {
  if (!t.isIdentifier(callee) || site.fn === null || !/\bthis\b|class /.test(site.source.text)) return;
  if (isClass(site, callee.name)) yield replaceNode(site, callee, "this.constructor", 0.6);
}

/** `Big.RM` → `x.constructor.RM`: a setting of another class that is made like it. */
function* readOf(site: Site, node: t.MemberExpression | t.OptionalMemberExpression): Iterable<Proposal> {
  const { object, property, computed } = node;
  const parent = site.source.parents.get(node);
  if (computed || !t.isIdentifier(object) || !/^[A-Z]/.test(object.name) || site.fn === null) return;
  if (t.isIdentifier(property, { name: "prototype" }) || (t.isAssignmentExpression(parent) && parent.left === node)) return;
  const { text } = site.source;
  const isOwn = isClass(site, object.name) && /\bthis\b/.test(text.slice(site.fn.start ?? 0, site.fn.end ?? 0));
  const asked = namesAt(site.source, node).filter(
    ({ name, place }) => place !== "outer" && new RegExp(String.raw`(?<![\w$.])${escapePattern(name)}\.constructor\b`).test(text),
  );
  for (const name of [...(isOwn ? ["this"] : []), ...asked.map((one) => one.name)].slice(0, MOST))
    yield replaceNode(site, object, `${name}.constructor`, 0.6);
}

function isClass({ source }: Site, name: string): boolean {
  return new RegExp(String.raw`\b(?:class ${escapePattern(name)}\b|${escapePattern(name)}\.prototype\b)`).test(source.text);
}
