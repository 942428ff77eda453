import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { around } from "../site.ts";
import { based, countedBack, listed } from "./count-back.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** What reads well and means something else in this language. */
export const pitfall: Family = {
  name: "pitfall",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isBinaryExpression(node)) {
        yield* neverEqual(site, node);
        yield* neverTheLast(site, node);
        yield* ofPrototypes(site, node);
        yield* wrapsRound(site, node);
        yield* roundedUp(site, node);
      }
      if (t.isMemberExpression(node) && !node.computed && t.isIdentifier(node.property))
        yield* counted(site, node, node.property);
      if (t.isUnaryExpression(node, { operator: "!" })) yield* emptyList(site, node);
      if (t.isObjectExpression(node) && node.properties.length === 0) yield* ofNoPrototype(site, node);
      if (t.isUnaryExpression(node, { operator: "typeof" })) yield* typeOfAnswer(site, node);
      if (t.isFunctionExpression(node)) yield* ownThis(site, node);
      if (t.isReturnStatement(node) && t.isNewExpression(node.argument)) yield* thrown(node, node.argument);
      if (t.isExpressionStatement(node) && t.isNewExpression(node.expression)) yield* madeOnly(node, node.expression);
      if (t.isLogicalExpression(node)) yield* heldNowhere(site, node);
      if (t.isNewExpression(node) || t.isCallExpression(node)) yield* ofMonths(site, node);
      if (t.isCallExpression(node)) {
        yield* emptyNumber(site, node);
        yield* ofPrototype(site, node);
        yield* leftBehind(site, node);
        yield* called(site, node);
        yield* countedBack(site, node);
        yield* listed(site, node);
        yield* based(site, node);
      }
    }
  },
};

/** `x === NaN`, `list === []`: never so. */
function* neverEqual(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  if (!/^[=!]==?$/.test(operator) || t.isPrivateName(left)) return;
  const text = textOf(site.source, left);
  const not = operator.startsWith("!") ? "!" : "";
  const none = not === "" ? "===" : "!==";
  if (t.isIdentifier(right, { name: "NaN" })) yield replaceNode(site, node, `${not}Number.isNaN(${text})`, 1.5);
  if (t.isArrayExpression(right) && right.elements.length === 0) yield replaceNode(site, node, `${text}.length ${none} 0`, 1.5);
  if (t.isObjectExpression(right) && right.properties.length === 0)
    yield replaceNode(site, node, `Object.keys(${text}).length ${none} 0`, 1.5);
  if (t.isLiteral(right) || t.isLiteral(left) || t.isIdentifier(right, { name: "undefined" })) return;
  const isSum = [left, right].some((one) => t.isBinaryExpression(one) || kindOf(site.source, one) === "number");
  if (!isSum) return;
  const near = `Math.abs(${text} - ${t.isBinaryExpression(right) ? `(${textOf(site.source, right)})` : textOf(site.source, right)})`;
  yield replaceNode(site, node, `${near} ${not === "" ? "<" : ">="} 1e-9`, 0.35);
}

/** `key === "__proto__"`: what a prototype is reached by has two more names. */
function* ofPrototypes(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (!/^[=!]==?$/.test(node.operator) || !t.isStringLiteral(node.right, { value: "__proto__" })) return;
  const text = textOf(site.source, node.left);
  const joint = node.operator.startsWith("!") ? "&&" : "||";
  const parts = ["constructor", "prototype"].map((name) => `${text} ${node.operator} ${quoted(site, name)}`);
  const parent = site.source.parents.get(node);
  const isFree = !t.isExpression(parent) || t.isLogicalExpression(parent, { operator: joint });
  for (const more of [parts, parts.slice(0, 1)]) {
    const whole = [textOf(site.source, node), ...more].join(` ${joint} `);
    yield replaceNode(site, node, isFree ? whole : `(${whole})`, 1);
  }
}

/** `const counts = {}`: `counts["constructor"]` is there already. */
function* ofNoPrototype(site: Site, node: t.ObjectExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  const isKept =
    (t.isVariableDeclarator(parent) && parent.init === node) ||
    (t.isAssignmentExpression(parent) && parent.right === node) ||
    ((t.isObjectProperty(parent) || t.isClassProperty(parent)) && parent.value === node);
  const isTable = site.source.nodes.some(
    (one) =>
      (t.isMemberExpression(one) && one.computed && !t.isLiteral(one.property)) || t.isBinaryExpression(one, { operator: "in" }),
  );
  if (isKept && isTable) yield replaceNode(site, node, "Object.create(null)", 0.4);
}

/** `hours % 12` → `hours % 12 || 12`. */
function* wrapsRound(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (node.operator !== "%" || !t.isNumericLiteral(node.right) || node.right.value < 3) return;
  const parent = site.source.parents.get(node);
  const whole = `${textOf(site.source, node)} || ${textOf(site.source, node.right)}`;
  const isFree = t.isVariableDeclarator(parent) || t.isReturnStatement(parent) || t.isAssignmentExpression(parent);
  yield replaceNode(site, node, isFree ? whole : `(${whole})`, 0.4);
}

/** `Math.floor(total / size) + 1` → `Math.ceil(total / size)`: one too many where it comes out even. */
function* roundedUp(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (node.operator !== "+" || !t.isNumericLiteral(node.right, { value: 1 }) || !t.isCallExpression(node.left)) return;
  const text = textOf(site.source, node.left);
  if (text.startsWith("Math.floor(")) yield replaceNode(site, node, text.replace("Math.floor", "Math.ceil"), 0.8);
}

/** `list.splice(i, 1)` within `for (…; i++)`: what comes next is not looked at. */
function* leftBehind(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [at, count, ...more] = node.arguments;
  const isTaken = t.isMemberExpression(node.callee) && t.isIdentifier(node.callee.property, { name: "splice" });
  if (!isTaken || !t.isIdentifier(at) || !t.isNumericLiteral(count) || more.length > 0) return;
  for (const loop of around(site.source, node)) {
    if (t.isFunction(loop)) return;
    if (!t.isForStatement(loop) || !t.isUpdateExpression(loop.update, { operator: "++" })) continue;
    if (t.isIdentifier(loop.update.argument, { name: at.name }))
      yield { ...replaceNode(site, at, `${at.name}--`, 1.2), evidence: NEVER_SO };
    return;
  }
}

/** `isNaN(text)`: an empty text is a number there. */
function* emptyNumber(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [first] = node.arguments;
  const isAsked = t.isIdentifier(node.callee, { name: "isNaN" }) || textOf(site.source, node.callee) === "Number.isNaN";
  if (!isAsked || first === undefined || !(t.isIdentifier(first) || t.isMemberExpression(first))) return;
  const text = textOf(site.source, first);
  const parent = site.source.parents.get(node);
  const isFree =
    !t.isExpression(parent) || t.isConditionalExpression(parent) || t.isLogicalExpression(parent, { operator: "||" });
  for (const [test, weight] of [
    [`${text} === ${quoted(site, "")}`, 0.6],
    [`${text} == null`, 0.4],
  ] as const) {
    const whole = `${test} || ${textOf(site.source, node)}`;
    yield replaceNode(site, node, isFree ? whole : `(${whole})`, weight);
  }
}

/** Times that what can never be so is likelier to be wrong. */
const NEVER_SO = 3;

/** `for (let i = 0; i < times; i++) … if (i === times)` → `times - 1`: it is never so. */
function* neverTheLast(site: Site, node: t.BinaryExpression): Iterable<Proposal> {
  if (!/^(?:[=!]==?|>=|<)$/.test(node.operator) || !t.isIdentifier(node.left)) return;
  const bound = textOf(site.source, node.right);
  for (const loop of around(site.source, node)) {
    if (t.isFunction(loop)) return;
    if (!t.isForStatement(loop) || !t.isBinaryExpression(loop.test, { operator: "<" }) || loop.test === node) continue;
    if (!t.isIdentifier(loop.test.left, { name: node.left.name }) || textOf(site.source, loop.test.right) !== bound) continue;
    yield { ...replaceNode(site, node.right, `${bound} - 1`, 1.5), evidence: NEVER_SO };
    return;
  }
}

/** `!list`: an empty list is there. */
function* emptyList(site: Site, node: t.UnaryExpression): Iterable<Proposal> {
  const { argument } = node;
  if (!t.isIdentifier(argument) && !t.isMemberExpression(argument)) return;
  const kind = kindOf(site.source, argument);
  const text = textOf(site.source, argument);
  if (kind === "array" || kind === "unknown") yield replaceNode(site, node, `${text}.length === 0`, kind === "array" ? 1 : 0.4);
  if (kind === "object" || kind === "unknown")
    yield replaceNode(site, node, `Object.keys(${text}).length === 0`, kind === "object" ? 0.8 : 0.2);
}

/** `new Date(year, month, …)`: months are counted from nought. */
function* ofMonths(site: Site, node: t.NewExpression | t.CallExpression): Iterable<Proposal> {
  const name = textOf(site.source, node.callee);
  const [, month] = node.arguments;
  if ((name !== "Date" && name !== "Date.UTC") || month === undefined || t.isLiteral(month)) return;
  const text = textOf(site.source, month);
  for (const sign of ["-", "+"]) yield replaceNode(site, month, `${text} ${sign} 1`, 0.9);
}

/** How many a list, a set, an object or a text has: each says it another way. */
function* counted(site: Site, node: t.MemberExpression, { name }: t.Identifier): Iterable<Proposal> {
  if (name !== "length" && name !== "size") return;
  const text = textOf(site.source, node.object);
  const kind = kindOf(site.source, node.object);
  const isOwn = t.isThisExpression(node.object);
  yield replaceNode(site, node.property, name === "size" ? "length" : "size", isOwn ? 0.3 : 0.6);
  const { object } = node;
  const isOfKeys = t.isCallExpression(object) && /^Object\.(?:keys|values|entries)$/.test(textOf(site.source, object.callee));
  if (isOfKeys && object.arguments[0] !== undefined)
    yield replaceNode(site, node, `${textOf(site.source, object.arguments[0])}.size`, 0.6);
  if (isOwn || kind === "array") return;
  if (kind !== "string") yield replaceNode(site, node, `Object.keys(${text}).length`, kind === "object" ? 1.2 : 0.4);
  if (kind !== "object" && name === "length")
    yield replaceNode(site, node, `[...${text}].length`, kind === "string" ? 0.6 : 0.25);
}

/** `function` has a `this` of its own. */
function* ownThis(site: Site, node: t.FunctionExpression): Iterable<Proposal> {
  const text = textOf(site.source, node);
  if (node.id || node.generator || !/\bthis\b/.test(text) || !t.isCallExpression(site.source.parents.get(node))) return;
  const params = node.params.map((param) => textOf(site.source, param)).join(", ");
  const head = node.async === true ? "async " : "";
  yield replaceNode(site, node, `${head}(${params}) => ${textOf(site.source, node.body)}`, 1.2);
}

/** `typeof (value === "object")`: what is asked is the type of the answer. */
function* typeOfAnswer(site: Site, node: t.UnaryExpression): Iterable<Proposal> {
  const { argument } = node;
  if (!t.isBinaryExpression(argument)) return;
  const [left, right] = [textOf(site.source, argument.left), textOf(site.source, argument.right)];
  yield { ...replaceNode(site, node, `typeof ${left} ${argument.operator} ${right}`, 1.5), evidence: NEVER_SO };
}

/** `Object.prototype.toString(value)` is asked of the prototype. */
function* ofPrototype(site: Site, { callee }: t.CallExpression): Iterable<Proposal> {
  const text = textOf(site.source, callee);
  const at = callee.end ?? 0;
  if (/^(?:Object|Array|String)\.prototype\.\w+$/.test(text))
    yield { start: at, end: at, replacement: ".call", description: `\`${text}\` is asked of what it is given`, weight: 1.5 };
}

/** `return new Error(…)` tells nobody. */
function* thrown(node: t.ReturnStatement, { callee }: t.NewExpression): Iterable<Proposal> {
  const start = node.start ?? 0;
  if (t.isIdentifier(callee) && callee.name.endsWith("Error"))
    yield { start, end: start + "return".length, replacement: "throw", description: "the error is thrown", weight: 1 };
}

/** `new Error(…);` tells nobody either. */
function* madeOnly(node: t.ExpressionStatement, { callee }: t.NewExpression): Iterable<Proposal> {
  const start = node.start ?? 0;
  if (t.isIdentifier(callee) && callee.name.endsWith("Error"))
    yield { start, end: start, replacement: "throw ", description: "the error is thrown", weight: 1.5, evidence: NEVER_SO };
}

const FILLS = new Set(["push", "unshift", "add", "set", "append"]);

/** `(groups[key] ?? []).push(one)`: what is filled there is kept nowhere. */
function* heldNowhere(site: Site, node: t.LogicalExpression): Iterable<Proposal> {
  const { left, right, operator } = node;
  const parent = site.source.parents.get(node);
  const isFilled =
    t.isMemberExpression(parent) && parent.object === node && t.isIdentifier(parent.property) && FILLS.has(parent.property.name);
  const isNew = t.isArrayExpression(right) || t.isObjectExpression(right) || t.isNewExpression(right);
  if (operator === "&&" || !isFilled || !isNew || !(t.isMemberExpression(left) || t.isIdentifier(left))) return;
  const whole = `${textOf(site.source, left)} ${operator}= ${textOf(site.source, right)}`;
  yield { ...replaceNode(site, node, whole, 1.5), evidence: NEVER_SO };
}

/** Half a sign, and a whole one. */
const CODES = new Map([
  ["fromCharCode", "fromCodePoint"],
  ["charCodeAt", "codePointAt"],
]);

/** `Object.assign(defaults, options)` changes the defaults; `split("")` cuts signs of two halves. */
function* called(site: Site, { callee, arguments: given }: t.CallExpression): Iterable<Proposal> {
  if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
  const [first] = given;
  const { object, property } = callee;
  if (property.name === "assign" && t.isIdentifier(object, { name: "Object" }) && first && !t.isObjectExpression(first)) {
    const at = first.start ?? 0;
    yield { start: at, end: at, replacement: "{}, ", description: "something new is assigned to", weight: 0.7 };
  }
  const other = CODES.get(property.name);
  if (other !== undefined) yield replaceNode(site, property, other, 0.6, `\`${other}\` knows all signs`);
  const node = site.source.parents.get(callee);
  if (property.name === "split" && node !== undefined && t.isStringLiteral(first, { value: "" }))
    yield replaceNode(site, node, `[...${textOf(site.source, object)}]`, 0.7);
}
