import type { SuspiciousLine } from "@fixpoint/contracts";
import type { Symptom } from "../../types/facts.ts";

/** Part of the distance to 1 that a line gets for a text of it that is in the wrong value alone. */
const SHARE = 0.5;
/** In more lines than these a word says nothing. */
const MOST_LINES = 6;
const WORD = /[\p{L}\p{N}]{3,}/gu;

/** Words of what comes that are not in what should. */
function oddWords(symptom: Symptom): string[] {
  if (symptom.kind !== "wrong_value" || symptom.actual === null || symptom.expected === null) return [];
  const wanted = new Set(symptom.expected.match(WORD));
  return [...new Set(symptom.actual.match(WORD))].filter((word) => !wanted.has(word) && /\p{L}/u.test(word));
}

/** Whether the word stands in quotes there, as far as one line tells. */
function isQuoted(line: string, word: string): boolean {
  const at = line.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u"));
  return at >= 0 && /["'`]/.test(line.slice(0, at)) && /["'`]/.test(line.slice(at));
}

/**
 * Raises lines whose texts have a word that comes and should not: the entry of a table in another language, a message. Such a
 * line runs while its file is loaded, and nothing else tells it from the others.
 */
export function raisedByTexts(
  ranked: readonly SuspiciousLine[],
  sources: ReadonlyMap<string, string>,
  symptom: Symptom,
): SuspiciousLine[] {
  const lines = new Map(ranked.map((one) => [`${one.file}:${one.line}`, one]));
  for (const word of oddWords(symptom)) {
    const found = [...sources].flatMap(([file, text]) =>
      text.split("\n").flatMap((line, index) => (isQuoted(line, word) ? [{ file, line: index + 1 }] : [])),
    );
    if (found.length > MOST_LINES) continue;
    for (const { file, line } of found) {
      const before = lines.get(`${file}:${line}`) ?? { file, line, score: 0, reasons: [] };
      const reason = `“${word}”, which should not come, stands here`;
      const score = before.score + (1 - before.score) * (SHARE / found.length);
      lines.set(`${file}:${line}`, { ...before, score, reasons: [...before.reasons, reason] });
    }
  }
  return [...lines.values()].sort((a, b) => b.score - a.score);
}
