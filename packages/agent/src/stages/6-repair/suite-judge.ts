import type { Candidate } from "../../types/candidate.ts";
import type { GreenTests } from "../../types/tests.ts";
import type { Environment } from "../3-environment/index.ts";
import { askOneByOne, type OneByOne } from "./one-by-one.ts";

/** Asks tests that pass on the base commit about edits that pass the reproduction, many in one loaded program. */
export interface SuiteJudge {
  /** A test that passes on the base commit does not with this edit. False where nobody could say. */
  breaks(candidate: Candidate): Promise<boolean>;
  close(): Promise<void>;
}

export interface SuiteJudgeOptions {
  environment: Environment;
  /** Those first that are likeliest to refuse. */
  tests: readonly GreenTests[];
  timeMs: number;
  signal: AbortSignal;
}

/** Nothing runs before the first question; `close` must be called. */
export function openSuiteJudge(options: SuiteJudgeOptions): SuiteJudge {
  let judges: OneByOne[] | null = null;
  return {
    async breaks(candidate) {
      judges ??= options.tests.map((tests) => askTests(tests, options));
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

/**
 * Hundreds of tests may take seconds of which an edit is known to change nothing: only those that run suspicious lines are asked,
 * and all of the file where these do not pass without the others.
 */
function askTests(tests: GreenTests, options: SuiteJudgeOptions): OneByOne {
  const { file, except, unreached = [] } = tests;
  if (unreached.length === 0) return askFile(tests, options);
  const reaching = askFile({ file, except: [...except, ...unreached] }, options);
  let whole: OneByOne | null = null;
  return {
    async verdictOn(candidate) {
      const verdict = await reaching.verdictOn(candidate);
      if (verdict !== null || options.signal.aborted) return verdict;
      whole ??= askFile(tests, options);
      return whole.verdictOn(candidate);
    },
    async close() {
      await Promise.all([reaching.close(), whole?.close()]);
    },
  };
}

function askFile(tests: GreenTests, { environment, timeMs, signal }: SuiteJudgeOptions): OneByOne {
  const { adapter, profile, workspace } = environment;
  return askOneByOne({ workspace, timeMs, signal, baseMust: "pass" }, (quiet, candidates, limits) =>
    adapter.judgeBySuite(quiet, profile, tests, candidates, limits),
  );
}
