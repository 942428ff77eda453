import type { RawBlock } from "../blocks/blocks.ts";
import { sideOfBlock } from "../text/side.ts";

const PLACES: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4 };
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };
const LINES = /\b(first|second|third|fourth|fifth|last|final)(?: (two|three|four|five|\d))? (?:lines?|rows?)\b/i;
const MOST_LINES = 200;

/** Where the lines that a lead names begin; null where it names other ones, or none. */
function placeIn(lead: string, wished: number, shown: number): number | null {
  const [, place = "", word] = LINES.exec(lead) ?? [];
  const count = word === undefined ? 1 : (COUNTS[word.toLowerCase()] ?? Number(word));
  if (place === "" || count !== wished || shown <= wished) return null;
  const first = PLACES[place.toLowerCase()];
  const from = first ?? shown - count;
  return from + wished <= shown && (first === undefined || first === 0 || count === 1) ? from : null;
}

/**
 * “The last two lines should be” and a block of two, behind one that shows five: the five with these in their place. Of all
 * other blocks nothing is changed.
 */
export function withLinesInPlace(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.map((block, index) => {
    if (sideOfBlock(block) !== "expected" && !/\b(?:should|must|ought to|wish|want)\b/i.test(block.lead)) return block;
    const shown = blocks[index - 1]?.code.split("\n") ?? [];
    const wished = block.code.split("\n");
    const place = shown.length > MOST_LINES ? null : placeIn(block.lead, wished.length, shown.length);
    if (place === null) return block;
    return { ...block, code: shown.toSpliced(place, wished.length, ...wished).join("\n") };
  });
}
