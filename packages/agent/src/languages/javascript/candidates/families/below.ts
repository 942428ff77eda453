import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import { calledAround } from "./called-around.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What a function that calls itself, or one that is handed over, is told: one level more, the way that led there, the place. */
export const below: Family = {
  name: "below",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isCallExpression(node)) continue;
      yield* levels(site, node);
      yield* places(site, node);
    }
  },
};

const MARKS = [".", "/"];

/** `walk(child, depth)` → `walk(child, depth + 1)`, `walk(value, key)` → `walk(value, path + "." + key)`. */
function* levels(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const fn = calledAround(site, node);
  if (fn === null) return;
  for (const [index, given] of node.arguments.entries()) {
    const param = fn.params[index];
    const own = t.isAssignmentPattern(param) ? param.left : param;
    if (!t.isIdentifier(own) || !t.isIdentifier(given)) continue;
    const { name } = given;
    if (name === own.name) {
      yield replaceNode(site, given, `${name} + 1`, /depth|level|count|indent|deep/i.test(name) ? 0.8 : 0.3);
      yield replaceNode(site, given, `${name} - 1`, /depth|level|left|rest|deep/i.test(name) ? 0.7 : 0.3);
    } else if (/path|prefix|name|key|parent|trail/i.test(own.name))
      for (const mark of MARKS) {
        const text = quoted(site, mark);
        yield replaceNode(site, given, `${own.name} + ${text} + ${name}`, 0.5);
        yield replaceNode(site, given, `${own.name} ? ${own.name} + ${text} + ${name} : ${name}`, 0.6);
      }
  }
}

const CALLS_BACK = /^(?:map|forEach|filter|some|every|find|findIndex|flatMap)$/;

/** `list.map((one) => change(one))` → `list.map((one, index) => change(one, index))`. */
function* places(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  const [callback] = given;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || !CALLS_BACK.test(callee.property.name)) return;
  if (!t.isArrowFunctionExpression(callback) || !t.isCallExpression(callback.body) || callback.params.length !== 1) return;
  const [param] = callback.params;
  const { body } = callback;
  const [only, ...more] = body.arguments;
  if (!t.isIdentifier(param) || !t.isIdentifier(only, { name: param.name }) || more.length > 0) return;
  const called = textOf(site.source, body.callee);
  yield replaceNode(site, callback, `(${param.name}, index) => ${called}(${param.name}, index)`, 0.6);
}
