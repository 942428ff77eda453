import { z } from "zod";
import type { LanguageAdapter, ProjectProfile } from "../../../types/language.ts";
import { quoteData } from "../data.ts";
import type { ProjectFiles } from "../files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";

const MOST = 60;
const MOST_FILES = 300;
const LINE = 200;

interface Project {
  adapter: Pick<LanguageAdapter, "findSyntax">;
  profile: ProjectProfile;
}

export function searchSyntax<Offer>({ adapter, profile }: Project, files: ProjectFiles): LoopTool<Offer> {
  return defineTool({
    name: "search_syntax",
    description: "Finds where a name is defined, called, imported or assigned, by the syntax trees of source and test files.",
    input: z.object({
      kind: z.enum(["definition", "call", "import", "assignment"]),
      name: z.string().min(1).max(100).describe("the name alone, e.g. `parse` for `lib.parse(x)`"),
    }),
    describe: ({ kind, name }) => `${kind} of ${name}`,
    async run({ kind, name }) {
      const searched: { file: string; code: string }[] = [];
      for (const file of [...profile.sourceFiles, ...profile.testFiles].slice(0, MOST_FILES)) {
        const code = await files.read(file);
        // Parsing costs; where the name does not stand, nothing can be found.
        if (code?.includes(name) === true) searched.push({ file, code });
      }
      const found = await adapter.findSyntax(searched, { kind, name });
      if (found.length === 0) return { text: `No ${kind} of that name was found.` };
      const more = found.length > MOST ? `\n${found.length - MOST} more are not shown.` : "";
      const lines = found.slice(0, MOST).map(({ file, line, text }) => `${file}:${line}: ${text.trim().slice(0, LINE)}`);
      return { text: quoteData("repository", lines.join("\n")) + more };
    },
  });
}
