import { z } from "zod";
import { Stage } from "./stages.ts";

/** One thing the agent tried on the way and how it ended; shown for every verdict, above all for `no_result`. */
export const Attempt = z.object({
  stage: Stage,
  /** What was tried, e.g. “call parse('1h') from the first code block”. */
  what: z.string(),
  /** Stable code, e.g. `passed_on_base`, `import_error`, `wrong_symptom`, `flaky`. */
  result: z.string(),
  /** The result in words. */
  detail: z.string(),
});
export type Attempt = z.infer<typeof Attempt>;

export const SuspiciousLine = z.object({
  file: z.string(),
  line: z.number().int().positive(),
  score: z.number(),
  reasons: z.array(z.string()),
});
export type SuspiciousLine = z.infer<typeof SuspiciousLine>;

export const Mutant = z.object({
  file: z.string(),
  line: z.number().int().positive(),
  description: z.string(),
  status: z.enum(["killed", "survived", "timeout"]),
});

/** What a model was asked for in a run, and how the conversation ended. Nothing that it said is a verdict. */
export const ModelUse = z.object({
  purpose: z.enum(["intake", "reproduce", "repair"]),
  provider: z.string(),
  model: z.string(),
  /** `<file>@<version>` of the prompt. */
  prompt: z.string(),
  calls: z.number().int(),
  /** As the provider counted them. */
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** 10⁻⁹ dollars. */
  costNanoUsd: z.number(),
  /** Stable code, e.g. `finished`, `gave_up`, `step_limit`, `budget_reached`, `provider_unavailable`. */
  end: z.string(),
});
export type ModelUse = z.infer<typeof ModelUse>;

/** What proves the verdict, beside the test results themselves. */
export const Evidence = z.object({
  version: z.literal(1),
  verdict: z.object({
    /** Stable code of the reason for the result status. */
    reason: z.string(),
    /** One or two plain sentences. */
    summary: z.string(),
    /** Told apart when the result status is `error`. */
    errorKind: z.enum(["infrastructure", "project"]).nullable(),
  }),
  suitability: z
    .object({
      kind: z.enum(["bug", "question", "feature", "docs", "not_enough_facts", "security"]),
      reasons: z.array(z.string()),
      missingFacts: z.array(z.string()),
      /** The question to ask the reporter; null when nothing is missing. */
      draftQuestion: z.string().nullable(),
    })
    .nullable(),
  baseSha: z.string().nullable(),
  engine: z.string().nullable(),
  sandbox: z.object({ driver: z.string(), strength: z.enum(["isolated", "none"]) }).nullable(),
  environment: z
    .object({
      language: z.string(),
      packageManager: z.string().nullable(),
      testRunner: z.string().nullable(),
      testCommand: z.string().nullable(),
      toolVersions: z.record(z.string(), z.string()),
      install: z.enum(["installed", "cached", "not_needed", "failed"]),
      baseline: z
        .object({
          passed: z.number().int(),
          failed: z.number().int(),
          skipped: z.number().int(),
          flaky: z.number().int(),
        })
        .nullable(),
      notes: z.array(z.string()),
      /** Files that a build makes and that their sources stood in for; missing where there are none. */
      standIns: z.array(z.object({ file: z.string(), source: z.string() })).optional(),
    })
    .nullable(),
  reproduction: z
    .object({
      /** Where it was derived from, in words. */
      derivedFrom: z.string(),
      symptom: z.string(),
      /** Identical results out of how many runs on the base commit. */
      stableRuns: z.number().int(),
      command: z.string(),
    })
    .nullable(),
  suspicious: z.array(SuspiciousLine),
  search: z
    .object({
      candidatesTried: z.number().int(),
      /** Make the test pass. */
      candidatesPlausible: z.number().int(),
      /** Of these, those that nothing else known spoke against during the search: absent where that was not counted. */
      candidatesSurviving: z.number().int().optional(),
      seconds: z.number(),
      candidatesPerSecond: z.number(),
      /** How the chosen edit was made, e.g. “boundary: < became <=”. */
      chosen: z.string().nullable(),
      /** Best first, as unified diffs: beside a fix the others that passed too, else edits that pass the test and are not proven. */
      alternatives: z.array(z.object({ description: z.string(), diff: z.string() })),
    })
    .nullable(),
  strength: z
    .object({
      /** Hunks whose removal turns something red / all hunks. */
      neededHunks: z.number().int(),
      hunks: z.number().int(),
      mutants: z.array(Mutant),
      /** `unseen_example` passed where the issue has a second one, else neighbours stood in. */
      secondExample: z.enum(["unseen_example", "neighbours", "none"]),
      notes: z.array(z.string()),
    })
    .nullable(),
  coverage: z.object({ covered: z.number().int(), coverable: z.number().int() }).nullable(),
  /** Absent where no model was asked. */
  models: z.array(ModelUse).optional(),
  tried: z.array(Attempt),
  /** Seconds from the start of the run. */
  timings: z.object({
    total: z.number(),
    toReproduction: z.number().nullable(),
    toFix: z.number().nullable(),
    byStage: z.record(z.string(), z.number()),
  }),
  peakMemoryBytes: z.number().nullable(),
  /** What a person runs to see it all again. */
  replayCommand: z.string().nullable(),
});
export type Evidence = z.infer<typeof Evidence>;
