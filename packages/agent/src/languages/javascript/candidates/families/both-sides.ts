import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { kindOf } from "../kinds.ts";
import { textOf } from "../parse.ts";
import type { Family, Kind, Proposal, Site } from "../types.ts";
import { functionsFor } from "./wrapper.ts";

/** How both sides of a comparison may be looked at. */
const FORMS: readonly { shape: string; kinds: readonly Kind[]; weight: number }[] = [
  { shape: "Number(#)", kinds: ["string", "unknown"], weight: 0.5 },
  { shape: "#.toLowerCase()", kinds: ["string", "unknown"], weight: 0.5 },
  { shape: "#.trim()", kinds: ["string"], weight: 0.3 },
  { shape: "String(#)", kinds: ["unknown"], weight: 0.3 },
  { shape: "#.length", kinds: ["string", "array", "unknown"], weight: 0.3 },
  { shape: "Math.abs(#)", kinds: ["number"], weight: 0.4 },
  { shape: "Math.round(#)", kinds: ["number"], weight: 0.3 },
  { shape: "Math.floor(#)", kinds: ["number"], weight: 0.3 },
  { shape: "#.getTime()", kinds: ["unknown"], weight: 0.2 },
];
const COMPARES = new Set(["<", "<=", ">", ">=", "===", "!==", "==", "!=", "-"]);
const ORDERS = new Set(["<", "<=", ">", ">="]);
/** Times that numbers are likelier to be meant, where the example has texts that begin with one. */
const TOLD = 1.8;
/** Texts are put together where numbers are meant. */
const ADDED = new Set(["Number(#)", "Math.round(#)"]);

/** Two values that are compared, or taken from one another, as something else than they are: numbers that are texts, texts in other case. */
export const bothSides: Family = {
  name: "both-sides",
  *propose(site) {
    for (const node of site.nodes)
      if (t.isBinaryExpression(node) && (COMPARES.has(node.operator) || node.operator === "+")) {
        yield* alike(site, node);
        if (node.operator !== "+") yield* throughTheProgram(site, node);
        if (COMPARES.has(node.operator)) yield* asTheOther(site, node);
      }
  },
};

/** `a.toLowerCase() === b` → `b.toLowerCase()`: what is done to one of them. */
function* asTheOther(site: Site, { left, right }: t.BinaryExpression): Iterable<Proposal> {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (!t.isCallExpression(one) || t.isCallExpression(other) || t.isLiteral(other) || t.isPrivateName(other)) continue;
    const text = textOf(site.source, other);
    const { callee, arguments: given } = one;
    if (t.isMemberExpression(callee) && !t.isThisExpression(callee.object) && given.length === 0) {
      const called = site.source.text.slice(callee.object.end ?? 0, one.end ?? 0);
      yield replaceNode(site, other, `${text}${called}`, 1);
    } else if (t.isIdentifier(callee) && given.length === 1) yield replaceNode(site, other, `${callee.name}(${text})`, 0.8);
  }
}

/** `one >= other` → `parse(one) >= parse(other)`, `LEVELS.indexOf(one) >= LEVELS.indexOf(other)`: as the program itself looks at them. */
function* throughTheProgram(site: Site, { left, right, operator }: t.BinaryExpression): Iterable<Proposal> {
  const node = site.source.parents.get(left);
  if (!isNamed(left) || !isNamed(right) || node === undefined) return;
  const [one, other] = [left, right].map((side) => textOf(site.source, side)) as [string, string];
  const functions = functionsFor(site, left).map(({ name }) => name);
  const ranks = ORDERS.has(operator) ? listsOf(site).map((name) => `${name}.indexOf`) : [];
  for (const through of [...functions.slice(0, MOST_FUNCTIONS), ...ranks])
    yield replaceNode(site, node, `${through}(${one}) ${operator} ${through}(${other})`, 0.35);
}

const MOST_FUNCTIONS = 5;

function isNamed(side: t.Node): boolean {
  return t.isIdentifier(side) || t.isMemberExpression(side);
}

/** Lists of texts that the module has: an order of its own. */
function listsOf({ source }: Site): string[] {
  return source.ast.program.body
    .map((statement) => (t.isExportNamedDeclaration(statement) ? statement.declaration : statement))
    .flatMap((statement) => (t.isVariableDeclaration(statement) ? statement.declarations : []))
    .flatMap(({ id, init }) => {
      const isOfTexts =
        t.isArrayExpression(init) && init.elements.length > 1 && init.elements.every((one) => t.isStringLiteral(one));
      return isOfTexts && t.isIdentifier(id) ? [id.name] : [];
    })
    .slice(0, 2);
}

function* alike(site: Site, { left, right, operator }: t.BinaryExpression): Iterable<Proposal> {
  if (t.isPrivateName(left) || t.isLiteral(left) || t.isLiteral(right) || t.isUnaryExpression(left)) return;
  const [one, other] = [left, right].map((side) => textOf(site.source, side)) as [string, string];
  if (one.length + other.length > 120) return;
  const node = site.source.parents.get(left);
  if (node === undefined) return;
  const kinds = [kindOf(site.source, left), kindOf(site.source, right)];
  const put = (shape: string, side: t.Expression, text: string): string =>
    shape.replace("#", () => (shape.startsWith("#") && t.isBinaryExpression(side) ? `(${text})` : text));
  for (const { shape, kinds: fitting, weight } of FORMS) {
    if (operator === "+" && !ADDED.has(shape)) continue;
    const isOrdered = shape === "Number(#)" && ORDERS.has(operator);
    if (!isOrdered && !kinds.every((kind) => fitting.includes(kind) || kind === "unknown")) continue;
    // What is compared so is taken for numbers, and may be texts.
    const sure = isOrdered && kinds.includes("number") ? 0.6 : kinds.some((kind) => kind !== "unknown") ? 1 : 0.7;
    const proposal = replaceNode(site, node, `${put(shape, left, one)} ${operator} ${put(shape, right, other)}`, weight * sure);
    const isTold = shape === "Number(#)" && ORDERS.has(operator) && [...site.pool.issueStrings].some((text) => /^\d/.test(text));
    yield isTold ? { ...proposal, evidence: TOLD } : proposal;
  }
}
