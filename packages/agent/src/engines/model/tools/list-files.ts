import { z } from "zod";
import { quoteData } from "../data.ts";
import { plainPath, type ProjectFiles } from "../files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";

const MOST = 400;

export function listFiles<Offer>(files: ProjectFiles): LoopTool<Offer> {
  return defineTool({
    name: "list_files",
    description: "Lists the project's files, all or those in one folder.",
    input: z.object({ folder: z.string().max(500).optional().describe("relative path; leave out for all") }),
    describe: ({ folder }) => folder ?? "",
    run({ folder }) {
      const within = plainPath(folder ?? "").replace(/\/+$/, "");
      const found = files.paths.filter((file) => within === "" || within === "." || file.startsWith(`${within}/`));
      if (found.length === 0) return { text: "There are no files in that folder." };
      const more = found.length > MOST ? `\n${found.length - MOST} more are not listed: name a folder.` : "";
      return { text: quoteData("repository", found.slice(0, MOST).join("\n")) + more };
    },
  });
}
