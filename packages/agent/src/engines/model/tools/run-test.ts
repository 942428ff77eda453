import { z } from "zod";
import type { ReproductionTest } from "../../../types/language.ts";
import { describeRun, rootsOf } from "../describe-run.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";
import type { NearMisses } from "../near-misses.ts";
import type { Overlay } from "../overlay.ts";
import { verdictOf, type Trial } from "../trial.ts";

interface Parts {
  trial: Trial;
  overlay: Overlay;
  test: ReproductionTest;
  nearMisses: NearMisses;
}

export function runTest<Offer>({ trial, overlay, test, nearMisses }: Parts): LoopTool<Offer> {
  return defineTool({
    name: "run_test",
    description: "Runs the failing test on your copy with your edits, and shows how it ends.",
    input: z.object({}),
    describe: () => "",
    async run() {
      const changes = overlay.changes();
      const run = await trial.run(test, changes);
      if (verdictOf(run, test) !== "pass") nearMisses.add(changes);
      return { text: describeRun(run, test, rootsOf(await trial.workspace())) };
    },
  });
}
