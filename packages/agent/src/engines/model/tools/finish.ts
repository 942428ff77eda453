import { z } from "zod";
import { lineAt } from "../../../run/text-places.ts";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { quoteData } from "../data.ts";
import { describeRun, rootsOf } from "../describe-run.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";
import type { NearMisses } from "../near-misses.ts";
import type { Overlay } from "../overlay.ts";
import { verdictOf, type Trial } from "../trial.ts";

/** Between what search likes best and what it likes least: gate V's own criteria come first. */
const SCORE = 0.5;

interface Parts {
  trial: Trial;
  overlay: Overlay;
  test: ReproductionTest;
  nearMisses: NearMisses;
  refusalOf(candidateId: string): string | null;
}

/** What the model says about its edits is left out: the description is made of what was edited. */
function candidateOf(overlay: Overlay, number: number): Candidate {
  const edits = overlay.edits();
  const bases = new Map(overlay.changes().map(({ file, base }) => [file, base]));
  const places = edits.map(({ file, start }) => `${file}:${lineAt(bases.get(file) ?? "", start)}`);
  const [first] = edits;
  return {
    id: `model-${number}`,
    edits,
    family: "model",
    description: `model: ${edits.length === 1 ? "an edit" : `${edits.length} edits`} at ${places.slice(0, 4).join(", ")}`,
    line: first === undefined ? 1 : lineAt(bases.get(first.file) ?? "", first.start),
    score: SCORE,
    proposedBy: "model",
  };
}

export function finish({ trial, overlay, test, nearMisses, refusalOf }: Parts): LoopTool<Judged> {
  let proposed = 0;
  return defineTool({
    name: "finish",
    description: "Proposes your edits as the fix. They are then judged by running the tests; what you say about them is not.",
    input: z.object({ summary: z.string().max(2000).describe("what was wrong, in one sentence") }),
    describe: ({ summary }) => summary.slice(0, 300),
    async run() {
      const changes = overlay.changes();
      if (changes.length === 0) return { text: "Nothing is edited, so there is nothing to propose." };
      proposed += 1;
      const candidate = candidateOf(overlay, proposed);
      const run = await trial.run(test, changes);
      const verdict = verdictOf(run, test);
      const told = describeRun(run, test, rootsOf(await trial.workspace()));
      const reply = (): { text: string } => {
        nearMisses.add(changes);
        if (verdict !== "pass") return { text: `Not a fix yet. ${told}` };
        const refusal = refusalOf(candidate.id) ?? "It was not looked at.";
        return { text: `The test passes, but the fix was refused. Mend that, or give up.\n${quoteData("tool output", refusal)}` };
      };
      return { text: told, offer: { value: { candidate, verdict }, reply } };
    },
  });
}
