import { z } from "zod";
import { defineTool, type LoopTool } from "../loop/tool.ts";
import type { Overlay } from "../overlay.ts";

export function editFile<Offer>(overlay: Overlay): LoopTool<Offer> {
  return defineTool({
    name: "edit_file",
    description:
      "Replaces one exact piece of text in a source file of your copy; it must occur once. Tests, configurations, lockfiles and workflows cannot be edited.",
    input: z.object({
      file: z.string().max(500).describe("relative path"),
      find: z.string().min(1).max(20_000).describe("the text as it stands, without line numbers"),
      replace: z.string().max(20_000),
    }),
    describe: ({ file }) => file,
    async run({ file, find, replace }) {
      const refused = await overlay.replace(file, find, replace);
      return refused === null ? { text: "Edited.", isNews: true } : { text: `Not edited. ${refused}` };
    },
  });
}
