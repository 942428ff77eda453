import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { filled, isTested } from "./said-otherwise.ts";

/** Of what usual edits weigh: these are right less often. */
const SHARE = 0.06;
const LONGEST = 60;
const GLOBAL = /^(?:Number|global|globalThis|window|self|root)$/;
const KNOWN = new Set(Object.getOwnPropertyNames(globalThis));
/** By method and how many arguments it has; `#` is what it is called on, `@` its arguments. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  "shift 0": ["#.splice(0, 1)", "#.pop()", "#[0]"],
  "pop 0": ["#.shift()", "#[#.length - 1]"],
  "search 1": ["@.test(#)"],
  "match 1": ["@.test(#)", "@.exec(#)"],
  "indexOf 1": ["@.test(#)"],
  "test 1": ["@.match(#)"],
  "forEach 1": ["#.map(@)", "#.some(@)", "#.slice().forEach(@)"],
  "splice 1": ["#.splice(@, #.length - @)", "#.splice(@, 1)"],
  "apply 1": ["#.apply(null, @)", "#.apply(this, @)"],
  "substr 1": ["#.substring(@)", "#.slice(@)"],
  "substr 2": ["#.substring(@)", "#.slice(@)"],
  "keys 1": ["#.keys(@ || {})"],
};

/** The same call in another form: another method of the language, as a method of `this`, its arguments elsewhere or none. */
export const otherCalls: Family = {
  name: "other-calls",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isCallExpression(node) || t.isNewExpression(node)) yield* moved(site, node);
      if (t.isCallExpression(node)) {
        yield* instead(site, node);
        yield* asMethod(site, node);
      } else if (t.isNewExpression(node) && t.isIdentifier(node.callee))
        yield replaceNode(site, node.callee, "this.constructor", SHARE);
      else if (t.isBinaryExpression(node) && t.isCallExpression(node.left)) yield* found(site, node, node.left);
      else if (t.isMemberExpression(node)) yield* ofMember(site, node);
      else if (t.isFunctionExpression(node)) yield* bound(site, node);
    }
  },
};

/** No arguments, the first one last, the last one of an inner call to the outer one: `f(g(x, true))` → `f(g(x), true)`. */
function* moved(site: Site, { arguments: given }: t.CallExpression | t.NewExpression): Iterable<Proposal> {
  const [first, last] = [given[0], given.at(-1)];
  if (first === undefined || last === undefined) return;
  const texts = given.map((one) => textOf(site.source, one));
  const put = (replacement: string, description: string, from = first.start, to = last.end): Proposal => ({
    start: from ?? 0,
    end: to ?? 0,
    replacement,
    description,
    weight: SHARE,
  });
  yield put("", "without its arguments");
  if (texts.length > 2) {
    yield put([...texts.slice(1), texts[0]].join(", "), "the first argument became the last one");
    yield put([texts.at(-1), ...texts.slice(0, -1)].join(", "), "the last argument became the first one");
  }
  if (!t.isCallExpression(last) || last.arguments.length < 2) return;
  const [before, inner] = last.arguments.slice(-2);
  if (before !== undefined && inner !== undefined)
    yield put(`), ${textOf(site.source, inner)}`, "the last argument of the inner call is one of the outer call", before.end);
}

function* instead(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || callee.computed) return;
  const key = `${callee.property.name} ${given.length}`;
  const [of, all] = [textOf(site.source, callee.object), given.map((one) => textOf(site.source, one)).join(", ")];
  for (const shape of Object.hasOwn(INSTEAD, key) ? (INSTEAD[key] ?? []) : [])
    yield replaceNode(site, node, filled(site, shape, of, all), SHARE);
}

/** `f(a)` → `f.call(this, a)`; `if (f) f(a);`; `new Pair(a)` where it is called as it is. */
function* asMethod(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [name, text] = [textOf(site.source, node.callee), textOf(site.source, node)];
  const parent = site.source.parents.get(node);
  if (name.length > LONGEST || name.includes("\n")) return;
  const given = node.arguments.map((one) => textOf(site.source, one));
  if (/^[A-Z]/.test(name) && t.isIdentifier(node.callee)) yield replaceNode(site, node, `new ${text}`, SHARE);
  if (!/\.(?:call|apply|bind)$/.test(name)) {
    yield replaceNode(site, node, `${name}.call(${["this", ...given].join(", ")})`, SHARE * 0.6);
    if (given.length === 0) yield replaceNode(site, node, `${name}.apply(this, arguments)`, SHARE * 0.8);
  } else if (name.endsWith(".call")) {
    yield replaceNode(site, node, `${name.slice(0, -5)}.apply(${given[0] ?? "this"}, arguments)`, SHARE);
    yield replaceNode(site, node, `${name.slice(0, -5)}(${given.slice(1).join(", ")})`, SHARE * 0.7);
  } else if (name.endsWith(".apply") && given.length === 2) yield replaceNode(site, node, `${name}(this, ${given[1]})`, SHARE);
  if (t.isExpressionStatement(parent)) yield replaceNode(site, parent, `if (${name}) ${text};`, SHARE);
  if (!t.isCallExpression(parent) || parent.callee === node) return;
  yield replaceNode(site, node, `() => ${text}`, SHARE * 0.6);
  yield replaceNode(site, node, `function () { return ${text}; }`, SHARE * 0.5);
}

/** `text.search(pattern) >= 0` → `pattern.test(text)`. */
function* found(site: Site, node: t.BinaryExpression, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  const [one] = given;
  if (one === undefined || given.length > 1 || !t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
  if (!/^(?:search|indexOf)$/.test(callee.property.name)) return;
  for (const shape of ["@.test(#)", "#.includes(@)", "#.startsWith(@)", "# === @"])
    yield replaceNode(site, node, filled(site, shape, textOf(site.source, callee.object), textOf(site.source, one)), SHARE);
}

/** `Number.isFinite` → `isFinite`; `find(name).size` → `find(name) && find(name).size`. */
function* ofMember(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const { object, property, computed } = node;
  if (t.isIdentifier(object) && GLOBAL.test(object.name) && t.isIdentifier(property) && !computed && KNOWN.has(property.name))
    yield replaceNode(site, node, property.name, SHARE * 2);
  if (t.isCallExpression(object) && isTested(site.source, node))
    yield replaceNode(site, node, `${textOf(site.source, object)} && ${textOf(site.source, node)}`, SHARE * 2);
}

/** `function () { done.call(target) }` → `done.bind(target)`, and what is called alone as it is. */
function* bound(site: Site, node: t.FunctionExpression): Iterable<Proposal> {
  const [only, another] = node.body.body;
  const value = t.isExpressionStatement(only) ? only.expression : t.isReturnStatement(only) ? only.argument : null;
  if (node.params.length > 0 || another !== undefined || !t.isCallExpression(value)) return;
  const name = textOf(site.source, value.callee);
  const [self, more] = value.arguments;
  if (self === undefined) yield replaceNode(site, node, name, SHARE);
  else if (more === undefined && name.endsWith(".call"))
    yield replaceNode(site, node, `${name.slice(0, -5)}.bind(${textOf(site.source, self)})`, SHARE);
}
