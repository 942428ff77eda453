import * as t from "@babel/types";
import { replaceNode } from "../build.ts";
import { insert, MIRRORED, parsePattern, put, putAll, withMore, type Edit, type Pattern } from "../patterns/syntax.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Of what usual edits weigh: each is right less often. */
const SHARE = 0.048;
const MOST = 240;
const USUAL = String.raw`- _ . : ~ = ! , ' " \s \d \w 0-9 A-Z a-z \/ / $ @ # * + &`.split(" ");
const SELDOM = [
  " ",
  ...String.raw`\] \[ \\ ( ) \( \) { } < > ; % | ? ^ \- \n \r \t \. \' \" \{ \} \n\r \r\n A-Z0-9 a-z0-9 a-zA-Z \w- \s\S \$`.split(
    " ",
  ),
];
const WITHIN = String.raw`- _ . ~ = ! ' " \s \d 0-9 A-Z : / \/ $ @ # * + & % ,`.split(" ");
const TWO = String.raw`\s\d ._- _- .- -_ \-_ A-Z0-9 a-z0-9 0-9_ \r\n \n\r \s, '" () \[\] {} <> $_ _$ \w- :. /. +- #? ?#`.split(
  " ",
);

/** One more sign that a class of a pattern takes, at its end or its beginning: `[^)]` → `[^()]`, `[*_=]` → `[*_=~]`. */
export const classSign: Family = { name: "class-sign", most: MOST, propose: (site) => each(site, atAnEnd) };

/** Two more at once, and one for one of several classes that are alike. */
export const classSigns: Family = { name: "class-signs", most: MOST, propose: (site) => each(site, severalMore) };

/** The same between the signs that it takes already. */
export const classWithin: Family = { name: "class-within", most: MOST, propose: (site) => each(site, within) };

function* each(site: Site, editsOf: (pattern: Pattern) => Iterable<Edit>): Iterable<Proposal> {
  for (const node of site.nodes) {
    const pattern = t.isRegExpLiteral(node) ? parsePattern(node.pattern, node.flags) : null;
    if (pattern === null || !t.isRegExpLiteral(node)) continue;
    const seen = new Set([node.pattern]);
    for (const [edit, weight] of editsOf(pattern)) {
      if (seen.has(edit) || !isRegExp(edit, node.flags)) continue;
      seen.add(edit);
      yield replaceNode(site, node, `/${edit}/${node.flags}`, weight * SHARE);
    }
  }
}

function isRegExp(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags).source !== "";
  } catch {
    return false;
  }
}

/** Of classes that are alike each gets it. */
function* atAnEnd(pattern: Pattern): Iterable<Edit> {
  const groups = [...Map.groupBy(pattern.classes, ({ raw }) => raw)];
  for (const { raw, ...one } of pattern.classes)
    for (const sign of brackets(raw)) yield [put(pattern, one, withFirst(raw, sign)), 2];
  for (const [signs, weight] of [
    [USUAL, 1],
    [SELDOM, 0.6],
  ] as const)
    for (const [raw, same] of groups)
      for (const sign of signs) {
        if (raw.includes(sign)) continue;
        yield [putAll(pattern, same, () => withMore(raw, sign)), weight];
        yield [putAll(pattern, same, () => withFirst(raw, sign)), weight * 0.8];
      }
}

/** Who stops at a bracket that closes seldom goes beyond one that opens. */
function brackets(raw: string): string[] {
  return Object.entries(MIRRORED).flatMap(([open, close]) => (raw.slice(1, -1).includes(close) ? [open, `\\${open}`] : []));
}

function withFirst(raw: string, sign: string): string {
  return raw.replace(/^\[\^?/, (head) => head + sign);
}

function* within(pattern: Pattern): Iterable<Edit> {
  for (const { raw, elements } of pattern.classes)
    for (const { end } of elements.slice(0, -1))
      for (const sign of WITHIN) if (!raw.includes(sign)) yield [insert(pattern, end, sign), 0.7];
}

function* severalMore(pattern: Pattern): Iterable<Edit> {
  const { classes } = pattern;
  for (const { raw, ...one } of classes)
    for (const two of TWO) for (const text of [withMore(raw, two), withFirst(raw, two)]) yield [put(pattern, one, text), 0.5];
  for (const { raw, ...one } of classes)
    if (classes.filter((other) => other.raw === raw).length > 1)
      for (const sign of [...USUAL, ...SELDOM]) if (!raw.includes(sign)) yield [put(pattern, one, withFirst(raw, sign)), 0.4];
}
