import { writeFile } from "node:fs/promises";
import path from "node:path";
import { inspect, parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import pLimit from "p-limit";
import { readIssues, type PublicIssue } from "./issues/read-cases.ts";
import { renderIssues } from "./issues/report.ts";
import { runIssue, type IssueResult } from "./issues/run-issue.ts";
import { half, language, oneOf } from "./repair/options.ts";
import { runBench } from "./shared/run-bench.ts";
import { wholeNumber } from "./shared/whole-number.ts";

interface IssueOptions {
  files: string[];
  half: PublicIssue["half"] | null;
  language: PublicIssue["language"] | null;
  only: string[];
  /** Issues that are run beside each other, with one worker each. */
  jobs: number;
  timeout: number;
  readsOnly: boolean;
  out: string | null;
  verbose: boolean;
}

const USAGE = `Usage: npm run bench:issues -- [--half <half>] [--language <language>] [--only <slug>]… [--jobs <n>] [--timeout <seconds>]
  [--read] [--out <file>] [--verbose] <file>…

Runs the agent with the search engine on the commits before fixes of projects, told by the issue that each of them fixed, as its
reporter wrote it; the tests that came with the fix are never seen and say what is right. A file holds a JSON document in each
line, with language, repository (a git folder on this machine), commit, issue (its number), title and body: what people wrote
on trackers is theirs and is not kept here. bench/issues/rule.md says how cases are chosen.
  --half <half>    development or validation; default both
  --language <l>   javascript or python; default both
  --only <slug>    an issue, as <project>-<number>; may be repeated
  --jobs <n>       issues beside each other; default 2
  --timeout <s>    for each issue; default 120
  --read           ends with the reproduction
  --out <file>     writes the results as JSON as well, after every issue
  --verbose        the agent's events on stderr, never those of the validation half`;

function readOptions(argv: string[]): IssueOptions | null {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      half: { type: "string" },
      language: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      jobs: { type: "string", default: "2" },
      timeout: { type: "string", default: "120" },
      read: { type: "boolean", default: false },
      out: { type: "string" },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  if (positionals.length === 0) throw new TypeError("At least one file of cases is wanted.");
  return {
    files: positionals,
    half: oneOf(half, values.half, "half"),
    language: oneOf(language, values.language, "language"),
    only: values.only,
    jobs: wholeNumber(values.jobs, "jobs"),
    timeout: wholeNumber(values.timeout, "timeout"),
    readsOnly: values.read,
    out: values.out ?? null,
    verbose: values.verbose,
  };
}

async function runIssues(options: IssueOptions, signal: AbortSignal): Promise<void> {
  const dataDir = path.join(import.meta.dirname, "..", ".cache", "bench-issues");
  const sandbox = await createSandbox({ driver: "auto" });
  const entries = (await Promise.all(options.files.map(readIssues)))
    .flat()
    .filter(
      (entry) =>
        (options.half === null || entry.half === options.half) &&
        (options.language === null || entry.language === options.language) &&
        (options.only.length === 0 || options.only.includes(entry.slug)),
    );
  const limit = pLimit(options.jobs);
  const results: IssueResult[] = [];
  await limit.map(entries, async (entry) => {
    signal.throwIfAborted();
    const run = { ...options, dataDir, cacheDir: path.join(dataDir, "dependencies"), jobs: 1, sandbox, signal };
    const result = await runIssue(entry, run).catch((error: unknown) => {
      signal.throwIfAborted();
      // A snapshot of a repository may lack objects.
      process.stderr.write(`${entry.slug}: ${inspect(error)}\n`);
      return null;
    });
    if (result === null) return;
    results.push(result);
    if (entry.half === "development") process.stderr.write(`${entry.slug}: ${result.reason}\n`);
    if (options.out !== null) await writeFile(options.out, `${JSON.stringify(results, null, 2)}\n`);
  });
  process.stdout.write(`${renderIssues(results)}\n`);
}

await runBench({ usage: USAGE, readOptions, run: runIssues });
