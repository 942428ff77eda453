import { z } from "zod";

/** One side of a changed file: the file's whole text, or where to load it from. */
export const FileVersion = z.object({
  code: z.string().nullable(),
  code_storage_path: z.string().nullable(),
});

/** A changed file. Line numbers are 1-based; added and coverage lines count in the patched file, removed lines in the base file. */
export const FixItem = z.object({
  file_path: z.string(),
  base: FileVersion,
  patch: FileVersion,
  added_lines: z.array(z.number().int().positive()),
  removed_lines: z.array(z.number().int().positive()),
  /** Added lines that some test ran. */
  tests_coverage: z.array(z.number().int().positive()),
  /** Added lines that hold code which can run at all. */
  coverable_lines: z.array(z.number().int().positive()),
  /** test name → how many added lines it ran. */
  coverage_by_tests: z.record(z.string(), z.number().int().nonnegative()),
  detailed_coverage: z.array(z.object({ test_name: z.string(), added_covered_lines: z.array(z.number().int().positive()) })),
});
export type FixItem = z.infer<typeof FixItem>;

export const TEST_OUTCOMES = ["PASSED", "FAILED", "SKIPPED", "ERROR"] as const;
export const TestOutcome = z.enum(TEST_OUTCOMES);
export type TestOutcome = z.infer<typeof TestOutcome>;

export const GranularTestResult = z.object({
  name: z.string(),
  file: z.string().nullable(),
  status: TestOutcome,
  duration_ms: z.number().nonnegative().nullable(),
  /** The failure in words, truncated; null when it passed. */
  message: z.string().nullable(),
});
export type GranularTestResult = z.infer<typeof GranularTestResult>;

/** What one run of tests printed and how it ended. */
export const TestResults = z.object({
  /** Stdout and stderr together, truncated to the limits; ANSI kept. */
  output: z.string().nullable(),
  output_storage_path: z.string().nullable(),
  /** The command that was run, for a person to repeat. */
  test_run: z.string(),
  granular_test_results: z.array(GranularTestResult),
  aggregate_test_results: TestOutcome,
});
export type TestResults = z.infer<typeof TestResults>;

export const ReproductionItem = z.object({
  test_name: z.string(),
  /** Where the test belongs in the repository, relative to its root. */
  file_path: z.string(),
  test_code: z.string(),
  results_pre_fix: TestResults,
  /** null while no fix was validated. */
  results_post_fix: TestResults.nullable(),
});
export type ReproductionItem = z.infer<typeof ReproductionItem>;

export const ExistingUnitTest = z.object({
  name: z.string(),
  file_path: z.string().nullable(),
  result_pre_fix: TestOutcome,
  result_post_fix: TestOutcome.nullable(),
  /** Changed its result between identical runs on the base commit. */
  flaky: z.boolean(),
});
export type ExistingUnitTest = z.infer<typeof ExistingUnitTest>;

/** An existing test file that the fix changes; gate V allows additions only. */
export const ModifiedUnitTest = z.object({
  file_path: z.string(),
  base_code: z.string().nullable(),
  patch_code: z.string(),
});
export type ModifiedUnitTest = z.infer<typeof ModifiedUnitTest>;
