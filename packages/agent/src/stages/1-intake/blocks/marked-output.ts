import { isLike } from "../items/guess-readings.ts";

const MARKED =
  /^(.*?\S)\s{2,}(?:<[-=]{1,3}|←|<<|\/\/|#)\s*(?:(?:(?:it )?(?:should|must|ought to) (?:be|read|say)|expected|want(?:ed)?|correct|wrong, (?:should be|expected))\s*:?\s+)?(\S.*?)\s*$/;
const PRINTS = /^[^\S\n]*(?:console\.log|print)\(/m;
const MOST_LINES = 200;
const LONGEST_LINE = 400;

/** What a program printed, and should have. */
export interface MarkedOutput {
  shown: string;
  wished: string;
}

/** The line with what is wished for in place of as many words at its end, where both are alike. */
function mended(line: string, wish: string): string | null {
  const words = wish.split(/\s+/).length;
  const pieces = line.split(/(\s+)/);
  const from = pieces.length - (2 * words - 1);
  const now = pieces.slice(Math.max(0, from)).join("");
  return from < 0 || now === wish || !isLike(now, wish) ? null : `${pieces.slice(0, from).join("")}${wish}`;
}

/**
 * `-11 -11st   <-- -11th` behind a program that prints: lines of which some say at their end what should stand there. null where
 * none does, or one says something else.
 */
export function markedOutput(block: string, before: string | undefined): MarkedOutput | null {
  const lines = block.split("\n");
  if (before === undefined || !PRINTS.test(before) || lines.length > MOST_LINES) return null;
  const read = lines.map((line) => {
    const [, shown, wish] = (line.length > LONGEST_LINE ? null : MARKED.exec(line)) ?? [];
    if (shown === undefined || wish === undefined) return { shown: line, wished: line };
    return { shown, wished: mended(shown, wish) };
  });
  const wished = read.map((one) => one.wished);
  if (wished.includes(null) || read.every((one) => one.shown === one.wished)) return null;
  return { shown: read.map((one) => one.shown).join("\n"), wished: wished.join("\n") };
}
