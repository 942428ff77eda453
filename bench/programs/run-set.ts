import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { readOptions, refusePlain, select, usageOf, type RepairOptions } from "../repair/options.ts";
import { renderDetails, renderReport } from "../repair/report.ts";
import { runRepairCase, type RepairResult } from "../repair/run-case.ts";
import { runBench } from "../shared/run-bench.ts";
import { materialiseProgram } from "./materialise-program.ts";
import { readPrograms, type Program, type ProgramSet } from "./read-programs.ts";
import { toldPlainly } from "./told-plainly.ts";

/** As it is told plainly, where that is asked for; null for what nobody could tell so. */
async function asTold(program: Program, isPlain: boolean): Promise<Program | null> {
  if (!isPlain) return program;
  const issue = await toldPlainly(program);
  return issue === null ? null : { ...program, issue };
}

async function runAll(
  data: string,
  programs: readonly Program[],
  options: RepairOptions,
  signal: AbortSignal,
): Promise<RepairResult[]> {
  const sandbox = await createSandbox({ driver: "auto" });
  const results: RepairResult[] = [];
  for (const program of programs) {
    const entry = await asTold(program, options.plain);
    if (entry === null) continue;
    const name = `${entry.language}/${entry.slug}`;
    process.stderr.write(`${name} …\n`);
    const repository = await materialiseProgram(entry.tree, path.join(data, "repositories", name), signal);
    results.push(await runRepairCase({ entry, repository, sandbox, dataDir: data, options, signal }));
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ results }, null, 2)}\n`);
  }
  return results;
}

/** The benchmark of one set of programs, as a script. */
export async function runSet(set: ProgramSet, subject: string): Promise<void> {
  const data = path.join(import.meta.dirname, "..", "..", ".cache", `bench-${set}`);
  await runBench({
    usage: usageOf(`bench/${set}.ts`, subject),
    readOptions,
    async run(options: RepairOptions, signal: AbortSignal) {
      if (set !== "functions") refusePlain(options);
      const results = await runAll(data, select(await readPrograms(set), options), options, signal);
      process.stdout.write(options.json ? `${JSON.stringify({ results }, null, 2)}\n` : `${renderReport(results)}\n`);
      if (options.verbose) process.stderr.write(`${renderDetails(results)}\n`);
    },
  });
}
