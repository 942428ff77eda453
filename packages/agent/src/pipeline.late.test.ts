import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { runPipeline } from "./pipeline.ts";

const FILES = {
  "package.json": '{ "name": "sums", "version": "1.0.0", "main": "sums.js" }\n',
  "sums.js": "exports.sum = (a, b) => {\n  return a - b;\n};\n",
};
/** What passes comes when the first part of the search's time is over. */
function lateEngine(isOver: Promise<void>): RepairEngine {
  return {
    name: "search",
    async *propose() {
      await isOver;
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
}

test("while nothing passes the search goes on into gate V's time", { timeout: 90_000 }, async () => {
  await using repository = await tempRepository(FILES);
  await using out = await tempFolder();
  const second = Promise.withResolvers<void>();
  let parts = 0;

  const outcome = await runPipeline(
    {
      repository: repository.path,
      base: "HEAD",
      issue: { title: "Wrong sum", text: "`sum(2, 3)` returns -1 instead of 5." },
      engine: "search",
      timeoutMs: 30_000,
      jobs: 1,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(out.path, "evidence"),
      cacheDir: path.join(out.path, "cache"),
      signal: new AbortController().signal,
      onEvent: (event) => {
        if (event.type === "stage_started" && event.stage === "repair" && ++parts === 2) second.resolve();
      },
    },
    { engines: [lateEngine(second.promise)] },
  );

  expect(parts).toBeGreaterThan(1);
  expect(outcome.evidence.search?.candidatesPlausible).toBe(1);
});
