import type { SpectrumResult } from "../../types/language.ts";

/** 1-based line numbers by file. */
export type RanLines = ReadonlyMap<string, ReadonlySet<number>>;

/** What these tests ran when they called it; lines that run because a file is loaded say nothing of it. */
export function ranLines(tests: SpectrumResult["tests"]): RanLines {
  const ran = new Map<string, Set<number>>();
  for (const { lines, loaded } of tests) {
    for (const [file, numbers] of Object.entries(lines)) {
      const idle = new Set(loaded?.[file]);
      const known = ran.get(file) ?? new Set();
      for (const line of numbers) if (!idle.has(line)) known.add(line);
      ran.set(file, known);
    }
  }
  return ran;
}
