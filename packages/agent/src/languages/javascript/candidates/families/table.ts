import * as t from "@babel/types";
import { indentAt, quoted } from "../build.ts";
import { textOf } from "../parse.ts";
import type { Family, Proposal, Site } from "../types.ts";

const LEAST_ENTRIES = 3;
const MOST_WORDS = 6;
const SHORTEST = 2;
/** Times likelier for the issue's naming both words. */
const NAMED = 3;

/** A table of words that lacks one: the issue names the word, and another that is in the table. */
export const table: Family = {
  name: "table",
  *propose(site) {
    for (const node of site.nodes) {
      if (!t.isStringLiteral(node) || node.value.length < SHORTEST || !site.pool.issueStrings.has(node.value)) continue;
      const parent = site.source.parents.get(node);
      if (t.isArrayExpression(parent)) yield* intoArray(site, parent, node);
      else if (t.isObjectProperty(parent) && parent.key === node) yield* intoObject(site, parent, node.value);
    }
    for (const node of site.nodes) if (t.isArrayExpression(node)) yield* anyWord(site, node);
    for (const node of site.nodes) {
      if (t.isObjectProperty(node) && !node.computed && t.isIdentifier(node.key) && site.pool.issueStrings.has(node.key.name))
        yield* intoObject(site, node, node.key.name);
    }
  },
};

function* intoArray(site: Site, array: t.ArrayExpression, like: t.StringLiteral): Iterable<Proposal> {
  const there = new Set(array.elements.flatMap((element) => (t.isStringLiteral(element) ? [element.value] : [])));
  if (there.size < LEAST_ENTRIES) return;
  for (const word of wordsLike(site, like.value, there)) yield entry(site, like, quoted(site, word), word, like.value);
}

/** Words within the issue's texts, written like those of the table: what it lacks may be one of them. */
function* anyWord(site: Site, array: t.ArrayExpression): Iterable<Proposal> {
  const there = array.elements.flatMap((element) => (t.isStringLiteral(element) ? [element.value] : []));
  const last = array.elements.at(-1);
  if (there.length < LEAST_ENTRIES || there.length !== array.elements.length || !last) return;
  const isLower = there.every((word) => word === word.toLowerCase());
  const signs = new Set(there.flatMap((word) => [...word.replaceAll(/[\p{L}\d]/gu, "")]));
  const longest = Math.max(...there.map((word) => word.length));
  const words = [...site.pool.issueStrings].flatMap((text) => text.match(/[\p{L}][\w+-]*/gu) ?? []);
  const fit = [...new Set(words)].filter(
    (word) =>
      word.length >= SHORTEST &&
      word.length <= longest * 2 &&
      !there.includes(word) &&
      (!isLower || word === word.toLowerCase()) &&
      [...word.replaceAll(/[\p{L}\d_+-]/gu, "")].every((sign) => signs.has(sign)),
  );
  for (const [rank, word] of fit.slice(0, MOST_WORDS).entries())
    yield { ...entry(site, last, quoted(site, word), word, there.at(-1) ?? ""), weight: 0.35 * 0.9 ** rank, evidence: 1 };
}

function* intoObject(site: Site, like: t.ObjectProperty, key: string): Iterable<Proposal> {
  const object = site.source.parents.get(like);
  if (!t.isObjectExpression(object) || object.properties.length < LEAST_ENTRIES || !t.isLiteral(like.value)) return;
  const there = new Set(object.properties.flatMap((one) => (t.isObjectProperty(one) ? [nameOf(one)] : [])));
  const value = textOf(site.source, like.value);
  for (const word of wordsLike(site, key, there)) {
    const name = t.isIdentifier(like.key) && t.isValidIdentifier(word, false) ? word : quoted(site, word);
    yield entry(site, like, `${name}: ${value}`, word, key);
  }
}

function nameOf({ key }: t.ObjectProperty): string {
  return t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : "";
}

/** Words of the issue that the table has not, in the form of those that it has. */
function wordsLike(site: Site, like: string, there: ReadonlySet<string>): string[] {
  return [...site.pool.issueStrings].filter((text) => !there.has(text) && formOf(text) === formOf(like)).slice(0, MOST_WORDS);
}

function formOf(text: string): string {
  return text
    .replaceAll(/[a-z]+/g, "a")
    .replaceAll(/[A-Z]+/g, "A")
    .replaceAll(/\d+/g, "0");
}

/** After the entry, on a line of its own where that has one. */
function entry(site: Site, after: t.Node, code: string, word: string, like: string): Proposal {
  const at = after.end ?? 0;
  const start = after.start ?? 0;
  const indent = indentAt(site, start);
  const alone = site.source.text.slice(site.source.text.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
  return {
    start: at,
    end: at,
    replacement: alone ? `,\n${indent}${code}` : `, ${code}`,
    description: `\`${word}\` came into the table beside \`${like}\``,
    weight: 1,
    evidence: NAMED,
  };
}
