import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { materialiseCase } from "./repair/materialise-case.ts";
import { readOptions, refusePlain, select, usageOf, type RepairOptions } from "./repair/options.ts";
import { renderDetails, renderReport } from "./repair/report.ts";
import { runRepairCase, type RepairResult } from "./repair/run-case.ts";
import { measured, slugOf } from "./releases/measured.ts";
import { readCases } from "./releases/read-cases.ts";
import { runBench } from "./shared/run-bench.ts";

const DATA = path.join(import.meta.dirname, "..", ".cache", "bench-releases");

async function runAll(options: RepairOptions, signal: AbortSignal): Promise<RepairResult[]> {
  const sandbox = await createSandbox({ driver: "auto" });
  const cases = await readCases();
  const sources = new Map(cases.map((entry) => [slugOf(entry), entry]));
  const entries = await Promise.all(cases.map((entry) => measured(entry, path.join(DATA, "checks"))));
  const results: RepairResult[] = [];
  for (const entry of select(entries, options)) {
    const found = sources.get(entry.slug);
    if (found === undefined) continue;
    process.stderr.write(`${entry.slug} …\n`);
    const repository = await materialiseCase({
      source: { kind: "npm", name: found.package, ...found.before },
      repositoryPath: path.join(DATA, "repositories", entry.slug),
      cacheDir: path.join(DATA, "packages"),
      signal,
    });
    results.push(await runRepairCase({ entry, repository, sandbox, dataDir: DATA, options, signal }));
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ results }, null, 2)}\n`);
  }
  return results;
}

await runBench({
  usage: usageOf("bench/releases.ts", "bugs that releases of published packages mended"),
  readOptions,
  async run(options: RepairOptions, signal: AbortSignal) {
    refusePlain(options);
    const results = await runAll(options, signal);
    process.stdout.write(options.json ? `${JSON.stringify({ results }, null, 2)}\n` : `${renderReport(results)}\n`);
    if (options.verbose) process.stderr.write(`${renderDetails(results)}\n`);
  },
});
