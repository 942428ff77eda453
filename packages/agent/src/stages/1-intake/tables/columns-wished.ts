import type { Expectation, Snippet } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";

const ORDINALS = "first|second|third|fourth|fifth|last|left|right|1st|2nd|3rd|4th|5th";
/** “The third column should simply be the first one again.” */
const WISH = new RegExp(
  `\\b(${ORDINALS}) (?:column|one)s? (?:should|must|ought to|has to) (?:\\w+ ){0,2}?(?:be|equal|match|read|show|say|hold|have) (?:the same as |the same values as |as )?(?:in )?the (${ORDINALS})(?: (?:one|column))?\\b`,
  "i",
);
const GAP = /\s{2,}|\t\s*/;
const MARK = /^(?:<[-=]+|←|❌|✗|✘|✅|✓|\?+|!+)/u;
const CALL = /`([A-Za-z_$][\w$.]*\([^`\n]{1,200}\))`/g;
const PLAIN = /^-?\d+(?:\.\d+)?$|^(?:true|false|null)$/;
const MOST = 30;

function placeOf(word: string, count: number): number {
  const at = ["first", "second", "third", "fourth", "fifth"].findIndex((one) => one === word.toLowerCase());
  if (at !== -1) return at;
  if (/^(?:last|right)$/i.test(word)) return count - 1;
  return /^left$/i.test(word) ? 0 : Number(word[0]) - 1;
}

function asValue(cell: string): string {
  return PLAIN.test(cell) || /^(["']).*\1$/.test(cell) ? cell : JSON.stringify(cell);
}

/**
 * Columns below headings, the first of which is a name that a call in the words before takes: what a column shows is what the
 * call gives for the first one of its row, where a sentence says that the column should be another one. Pure.
 */
export function columnsWished(prose: readonly ProseLine[], snippets: readonly Snippet[]): Expectation[] {
  return snippets.flatMap(({ role, code, index }) => {
    if (role === "trace" || role === "transcript" || code.length > 8000) return [];
    const near = prose.filter(({ after }) => after === index || after === index + 1).map(({ text }) => withoutMarks(text));
    const [, wrong = "", right = ""] = near.map((text) => WISH.exec(text.slice(0, 2000))).find((one) => one !== null) ?? [];
    const [headings = [], ...rows] = code
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, MOST)
      .map((line) => line.trim().split(GAP));
    const [now, wish] = [placeOf(wrong, headings.length), placeOf(right, headings.length)];
    const name = headings[0] ?? "";
    if (wrong === "" || now === wish || !/^[A-Za-z_$][\w$]*$/.test(name) || Math.max(now, wish) >= headings.length) return [];
    const word = new RegExp(`(?<![\\w$."'])${escapePattern(name)}(?![\\w$("'])`, "g");
    const calls = new Set(
      near.flatMap((text) => [...text.matchAll(CALL)].map(([, call = ""]) => call)).filter((call) => call.search(word) !== -1),
    );
    const [call, ...others] = calls;
    if (call === undefined || others.length > 0) return [];
    return rows.flatMap((cells): Expectation[] => {
      const shown = cells.filter((cell) => !MARK.test(cell));
      const [input, actual, expected] = [shown[0], shown[now], shown[wish]];
      if (shown.length !== headings.length || input === undefined || actual === undefined || expected === undefined) return [];
      const expression = call.replaceAll(word, () => asValue(input));
      if (actual === expected) return [];
      return [{ expression, expected: asValue(expected), actual: asValue(actual), throws: null, origin: "prose", snippet: null }];
    });
  });
}
