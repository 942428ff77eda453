import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import { isReference } from "../scope.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Methods that are taken for one another. */
const TWINS: readonly string[][] = [
  ["indexOf", "lastIndexOf"],
  ["some", "every"],
  ["map", "filter", "forEach", "flatMap"],
  ["push", "unshift"],
  ["shift", "pop"],
  ["find", "findLast", "filter"],
  ["find", "some", "every", "findIndex"],
  ["some", "find", "filter"],
  ["findIndex", "findLastIndex"],
  ["slice", "splice", "substring", "substr"],
  ["substring", "slice", "substr"],
  ["toLowerCase", "toUpperCase"],
  ["trim", "trimStart", "trimEnd"],
  ["replace", "replaceAll"],
  ["startsWith", "endsWith", "includes"],
  ["padStart", "padEnd"],
  ["charAt", "charCodeAt", "codePointAt"],
  ["charCodeAt", "codePointAt"],
  ["reduce", "reduceRight"],
  ["floor", "round", "ceil", "trunc"],
  ["min", "max"],
  ["keys", "values", "entries"],
  ["getDate", "getDay", "getUTCDate"],
  ["getDay", "getUTCDay", "getDate"],
  ["getFullYear", "getUTCFullYear", "getYear"],
  ["getMonth", "getUTCMonth"],
  ["getHours", "getUTCHours"],
  ["getMinutes", "getUTCMinutes"],
  ["setDate", "setUTCDate"],
  ["setMonth", "setUTCMonth"],
  ["has", "get"],
  ["test", "exec", "match"],
  ["concat", "push"],
  ["call", "apply"],
  ["all", "allSettled", "race", "any"],
  ["assign", "freeze"],
  ["then", "finally", "catch"],
  ["encodeURI", "encodeURIComponent"],
  ["encodeURIComponent", "encodeURI"],
  ["decodeURI", "decodeURIComponent"],
  ["decodeURIComponent", "decodeURI"],
  ["parseInt", "parseFloat", "Number"],
  ["parseFloat", "parseInt", "Number"],
  ["Number", "parseFloat", "parseInt"],
  ["isNaN", "Number.isNaN"],
  ["isFinite", "Number.isFinite"],
  ["setTimeout", "setImmediate"],
  ["match", "matchAll"],
  ["sort", "toSorted"],
  ["reverse", "toReversed"],
  ["splice", "toSpliced"],
  ["keys", "getOwnPropertyNames"],
  ["log", "log2", "log10"],
  ["add", "delete"],
  ["set", "add"],
  ["toString", "toISOString", "toLocaleString"],
];
/** Functions that are handed over by name. */
const REFERRED = new Map([
  ["encodeURI", "encodeURIComponent"],
  ["encodeURIComponent", "encodeURI"],
  ["decodeURI", "decodeURIComponent"],
  ["parseFloat", "Number"],
  ["isNaN", "Number.isNaN"],
  ["isFinite", "Number.isFinite"],
]);

/** Another function called in place of one, arguments that a function needs, calls put around and taken away. */
export const calls: Family = {
  name: "call",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isCallExpression(node) || t.isOptionalCallExpression(node)) {
        yield* twins(site, node);
        yield* corrected(site, node);
        yield* unwrapped(site, node);
      }
      const other =
        t.isIdentifier(node) && t.isCallExpression(site.source.parents.get(node)) ? REFERRED.get(node.name) : undefined;
      const isHandedOver = other !== undefined && (site.source.parents.get(node) as t.CallExpression).callee !== node;
      if (isHandedOver) yield replaceNode(site, node, other, 0.8);
      if (t.isNewExpression(node)) yield replaceNode(site, node, textOf(site.source, node).replace(/^new\s+/, ""), 0.1);
      if (t.isExpression(node)) yield* wrapped(site, node);
      if (t.isSpreadElement(node)) yield replaceNode(site, node, textOf(site.source, node.argument), 0.4);
    }
  },
};

function nameOf(node: t.Node): t.Identifier | null {
  if (t.isIdentifier(node)) return node;
  if (
    (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) &&
    node.computed !== true &&
    t.isIdentifier(node.property)
  )
    return node.property;
  return null;
}

function* twins(site: Site, node: t.CallExpression | t.OptionalCallExpression): Iterable<Proposal> {
  const name = nameOf(node.callee);
  if (name === null) return;
  for (const group of TWINS) {
    if (!group.includes(name.name)) continue;
    for (const [position, twin] of group.entries())
      if (twin !== name.name && (!twin.includes(".") || t.isIdentifier(node.callee)))
        yield replaceNode(site, name, twin, position < 2 || group.length < 4 ? 0.75 : 0.6);
  }
}

/** What is known to be wrong with some calls. */
function* corrected(site: Site, node: t.CallExpression | t.OptionalCallExpression): Iterable<Proposal> {
  const { callee, arguments: given } = node;
  const name = nameOf(callee)?.name ?? "";
  const text = textOf(site.source, node);
  const first = given[0] === undefined ? "" : textOf(site.source, given[0]);
  const object = t.isMemberExpression(callee) || t.isOptionalMemberExpression(callee) ? textOf(site.source, callee.object) : "";
  const head = textOf(site.source, callee);
  // What is smaller keeps what it was.
  const smaller = { setHours: 3, setUTCHours: 3, setMinutes: 2, setUTCMinutes: 2, setSeconds: 1, setUTCSeconds: 1 }[name] ?? 0;
  if (smaller > 0 && given.length === 1) yield replaceNode(site, node, `${head}(${first}${", 0".repeat(smaller)})`, 0.9);
  // Halves below zero are rounded up.
  if (name === "round" && object === "Math" && given.length === 1)
    yield replaceNode(site, node, `(Math.sign(${first}) * Math.round(Math.abs(${first})))`, 0.6);
  if (name === "parseInt" && given.length === 1) yield replaceNode(site, node, `${head}(${first}, 10)`, 1.1);
  if (name === "parseInt" && given.length === 2)
    for (const radix of ["10", "16", "2", "8"]) yield replaceNode(site, node, `${head}(${first}, ${radix})`, 0.6);
  if (["toSorted", "sort"].includes(name) && given.length === 0) {
    yield replaceNode(site, node, `${head}((a, b) => a - b)`, 1.3);
    yield replaceNode(site, node, `${head}((a, b) => b - a)`, 0.6);
    yield replaceNode(site, node, `${head}((a, b) => (a < b ? -1 : a > b ? 1 : 0))`, 0.5);
    yield replaceNode(site, node, `${head}((a, b) => a.localeCompare(b))`, 0.4);
  }
  if (["sort", "reverse", "splice"].includes(name) && object !== "")
    yield replaceNode(site, callee, `${object}.slice().${name}`, 0.9);
  if (name === "split" && given.length === 1) {
    yield replaceNode(site, node, `${text}.filter(Boolean)`, 0.5);
    yield* withRest(site, node, given[0], object);
  }
  if (["map", "split"].includes(name)) yield replaceNode(site, node, `${text}.map((item) => item.trim())`, 0.3);
  if (name === "reduce" && given.length === 1)
    for (const value of ["0", "[]", "{}", "''", "1"])
      yield replaceNode(site, node, `${head}(${first}, ${value})`, value === "0" ? 1.1 : 0.7);
  if (name === "replace" && t.isStringLiteral(given[0]))
    yield replaceNode(site, node, text.replace(/\.replace\(/, ".replaceAll("), 0.9);
  if (name === "replace" && given[1] !== undefined && !t.isFunction(given[1]) && !t.isStringLiteral(given[1]))
    yield replaceNode(site, given[1], `() => ${textOf(site.source, given[1])}`, 0.8);
  if (name === "join" && given.length === 0)
    for (const separator of ["''", "' '", "', '"]) yield replaceNode(site, node, `${head}(${separator})`, 0.7);
  if (name === "isArray" && first !== "") yield replaceNode(site, node, `(${text} || typeof ${first} === 'object')`, 0.15);
  if (name === "concat" && given.length > 1)
    for (const one of given) if (t.isExpression(one)) yield replaceNode(site, one, `[${textOf(site.source, one)}]`, 0.45);
  if (["push", "unshift", "concat"].includes(name) && given.length === 1 && !t.isSpreadElement(given[0]))
    yield replaceNode(site, given[0] ?? node, name === "concat" ? `[${first}]` : `...${first}`, 0.55);
  if (name === "push" && given.length === 1 && t.isIdentifier(given[0]))
    for (const copy of [`[...${first}]`, `{ ...${first} }`, `${first}.slice()`]) yield replaceNode(site, given[0], copy, 0.6);
  if (["includes", "indexOf", "startsWith", "endsWith"].includes(name) && object !== "" && given.length === 1)
    yield replaceNode(site, node, `${object}.toLowerCase().${name}(${first}.toLowerCase())`, 0.5);
  if (["slice", "substring", "substr"].includes(name) && given.length === 2) {
    const second = given[1] === undefined ? "" : textOf(site.source, given[1]);
    yield replaceNode(site, node, `${head}(${first}, ${first} + ${second})`, 0.5);
    yield replaceNode(site, node, `${head}(${first})`, 0.5);
  }
  if (["slice", "substring"].includes(name) && given.length === 1) yield replaceNode(site, node, `${head}(0, ${first})`, 0.5);
  if (name === "toString" && given.length === 0)
    for (const radix of ["16", "2"]) yield replaceNode(site, node, `${head}(${radix})`, 0.2);
  if (["toUpperCase", "toLowerCase"].includes(name))
    yield replaceNode(site, node, `${object}.charAt(0).${name}() + ${object}.slice(1)`, 0.3);
  if (t.isIdentifier(callee) && given.length > 0)
    yield replaceNode(site, node, `${head}.call(this, ${given.map((item) => textOf(site.source, item)).join(", ")})`, 0.15);
  if (site.fn?.async === true && !t.isAwaitExpression(site.source.parents.get(node) ?? null))
    yield replaceNode(site, node, `(await ${text})`, 0.8);
  if (name === "keys" && object === "Object") yield replaceNode(site, node, `${text}.sort()`, 0.4);
}

/** What stands behind the second separator is lost: `key=a=b`. */
function* withRest(site: Site, node: t.Node, separator: t.Node | undefined, object: string): Iterable<Proposal> {
  if (!t.isStringLiteral(separator) || separator.value === "") return;
  const mark = textOf(site.source, separator);
  const pattern = separator.value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  if (!/[\n\r]/.test(pattern)) yield replaceNode(site, separator, `/${pattern}(.*)/s`, 0.5);
  const parent = site.source.parents.get(node);
  if (!t.isMemberExpression(parent) || !parent.computed || !t.isNumericLiteral(parent.property, { value: 1 })) return;
  yield replaceNode(site, parent, `${object}.split(${mark}).slice(1).join(${mark})`, 0.8);
  yield replaceNode(site, parent, `${object}.slice(${object}.indexOf(${mark}) + ${separator.value.length})`, 0.7);
}

/** `f(x)` → `x`, `x.f()` → `x`. */
function* unwrapped(site: Site, node: t.CallExpression | t.OptionalCallExpression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (t.isExpressionStatement(parent)) return;
  const [only] = node.arguments;
  if (node.arguments.length === 1 && only !== undefined && t.isExpression(only))
    yield replaceNode(site, node, textOf(site.source, only), 0.45);
  if (t.isMemberExpression(node.callee) || t.isOptionalMemberExpression(node.callee))
    yield replaceNode(site, node, textOf(site.source, node.callee.object), 0.45);
}

const AROUND: Record<string, [string, number][]> = {
  number: [
    ["Math.floor(#)", 0.7],
    ["Math.round(#)", 0.5],
    ["Math.round((#) * 100) / 100", 0.3],
    ["Math.ceil(#)", 0.6],
    ["Math.trunc(#)", 0.55],
    ["Math.abs(#)", 0.7],
    ["Math.max(0, #)", 0.7],
    ["Math.max(1, #)", 0.3],
    ["Number(#)", 0.5],
    ["String(#)", 0.4],
    ["-#", 0.3],
    ["(# || 0)", 0.4],
  ],
  string: [
    ["#.trim()", 0.6],
    ["#.toLowerCase()", 0.6],
    ["#.toUpperCase()", 0.3],
    ["Number(#)", 0.5],
    ["String(#)", 0.5],
    ["parseInt(#, 10)", 0.4],
    ["#.split('').reverse().join('')", 0.1],
    ["[...#]", 0.4],
    ["encodeURIComponent(#)", 0.3],
    ["decodeURIComponent(#)", 0.3],
  ],
  array: [
    ["#.slice()", 0.7],
    ["[...#]", 0.6],
    ["#.reverse()", 0.3],
    ["#.length", 0.3],
    ["#.filter(Boolean)", 0.5],
    ["[...new Set(#)]", 0.4],
    ["#.flat()", 0.3],
    ["#.flat(Infinity)", 0.3],
    ["#.sort((a, b) => a - b)", 0.3],
    ["#[0]", 0.3],
  ],
  object: [
    ["Object.assign({}, #)", 0.6],
    ["{ ...# }", 0.5],
    ["Object.keys(#)", 0.4],
    ["Object.values(#)", 0.4],
  ],
  boolean: [["!#", 0.4]],
  regexp: [],
  function: [],
  unknown: [
    ["String(#)", 0.5],
    ["Number(#)", 0.5],
    ["#.trim()", 0.25],
    ["#.slice()", 0.35],
    ["[].concat(#)", 0.35],
    ["Math.abs(#)", 0.25],
    ["Math.floor(#)", 0.25],
    ["Math.max(0, #)", 0.25],
    ["parseFloat(#)", 0.25],
    ["#.toLowerCase()", 0.25],
    ["#.toString()", 0.2],
    ["{ ...# }", 0.15],
    ["Object.assign({}, #)", 0.2],
  ],
};

const QUOTED = /^\s*["'`].*["'`]\s*$/s;
const NUMERIC = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** A text where a number is wanted asks for a conversion, and the other way round. */
function conversionBias({ symptom }: Site["pool"]): (shape: string) => number {
  if (symptom.kind !== "wrong_value" || symptom.actual === null || symptom.expected === null) return () => 1;
  const toNumber = QUOTED.test(symptom.actual) && NUMERIC.test(symptom.expected);
  const toText = NUMERIC.test(symptom.actual) && QUOTED.test(symptom.expected);
  return (shape) => ((toNumber && shape.startsWith("Number(")) || (toText && shape.startsWith("String(")) ? 1.9 : 1);
}

function* wrapped(site: Site, node: t.Expression): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (parent === undefined || t.isFunction(node) || t.isAssignmentExpression(node) || t.isExpressionStatement(parent)) return;
  if (t.isIdentifier(node) && !isReference(site.source, node)) return;
  if (
    t.isStringLiteral(node) ||
    t.isNumericLiteral(node) ||
    t.isBooleanLiteral(node) ||
    t.isNullLiteral(node) ||
    t.isThisExpression(node) ||
    t.isSuper(node)
  )
    return;
  if (
    (t.isAssignmentExpression(parent) && parent.left === node) ||
    t.isUpdateExpression(parent) ||
    t.isUnaryExpression(parent, { operator: "typeof" }) ||
    t.isUnaryExpression(parent, { operator: "delete" })
  )
    return;
  if ((t.isForInStatement(parent) || t.isForOfStatement(parent)) && parent.left === node) return;
  if ((t.isCallExpression(parent) || t.isNewExpression(parent)) && parent.callee === node) return;
  const kind = kindOf(site.source, node);
  // A method's object: only the conversions make sense there.
  const receiver = t.isMemberExpression(parent) && parent.object === node;
  const text = textOf(site.source, node);
  const atom = t.isIdentifier(node) || t.isMemberExpression(node) || t.isCallExpression(node);
  const place =
    t.isReturnStatement(parent) || t.isVariableDeclarator(parent) || t.isCallExpression(parent)
      ? 1
      : t.isBinaryExpression(parent)
        ? 0.8
        : 0.6;
  const given = conversionBias(site.pool);
  // What is divided is seldom whole.
  const isShare = t.isBinaryExpression(node, { operator: "/" });
  const bias = (shape: string): number => given(shape) * (isShare && /^Math\.(?:floor|round|ceil)\(#/.test(shape) ? 1.6 : 1);
  for (const [shape, weight] of AROUND[kind] ?? []) {
    if (receiver && !/^(String|Number|\[\]|#\.|\[\.\.\.)/.test(shape)) continue;
    const replaced = shape.replaceAll("#", shape.includes("(#") || atom ? () => text : () => `(${text})`);
    yield { ...replaceNode(site, node, replaced, weight * place * (receiver ? 0.5 : 0.8)), evidence: bias(shape) };
  }
}
