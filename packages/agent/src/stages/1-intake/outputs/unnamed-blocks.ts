import type { Snippet, UnnamedExample } from "../../../types/facts.ts";
import type { RawBlock } from "../blocks/blocks.ts";
import { sideOfBlock } from "../text/side.ts";

/** What a program makes of the block above. */
const GIVES =
  /\b(?:gives?|gave|results? in|render(?:s|ed)?|comes? out|become?s|turn(?:s|ed)? into|produces?|outputs?|(?:is|gets) (?:converted|compiled|parsed|translated|transformed)|(?:I|we) (?:get|got|see)|actual|makes? of it|generates?|prints?|printed|shows?|logs?)\b/i;
const PROGRAMS = new Set(["javascript", "typescript", "python", "shell"]);
const LONGEST = 4000;
const MOST = 3;

function sideOfOutput(block: RawBlock): "expected" | "actual" | null {
  const side = sideOfBlock(block);
  if (side !== null) return side;
  return GIVES.test(block.lead) ? "actual" : null;
}

/** The two blocks behind one, of which one shows what comes and the other what should; null where they do not say so. */
export function outputsBehind(blocks: readonly RawBlock[], at: number): { expected: string; actual: string } | null {
  const [block, one, two] = [blocks[at], blocks[at + 1], blocks[at + 2]];
  if (block === undefined || one === undefined || two === undefined) return null;
  const [first, second] = [sideOfOutput(one), sideOfOutput(two)];
  if (sideOfOutput(block) === "expected" || first === null || second === null || first === second) return null;
  const [actual, expected] = first === "actual" ? [one.code, two.code] : [two.code, one.code];
  const isLong = [block.code, actual, expected].some(({ length }) => length > LONGEST);
  return isLong || actual === expected ? null : { expected, actual };
}

/**
 * A text, what the program makes of it and what it should, in a block each and with no word of a function: of a converter, whose
 * users write what goes in and what comes out. Pure.
 */
export function unnamedBlocks(blocks: readonly RawBlock[], snippets: readonly Snippet[]): UnnamedExample[] {
  return blocks
    .flatMap((block, at): UnnamedExample[] => {
      const input = snippets[at];
      const outputs = outputsBehind(blocks, at);
      if (input === undefined || outputs === null || PROGRAMS.has(input.language ?? "")) return [];
      if (["trace", "transcript", "shell"].includes(input.role) || (input.role === "code" && input.language === null)) return [];
      const { expected, actual } = outputs;
      // Who shows several lines has mostly broken them for the reader.
      const ignores = actual.includes("\n") || expected.includes("\n") ? "blanks" : "ends";
      const shown = (text: string): string => JSON.stringify(ignores === "blanks" ? text.replaceAll(/\s/g, "") : text.trim());
      return [{ input: JSON.stringify(block.code), expected: shown(expected), actual: shown(actual), ignores }];
    })
    .slice(0, MOST);
}
