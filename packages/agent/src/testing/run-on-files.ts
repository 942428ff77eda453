import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { runPipeline, type PipelineDeps } from "../pipeline.ts";
import type { IssueInput } from "../types/facts.ts";
import type { RunOptions, RunOutcome } from "../types/run.ts";

interface Run {
  /** What the only commit has, by path. */
  files: Record<string, string>;
  issue: IssueInput;
  jobs?: number;
  timeoutMs?: number;
  budget?: RunOptions["budget"];
  /** In place of what a run has by itself. */
  deps?: Partial<PipelineDeps>;
}

/** Runs the agent, by search alone, on a repository that is made for it and taken away again. */
export async function runOnFiles({ files, issue, jobs = 2, timeoutMs = 60_000, budget, deps }: Run): Promise<RunOutcome> {
  await using repository = await tempRepository(files);
  await using out = await tempFolder();
  return await runPipeline(
    {
      repository: repository.path,
      base: "HEAD",
      issue,
      engine: "search",
      timeoutMs,
      jobs,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(out.path, "evidence"),
      cacheDir: path.join(out.path, "cache"),
      signal: new AbortController().signal,
      onEvent: () => undefined,
      ...(budget && { budget }),
    },
    deps,
  );
}
