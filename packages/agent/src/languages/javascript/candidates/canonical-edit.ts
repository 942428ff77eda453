import * as t from "@babel/types";
import { canonicalText } from "./canonical.ts";
import type { Proposal, SourceFile } from "./types.ts";

/**
 * A key that is the same for edits whose results differ only in layout; null when the edit changes nothing or
 * what comes out does not parse.
 */
export function canonicalEdit(source: SourceFile, edit: Proposal): string | null {
  const typescript = /\.[mc]?tsx?$/.test(source.file);
  const region = regionOf(source, edit);
  const before = region === null ? "" : source.text.slice(region.start, region.end);
  const after =
    region === null
      ? edit.replacement
      : source.text.slice(region.start, edit.start) + edit.replacement + source.text.slice(edit.end, region.end);
  const place = region === null ? `${edit.start}` : `${region.start}-${region.end}`;
  if (after === before) return null;
  const old = region === null ? "" : baseText(source, region, before, typescript);
  // Some statements cannot be read alone (a `yield`, say): then layout is all that is taken out.
  if (old === null) return `${source.file}:${place}:${after.replace(/\s+/g, " ")}`;
  const canonical = after.trim() === "" ? "" : canonicalText(after, typescript);
  if (canonical === null || canonical === old) return null;
  return `${source.file}:${place}:${canonical}`;
}

const known = new WeakMap<SourceFile, Map<string, string | null>>();

function baseText(source: SourceFile, region: { start: number; end: number }, text: string, typescript: boolean): string | null {
  let texts = known.get(source);
  if (texts === undefined) known.set(source, (texts = new Map()));
  const key = `${region.start}-${region.end}`;
  let canonical = texts.get(key);
  if (canonical === undefined) texts.set(key, (canonical = canonicalText(text, typescript)));
  return canonical;
}

/** The innermost statement or class member that holds the edit; null for an insertion between statements. */
function regionOf(source: SourceFile, edit: Proposal): { start: number; end: number } | null {
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
  return best === null ? { start: 0, end: source.text.length } : { start: best.start ?? 0, end: best.end ?? 0 };
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
