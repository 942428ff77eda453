import { appendFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import { fixesWithTests } from "../commits/fixes-with-tests.ts";
import { materialiseCommit } from "../commits/materialise-commit.ts";
import { issueOf } from "../commits/run-commit.ts";
import { projectOf } from "../order/fix-commits.ts";
import type { Language } from "../order/sources.ts";
import { materialiseProgram } from "../programs/materialise-program.ts";
import { language, oneOf } from "../repair/options.ts";
import { runBench } from "../shared/run-bench.ts";
import { wholeNumber } from "../shared/whole-number.ts";
import { fixedPrograms } from "./fixed-programs.ts";
import { watch, type Watched } from "./watch.ts";

interface CollectOptions {
  programs: boolean;
  language: Language | null;
  take: number;
  timeout: number;
  out: string;
  repositories: string[];
}

const USAGE = `Usage: node bench/places/collect.ts --out <file> [--programs] [--language <language> [--take <n>] <repository>…]
  [--timeout <seconds>]

Runs bugs whose fix is known up to their suspicious lines, and adds what they are ranked by to a file, one bug in each line;
fit.ts learns from it. A repository is a git folder on this machine: of it the newest small fixes that came with a test.
  --programs       the development half of the small programs
  --take <n>       fixes of each repository; default 2
  --timeout <s>    for each bug; default 120`;

function readOptions(argv: string[]): CollectOptions | null {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      programs: { type: "boolean", default: false },
      language: { type: "string" },
      take: { type: "string", default: "2" },
      timeout: { type: "string", default: "120" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  if (values.out === undefined) throw new TypeError("--out wants a file.");
  const known = oneOf(language, values.language, "language");
  if (known === null && positionals.length > 0) throw new TypeError("--language wants javascript or python.");
  return {
    programs: values.programs,
    language: known,
    take: wholeNumber(values.take, "take"),
    timeout: wholeNumber(values.timeout, "timeout"),
    out: values.out,
    repositories: positionals,
  };
}

async function collect({ programs, language: of, take, timeout, out, repositories }: CollectOptions, signal: AbortSignal) {
  const dataDir = path.join(import.meta.dirname, "..", "..", ".cache", "bench-places");
  const sandbox = await createSandbox({ driver: "auto" });

  async function add(known: object, watched: Pick<Watched, "repositoryPath" | "base" | "issue" | "name">): Promise<void> {
    process.stderr.write(`${watched.name} …\n`);
    const seen = await watch({ ...watched, dataDir, timeout, sandbox, signal });
    if (seen !== null) await appendFile(out, `${JSON.stringify({ ...known, ...seen })}\n`);
  }

  for (const { program, file, change } of programs ? await fixedPrograms() : []) {
    const { language: its, slug, issue, tree } = program;
    const repository = await materialiseProgram(tree, path.join(dataDir, "repositories", its, slug), signal);
    const watched = { repositoryPath: repository.repositoryPath, base: repository.headSha, issue, name: slug };
    await add({ project: slug, language: its, file, change }, watched);
  }
  for (const source of repositories) {
    const project = projectOf(source);
    for (const fix of of === null ? [] : await fixesWithTests(source, { language: of, take })) {
      const name = `${project}-${fix.id.slice(0, 10)}`;
      const tree = await materialiseCommit(source, fix, path.join(dataDir, "repositories", name));
      const watched = { repositoryPath: tree.repositoryPath, base: tree.headSha, issue: issueOf(fix), name };
      await add({ project, language: of, file: fix.source, change: fix.change }, watched);
    }
  }
}

await runBench({ usage: USAGE, readOptions, run: collect });
