import { z } from "zod";
import { standsIn, wordsOfIssue } from "../../../gates/stated-by-issue.ts";
import type { Symptom } from "../../../types/facts.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { quoteData } from "../data.ts";
import { plainPath } from "../files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";
import type { TestRequest } from "../reproduce.ts";
import { refuseTestFile, TestFile } from "./test-file.ts";

/** A test that waits for its verdict. */
export interface ProposedTest {
  test: ReproductionTest;
  /** Tells the model why it was refused. */
  refuse(why: string): void;
}

const Text = z.string().min(1).max(2000).nullable();
const Claim = z.object({
  kind: z.enum(["wrong_value", "exception", "missing_exception"]),
  expected: Text.describe("wrong_value: the right value, as the report writes it"),
  actual: Text.describe("wrong_value: what comes out now, as the report writes it; null where it does not"),
  errorType: Text.describe("of the exception, as the report names it"),
  message: Text.describe("of the exception, as the report quotes it"),
});

function symptomOf({ kind, expected, actual, errorType, message }: z.infer<typeof Claim>): Symptom {
  return kind === "wrong_value" ? { kind, expected, actual } : { kind, errorType, message };
}

export function proposeTest(request: TestRequest): LoopTool<ProposedTest> {
  let proposed = 0;
  return defineTool({
    name: "propose_test",
    description: "Puts a test forward. It is admitted only where it fails alike in five runs with what the report states.",
    input: z.object({
      ...TestFile,
      name: z.string().min(1).max(200).describe("the test's name, as in the file"),
      symptom: Claim,
      quote: z.string().max(500).describe("the sentence or line of the report that states it"),
    }),
    describe: ({ file, symptom }) => `${file} (${symptom.kind.replaceAll("_", " ")})`,
    async run({ file, code, name, symptom, quote }) {
      const refused = await refuseTestFile(request, file, code);
      if (refused !== null) return { text: `Refused. ${refused}` };
      proposed += 1;
      const words = standsIn(wordsOfIssue(request.facts), quote) ? `“${quote.slice(0, 200)}” in the issue` : "the issue's words";
      const test: ReproductionTest = {
        id: `model-${proposed}`,
        testName: name,
        filePath: plainPath(file),
        code,
        derivedFrom: `${words}, by a model`,
        symptom: symptomOf(symptom),
        demandsNoValue: symptom.kind === "exception",
        proposedBy: "model",
        probe: {},
        secondExamples: [],
      };
      let why = "It was not looked at.";
      const refuse = (told: string): void => {
        why = told;
      };
      return {
        text: why,
        offer: { value: { test, refuse }, reply: () => ({ text: `Refused.\n${quoteData("tool output", why)}` }) },
      };
    },
  });
}
