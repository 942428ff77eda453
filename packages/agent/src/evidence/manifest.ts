import { AgentResultStatus, Sha, StatusResult, TestOutcome } from "@fixpoint/contracts";
import { z } from "zod";

const Nullable = { text: z.string().nullable() };

const SymptomSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("wrong_value"), expected: Nullable.text, actual: Nullable.text }),
  z.object({ kind: z.literal("exception"), errorType: Nullable.text, message: Nullable.text }),
  z.object({ kind: z.literal("missing_exception"), errorType: Nullable.text, message: Nullable.text }),
  z.object({ kind: z.literal("hang") }),
  z.object({ kind: z.literal("missing_export"), name: z.string() }),
]);

/** As `ReproductionTest`; parsed again on replay, since a bundle may come from anywhere. */
export const StoredTest = z.object({
  id: z.string(),
  testName: z.string(),
  filePath: z.string(),
  code: z.string(),
  derivedFrom: z.string(),
  symptom: SymptomSchema,
  demandsNoValue: z.boolean().optional(),
  isOnlyUnwanted: z.boolean().optional(),
  isInTree: z.boolean().optional(),
  isAlone: z.boolean().optional(),
  proposedBy: z.literal("model").optional(),
  probe: z.record(z.string(), z.unknown()),
  secondExamples: z.array(z.object({ kind: z.enum(["unseen_example", "neighbour"]), code: z.string(), description: z.string() })),
});

const Profile = z.object({
  language: z.enum(["javascript", "python"]),
  packageManager: Nullable.text,
  testRunner: Nullable.text,
  reproductionRunner: z.string(),
  packageName: Nullable.text,
  testFiles: z.array(z.string()),
  sourceFiles: z.array(z.string()),
  testSupport: z.array(z.string()).optional(),
  leftOut: z.array(z.string()).optional(),
  testFolder: z.string(),
  notes: z.array(z.string()),
  details: z.record(z.string(), z.unknown()),
});

/** Everything that the bundle promises; `files` has the sha256 of each other file in it. */
export const Manifest = z.object({
  format: z.literal("fixpoint-evidence"),
  version: z.literal(1),
  createdAt: z.string(),
  verdict: z.object({ resultStatus: AgentResultStatus, reason: z.string(), summary: z.string() }),
  statusResult: StatusResult,
  baseSha: Sha,
  sandbox: z.object({ driver: z.string(), strength: z.enum(["isolated", "none"]) }),
  profile: Profile,
  install: z.object({
    status: z.string(),
    cacheKey: Nullable.text,
    dependencies: z.array(z.string()),
    toolVersions: z.record(z.string(), z.string()),
  }),
  /** The test that gate R admitted is `reproduction/test.json`. */
  hasReproduction: z.boolean(),
  hasFix: z.boolean(),
  /** As a person would type them in the repository's root. */
  commands: z.array(z.string()),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof Manifest>;

/** `issue.json`, as far as it is read again. */
export const StoredIssue = z.object({ title: z.string(), text: z.string() });

/** `reproduction/attempts.json`: the tests that gate R refused, and why. */
export const StoredAttempts = z.array(z.object({ test: StoredTest, code: z.string() }));

/** `results/baseline.json`. */
export const StoredBaseline = z.object({
  command: z.string(),
  ended: z.enum(["exited", "timeout", "output_limit", "memory", "aborted", "failed_to_start"]),
  exitCode: z.number().int().nullable(),
  output: z.string(),
  durationMs: z.number(),
  partial: z.boolean(),
  cases: z.array(z.object({ name: z.string(), file: Nullable.text, outcome: TestOutcome, flaky: z.boolean() })),
});
