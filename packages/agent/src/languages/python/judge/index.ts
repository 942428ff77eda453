import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baseErrorName } from "../../../gates/messages.ts";
import { handOver } from "../../../run/hand-over.ts";
import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { runnerOf } from "../runners/index.ts";
import { Probe } from "./protocol.ts";
import { ResultQueue } from "./queue.ts";
import { startWorker, type Worker, type WorkerSetup } from "./worker.ts";

/** A candidate that ends its worker is `broken`; so many deaths in a row mean that the worker itself cannot run. */
const MOST_RESTARTS = 20;
/** Verdicts that nobody has taken yet; beyond, judging pauses. */
const ROOM = 32;

/** Judges with `workspace.jobs` workers, each with the program loaded once and a forked child a candidate. */
export const judge: LanguageAdapter["judge"] = (workspace, profile, reproduction, candidates, options) =>
  judgeBy(workspace, profile, reproduction, candidates, options);

async function* judgeBy(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: Pick<ReproductionTest, "filePath" | "probe" | "hangMs" | "isInTree" | "seen"> & {
    testName?: string;
    except?: readonly string[];
  },
  candidates: AsyncIterable<Candidate>,
  options: JudgeOptions,
): AsyncIterable<Judged> {
  const known = Probe.safeParse(reproduction.probe);
  // Without a script the whole test runs for each candidate.
  const probe = known.success ? known.data : { script: "", runner: runnerOf(profile, profile.reproductionRunner) };
  const scratch = await mkdtemp(join(tmpdir(), "judge-"));
  const { timeMs, baseMust } = options;
  const testFile = options.isByProbeOnly === true ? null : reproduction.filePath;
  const baseHangs = reproduction.hangMs !== undefined && baseMust === "fail";
  // A file of the project's own may hold tests that are red for other reasons.
  const testName = reproduction.isInTree === true ? (reproduction.testName ?? null) : null;
  const mustRaise = baseMust === "fail" && testFile !== null ? raisedBy(reproduction) : null;
  const testFirst = reproduction.isInTree === true && testFile !== null && !baseHangs;
  const setup: WorkerSetup = {
    workspace,
    profile,
    probe,
    testFile,
    testName,
    except: reproduction.except ?? [],
    scratch,
    timeMs,
    baseMust,
    baseHangs,
    mustRaise,
    testFirst,
  };
  const results = new ResultQueue<Judged>();
  const workers = new Set<Worker>();
  const source = candidates[Symbol.asyncIterator]();
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const worker of workers) worker.kill().catch(() => undefined);
    results.end();
  };
  const next = async (): Promise<Candidate | null> => {
    await results.room(ROOM);
    if (stopped) return null;
    const item = await source.next();
    return item.done || stopped ? null : item.value;
  };
  const timer = setTimeout(stop, options.timeMs);
  options.signal.addEventListener("abort", stop, { once: true });
  const running = Array.from({ length: Math.max(1, workspace.jobs) }, (_, index) =>
    runWorker(setup, next, results, workers, () => stopped, index === 0 && options.isByProbeOnly !== true),
  );
  const all = Promise.all(running).then(
    () => results.end(),
    (error: unknown) => results.fail(error),
  );
  try {
    let tried = 0;
    let plausible = 0;
    for await (const judged of results) {
      tried += 1;
      options.onProgress(tried);
      yield judged;
      if (judged.verdict === "pass" && (plausible += 1) >= options.maxPlausible) return;
    }
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener("abort", stop);
    stop();
    await source.return?.();
    await all;
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What a test of the project's own raised when its runner ran it; null where the runner's own errors say nothing of it. */
function raisedBy({ isInTree, seen }: Pick<ReproductionTest, "isInTree" | "seen">): string | null {
  if (isInTree !== true || seen === undefined) return null;
  if (seen.kind === "assertion") return seen.errorType === null || seen.errorType === "AssertionError" ? "AssertionError" : null;
  return seen.kind === "exception" && seen.errorType !== null ? baseErrorName(seen.errorType) : null;
}

/** What passes of a test file runs for each candidate, in a forked child of a process that has it loaded. */
export const judgeBySuite: LanguageAdapter["judgeBySuite"] = (workspace, profile, { file, except }, candidates, options) => {
  const runner = runnerOf(profile, profile.testRunner ?? profile.reproductionRunner);
  const whole = { filePath: file, probe: { script: "", runner }, except };
  return judgeBy(workspace, profile, whole, candidates, options);
};

async function runWorker(
  setup: WorkerSetup,
  next: () => Promise<Candidate | null>,
  results: ResultQueue<Judged>,
  workers: Set<Worker>,
  stopped: () => boolean,
  speaks: boolean,
): Promise<void> {
  let left: Candidate[] = [];
  const source = handOver(async () => left.shift() ?? (await next()));
  for (let restart = 0; restart <= MOST_RESTARTS && !stopped(); restart += 1) {
    const worker = await startWorker(setup);
    if (typeof worker === "string") {
      if (speaks && !stopped()) setup.workspace.log("warn", `no candidate can be judged: ${worker}`);
      return;
    }
    if (speaks && restart === 0 && worker.mode === "test" && !setup.testFirst)
      setup.workspace.log("warn", "the probe does not show the bug; the whole test runs for each candidate");
    workers.add(worker);
    if (stopped()) await worker.kill();
    const unfinished = await worker.serve(source, (judged) => results.push(judged));
    // What waited for its turn since the worker before stays behind those that this one took.
    left = [...unfinished, ...left];
    workers.delete(worker);
    await worker.kill();
    const culprit = unfinished.length > 0 ? left.shift() : undefined;
    if (!culprit) return;
    if (!stopped()) results.push({ candidate: culprit, verdict: "broken" });
  }
}
