import type { RawBlock } from "../blocks/blocks.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";

const READS =
  /(?:(?:[\w$]{1,40}\.){0,3}readFileSync|await (?:[\w$]{1,40}\.){0,3}readFile)\(\s*(["'`])([^"'`\n]{1,200})\1\s*(,[^()\n]{0,80})?\)/g;
const MOST_CODE = 20_000;
const LONGEST = 4000;

/** The block that shows what is in a file: the words before it name the file. */
function blockOf(file: string, blocks: readonly RawBlock[]): RawBlock | undefined {
  const name = file.split("/").at(-1) ?? file;
  const named = new RegExp(`(?<![\\w.-])${escapePattern(name)}(?![\\w-])`);
  return blocks.find((one) => (named.test(one.lead) || named.test(one.info ?? "")) && one.code.length <= LONGEST);
}

/** Code that reads a file which the issue shows, with the text of that file instead: nobody else has it. */
export function withFilesRead(code: string, own: RawBlock, blocks: readonly RawBlock[]): string {
  if (code.length > MOST_CODE || !code.includes("readFile")) return code;
  const others = blocks.filter((one) => one !== own);
  return code.replaceAll(READS, (whole: string, _quote: string, file: string, how: string | undefined) => {
    const block = blockOf(file, others);
    if (block === undefined) return whole;
    const text = JSON.stringify(`${block.code}\n`);
    return how === undefined ? `Buffer.from(${text})` : text;
  });
}
