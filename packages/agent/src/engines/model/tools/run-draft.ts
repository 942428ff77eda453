import { z } from "zod";
import { describeRun, rootsOf } from "../describe-run.ts";
import { plainPath } from "../files.ts";
import { removeInside } from "../../../run/safe-files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";
import type { TestRequest } from "../reproduce.ts";
import type { Trial } from "../trial.ts";
import { refuseTestFile, TestFile } from "./test-file.ts";

export function runDraft<Offer>(request: TestRequest, trial: Trial): LoopTool<Offer> {
  return defineTool({
    name: "run_test",
    description: "Runs a draft of the test file once on the unchanged program, and shows how it ends.",
    input: z.object(TestFile),
    describe: ({ file }) => file,
    async run({ file, code }) {
      const refused = await refuseTestFile(request, file, code);
      if (refused !== null) return { text: `Not run. ${refused}` };
      const draft = {
        id: "draft",
        testName: "",
        filePath: plainPath(file),
        code,
        derivedFrom: "",
        symptom: { kind: "wrong_value" as const, expected: null, actual: null },
        probe: {},
        secondExamples: [],
      };
      const run = await trial.run(draft, []);
      const { root } = await trial.workspace();
      await removeInside(root, draft.filePath);
      return { text: describeRun(run, draft, rootsOf(await trial.workspace())) };
    },
  });
}
