import type { Candidate } from "../../types/candidate.ts";
import type { ReproductionTest, SecondExample } from "../../types/language.ts";
import type { Environment } from "../3-environment/index.ts";
import { askOneByOne, type OneByOne } from "./one-by-one.ts";

/** Each is a process that has the program loaded. */
const MOST_EXAMPLES = 3;

/**
 * Asks the other examples about edits that pass the reproduction. No edit is made of what they say; gate V runs
 * them as tests of their own.
 */
export interface ExampleJudge {
  /** One of them fails with this edit. False where nobody could say. */
  contradicts(candidate: Candidate): Promise<boolean>;
  /** Code of those that refused an edit. */
  telling(): ReadonlySet<string>;
  close(): Promise<void>;
}

interface ExampleJudgeOptions {
  environment: Pick<Environment, "adapter" | "profile" | "workspace">;
  test: ReproductionTest;
  timeMs: number;
  signal: AbortSignal;
}

/** Nothing runs before the first question; `close` must be called. */
export function openExampleJudge(options: ExampleJudgeOptions): ExampleJudge {
  const examples = options.test.secondExamples.filter((one) => one.kind === "unseen_example" && one.probe !== undefined);
  const telling = new Set<string>();
  let judges: { code: string; asked: OneByOne }[] | null = null;
  return {
    async contradicts(candidate) {
      judges ??= examples.slice(0, MOST_EXAMPLES).map((one) => ({ code: one.code, asked: askExample(one, options) }));
      for (const { code, asked } of judges) {
        const verdict = await asked.verdictOn(candidate);
        if (verdict !== "fail" && verdict !== "broken") continue;
        telling.add(code);
        return true;
      }
      return false;
    },
    telling: () => telling,
    async close() {
      await Promise.all((judges ?? []).map(({ asked }) => asked.close()));
    },
  };
}

function askExample({ probe = {}, holds }: SecondExample, { environment, test, timeMs, signal }: ExampleJudgeOptions): OneByOne {
  const { adapter, profile, workspace } = environment;
  const baseMust = holds === true ? "pass" : "fail";
  return askOneByOne({ workspace, timeMs, signal, baseMust, isByProbeOnly: true }, (quiet, candidates, limits) =>
    adapter.judge(quiet, profile, { ...test, probe }, candidates, limits),
  );
}
