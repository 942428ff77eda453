import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { objectOf, textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Everyday work on texts, done in the way that holds for all of them: `text.split(" ")` → `text.split(/\s+/)`. */
export const texts: Family = {
  name: "texts",
  *propose(site) {
    for (const node of site.nodes) {
      if (t.isMemberExpression(node) && node.computed) yield* pieceOf(site, node);
      if (t.isCallExpression(node)) yield* decoded(site, node);
      if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) continue;
      const call = { node, object: objectOf(site.source, node.callee), given: node.arguments };
      yield* CHANGES.get(node.callee.property.name)?.(site, call) ?? [];
      yield* escapedToo(site, call);
    }
    yield* shortened(site);
  },
};

/** Times that the example makes it likelier: numbers with a sign between them, blanks one behind the other. */
const CUTS_NUMBERS = 2;
const HAS_BLANKS = 2;

interface Call {
  node: t.CallExpression;
  /** What the method is called on, as text. */
  object: string;
  given: t.CallExpression["arguments"];
}

type Change = (site: Site, call: Call) => Iterable<Proposal>;

const METHODS: Record<string, Change> = {
  *split(site, { node, object, given: [first] }) {
    if (first === undefined) return;
    const offer = (text: string, weight: number): Proposal => replaceNode(site, node, text, weight);
    if (t.isStringLiteral(first) && cutsNumbers(site, first.value))
      yield { ...offer(`${object}.split(${textOf(site.source, first)}).map(Number)`, 1), evidence: CUTS_NUMBERS };
    if (t.isStringLiteral(first, { value: " " })) {
      const evidence = [...site.pool.issueStrings].some((text) => text.includes("  ")) ? HAS_BLANKS : 1;
      yield { ...offer(String.raw`${object}.split(/\s+/)`, 0.6), evidence };
      if (!object.endsWith(".trim()")) yield offer(String.raw`${object}.trim().split(/\s+/)`, 0.8);
      yield offer(`${object}.split(" ").filter(Boolean)`, 0.4);
    }
    if (t.isStringLiteral(first) && /^\n+$/.test(first.value)) yield offer(`${object}.split(/${linesOfBothKinds(first)}/)`, 1);
    if (t.isStringLiteral(first) && /^[,;|]$/.test(first.value)) {
      const mark = textOf(site.source, first);
      yield offer(`${object}.split(${mark}).map((item) => item.trim())`, 0.6);
      yield offer(`${object}.split(${mark}).filter(Boolean)`, 0.3);
      yield offer(String.raw`${object}.split(/\s*${first.value === "|" ? String.raw`\|` : first.value}\s*/)`, 0.3);
    }
  },
  *replace(site, { node, object, given: [first, second] }) {
    if (!t.isStringLiteral(first) || second === undefined || first.value === "") return;
    yield replaceNode(site, node, `${object}.replaceAll(${textOf(site.source, first)}, ${textOf(site.source, second)})`, 0.6);
    if (!/^\n+$/.test(first.value)) return;
    for (const [flags, weight] of [
      ["", 0.8],
      ["g", 0.6],
    ] as const)
      yield replaceNode(site, first, `/${linesOfBothKinds(first)}/${flags}`, weight);
  },
  *match(site, { node, object, given: [first] }) {
    if (first === undefined) return;
    const pattern = textOf(site.source, first);
    const all = t.isRegExpLiteral(first) && !first.flags.includes("g") ? `${pattern}g` : null;
    for (const one of all === null ? [pattern] : [pattern, all])
      yield replaceNode(site, node, `(${object}.match(${one}) || [])`, 0.5);
  },
  *substr(site, { node, object, given }) {
    const [from, count] = given.map((one) => textOf(site.source, one));
    if (from !== undefined) yield replaceNode(site, node, `${object}.slice(${from})`, 0.3);
    if (from !== undefined && count !== undefined)
      yield replaceNode(site, node, `${object}.slice(${from}, ${from} + ${count})`, 0.3);
  },
  *padStart(site, { node, object, given }) {
    const [size, ...more] = given;
    if (size === undefined || more.length > 0) return;
    yield replaceNode(site, node, `${object}.padStart(${textOf(site.source, size)}, ${quoted(site, "0")})`, 1);
  },
  *indexOf(site, { node, object, given }) {
    const parent = site.source.parents.get(node);
    if (!t.isBinaryExpression(parent) || given.length !== 1 || given[0] === undefined) return;
    const asked = `${object}.includes(${textOf(site.source, given[0])})`;
    const isThere = /^(?:>|>=|!==|!=)$/.test(parent.operator);
    yield replaceNode(site, parent, isThere ? asked : `!${asked}`, 0.3);
  },
  *filter(site, { node, object, given: [first, ...more] }) {
    if (first === undefined || more.length > 0) return;
    const parameter = t.isArrowFunctionExpression(first) && t.isIdentifier(first.params[0]) ? first.params[0].name : null;
    const isAnyTruth =
      parameter !== null && t.isArrowFunctionExpression(first) && t.isIdentifier(first.body, { name: parameter });
    if (!isAnyTruth && !t.isIdentifier(first, { name: "Boolean" })) return;
    const name = parameter ?? "item";
    for (const [test, weight] of [
      ["!= null", 0.6],
      ["!== undefined", 0.6],
      ["!== null", 0.3],
      [`!== ${quoted(site, "")}`, 0.5],
    ] as const)
      yield replaceNode(site, node, `${object}.filter((${name}) => ${name} ${test})`, weight);
  },
};

function linesOfBothKinds({ value }: t.StringLiteral): string {
  return value.replaceAll("\n", String.raw`\r?\n`);
}

/** `n.toString(16)` has one digit where two are read. */
function* printed(site: Site, { node, object, given: [base] }: Call): Iterable<Proposal> {
  if (base === undefined) yield replaceNode(site, node, `String(${object})`, 0.6);
  else if (t.isNumericLiteral(base) && !t.isMemberExpression(site.source.parents.get(node)))
    for (const width of base.value === 2 ? [8, 4] : [2, 4])
      yield replaceNode(
        site,
        node,
        `${textOf(site.source, node)}.padStart(${width}, ${quoted(site, "0")})`,
        width === 2 ? 2 : 0.5,
      );
}

const CHANGES: ReadonlyMap<string, Change> = new Map([...Object.entries(METHODS), ["toString", printed]]);

/** Whether the mark stands between numbers in a text of the issue: `1.10.0`. */
function cutsNumbers({ pool }: Site, mark: string): boolean {
  const between = [...pool.issueStrings].filter((text) => /^\d/.test(text) && text.includes(mark));
  return mark !== "" && between.some((text) => text.split(mark).every((part) => /^\d+$/.test(part)));
}

/** Signs of markup and how they are written in it. */
const ESCAPED = [
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
  ["<", "&lt;"],
] as const;

/** `text.replace(/&/g, "&amp;").replace(/</g, "&lt;")`: the next sign too. */
function* escapedToo(site: Site, { node }: Call): Iterable<Proposal> {
  const text = textOf(site.source, node);
  const parent = site.source.parents.get(node);
  if (!/&(?:amp|lt|gt|quot);["'`]\)$/.test(text) || t.isMemberExpression(parent)) return;
  for (const [sign, name] of ESCAPED)
    if (!text.includes(name)) yield replaceNode(site, node, `${text}.replace(/${sign}/g, ${quoted(site, name)})`, 0.8);
}

/** `name.split(".")[0]`: all before the last dot; `[1]`: what stands last. */
function* pieceOf(site: Site, node: t.MemberExpression): Iterable<Proposal> {
  const { object: call, property } = node;
  if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee) || !t.isNumericLiteral(property)) return;
  const [mark] = call.arguments;
  if (!t.isIdentifier(call.callee.property, { name: "split" }) || call.arguments.length !== 1 || mark === undefined) return;
  const text = textOf(site.source, call.callee.object);
  const sign = textOf(site.source, mark);
  if (property.value === 0) {
    yield replaceNode(site, node, `${text}.slice(0, ${text}.lastIndexOf(${sign}))`, 0.4);
    yield replaceNode(site, node, `${text}.split(${sign}).slice(0, -1).join(${sign})`, 0.4);
  } else yield replaceNode(site, node, `${text}.split(${sign}).pop()`, 0.8);
}

/** `decodeURIComponent(value)`: a plus is a blank in what a form sends. */
function* decoded(site: Site, node: t.CallExpression): Iterable<Proposal> {
  const [first] = node.arguments;
  if (!t.isIdentifier(node.callee, { name: "decodeURIComponent" }) || first === undefined) return;
  yield replaceNode(site, first, String.raw`${textOf(site.source, first)}.replace(/\+/g, " ")`, 0.8);
}

/** `text.slice(0, most) + "..."` is longer than it may be: what is put behind it counts too. */
function* shortened(site: Site): Iterable<Proposal> {
  for (const node of site.nodes) {
    if (!t.isBinaryExpression(node, { operator: "+" }) || !t.isCallExpression(node.left)) continue;
    if (!t.isStringLiteral(node.right) && !t.isIdentifier(node.right)) continue;
    const { callee, arguments: given } = node.left;
    const end = given[1];
    if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property) || end === undefined) continue;
    if (!["slice", "substring", "substr"].includes(callee.property.name)) continue;
    const text = textOf(site.source, end);
    if (t.isStringLiteral(node.right)) yield replaceNode(site, end, `${text} - ${node.right.value.length}`, 1);
    const isNamed = t.isIdentifier(node.right);
    yield replaceNode(site, end, `${text} - ${textOf(site.source, node.right)}.length`, isNamed ? 1.5 : 0.3);
  }
}
