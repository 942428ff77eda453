import { Attempt, Evidence } from "@fixpoint/contracts";
import { z } from "zod";

const issue = z.string().describe("The issue as Markdown; its first line is the title.");
const repository = z
  .string()
  .describe("Absolute path or git URL of the repository. It is only read: all work happens on a copy.");
const base = z.string().optional().describe("Commit to work on.");
const timeoutSeconds = z.number().int().min(10).max(7200).default(900).describe("For the whole call.");
const evidence = z.string().describe("Absolute path of an evidence folder, as reproduce and validate name it.");

/** Where the proof is and how anybody runs it again; null where there is nothing to run. */
const proof = {
  evidenceFolder: z.string().nullable(),
  replayCommand: z.string().nullable(),
};
const Reproduction = z.object({
  filePath: z.string(),
  testName: z.string(),
  code: z.string(),
  symptom: z.string(),
  derivedFrom: z.string().describe("Where in the issue the test comes from."),
  stableRuns: z.number().int().describe("Runs on the base that failed alike."),
  output: z.string().describe("What the failing test printed, its end."),
});

export const TRIAGE = {
  input: { issue },
  output: {
    isSuitable: z.boolean().describe("Whether a run on it is worth its time."),
    ...Evidence.shape.suitability.unwrap().shape,
    facts: z.object({
      title: z.string(),
      expectations: z.array(
        z.object({ expression: z.string().nullable(), expected: z.string().nullable(), actual: z.string().nullable() }),
      ),
      errors: z.array(z.object({ type: z.string().nullable(), message: z.string().nullable() })),
      identifiers: z.array(z.string()),
      files: z.array(z.string()),
      versions: z.array(z.object({ name: z.string(), version: z.string() })),
      codeBlocks: z.number().int(),
      notes: z.array(z.string()).describe("What was left out of the text, such as hidden parts."),
    }),
  },
};

export const REPRODUCE = {
  input: {
    repository,
    issue,
    base: base.describe("Commit to work on; the head of the default branch by default."),
    timeoutSeconds,
  },
  output: {
    verdict: z.enum(["reproduced", "not_reproduced", "unsuitable_issue", "error"]),
    reason: z.string().describe("Stable code."),
    summary: z.string(),
    baseSha: z.string().nullable(),
    reproduction: Reproduction.nullable().describe("The test that fails for the reason that the issue states."),
    tried: z.array(Attempt),
    ...proof,
  },
};

export const VALIDATE = {
  input: {
    repository,
    patch: z.string().describe("The fix as a unified diff against the base."),
    issue: issue.optional().describe("The issue as Markdown; where no evidence is given."),
    evidence: evidence.optional().describe("Evidence folder of a reproduction; saves reproducing the issue again."),
    base: base.describe("Commit to prove the patch on; by default that of the evidence, else the head of the default branch."),
    timeoutSeconds,
  },
  output: {
    verdict: z.enum(["validated", "refused", "already_fixed", "not_comparable", "not_reproduced", "error"]),
    code: z.string().describe("Stable code of the gate or of what stopped it."),
    detail: z.string(),
    baseSha: z.string().nullable(),
    patch: z.string().nullable().describe("Fix and regression test as `git apply` takes them; only where it is validated."),
    tried: z.array(Attempt),
    ...proof,
  },
};

export const REPLAY = {
  input: { evidence },
  output: {
    holds: z.boolean(),
    verdict: z.string().nullable().describe("What came out now; null where the bundle could not be run."),
    differences: z.array(z.string()),
  },
};
