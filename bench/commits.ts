import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import { fixesWithTests } from "./commits/fixes-with-tests.ts";
import { renderCommits } from "./commits/report.ts";
import { runCommit, type CommitResult } from "./commits/run-commit.ts";
import { projectOf } from "./order/fix-commits.ts";
import type { Language } from "./order/sources.ts";
import { language, oneOf } from "./repair/options.ts";
import { runBench } from "./shared/run-bench.ts";
import { wholeNumber } from "./shared/whole-number.ts";

interface CommitOptions {
  language: Language;
  repositories: string[];
  take: number;
  skip: number;
  jobs: number;
  timeout: number;
  out: string | null;
  verbose: boolean;
}

const USAGE = `Usage: npm run bench:commits -- --language <language> [--take <n>] [--skip <n>] [--jobs <n>] [--timeout <seconds>]
  [--out <file>] [--verbose] <repository>…

Runs the agent with the search engine on the commits before small fixes of projects, with the tests that the fix came with, and
tells where the project's own change stands among what it found. A repository is a git folder on this machine.
  --language <l>   javascript or python
  --take <n>       fixes of each repository, the newest; default 3
  --skip <n>       of each repository, as many of the newest are left out; default 0
  --jobs <n>       workers that may run at once; default 2
  --timeout <s>    for each fix; default 120
  --out <file>     writes the results as JSON as well, after every fix
  --verbose        the agent's events on stderr`;

function readOptions(argv: string[]): CommitOptions | null {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      language: { type: "string" },
      take: { type: "string", default: "3" },
      skip: { type: "string", default: "0" },
      jobs: { type: "string", default: "2" },
      timeout: { type: "string", default: "120" },
      out: { type: "string" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const known = oneOf(language, values.language, "language");
  if (known === null) throw new TypeError("--language wants javascript or python.");
  if (positionals.length === 0) throw new TypeError("At least one repository is wanted.");
  return {
    language: known,
    repositories: positionals,
    take: wholeNumber(values.take, "take"),
    skip: values.skip === "0" ? 0 : wholeNumber(values.skip, "skip"),
    jobs: wholeNumber(values.jobs, "jobs"),
    timeout: wholeNumber(values.timeout, "timeout"),
    out: values.out ?? null,
    verbose: values.verbose,
  };
}

async function runCommits(options: CommitOptions, signal: AbortSignal): Promise<void> {
  const dataDir = path.join(import.meta.dirname, "..", ".cache", "bench-commits");
  const sandbox = await createSandbox({ driver: "auto" });
  const results: CommitResult[] = [];
  for (const source of options.repositories) {
    const project = projectOf(source);
    for (const fix of await fixesWithTests(source, options)) {
      process.stderr.write(`${project} ${fix.id.slice(0, 10)} ${fix.subject} …\n`);
      results.push(await runCommit({ ...options, source, project, fix, dataDir, sandbox, signal }));
      if (options.out !== null) await writeFile(options.out, `${JSON.stringify({ results }, null, 2)}\n`);
    }
  }
  process.stdout.write(`${renderCommits(results)}\n`);
}

await runBench({ usage: USAGE, readOptions, run: runCommits });
