import type { IssueFacts } from "../../../types/facts.ts";
import { readBlocks, type RawBlock } from "../blocks/blocks.ts";
import { isTableRow } from "../text/table-rows.ts";

/** A stretch of an issue: lines of prose as they stand there, those of tables aside, and the block behind them. */
export interface Stretch {
  lines: string[];
  /** null behind the last block. */
  block: { index: number; raw: RawBlock } | null;
}

/** An issue's text from its beginning to its end. Pure. */
export function inOrder({ text }: Pick<IssueFacts, "text">): Stretch[] {
  const { blocks, prose } = readBlocks(text, []);
  const lines = Map.groupBy(prose, ({ after }) => after);
  const linesAt = (index: number): string[] =>
    (lines.get(index) ?? []).map((line) => line.text).filter((line) => !isTableRow(line));
  const stretches = blocks.map((raw, index): Stretch => ({ lines: linesAt(index), block: { index, raw } }));
  return [...stretches, { lines: linesAt(blocks.length), block: null }];
}
