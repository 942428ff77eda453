import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import pLimit from "p-limit";
import type { ImportedRepository } from "../apps/server/src/published-packages/index.ts";
import { materialiseCase } from "./repair/materialise-case.ts";
import type { RepairCase } from "./repair/read-cases.ts";
import { readOptions, USAGE, type ReproduceOptions } from "./reproduce/options.ts";
import { readOwn, readPhrasings, type Phrasing } from "./reproduce/read-phrasings.ts";
import { renderOwn, renderReport, renderRest } from "./reproduce/report.ts";
import { runPhrasing, type ReadPhrasing } from "./reproduce/run-phrasing.ts";
import { runBench } from "./shared/run-bench.ts";

const DATA = path.join(import.meta.dirname, "..", ".cache", "bench-repair");

async function repositoriesOf(phrasings: readonly Phrasing[], signal: AbortSignal): Promise<Map<RepairCase, ImportedRepository>> {
  const repositories = new Map<RepairCase, ImportedRepository>();
  for (const { entry } of phrasings) {
    if (repositories.has(entry)) continue;
    const repositoryPath = path.join(DATA, "repositories", entry.language, entry.slug);
    const cacheDir = path.join(DATA, "packages");
    repositories.set(entry, await materialiseCase({ source: entry.source, repositoryPath, cacheDir, signal }));
  }
  return repositories;
}

async function readAll(options: ReproduceOptions, signal: AbortSignal): Promise<ReadPhrasing[]> {
  const phrasings = options.own ? await readOwn(options) : await readPhrasings(options);
  const repositories = await repositoriesOf(phrasings, signal);
  const sandbox = await createSandbox({ driver: "auto" });
  const cacheDir = path.join(DATA, "dependencies");
  const limit = pLimit(options.jobs);
  try {
    return await limit.map(phrasings, async (phrasing) => {
      const { entry, form } = phrasing;
      const repository = repositories.get(entry);
      if (repository === undefined) throw new Error(`There is no repository of ${entry.slug}`);
      const read = await runPhrasing(phrasing, { repository, sandbox, cacheDir, signal });
      // The validation half stays unseen.
      if (entry.half !== "validation") process.stderr.write(`${entry.language}/${entry.slug}/${form}: ${read.reason}\n`);
      return read;
    });
  } finally {
    // Once one has failed, no other is begun.
    limit.clearQueue();
  }
}

async function run(options: ReproduceOptions, signal: AbortSignal): Promise<void> {
  const results = await readAll(options, signal);
  process.stdout.write(`${options.own ? renderOwn(results) : renderReport(results)}\n`);
  if (options.verbose) process.stderr.write(`${renderRest(results)}\n`);
  if (options.out !== null) await writeFile(options.out, `${JSON.stringify(results, null, 2)}\n`);
}

await runBench({ usage: USAGE, readOptions, run });
