import * as t from "@babel/types";
import { canonicalText } from "./canonical.ts";
import type { Proposal, SourceFile } from "./types.ts";

/** Characters; a fix rewrites no such piece as a whole, and to compare many of them would take the search's time. */
const MAX_REGION = 8_000;

/**
 * A key that is the same for edits whose results differ only in layout; null when the edit changes nothing or
 * what comes out does not parse.
 */
export function canonicalEdit(source: SourceFile, edit: Proposal): string | null {
  const typescript = /\.[mc]?tsx?$/.test(source.file);
  if (edit.replacement.length > MAX_REGION || edit.end - edit.start > MAX_REGION) return null;
  const region = regionOf(source, edit);
  const before = region === null ? "" : source.text.slice(region.start, region.end);
  const after =
    region === null
      ? edit.replacement
      : source.text.slice(region.start, edit.start) + edit.replacement + source.text.slice(edit.end, region.end);
  if (Math.max(after.length, before.length) > MAX_REGION) return null;
  const place = region === null ? `${nextFrom(source, edit.start)}` : `${region.start}-${region.end}`;
  if (after === before) return null;
  const old = region === null ? "" : baseText(source, region, before, typescript);
  // Some statements cannot be read alone (a `yield`, say): then layout is all that is taken out.
  if (old === null) return `${source.file}:${place}:${after.replace(/\s+/g, " ")}`;
  const canonical = after.trim() === "" ? "" : canonicalText(after, typescript);
  if (canonical === null || canonical === old) return null;
  return `${source.file}:${place}:${canonical}`;
}

/** After one statement is before the next. */
function nextFrom({ text }: SourceFile, offset: number): number {
  let at = offset;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
}

const known = new WeakMap<SourceFile, Map<string, string | null>>();

function baseText(source: SourceFile, region: Region, text: string, typescript: boolean): string | null {
  let texts = known.get(source);
  if (texts === undefined) known.set(source, (texts = new Map()));
  const key = `${region.start}-${region.end}`;
  let canonical = texts.get(key);
  if (canonical === undefined) texts.set(key, (canonical = canonicalText(text, typescript)));
  return canonical;
}

interface Region {
  start: number;
  end: number;
}

const regionsOfSpans = new WeakMap<SourceFile, Map<string, Region | null>>();

/** Many edits have the same span: each is looked up once. */
function regionOf(source: SourceFile, edit: Proposal): Region | null {
  let spans = regionsOfSpans.get(source);
  if (spans === undefined) regionsOfSpans.set(source, (spans = new Map()));
  const key = `${edit.start}-${edit.end}`;
  let region = spans.get(key);
  if (region === undefined) spans.set(key, (region = findRegion(source, edit)));
  return region;
}

/** The innermost statement or class member that holds the edit; null for an insertion between statements. */
function findRegion(source: SourceFile, edit: Proposal): Region | null {
  let best: t.Node | null = null;
  for (const node of regions(source)) {
    const start = node.start ?? 0;
    const end = node.end ?? 0;
    if (start > edit.start) break;
    if (
      edit.start === edit.end &&
      t.isStatement(node) &&
      (start === edit.start || end === edit.start) &&
      !t.isBlockStatement(node)
    )
      return null;
    if (end >= edit.end && start <= edit.start && (best === null || end - start <= (best.end ?? 0) - (best.start ?? 0)))
      best = node;
  }
  if (best !== null && !t.isBlockStatement(best)) return { start: best.start ?? 0, end: best.end ?? 0 };
  return spanOf(best === null ? source.ast.program.body : best.body, edit);
}

/** The statements of a list that an edit touches, from the first to the last. */
function spanOf(list: readonly t.Statement[], edit: Proposal): Region {
  const touched = list.filter((node) => (node.start ?? 0) < edit.end && (node.end ?? 0) > edit.start);
  return {
    start: Math.min(edit.start, ...touched.map((node) => node.start ?? 0)),
    end: Math.max(edit.end, ...touched.map((node) => node.end ?? 0)),
  };
}

const regionCache = new WeakMap<SourceFile, t.Node[]>();

function regions(source: SourceFile): t.Node[] {
  let list = regionCache.get(source);
  if (list === undefined) {
    list = source.nodes
      .filter((node) => t.isStatement(node) || t.isClassMethod(node) || t.isClassProperty(node))
      .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
    regionCache.set(source, list);
  }
  return list;
}
