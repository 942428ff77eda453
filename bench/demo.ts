import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { demoProjects, materialiseDemoProject, PackageUnavailableError, readDemoIssues } from "../apps/server/src/demo/index.ts";
import { readOptions, USAGE, type BenchOptions } from "./demo/options.ts";
import { renderSummary, renderTable } from "./demo/report.ts";
import { runCase, type CaseResult } from "./demo/run-case.ts";
import { runBench } from "./shared/run-bench.ts";

function wanted(only: readonly string[], project: string, issue: string): boolean {
  return only.length === 0 || only.some((slug) => slug === project || slug === issue || slug === `${project}/${issue}`);
}

async function runAll(options: BenchOptions, signal: AbortSignal): Promise<{ results: CaseResult[]; missing: string[] }> {
  const dataDir = path.join(import.meta.dirname, "..", ".cache", "bench-demo");
  await mkdir(dataDir, { recursive: true });
  const sandbox = await createSandbox({ driver: "auto" });
  const results: CaseResult[] = [];
  const missing: string[] = [];
  for (const project of demoProjects) {
    const issues = (await readDemoIssues(project)).filter((issue) => wanted(options.only, project.slug, issue.slug));
    if (issues.length === 0) continue;
    const repository = await materialiseDemoProject({ project, dataDir, signal }).catch((error: unknown) => {
      if (!(error instanceof PackageUnavailableError)) throw error;
      missing.push(`${project.slug}: ${error.message}`);
      return null;
    });
    if (repository === null) continue;
    for (const issue of issues) {
      process.stderr.write(`${project.slug}/${issue.slug} …\n`);
      results.push(await runCase({ project, issue, repository, sandbox, dataDir, options, signal }));
    }
  }
  return { results, missing };
}

async function run(options: BenchOptions, signal: AbortSignal): Promise<void> {
  const { results, missing } = await runAll(options, signal);
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ results, missing }, null, 2)}\n`);
    return;
  }
  process.stdout.write(`${renderTable(results)}\n\n${renderSummary(results)}\n`);
  for (const line of missing) process.stdout.write(`Missing: ${line}\n`);
  if (!options.verbose) return;
  for (const result of results) {
    process.stderr.write(`\n${result.name}: ${result.summary}\n`);
    for (const attempt of result.tried)
      process.stderr.write(`  ${attempt.stage}: ${attempt.what} → ${attempt.result}: ${attempt.detail}\n`);
    if (result.patch !== null) process.stderr.write(`${result.patch}\n`);
    if (result.checkOutput !== null) process.stderr.write(`check: ${result.checkOutput}\n`);
  }
}

await runBench({ usage: USAGE, readOptions, run });
