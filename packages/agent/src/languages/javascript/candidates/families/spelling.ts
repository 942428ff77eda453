import * as t from "@babel/types";
import { quoted, replaceNode } from "../build.ts";
import { differenceOf, meantInPlaceOf, type Difference } from "../told-difference.ts";
import type { Family, Proposal, Site } from "../types.ts";

/** Of a shorter one there are too many in any text. */
const SHORTEST = 2;
/** What a text that is filled in later holds in place of what it is filled with. */
const PLACEHOLDER = /\{\{.*?\}\}|\{[^{}]*\}|%[sdifjoO]/g;
/** Times that the example makes it likelier: the text stands in what comes, at the very place that differs. */
const AT_THE_PLACE = 3;
/** What differs at an end of it may be how the parts are put together. */
const AT_AN_END = 1;
/** Where the literal is all that comes, the edit may only give what the example wants. */
const ALL_THAT_COMES = 0.15;

/** A text of the code stands in what comes, where that differs from what should: `"fourty"` → `"forty"`. */
export const spelling: Family = {
  name: "spelling",
  tells: true,
  *propose(site) {
    const difference = differenceOf(site.pool.shown);
    if (difference === null) return;
    for (const node of site.nodes) {
      if (t.isStringLiteral(node)) yield* literal(site, node, difference);
      else if (t.isTemplateElement(node)) yield* piece(site, node, difference);
    }
  },
};

function* literal(site: Site, node: t.StringLiteral, difference: Difference): Iterable<Proposal> {
  const parent = site.source.parents.get(node);
  if (node.value.length < SHORTEST || t.isDirective(parent) || t.isImportOrExportDeclaration(parent)) return;
  const meant = meantInPlaceOf(node.value, difference);
  if (meant !== null)
    return yield { ...replaceNode(site, node, quoted(site, meant), 1), evidence: evidenceFor(node.value, meant, difference) };
  for (const { text, evidence } of filledIn(node.value, difference))
    yield { ...replaceNode(site, node, quoted(site, text), 1), evidence };
}

/** The text with what stands beside one of its placeholders as it is meant: `{0} several days` → `{0} days`. */
function* filledIn(text: string, difference: Difference): Iterable<{ text: string; evidence: number }> {
  let at = 0;
  for (const found of [...text.matchAll(PLACEHOLDER), null]) {
    const end = found?.index ?? text.length;
    const piece = text.slice(at, end);
    const meant = piece.length < text.length && piece.length >= SHORTEST ? meantInPlaceOf(piece, difference) : null;
    if (meant !== null)
      yield { text: text.slice(0, at) + meant + text.slice(end), evidence: evidenceFor(piece, meant, difference) };
    at = end + (found?.[0].length ?? 0);
  }
}

/** What a template has between its values. */
function* piece(site: Site, node: t.TemplateElement, difference: Difference): Iterable<Proposal> {
  const text = node.value.cooked ?? "";
  const meant = text.length < SHORTEST ? null : meantInPlaceOf(text, difference);
  if (meant === null || text !== node.value.raw || /[`\\]|\$\{/.test(meant)) return;
  yield { ...replaceNode(site, node, meant, 1), evidence: evidenceFor(text, meant, difference) };
}

function evidenceFor(text: string, meant: string, { actual, start, end, meant: instead }: Difference): number {
  const isSlip = Math.max(end - start, instead.length) * 2 < Math.max(text.length, meant.length);
  if (text.length === actual.length && !isSlip) return ALL_THAT_COMES;
  return text.at(0) === meant.at(0) && text.at(-1) === meant.at(-1) ? AT_THE_PLACE : AT_AN_END;
}
