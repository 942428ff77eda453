import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { createSandbox } from "@fixpoint/sandbox";
import { materialiseProgram } from "./programs/materialise-program.ts";
import { slipPrograms, type SlipChoice } from "./programs/slip-programs.ts";
import { renderDetails, renderReport } from "./repair/report.ts";
import { runRepairCase, type RepairResult } from "./repair/run-case.ts";
import { runBench } from "./shared/run-bench.ts";
import { wholeNumber } from "./shared/whole-number.ts";

interface SlipOptions extends SlipChoice {
  jobs: number;
  timeout: number;
  out: string | null;
  verbose: boolean;
  withheld: boolean;
}

const USAGE = `Usage: npm run bench:slips -- --language <language> [--take <n>] [--seed <words>] [--told <how>] [--jobs <n>]
  [--timeout <seconds>] [--withheld] [--out <file>] [--verbose]

Runs the agent with the search engine on slips in small functions, and prints what came out.
  --language <l>   javascript or python
  --take <n>       slips; default 40
  --seed <words>   others for other words; default 1
  --told <how>     call: one that goes wrong is told; suite: a test file with half of the examples is red; default call
  --jobs <n>       workers that may run at once; default 2
  --timeout <s>    for each slip; default 60
  --withheld       the agent never sees an edit that passes the unseen check: whatever is validated is wrong
  --out <file>     writes the results as JSON as well, after every slip
  --verbose        the agent's events, attempts and patches on stderr`;

function readOptions(argv: string[]): SlipOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      language: { type: "string" },
      take: { type: "string", default: "40" },
      seed: { type: "string", default: "1" },
      told: { type: "string", default: "call" },
      jobs: { type: "string", default: "2" },
      timeout: { type: "string", default: "60" },
      out: { type: "string" },
      withheld: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const language = z.enum(["javascript", "python"]).safeParse(values.language);
  if (!language.success) throw new TypeError("--language wants javascript or python.");
  const told = z.enum(["call", "suite"]).safeParse(values.told);
  if (!told.success) throw new TypeError("--told wants call or suite.");
  return {
    language: language.data,
    told: told.data,
    take: wholeNumber(values.take, "take"),
    seed: values.seed,
    jobs: wholeNumber(values.jobs, "jobs"),
    timeout: wholeNumber(values.timeout, "timeout"),
    out: values.out ?? null,
    verbose: values.verbose,
    withheld: values.withheld,
  };
}

async function runSlips(options: SlipOptions, signal: AbortSignal): Promise<void> {
  const data = path.join(import.meta.dirname, "..", ".cache", "bench-slips");
  const sandbox = await createSandbox({ driver: "auto" });
  const results: RepairResult[] = [];
  const settings = { ...options, half: null, only: [], json: false, plain: true };
  for await (const entry of slipPrograms(options, data)) {
    const name = `${entry.language}/${entry.slug}`;
    process.stderr.write(`${name} …\n`);
    const repository = await materialiseProgram(entry.tree, path.join(data, "repositories", name), signal);
    results.push(await runRepairCase({ entry, repository, sandbox, dataDir: data, options: settings, signal }));
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ results }, null, 2)}\n`);
  }
  process.stdout.write(`${renderReport(results)}\n`);
  if (options.verbose) process.stderr.write(`${renderDetails(results)}\n`);
}

await runBench({ usage: USAGE, readOptions, run: runSlips });
