import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import type { JudgeCase } from "./judge/cases.ts";
import { withProcessorTime } from "./judge/cpu.ts";
import { readOptions, USAGE, type BenchOptions } from "./judge/options.ts";
import { rateOfJudge, rateOfProcesses } from "./judge/rates.ts";
import { holds, renderTable, type Measured } from "./judge/report.ts";
import { candidatesOf, type Place, withRequest } from "./judge/request.ts";
import { rateOfStryker } from "./judge/stryker.ts";
import { runBench } from "./shared/run-bench.ts";

async function measure(judgeCase: JudgeCase, place: Place, { stryker }: BenchOptions): Promise<Measured> {
  return withRequest(judgeCase, place, async (request) => {
    const candidates = await candidatesOf(request, judgeCase.count);
    const { value: judge, cpuSeconds } = await withProcessorTime(() => rateOfJudge(request, candidates));
    const step = Math.max(1, Math.floor(candidates.length / judgeCase.sample));
    const sample = candidates.filter((_, index) => index % step === 0).slice(0, judgeCase.sample);
    const processes = await rateOfProcesses(request, sample);
    return {
      judgeCase,
      runner: request.profile.reproductionRunner,
      judge,
      cpuSeconds,
      processes,
      stryker: stryker && judge.passing !== null ? await rateOfStryker(request, judge.passing, place) : null,
    };
  });
}

async function run(options: BenchOptions, signal: AbortSignal): Promise<void> {
  const dataDir = path.join(import.meta.dirname, "..", ".cache", "bench-judge");
  await mkdir(dataDir, { recursive: true });
  const place: Place = { sandbox: await createSandbox({ driver: "auto" }), dataDir, jobs: options.jobs, signal };
  const all: Measured[] = [];
  for (const judgeCase of options.cases) {
    process.stderr.write(`${judgeCase.name} …\n`);
    all.push(await measure(judgeCase, place, options));
  }
  process.stdout.write(`${renderTable(all)}\n`);
  if (!all.every(holds)) process.exitCode = 1;
}

await runBench({ usage: USAGE, readOptions, run });
