import type { Documented } from "../../documentation/index.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { ReproductionTest } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";
import { askOneByOne, type OneByOne } from "./one-by-one.ts";

/** Asks what the project's documentation shows about edits that pass the reproduction. */
export interface DocumentJudge {
  /** An example that holds on the base commit does not with this edit. False where nobody could say. */
  breaks(candidate: Candidate): Promise<boolean>;
  close(): Promise<void>;
}

interface DocumentJudgeOptions {
  environment: Pick<Environment, "adapter" | "profile" | "workspace">;
  test: ReproductionTest;
  documented?: Documented;
  timeMs: number;
  signal: AbortSignal;
}

/** Nothing runs before the first question; `close` must be called. */
export function openDocumentJudge(options: DocumentJudgeOptions): DocumentJudge {
  const { environment, test, documented, timeMs, signal } = options;
  const [first, ...rest] = documented?.probes ?? [];
  let asked: OneByOne | null = null;

  function open(probe: NonNullable<typeof first>): OneByOne {
    const { adapter, profile, workspace } = environment;
    const shown = adapter.guard({ ...test, probe }, rest);
    return askOneByOne({ workspace, timeMs, signal, baseMust: "pass", isByProbeOnly: true }, (quiet, candidates, limits) =>
      adapter.judge(quiet, profile, shown, candidates, limits),
    );
  }

  return {
    async breaks(candidate) {
      if (first === undefined) return false;
      asked ??= open(first);
      const verdict = await asked.verdictOn(candidate);
      return verdict === "fail" || verdict === "broken";
    },
    close: async () => asked?.close(),
  };
}
