import type { RawBlock } from "../blocks/blocks.ts";
import { withConsoleAsserts } from "./console-asserts.ts";
import { withCounterexamples } from "./counterexamples.ts";
import { withEventCode } from "./event-dumps.ts";
import { withFramedCode } from "../diffs/from-diffs.ts";
import { withJsonFiles } from "./json-files.ts";

/**
 * Blocks in which what tools print around code, files that the issue shows and the console's assertions are written as
 * the code that others read. `text`: the issue's.
 */
export function asPlainCode(blocks: readonly RawBlock[], text: string): RawBlock[] {
  return withCounterexamples(withEventCode(withFramedCode(withJsonFiles(blocks))), text).map((block) => {
    const code = withConsoleAsserts(block.code);
    return code === block.code ? block : { ...block, code };
  });
}
