import type { SuspiciousLine } from "@fixpoint/contracts";
import { isOfTests } from "../4-reproduce/of-tests.ts";
import { beginsFunction } from "./depended-on.ts";

/** Part of what they lack to the most suspicious line. */
const SHARE = 0.95;
const MOST_FUNCTIONS = 10;
const LONGEST_LINE = 500;

const KEYWORDS = /^(?:function|require|import|def|lambda|with|if|for|while|switch|catch|return)$/;

/** Names of functions that a text calls, in their order. */
export function calledIn(code: string): string[] {
  const names = [...code.matchAll(/(?<![\w$])([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !isOfTests(name) && !KEYWORDS.test(name));
}

/**
 * An error that nobody throws belongs where what is refused comes in: raises the beginning of the functions that the test calls,
 * and of those on the way to where something else was thrown. Every test runs it, so that coverage says nothing. `functions`: the
 * name of the function around each line, by file.
 */
export function raisedByMissing(
  ranked: readonly SuspiciousLine[],
  { called, frames }: { called: readonly string[]; frames: readonly { file: string; line: number }[] },
  texts: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, readonly string[]>,
): SuspiciousLine[] {
  const best = ranked[0]?.score ?? 0;
  const through = frames.map(({ file, line }) => functions.get(file)?.[line - 1] ?? "");
  // The outermost frames come last, and are nearest to what the test calls.
  const names = new Set([...called, ...through.toReversed()].filter((name) => name !== "").slice(0, MOST_FUNCTIONS));
  const lines = new Map([...texts].map(([file, text]) => [file, text.split("\n")]));
  const byPlace = ranked
    .filter(({ file, line }) => !beginsFunction((lines.get(file)?.[line - 1] ?? "").slice(0, LONGEST_LINE)))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  const first = new Set<SuspiciousLine>();
  let before = "";
  for (const one of byPlace) {
    const name = functions.get(one.file)?.[one.line - 1] ?? "";
    const key = `${one.file}\0${name}`;
    if (key !== before && names.has(name)) first.add(one);
    before = key;
  }
  return ranked
    .map((one) => {
      if (!first.has(one)) return one;
      return {
        ...one,
        score: one.score + (best - one.score) * SHARE,
        reasons: [...one.reasons, "what should be refused comes in here"],
      };
    })
    .sort((a, b) => b.score - a.score);
}
