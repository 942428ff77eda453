import { z } from "zod";
import { defineTool, type LoopTool } from "../loop/tool.ts";

export function giveUp<Offer>(): LoopTool<Offer> {
  return defineTool({
    name: "give_up",
    description: "Ends without a result.",
    input: z.object({ reason: z.string().max(2000).describe("one sentence") }),
    describe: ({ reason }) => reason.slice(0, 300),
    run: () => ({ text: "Ended.", end: "gave_up" }),
  });
}
