import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { functionAround } from "../site.ts";
import type { Family, Proposal, Site, SourceFile } from "../types.ts";
import { lastName } from "../words.ts";

const ASKED_OF_EACH = new Set(["filter", "find", "findLast", "findIndex", "findLastIndex", "some", "every"]);
const ASKS = /^(?:is|has|can|may|should|includes|startsWith|endsWith|test|some|every)(?:[A-Z]|$)/;

/** A missing `!` where no condition stands: what is asked of each of a list, a clause, an answer. */
export const negated: Family = {
  name: "negated",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isConditionalExpression(node)) yield* sign(site, node);
      const weight = weightOf(site.source, node);
      if (weight === 0) continue;
      const text = textOf(site.source, node);
      yield replaceNode(site, node, t.isLogicalExpression(node) ? `!(${text})` : `!${text}`, weight);
    }
  },
};

/** Nothing for what is no value of its own, or is negated as a condition. */
function weightOf(source: SourceFile, node: t.Node): number {
  const isCall = t.isCallExpression(node) || t.isOptionalCallExpression(node);
  if (!isCall && !t.isIdentifier(node) && !t.isMemberExpression(node) && !t.isOptionalMemberExpression(node)) return 0;
  const parent = source.parents.get(node);
  if (parent === undefined) return 0;
  if (t.isLogicalExpression(parent) && parent.operator !== "??") return isCall ? 0.55 : 0.45;
  if (isOfEach(source, node, parent)) return 0.9;
  const isQuestion = isCall && isAsking(node.callee);
  const isKept =
    t.isReturnStatement(parent) ||
    t.isVariableDeclarator(parent) ||
    (t.isArrowFunctionExpression(parent) && parent.body === node) ||
    (t.isObjectProperty(parent) && parent.value === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node);
  if (!isKept) return 0;
  return isQuestion ? 0.6 : !isCall && saysYesOrNo(source, node, parent) ? 0.4 : 0;
}

const YES_OR_NO = /^(?:no|not|non|never|is|has|can|should|allow|enable|disable|use|skip|force|ignore)[A-Z]/;

/** `noCache: this.neverUpdate`: by the name of the value, or of what keeps it. */
function saysYesOrNo(source: SourceFile, node: t.Node, parent: t.Node): boolean {
  const keeper = t.isObjectProperty(parent) ? parent.key : t.isAssignmentExpression(parent) ? parent.left : null;
  return [node, keeper].some((one) => one !== null && YES_OR_NO.test(lastName(textOf(source, one))));
}

function isAsking(callee: t.Node): boolean {
  const name = t.isMemberExpression(callee) || t.isOptionalMemberExpression(callee) ? callee.property : callee;
  return t.isIdentifier(name) && ASKS.test(name.name);
}

/** What a callback that picks says. */
function isOfEach(source: SourceFile, node: t.Node, parent: t.Node): boolean {
  const isBody = t.isArrowFunctionExpression(parent) && parent.body === node;
  const callback = isBody ? parent : t.isReturnStatement(parent) ? functionAround(source, parent) : null;
  const call = callback === null ? null : source.parents.get(callback);
  const callee = t.isCallExpression(call) && call.arguments[0] === callback ? call.callee : null;
  return t.isMemberExpression(callee) && t.isIdentifier(callee.property) && ASKED_OF_EACH.has(callee.property.name);
}

/** `n < 0 ? n : n` says the same twice. */
function* sign(site: Site, { consequent, alternate }: t.ConditionalExpression): Iterable<Proposal> {
  const text = textOf(site.source, consequent);
  if (text !== textOf(site.source, alternate)) return;
  for (const one of [consequent, alternate]) yield replaceNode(site, one, `-${text}`, 1.5);
}
