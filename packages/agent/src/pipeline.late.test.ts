import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { runPipeline } from "./pipeline.ts";
import type { AgentEvent } from "@fixpoint/contracts";

const FILES = {
  "package.json": '{ "name": "sums", "version": "1.0.0", "main": "sums.js" }\n',
  "sums.js": "exports.sum = (a, b) => {\n  return a - b;\n};\n",
};
const TOTAL_MS = 20_000;

/** What passes comes when the first part of the search's time is over. */
const LATE: RepairEngine = {
  name: "search",
  async *propose({ judgeOptions }) {
    await setTimeout(TOTAL_MS * 0.65, undefined, { signal: judgeOptions.signal });
    const at = FILES["sums.js"].indexOf("-", 20);
    yield {
      verdict: "pass",
      candidate: {
        id: "late",
        edits: [{ file: "sums.js", start: at, end: at + 1, replacement: "+" }],
        family: "operator",
        description: "`-` became `+`",
        line: 2,
        score: 0.5,
      },
    };
  },
};

test("while nothing passes the search goes on into gate V's time", { timeout: 60_000 }, async () => {
  await using repository = await tempRepository(FILES);
  await using out = await tempFolder();
  const events: AgentEvent[] = [];

  const outcome = await runPipeline(
    {
      repository: repository.path,
      base: "HEAD",
      issue: { title: "Wrong sum", text: "`sum(2, 3)` returns -1 instead of 5." },
      engine: "search",
      timeoutMs: TOTAL_MS,
      jobs: 1,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(out.path, "evidence"),
      cacheDir: path.join(out.path, "cache"),
      signal: new AbortController().signal,
      onEvent: (event) => events.push(event),
    },
    { engines: [LATE] },
  );

  expect(events.filter((event) => event.type === "stage_started" && event.stage === "repair").length).toBeGreaterThan(1);
  expect(outcome.evidence.search?.candidatesPlausible).toBe(1);
});
