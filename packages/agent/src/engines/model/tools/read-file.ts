import { z } from "zod";
import { cutText, quoteData } from "../data.ts";
import { plainPath, type ProjectFiles } from "../files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";

const MOST_LINES = 400;
const MOST_CHARACTERS = 24_000;

/** Lines with their numbers, `from` and `to` 1-based and included. */
export function numbered(text: string, from: number, to: number): string {
  return text
    .split("\n")
    .slice(from - 1, to)
    .map((line, index) => `${from + index}| ${line}`)
    .join("\n");
}

export function readFile<Offer>(files: ProjectFiles): LoopTool<Offer> {
  return defineTool({
    name: "read_file",
    description: `Shows a text file with your edits, at most ${MOST_LINES} lines at once. The number and the bar before each line are not part of it.`,
    input: z.object({
      file: z.string().max(500).describe("relative path"),
      from: z.int().min(1).optional().describe("first line"),
      to: z.int().min(1).optional().describe("last line"),
    }),
    describe: ({ file, from }) => `${file}${from === undefined ? "" : `:${from}`}`,
    async run({ file, from = 1, to }) {
      const text = await files.read(plainPath(file));
      if (text === null) return { text: "There is no such text file in the project." };
      const all = text.split("\n").length;
      const last = Math.min(all, to ?? all, from + MOST_LINES - 1);
      if (from > all) return { text: `The file has ${all} lines.` };
      const more = last < all ? `\nThe file has ${all} lines.` : "";
      return { text: quoteData("repository", cutText(numbered(text, from, last), MOST_CHARACTERS)) + more };
    },
  });
}
