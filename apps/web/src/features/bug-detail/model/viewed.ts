import { z } from "zod";
import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "viewedFiles";
const MAX_BUGS = 100;

/** By bug, by path: the mark of the patch that was seen. The bug marked last comes last. */
const Viewed = z.record(z.string(), z.record(z.string(), z.string())).catch({});

/** A short mark of a text that changes with it (FNV-1a, 32 bits). */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** The marks of the files of a bug that were seen, by path. */
export function viewedFiles(issueId: string): Record<string, string> {
  return Viewed.parse(readStored(KEY) ?? {})[issueId] ?? {};
}

export function keepViewed(issueId: string, files: Record<string, string>): void {
  const { [issueId]: _, ...others } = Viewed.parse(readStored(KEY) ?? {});
  const kept = Object.entries(others).slice(-(MAX_BUGS - 1));
  writeStored(KEY, Object.fromEntries(Object.keys(files).length > 0 ? [...kept, [issueId, files]] : kept));
}
