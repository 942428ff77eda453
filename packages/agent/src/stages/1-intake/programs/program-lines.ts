import type { Expectation, Snippet } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { byPiece } from "../guesses/by-piece.ts";
import { itemsIn } from "../items/inline-items.ts";
import { sidesOf } from "../items/item-sides.ts";
import { callsPrinted } from "../shown/printed-calls.ts";

const PLACES: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 };
const ORDINAL = "first|second|third|fourth|fifth|last";
const SHOULD = "(?:should|must|ought to|has to) (?:have )?(?:be|been|read|say|print|look like)(?: exactly)?";
const SAME = new RegExp(
  `\\bthe (${ORDINAL}) line ${SHOULD} (?:the same as|like|what) the (?:(${ORDINAL})(?: (?:one|line))?|(?:one|line) (?:before|above)|(previous) (?:one|line))`,
  "i",
);
const LINE = new RegExp(`\\bthe (${ORDINAL}) line ${SHOULD}:? (?:\`([^\`\\n]{1,300})\`|"([^"\\n]{1,300})")`, "gi");
const PRINTS = /\b(?:console\.log|print)\s*\(/g;
const MOST_LINES = 60;

/**
 * What a program should print whose prints are in loops or functions, so that no line is of one call: the block of output
 * behind it, with the lines and pieces that the words around wish otherwise.
 */
export function fromProgramLines(prose: readonly ProseLine[], snippets: readonly Snippet[]): Expectation[] {
  return snippets.flatMap((snippet): Expectation[] => {
    const output = snippets.find(({ index }) => index === snippet.index + 1);
    const inside = printedInside(prose, snippet, output ?? null);
    if (inside !== null) return [inside];
    const prints = snippet.role === "code" ? (snippet.code.match(PRINTS)?.length ?? 0) : 0;
    if (prints === 0 || output?.role !== "output" || callsPrinted(snippet, snippets).length > 0) return [];
    const actual = output.code.trimEnd();
    const lines = actual.split("\n");
    if (lines.length > MOST_LINES || lines.length < 2) return [];
    const text = prose
      .filter(({ after }) => after > output.index)
      .map((line) => withoutMarks(line.text))
      .join(" ");
    const expected = otherLines(text, lines) ?? byPiece(text, [{ expression: "", value: actual }], 0, snippet.code)[0]?.expected;
    if (expected == null || expected === actual) return [];
    return [{ expression: null, expected, actual, throws: null, origin: "prose", snippet: output.index, guessed: true }];
  });
}

/** All prints stand in functions, loops or `try`. */
const AT_MARGIN = /^(?:console\.log|print)\s*\(/m;

/** The one line that such a program prints, shown behind it or told, and the only other one that is wished for. */
function printedInside(prose: readonly ProseLine[], { code, role, index }: Snippet, output: Snippet | null): Expectation | null {
  if (role !== "code" || !/\b(?:console\.log|print)\s*\(/.test(code) || AT_MARGIN.test(code)) return null;
  const block = output?.role === "output" ? output.code.trim() : null;
  const behind = block === null ? index : (output?.index ?? index);
  const text = prose
    .filter(({ after }) => after === behind + 1)
    .map((line) => withoutMarks(line.text))
    .join(" ");
  const values = sidesOf(text, itemsIn(text)).filter(
    ({ item }) => item.kind === "value" || (item.kind === "call" && !item.text.includes("(")),
  );
  const wished = values.filter(({ side }) => side === "expected").map(({ item }) => unquoted(item.text));
  const told = LABELLED.exec(text)?.[1] ?? null;
  const actual = block ?? told;
  const [expected, ...more] = wished.filter((one) => one !== actual);
  if (expected === undefined || more.length > 0 || actual === null || actual.includes("\n") || expected.includes("\n"))
    return null;
  return { expression: null, expected, actual, throws: null, origin: "prose", snippet: index + 1, guessed: true };
}

/** “Output: `503 []`”, “It prints `503 []`”. */
const LABELLED =
  /(?:^\s*|[.:]\s+)(?:(?:the )?output(?: is)?:?|(?:it |this |that )?(?:prints|printed|logs|logged|shows|gives)):? `([^`\n]{1,200})`/i;

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/s, "$2");
}

function otherLines(text: string, lines: readonly string[]): string | null {
  const same = SAME.exec(text);
  if (same !== null) {
    const at = placeOf(same[1], lines);
    const like = same[2] === undefined ? at - 1 : placeOf(same[2], lines);
    const line = lines[like];
    return line === undefined || lines[at] === undefined ? null : lines.with(at, line).join("\n");
  }
  let changed: string[] | null = null;
  for (const [, place, ticked, quoted] of text.matchAll(LINE)) {
    const at = placeOf(place, lines);
    if (lines[at] !== undefined) changed = (changed ?? [...lines]).with(at, ticked ?? quoted ?? "");
  }
  return changed?.join("\n") ?? null;
}

function placeOf(word: string | undefined, lines: readonly string[]): number {
  const place = PLACES[(word ?? "").toLowerCase()] ?? Number.POSITIVE_INFINITY;
  return place < 0 ? lines.length + place : place;
}
