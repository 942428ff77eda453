import { inspectRepository, runPipeline, type RunOutcome } from "@fixpoint/agent";
import type { z } from "zod";
import type { ToolCall } from "./call.ts";
import { issueOf } from "./issue-of.ts";
import { runSetup } from "./run-setup.ts";
import type { REPRODUCE } from "./schemas.ts";

type Input = z.infer<z.ZodObject<typeof REPRODUCE.input>>;
type Output = z.infer<z.ZodObject<typeof REPRODUCE.output>>;

const MOST_OUTPUT = 4000;

/** The pipeline up to the reproduction: with no suspicious line and no engine there is nothing to repair. */
export async function runToReproduction(input: Input, call: ToolCall): Promise<RunOutcome> {
  const { repository, base, timeoutSeconds } = input;
  const issue = issueOf(input.issue);
  await inspectRepository(repository, { base, signal: call.signal });
  const setup = await runSetup(call);
  const options = { ...setup, repository, base, issue, engine: "auto" as const, timeoutMs: timeoutSeconds * 1000 };
  return runPipeline(options, { engines: [], rankSuspicious: () => [] });
}

function verdictOf({ resultStatus }: RunOutcome): Output["verdict"] {
  if (resultStatus === "no_result") return "not_reproduced";
  return resultStatus === "validated_fix" ? "reproduced" : resultStatus;
}

function reproductionOf({ reproductionScript, evidence }: RunOutcome): Output["reproduction"] {
  const [test] = reproductionScript;
  if (test === undefined || evidence.reproduction === null) return null;
  const { symptom, derivedFrom, stableRuns } = evidence.reproduction;
  const output = test.results_pre_fix?.output ?? "";
  return {
    filePath: test.file_path,
    testName: test.test_name,
    code: test.test_code,
    symptom,
    derivedFrom,
    stableRuns,
    output: output.slice(-MOST_OUTPUT),
  };
}

export async function reproduce(input: Input, call: ToolCall): Promise<Output> {
  const outcome = await runToReproduction(input, call);
  const { evidence, baseSha, evidenceDir } = outcome;
  const verdict = verdictOf(outcome);
  // Why the run ended after the reproduction says nothing about the bug.
  const reached = {
    reason: "reproduced",
    summary: `A test fails on the base as the issue says: ${evidence.reproduction?.symptom}.`,
  };
  const { reason, summary } = verdict === "reproduced" ? reached : evidence.verdict;
  return {
    verdict,
    reason,
    summary,
    baseSha,
    reproduction: reproductionOf(outcome),
    tried: evidence.tried,
    evidenceFolder: evidenceDir,
    replayCommand: evidence.replayCommand,
  };
}
