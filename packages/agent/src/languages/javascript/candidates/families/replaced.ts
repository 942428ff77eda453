import * as t from "@babel/types";
import { quoted, replaceNode, replaceNodes } from "../build.ts";
import { objectOf, textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";
import { literally, spelled } from "../patterns/syntax.ts";

/** What is replaced in a text: only the first of several, one that stands elsewhere, what is left behind. */
export const replaced: Family = {
  name: "replaced",
  *propose(site) {
    for (const node of site.nodes) {
      yield* splitAndJoined(site, node);
      const call = replaceOf(node);
      if (call === null) continue;
      yield* everywhere(site, call);
      yield* atAnEnd(site, call);
      yield* thenAlso(site, call);
      yield* unknownKept(site, call);
    }
  },
};

interface Call {
  node: t.CallExpression;
  callee: t.MemberExpression;
  name: string;
  first: t.Node;
  second: t.Node;
}

function replaceOf(node: t.Node | null | undefined): Call | null {
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee) || !t.isIdentifier(node.callee.property)) return null;
  const [first, second] = node.arguments;
  const { name } = node.callee.property;
  if (!/^replace(?:All)?$/.test(name) || first === undefined || second === undefined) return null;
  return { node, callee: node.callee, name, first, second };
}

/** `text.split(a).join(b)`, where only the first of them is meant: `text.replace(a, b)`. */
function* splitAndJoined(site: Site, node: t.Node): Iterable<Proposal> {
  if (!t.isCallExpression(node) || !t.isMemberExpression(node.callee)) return;
  const { object: split, property: join } = node.callee;
  if (!t.isIdentifier(join, { name: "join" }) || !t.isCallExpression(split) || !t.isMemberExpression(split.callee)) return;
  const { object, property } = split.callee;
  const [mark] = split.arguments;
  const [other] = node.arguments;
  if (!t.isIdentifier(property, { name: "split" }) || mark === undefined || other === undefined) return;
  const [text, from, to] = [object, mark, other].map((one) => textOf(site.source, one));
  yield replaceNode(site, node, `${text}.replace(${from}, ${to})`, 0.6);
}

/** `text.replace("<", "&lt;").replace(">", "&gt;")`: every one of them all over the text. */
function* everywhere(site: Site, { node }: Call): Iterable<Proposal> {
  const outer = site.source.parents.get(node);
  if (t.isMemberExpression(outer) && replaceOf(site.source.parents.get(outer)) !== null) return;
  const once: t.Node[] = [];
  for (let call = replaceOf(node); call !== null; call = replaceOf(call.callee.object))
    if (call.name === "replace" && everywhereOf(call.first) !== null) once.unshift(call.first);
  if (once.length < 2) return;
  const why = `${once.length} replacements all over the text`;
  yield replaceNodes(site, once, (one) => everywhereOf(one) ?? "", 1, why);
}

function everywhereOf(pattern: t.Node): string | null {
  if (t.isStringLiteral(pattern))
    return pattern.value === "" || pattern.value.includes("\n") ? null : `/${spelled(pattern.value)}/g`;
  return t.isRegExpLiteral(pattern) && !/[gy]/.test(pattern.flags) ? `/${pattern.pattern}/g${pattern.flags}` : null;
}

/** `file.replace(".js", "")` → `file.replace(/\.js$/, "")`; `name.replace(prefix, "")`: of what begins with it alone. */
function* atAnEnd(site: Site, { node, callee, name, first, second }: Call): Iterable<Proposal> {
  if (name !== "replace" || !t.isStringLiteral(second)) return;
  const object = objectOf(site.source, callee);
  if (t.isStringLiteral(first, { value: " " })) yield replaceNode(site, first, String.raw`/\s+/g`, 0.7);
  const isSign = t.isStringLiteral(first) && second.value === "" && /^[^\w\s]$/.test(first.value);
  if (t.isStringLiteral(first) && (first.value.length > 1 || isSign) && !first.value.includes("\n")) {
    const pattern = spelled(first.value);
    const isSuffix = first.value.startsWith(".");
    const isPrefix = /[-_:/@.]$/.test(first.value) || /^(?:--|\.\.?\/|@|\/\/)/.test(first.value);
    yield replaceNode(site, first, `/${pattern}$/`, isSuffix ? 1 : 0.35);
    yield replaceNode(site, first, `/^${pattern}/`, isPrefix ? 1 : 0.35);
  }
  if (second.value !== "" || !(t.isIdentifier(first) || t.isMemberExpression(first))) return;
  if (!t.isIdentifier(callee.object) && !t.isMemberExpression(callee.object)) return;
  const text = textOf(site.source, first);
  const parent = site.source.parents.get(node);
  const isFree = !t.isExpression(parent) || (t.isCallExpression(parent) && parent.callee !== node);
  const put = (whole: string, weight: number): Proposal =>
    replaceNode(site, node, isFree || t.isAssignmentExpression(parent) ? whole : `(${whole})`, weight);
  yield put(`${object}.startsWith(${text}) ? ${object}.slice(${text}.length) : ${object}`, 0.6);
  yield put(`${object}.endsWith(${text}) ? ${object}.slice(0, -${text}.length) : ${object}`, 0.4);
}

/** `.replace(/[^a-z\d]+/g, "-")` leaves a dash at either end; `HTMLPage` has a word in capitals. */
function* thenAlso(site: Site, { node, first, second }: Call): Iterable<Proposal> {
  yield* withoutFirst(site, node, second);
  if (!t.isRegExpLiteral(first) || !t.isStringLiteral(second) || !first.flags.includes("g")) return;
  const text = textOf(site.source, node);
  const mark = second.value;
  if (/^[-_. /]$/.test(mark) && /^(?:\[[^\]]*\]|\\[WDsS])\+?$/.test(first.pattern)) {
    const sign = literally(mark);
    const nothing = quoted(site, "");
    yield replaceNode(site, node, `${text}.replace(/^${sign}+|${sign}+$/g, ${nothing})`, 0.8);
    yield replaceNode(site, node, `${text}.replace(/${sign}+$/, ${nothing})`, 0.4);
    yield replaceNode(site, node, `${text}.replace(/^${sign}+/, ${nothing})`, 0.4);
    yield replaceNode(site, node, `${text}.replace(/${sign}{2,}/g, ${quoted(site, mark)})`, 0.4);
  }
  const isOfWords = /^\(\[[^\]]*[a-z][^\]]*\]\)\(\[A-Z\]\)$/.test(first.pattern) && /^\$1.*\$2$/.test(mark);
  if (isOfWords) yield replaceNode(site, node, `${text}.replace(/([A-Z]+)([A-Z][a-z])/g, ${textOf(site.source, second)})`, 0.8);
}

/** `text.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase())` puts one before the first, too. */
function* withoutFirst(site: Site, node: t.CallExpression, second: t.Node): Iterable<Proposal> {
  const mark = t.isArrowFunctionExpression(second)
    ? /^(?:["'`]([-_ .])["'`] \+|`([-_ .])\$)/.exec(textOf(site.source, second.body))
    : t.isStringLiteral(second)
      ? /^([-_ .])\$[&1]/.exec(second.value)
      : null;
  if (mark === null) return;
  const sign = literally(mark[1] ?? mark[2] ?? "-");
  yield replaceNode(site, node, `${textOf(site.source, node)}.replace(/^${sign}/, ${quoted(site, "")})`, 0.8);
}

/** `(whole, name) => values[name]`: a name without a value stays as it was, or is nothing. */
function* unknownKept(site: Site, { second }: Call): Iterable<Proposal> {
  if (!t.isArrowFunctionExpression(second)) return;
  const [whole] = second.params;
  const body = t.isBlockStatement(second.body) ? null : second.body;
  if (!t.isIdentifier(whole) || !(t.isMemberExpression(body) || t.isCallExpression(body)) || second.params.length < 2) return;
  const text = textOf(site.source, body);
  yield replaceNode(site, body, `${text} ?? ${whole.name}`, 0.8);
  yield replaceNode(site, body, `${text} ?? ${quoted(site, "")}`, 0.7);
  if (!t.isMemberExpression(body) || !body.computed) return;
  const [object, key] = [textOf(site.source, body.object), textOf(site.source, body.property)];
  yield replaceNode(site, body, `${key} in ${object} ? ${text} : ${whole.name}`, 0.5);
}
