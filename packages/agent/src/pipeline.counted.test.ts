import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { runsSlowTests, tempFolder, tempRepository } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { CLAMP_ISSUE, FILES, TOTAL_EDIT, TOTAL_ISSUE } from "./engines/model/testing/project.ts";
import { inTurn, scriptedGateway, withRecording } from "./engines/model/testing/scripted-gateway.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runPipeline } from "./pipeline.ts";
import type { RunOptions } from "./types/run.ts";

/** Keys whose values are times, and what runners print of them. */
const TIMES =
  /"(?:duration_ms|durationMs|seconds|candidatesPerSecond|total|toReproduction|toFix|intake|suitability|environment|reproduce|localise|repair|validate|publish)": [\d.e-]+/g;
const PRINTED = /\(\d+(?:\.\d+)?ms\)|duration_ms [\d.]+/g;
/** Hashes of files that hold times follow from them. */
const HASHES = /"(?:details|results\/[\w-]+)\.json": "[0-9a-f]{64}"/g;

type Run = Pick<RunOptions, "issue"> & Partial<RunOptions>;

/** The bundle's texts by their path, without times. */
async function bundleOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(async (entry): Promise<[string, string]> => {
      const file = path.join(entry.parentPath, entry.name);
      const text = await readFile(file, "latin1");
      return [path.relative(folder, file), text.replace(TIMES, "#").replace(PRINTED, "#").replace(HASHES, "#")];
    }),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same run twice, into the same folder one after the other. */
async function twice(first: Run, second: Run): Promise<Record<string, string>[]> {
  await using repository = await tempRepository(FILES);
  await using folder = await tempFolder();
  const bundles: Record<string, string>[] = [];
  for (const run of [first, second]) {
    const outDir = path.join(folder.path, "out");
    const outcome = await runPipeline(
      {
        repository: repository.path,
        engine: "auto",
        timeoutMs: 540_000,
        jobs: 1,
        sandbox: await createSandbox({ driver: "auto" }),
        outDir,
        cacheDir: path.join(folder.path, "cache"),
        signal: new AbortController().signal,
        onEvent: () => undefined,
        now: () => new Date(0),
        ...run,
      },
      { adapters: [javascriptAdapter] },
    );
    expect(outcome.resultStatus).toBe("validated_fix");
    bundles.push(await bundleOf(outDir));
  }
  return bundles;
}

describe("a budget that is counted in candidates", { timeout: 600_000 }, () => {
  test("gives the same bundle, however many work at once", async () => {
    const run = { issue: CLAMP_ISSUE, engine: "search", budget: { candidates: runsSlowTests ? 600 : 200 } } as const;

    const [first, second] = await twice({ ...run, jobs: 1 }, { ...run, jobs: 2 });

    expect(Object.keys(first ?? {})).toContain("fix.patch");
    expect(second).toEqual(first);
  });

  test.runIf(runsSlowTests)("gives the same bundle with recorded answers, and asks nothing again", async () => {
    const live = scriptedGateway({
      repair: inTurn(
        {
          tools: [
            ["show_coverage", {}],
            ["read_file", { file: "src/shapes.js" }],
            ["run_test", {}],
          ],
        },
        {
          tools: [
            ["edit_file", { ...TOTAL_EDIT, replace: "return sum * discount;" }],
            ["finish", { summary: "" }],
          ],
        },
        {
          tools: [
            ["undo_edits", {}],
            ["edit_file", TOTAL_EDIT],
            ["finish", { summary: "" }],
          ],
        },
      ),
    });
    const replies = new Map<string, string>();
    const silent = scriptedGateway({ repair: () => ({ error: "model_unavailable" }) });
    const run = { issue: TOTAL_ISSUE, budget: { candidates: 200 } };

    const [first, second] = await twice(
      { ...run, models: withRecording(live, replies) },
      { ...run, models: withRecording(silent, replies) },
    );

    expect(second).toEqual(first);
    expect(first?.["details.json"]).toContain('"prompt": "repair@1"');
    expect(replies.size).toBe(3);
    expect(silent.calls).toEqual([]);
  });
});
