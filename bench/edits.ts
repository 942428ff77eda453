import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@fixpoint/sandbox";
import { pythonAdapter } from "../packages/agent/src/languages/python/index.ts";
import type { ReproductionTest, Workspace } from "../packages/agent/src/types/language.ts";
import { median } from "./api/scaling.ts";
import { runBench } from "./shared/run-bench.ts";
import { wholeNumber } from "./shared/whole-number.ts";

interface EditsOptions {
  take: number;
  jobs: number;
  times: number;
}

const USAGE = `Usage: npm run bench:edits -- [--take <n>] [--jobs <n>] [--times <n>]

Makes and ranks edits of Python at 300 lines of the engine's own guest scripts, as for a project of which much is suspicious, by one
process and by several in turn, and prints the seconds to the first ones and the ratio.
  --take <n>   edits; default 1500
  --jobs <n>   processes; default all cores
  --times <n>  runs of each; default 3`;

const GUEST = path.join(import.meta.dirname, "..", "packages/agent/src/languages/python/guest");
const FILES = ["fixpoint_values.py", "fixpoint_swap.py", "fixpoint_regex.py", "fixpoint_sieve.py", "fixpoint_judge.py"];
const LINES = 300;

function readOptions(argv: string[]): EditsOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      take: { type: "string", default: "1500" },
      jobs: { type: "string", default: String(os.availableParallelism()) },
      times: { type: "string", default: "3" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const { take, jobs, times } = values;
  return { take: wholeNumber(take, "take"), jobs: wholeNumber(jobs, "jobs"), times: wholeNumber(times, "times") };
}

/** Lines that hold something, evenly spread over the files. */
async function suspiciousLines(root: string) {
  const all: { file: string; line: number; score: number; reasons: string[] }[] = [];
  for (const file of FILES) {
    const lines = (await readFile(path.join(root, file), "utf8")).split("\n");
    lines.forEach((text, at) => {
      if (/^\s+\S/.test(text)) all.push({ file, line: at + 1, score: 1, reasons: [] });
    });
  }
  const step = all.length / LINES;
  return Array.from({ length: LINES }, (_, at) => all[Math.floor(at * step)]).filter((one) => one !== undefined);
}

async function secondsToFirst(workspace: Workspace, take: number): Promise<number> {
  const profile = await pythonAdapter.detect(workspace.root);
  if (profile === null) throw new Error("Nothing of Python was found.");
  // Only the symptom and the probe are read: without one nothing is asked, and edits come as they are made.
  const reproduction = {
    symptom: { kind: "wrong_value", expected: null, actual: null },
    probe: { script: "", runner: "pytest" },
  } as unknown as ReproductionTest;
  const facts = { identifiers: [] } as unknown as Parameters<typeof pythonAdapter.candidates>[2]["facts"];
  const suspicious = await suspiciousLines(workspace.root);
  const began = performance.now();
  let count = 0;
  for await (const _ of pythonAdapter.candidates(workspace, profile, { suspicious, reproduction, facts, purpose: "repair" }))
    if ((count += 1) === take) break;
  return (performance.now() - began) / 1000;
}

async function run({ take, jobs, times }: EditsOptions, signal: AbortSignal): Promise<void> {
  const sandbox = await createSandbox({ driver: "auto" });
  const root = await mkdtemp(path.join(os.tmpdir(), "bench-edits-"));
  try {
    for (const file of FILES) await cp(path.join(GUEST, file), path.join(root, file));
    const workspace = { root, sandbox, cacheDir: root, signal, jobs: 1, log: () => undefined };
    const [alone, together]: [number[], number[]] = [[], []];
    for (let time = 0; time < times; time += 1) {
      alone.push(await secondsToFirst(workspace, take));
      together.push(await secondsToFirst({ ...workspace, jobs }, take));
    }
    const [one, several] = [median(alone), median(together)];
    process.stdout.write(
      `The first ${take} edits at ${LINES} lines: one process ${one.toFixed(1)} s, ${jobs} processes ${several.toFixed(1)} s, ${(one / several).toFixed(2)} times as fast (medians of ${times}).\n`,
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

await runBench({ usage: USAGE, readOptions, run });
