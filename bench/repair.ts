import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { PackageUnavailableError } from "../apps/server/src/published-packages/index.ts";
import { materialiseCase } from "./repair/materialise-case.ts";
import { readOptions, refusePlain, select, usageOf, type RepairOptions } from "./repair/options.ts";
import { readCases } from "./repair/read-cases.ts";
import { renderDetails, renderReport } from "./repair/report.ts";
import { runRepairCase, type RepairResult } from "./repair/run-case.ts";
import { runBench } from "./shared/run-bench.ts";

interface Report {
  results: RepairResult[];
  /** Cases whose package cannot be had on this machine, with the reason. */
  missing: string[];
}

/** A file that is read while a run goes on is never half a document. */
async function keep(report: Report, file: string | null): Promise<void> {
  if (file === null) return;
  await writeFile(`${file}.part`, `${JSON.stringify(report, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/** What was found is kept after every case: a run of a whole half takes long, and one that is stopped has its figures. */
async function runAll(options: RepairOptions, signal: AbortSignal): Promise<Report> {
  const dataDir = path.join(import.meta.dirname, "..", ".cache", "bench-repair");
  const cases = select(await readCases(), options);
  const sandbox = await createSandbox({ driver: "auto" });
  const report: Report = { results: [], missing: [] };
  for (const entry of cases) {
    const name = `${entry.language}/${entry.slug}`;
    process.stderr.write(`${name} …\n`);
    try {
      const repository = await materialiseCase({
        source: entry.source,
        repositoryPath: path.join(dataDir, "repositories", name),
        cacheDir: path.join(dataDir, "packages"),
        signal,
      });
      report.results.push(await runRepairCase({ entry, repository, sandbox, dataDir, options, signal }));
    } catch (error) {
      if (!(error instanceof PackageUnavailableError)) throw error;
      report.missing.push(`${name}: ${error.message}`);
    }
    await keep(report, options.out);
  }
  return report;
}

async function run(options: RepairOptions, signal: AbortSignal): Promise<void> {
  refusePlain(options);
  const report = await runAll(options, signal);
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : `${renderReport(report.results)}\n`);
  for (const line of report.missing) process.stderr.write(`Missing: ${line}\n`);
  if (options.verbose) process.stderr.write(`${renderDetails(report.results)}\n`);
}

await runBench({ usage: usageOf("bench/repair.ts", "real bugs"), readOptions, run });
