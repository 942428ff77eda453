import { z } from "zod";
import { defineTool, type LoopTool } from "../loop/tool.ts";
import type { Overlay } from "../overlay.ts";

export function undoEdits<Offer>(overlay: Overlay): LoopTool<Offer> {
  return defineTool({
    name: "undo_edits",
    description: "Takes your edits back: of one file, or all of them.",
    input: z.object({ file: z.string().max(500).optional().describe("relative path; leave out for all") }),
    describe: ({ file }) => file ?? "",
    run({ file }) {
      const before = overlay.changes().length;
      overlay.reset(file);
      const now = overlay.changes().length;
      return { text: `${now} files are edited now.`, ...(now === before ? {} : { isNews: true as const }) };
    },
  });
}
