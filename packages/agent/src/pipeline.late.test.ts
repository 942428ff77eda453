import type { AgentEvent } from "@fixpoint/contracts";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runPipeline } from "./pipeline.ts";
import type { Judged } from "./types/candidate.ts";
import type { LanguageAdapter } from "./types/language.ts";
import type { RunOutcome } from "./types/run.ts";

const FILES = {
  "package.json": '{ "name": "sums", "version": "1.0.0", "main": "sums.js" }\n',
  "sums.js": "exports.sum = (a, b) => {\n  return a - b;\n};\n",
};
const EDITED = FILES["sums.js"].indexOf("a - b");

/** One that passes for each text in place of `a - b`. */
function* passing(texts: readonly string[]): Iterable<Judged> {
  for (const [at, replacement] of texts.entries())
    yield {
      verdict: "pass",
      candidate: {
        id: `${at}`,
        edits: [{ file: "sums.js", start: EDITED, end: EDITED + 5, replacement }],
        family: "ingredient",
        description: `\`a - b\` became \`${replacement}\``,
        line: 2,
        score: 0.5,
      },
    };
}

interface Run {
  outcome: RunOutcome;
  events: AgentEvent[];
}

/** A run whose search is in its second part when `second` resolves. */
async function runWith(
  timeoutMs: number,
  propose: (second: Promise<void>) => AsyncIterable<Judged>,
  adapter: LanguageAdapter = javascriptAdapter,
): Promise<Run> {
  await using repository = await tempRepository(FILES);
  await using out = await tempFolder();
  const second = Promise.withResolvers<void>();
  const events: AgentEvent[] = [];
  const engine: RepairEngine = {
    name: "search",
    propose({ judgeOptions: { signal } }) {
      // As any engine it ends with the search, also where a busy machine comes to no second part.
      signal.addEventListener("abort", () => second.resolve(), { once: true });
      return propose(second.promise);
    },
  };
  const outcome = await runPipeline(
    {
      repository: repository.path,
      base: "HEAD",
      issue: { title: "Wrong sum", text: "`sum(2, 3)` returns -1 instead of 5." },
      engine: "search",
      timeoutMs,
      jobs: 1,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(out.path, "evidence"),
      cacheDir: path.join(out.path, "cache"),
      signal: new AbortController().signal,
      onEvent: (event) => {
        events.push(event);
        if (begins(events, "repair").length === 2) second.resolve();
      },
    },
    { engines: [engine], adapters: [adapter] },
  );
  return { outcome, events };
}

/** Where in the events a stage begins. */
function begins(events: readonly AgentEvent[], stage: string): number[] {
  return events.flatMap((event, at) => (event.type === "stage_started" && event.stage === stage ? [at] : []));
}

// They wait for parts of a run's time to pass, which these two can do together; the third has little time, and is alone.

test.concurrent("while nothing passes the search goes on into gate V's time", { timeout: 90_000 }, async () => {
  const { outcome, events } = await runWith(30_000, async function* (second) {
    await second;
    yield* passing(["a + b"]);
  });

  expect(begins(events, "repair").length).toBeGreaterThan(1);
  expect(outcome.evidence.search?.candidatesPlausible).toBe(1);
});

test.concurrent("what can only be proposed is looked at when the search is over", { timeout: 90_000 }, async () => {
  const { outcome, events } = await runWith(30_000, async function* (second) {
    yield* passing(["a + 3", "2 + b", "a * 2 + 1"]);
    await second;
  });

  const [, again = 0] = begins(events, "repair");
  const looks = events.flatMap((event, at) => (event.type === "progress" && event.label === "Candidates validated" ? [at] : []));
  expect(again).toBeGreaterThan(begins(events, "validate")[0] ?? 0);
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.every((at) => at > again)).toBe(true);
  expect(outcome.evidence.tried.filter(({ stage, result }) => stage === "validate" && result === "unsupported")).not.toEqual([]);
  expect(outcome.evidence.search?.alternatives.length).toBe(3);
});

/** Runs of tests that end with the time, once `isSlow` says so. */
function slowAdapter(isSlow: () => boolean): LanguageAdapter {
  return {
    ...javascriptAdapter,
    async runTests(workspace, profile, options) {
      if (isSlow() && !workspace.signal.aborted)
        await new Promise((resolve) => workspace.signal.addEventListener("abort", resolve, { once: true }));
      return javascriptAdapter.runTests(workspace, profile, options);
    },
  };
}

test("an edit whose look is cut off by the end of the time is proposed all the same", { timeout: 90_000 }, async () => {
  let isSlow = false;
  const { outcome } = await runWith(
    15_000,
    async function* (second) {
      yield* passing(["a + 3", "2 + b", "a * 2 + 1"]);
      await second;
      isSlow = true;
    },
    slowAdapter(() => isSlow),
  );

  expect(outcome.evidence.search?.alternatives.length).toBe(3);
  expect(outcome.evidence.tried.filter(({ result }) => result === "reproduction_fails")).toEqual([]);
});
