import type { Candidate, Judged } from "../../types/candidate.ts";
import type { Environment } from "../3-environment/index.ts";

/** Asks test files that pass on the base commit about edits that pass the reproduction, many in one loaded program. */
export interface SuiteJudge {
  /** A test that passes on the base commit does not with this edit. False where nobody could say. */
  breaks(candidate: Candidate): Promise<boolean>;
  close(): Promise<void>;
}

export interface SuiteJudgeOptions {
  environment: Environment;
  /** Relative to the repository, those first that are likeliest to refuse. */
  files: readonly string[];
  timeMs: number;
  signal: AbortSignal;
}

interface Judge {
  verdictOn(candidate: Candidate): Promise<Judged["verdict"] | null>;
  close(): Promise<void>;
}

/** Nothing runs before the first question; `close` must be called. */
export function openSuiteJudge(options: SuiteJudgeOptions): SuiteJudge {
  let judges: Judge[] | null = null;
  return {
    async breaks(candidate) {
      judges ??= options.files.map((file) => judgeBy(file, options));
      for (const judge of judges) {
        const verdict = await judge.verdictOn(candidate);
        // Who ran too long here may be well by itself: gate V runs the whole suite in any case.
        if (verdict === "fail" || verdict === "broken") return true;
      }
      return false;
    },
    async close() {
      await Promise.all((judges ?? []).map((judge) => judge.close()));
    },
  };
}

/** One question at a time; null for ever where the file's runner cannot run it so. */
function judgeBy(file: string, { environment, timeMs, signal }: SuiteJudgeOptions): Judge {
  const { adapter, profile, workspace } = environment;
  const asked = questions();
  const limits = {
    maxPlausible: Number.MAX_SAFE_INTEGER,
    timeMs,
    signal,
    baseMust: "pass",
    onProgress: () => undefined,
  } as const;
  const quiet = { ...workspace, signal, jobs: 1, log: () => undefined };
  const judged = adapter.judgeBySuite(quiet, profile, file, asked.all, limits);
  const answers = judged[Symbol.asyncIterator]();
  let isOver = false;
  // Who is stopped in the middle of a question has no answer to wait for.
  signal.addEventListener("abort", asked.end, { once: true });
  return {
    async verdictOn(candidate) {
      if (isOver || signal.aborted) return null;
      asked.ask(candidate);
      const answer = await answers.next();
      if (answer.done !== true) return answer.value.verdict;
      isOver = true;
      return null;
    },
    async close() {
      isOver = true;
      signal.removeEventListener("abort", asked.end);
      asked.end();
      await answers.return?.().catch(() => undefined);
    },
  };
}

/** Candidates that are handed over one by one. */
function questions(): { all: AsyncIterable<Candidate>; ask(candidate: Candidate): void; end(): void } {
  let next = Promise.withResolvers<Candidate | null>();
  async function* all(): AsyncIterable<Candidate> {
    for (;;) {
      const candidate = await next.promise;
      next = Promise.withResolvers();
      if (candidate === null) return;
      yield candidate;
    }
  }
  return { all: all(), ask: (candidate) => next.resolve(candidate), end: () => next.resolve(null) };
}
