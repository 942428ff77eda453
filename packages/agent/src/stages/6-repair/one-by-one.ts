import type { Candidate, JudgeOptions, Judged } from "../../types/candidate.ts";
import type { Workspace } from "../../types/language.ts";

/** A judge of many candidates that is asked about each as it comes. */
export interface OneByOne {
  /** Several may be waiting for their answers, each with an id of its own. null for ever where it cannot judge. */
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
type Waiting = PromiseWithResolvers<Judged["verdict"] | null>;

/** Nothing runs before the first question. */
export function askOneByOne({ workspace, timeMs, signal, baseMust, isByProbeOnly = false }: Request, open: Open): OneByOne {
  const asked = questions();
  const waiting = new Map<string, Waiting>();
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
  let reading: Promise<void> | null = null;
  // Who is stopped in the middle of a question has no answer to wait for.
  signal.addEventListener("abort", asked.end, { once: true });

  function end(tell: (one: Waiting) => void = ({ resolve }) => resolve(null)): void {
    isOver = true;
    for (const one of waiting.values()) tell(one);
    waiting.clear();
  }

  /** Answers come in any order. */
  async function read(): Promise<void> {
    try {
      for (;;) {
        const answer = await answers.next();
        if (answer.done === true) return end();
        const { candidate, verdict } = answer.value;
        waiting.get(candidate.id)?.resolve(verdict);
        waiting.delete(candidate.id);
      }
    } catch (error) {
      end(({ reject }) => reject(error));
    }
  }

  return {
    async verdictOn(candidate) {
      if (isOver || signal.aborted) return null;
      const one: Waiting = Promise.withResolvers();
      waiting.set(candidate.id, one);
      asked.ask(candidate);
      reading ??= read();
      return one.promise;
    },
    async close() {
      asked.end();
      signal.removeEventListener("abort", asked.end);
      end();
      await answers.return?.().catch(() => undefined);
    },
  };
}

/** Candidates that are handed over as they come. */
function questions(): { all: AsyncIterable<Candidate>; ask(candidate: Candidate): void; end(): void } {
  const ready: Candidate[] = [];
  let isEnded = false;
  let wake = Promise.withResolvers<void>();
  async function* all(): AsyncIterable<Candidate> {
    for (;;) {
      const candidate = ready.shift();
      if (candidate !== undefined) yield candidate;
      else if (isEnded) return;
      else {
        await wake.promise;
        wake = Promise.withResolvers();
      }
    }
  }
  return {
    all: all(),
    ask(candidate) {
      ready.push(candidate);
      wake.resolve();
    },
    end() {
      isEnded = true;
      ready.length = 0;
      wake.resolve();
    },
  };
}
