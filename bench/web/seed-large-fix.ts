import type { TestResults } from "@fixpoint/contracts";
import { claimRun, createIssues, createProject, finishRun } from "@fixpoint/db";
import type { Place } from "../api/seed.ts";

/** Of unchanged lines no more than are shown around a change. */
const BLOCK_LINES = 6;

/** A file in which every second block of six lines was edited: lines that are removed, added and left, 5,000 in all. */
function changedFile(diffLines: number) {
  const fileLines = Math.floor(diffLines / 1.5);
  const base = Array.from({ length: fileLines }, (_, index) => `const total${index} = addUp(prices, ${index}, "EUR"); // line`);
  const changed = base.map((_, index) => index).filter((index) => Math.floor(index / BLOCK_LINES) % 2 === 0);
  const patch = [...base];
  for (const index of changed) patch[index] = `const total${index} = addUpAll(prices ?? [], ${index}, "EUR"); // line`;
  const numbers = changed.map((index) => index + 1);
  return { base: `${base.join("\n")}\n`, patch: `${patch.join("\n")}\n`, numbers };
}

function results(output: string, passed: boolean): TestResults {
  const status = passed ? "PASSED" : "FAILED";
  return {
    output,
    output_storage_path: null,
    test_run: "node --test test/totals.test.js",
    granular_test_results: [{ name: "adds up", file: "test/totals.test.js", status, duration_ms: 3, message: null }],
    aggregate_test_results: status,
  };
}

/** A log as a chatty suite leaves it: every tenth line coloured. */
function log(lines: number): string {
  return Array.from({ length: lines }, (_, index) =>
    index % 10 === 0 ? `\u001b[31mnot ok ${index} total\u001b[39m` : `ok ${index} total of the cart (1ms)`,
  ).join("\n");
}

export interface LargeFix {
  slug: string;
  bugId: string;
}

/** A bug whose validated fix and whose output are as large as any person would look at. */
export async function seedLargeFix({ db, organizationId }: Place, diffLines: number, logLines: number): Promise<LargeFix> {
  const slug = `fix-${diffLines}-${logLines}`;
  const project = await createProject(db, { organizationId, name: slug, slug, keyPrefix: `F${diffLines}` });
  if (!project) throw new Error("no project");
  const place = { organizationId, projectId: project.id };
  const report = { title: "Totals are wrong for an empty cart", text: "`addUp` throws when there are no prices." };
  const [issue] = await createIssues(db.$client, [{ ...place, ...report, issueUrl: null, source: "local", createdById: null }]);
  const claim = await claimRun(db, organizationId, issue?.currentRunId ?? "", "bench");
  if (!issue || !claim) throw new Error("no run");
  const { base, patch, numbers } = changedFile(diffLines);
  const covered = numbers.filter((line) => line % 7 > 0);
  const result = {
    baseSha: "0".repeat(40),
    patch: null,
    fix: [
      {
        file_path: "src/totals.js",
        base: { code: base, code_storage_path: null },
        patch: { code: patch, code_storage_path: null },
        added_lines: numbers,
        removed_lines: numbers,
        tests_coverage: covered,
        coverable_lines: numbers,
        coverage_by_tests: { "adds up": covered.length },
        detailed_coverage: [{ test_name: "adds up", added_covered_lines: covered }],
      },
    ],
    reproductionScript: [
      {
        test_name: "adds up",
        file_path: "test/totals.test.js",
        test_code: 'import "../src/totals.js";\n',
        results_pre_fix: results(log(logLines), false),
        results_post_fix: results("ok 1 - adds up\n", true),
      },
    ],
    existingUnitTests: [],
    modifiedUnitTests: [],
    evidence: {
      version: 1 as const,
      verdict: { reason: "validated", summary: "The fix is proven.", errorKind: null },
      suitability: null,
      baseSha: null,
      engine: null,
      sandbox: null,
      environment: null,
      reproduction: null,
      suspicious: [],
      search: null,
      strength: null,
      coverage: { covered: covered.length, coverable: numbers.length },
      tried: [],
      timings: { total: 0, toReproduction: null, toFix: null, byStage: {} },
      peakMemoryBytes: null,
      replayCommand: null,
    },
    evidencePath: null,
  };
  const passed = "passed" as const;
  await finishRun(db, claim, result, {
    agentResultStatus: "validated_fix",
    statusResult: {
      has_fix: true,
      issue_status: "validated_fix",
      reproduced_status: passed,
      unit_tests_status: passed,
      pre_commit_test_status: passed,
      validation_test_status: passed,
    },
    coveredLines: covered.length,
    coverableLines: numbers.length,
  });
  return { slug, bugId: issue.id };
}
