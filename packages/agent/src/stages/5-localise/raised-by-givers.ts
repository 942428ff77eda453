import type { SuspiciousLine } from "@fixpoint/contracts";
import { giversOf, sourcesOf } from "./givers.ts";

/** Part of what they lack to the most suspicious line. */
const SHARE = 0.8;
const MOST_GIVERS = 3;

/**
 * What was not there where it was read was given by somebody: raises what the functions of the project return that gave it.
 * `at`: where it was read, the innermost frame of the project. `functions`: the name of the function around each line, by file.
 */
export function raisedByGivers(
  ranked: readonly SuspiciousLine[],
  at: { file: string; line: number } | undefined,
  texts: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, readonly string[]>,
): SuspiciousLine[] {
  const best = ranked[0]?.score ?? 0;
  if (at === undefined) return [...ranked];
  const sources = sourcesOf(texts, functions);
  const givers = new Set(giversOf(sources, at.file, at.line, at.line).slice(0, MOST_GIVERS));
  if (givers.size === 0) return [...ranked];
  const isGiving = ({ file, line }: SuspiciousLine): boolean => {
    const source = sources.get(file);
    return givers.has(source?.functions[line - 1] ?? "") && /\breturn\b|=>/.test(source?.lines[line - 1] ?? "");
  };
  return ranked
    .map((one) => {
      if (!isGiving(one)) return one;
      const score = one.score + (best - one.score) * SHARE;
      return { ...one, score, reasons: [...one.reasons, `gives what ${at.file}:${at.line} reads`] };
    })
    .sort((a, b) => b.score - a.score);
}
