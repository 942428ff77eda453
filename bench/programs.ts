import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { materialiseProgram } from "./programs/materialise-program.ts";
import { readPrograms, type Program } from "./programs/read-programs.ts";
import { readOptions, select, usageOf, type RepairOptions } from "./repair/options.ts";
import { renderDetails, renderReport } from "./repair/report.ts";
import { runRepairCase, type RepairResult } from "./repair/run-case.ts";
import { runBench } from "./shared/run-bench.ts";

const DATA = path.join(import.meta.dirname, "..", ".cache", "bench-programs");

async function runAll(programs: readonly Program[], options: RepairOptions, signal: AbortSignal): Promise<RepairResult[]> {
  const sandbox = await createSandbox({ driver: "auto" });
  const results: RepairResult[] = [];
  for (const entry of programs) {
    const name = `${entry.language}/${entry.slug}`;
    process.stderr.write(`${name} …\n`);
    const repository = await materialiseProgram(entry.tree, path.join(DATA, "repositories", name), signal);
    results.push(await runRepairCase({ entry, repository, sandbox, dataDir: DATA, options, signal }));
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ results }, null, 2)}\n`);
  }
  return results;
}

async function run(options: RepairOptions, signal: AbortSignal): Promise<void> {
  const results = await runAll(select(await readPrograms(), options), options, signal);
  process.stdout.write(options.json ? `${JSON.stringify({ results }, null, 2)}\n` : `${renderReport(results)}\n`);
  if (options.verbose) process.stderr.write(`${renderDetails(results)}\n`);
}

await runBench({
  usage: usageOf("bench/programs.ts", "small programs"),
  readOptions,
  run,
});
