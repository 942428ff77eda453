import { z } from "zod";
import { quoteData } from "../data.ts";
import { plainPath, type ProjectFiles } from "../files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";

const MOST = 60;
const MOST_FILES = 3000;
const LINE = 200;

export function searchText<Offer>(files: ProjectFiles): LoopTool<Offer> {
  return defineTool({
    name: "search_text",
    description: "Finds the lines that hold a text, exactly as given, in all files or in one folder.",
    input: z.object({
      text: z.string().min(2).max(200),
      folder: z.string().max(500).optional().describe("relative path; leave out for all"),
    }),
    describe: ({ text }) => `“${text}”`,
    async run({ text, folder }) {
      const within = plainPath(folder ?? "").replace(/\/+$/, "");
      const searched = files.paths.filter((file) => within === "" || file === within || file.startsWith(`${within}/`));
      const found: string[] = [];
      for (const file of searched.slice(0, MOST_FILES)) {
        const lines = (await files.read(file))?.split("\n") ?? [];
        for (const [index, line] of lines.entries())
          if (line.includes(text)) found.push(`${file}:${index + 1}: ${line.trim().slice(0, LINE)}`);
        if (found.length > MOST) break;
      }
      if (found.length === 0) return { text: "No line holds it." };
      const more = found.length > MOST ? `\nThere are more: look for something rarer.` : "";
      return { text: quoteData("repository", found.slice(0, MOST).join("\n")) + more };
    },
  });
}
