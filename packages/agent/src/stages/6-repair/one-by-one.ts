import type { Candidate, JudgeOptions, Judged } from "../../types/candidate.ts";
import type { Workspace } from "../../types/language.ts";

/** A judge of many candidates that is asked about one after the other. */
export interface OneByOne {
  /** null for ever where it cannot judge. */
  verdictOn(candidate: Candidate): Promise<Judged["verdict"] | null>;
  close(): Promise<void>;
}

interface Request {
  workspace: Workspace;
  timeMs: number;
  signal: AbortSignal;
  baseMust: JudgeOptions["baseMust"];
  isByProbeOnly?: boolean;
}

type Open = (workspace: Workspace, candidates: AsyncIterable<Candidate>, options: JudgeOptions) => AsyncIterable<Judged>;

/** Nothing runs before the first question; one question at a time. */
export function askOneByOne({ workspace, timeMs, signal, baseMust, isByProbeOnly = false }: Request, open: Open): OneByOne {
  const asked = questions();
  const limits = {
    maxPlausible: Number.MAX_SAFE_INTEGER,
    timeMs,
    signal,
    baseMust,
    isByProbeOnly,
    onProgress: () => undefined,
  };
  const answers = open({ ...workspace, signal, jobs: 1, log: () => undefined }, asked.all, limits)[Symbol.asyncIterator]();
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
