import { mkdir } from "node:fs/promises";
import { runPipeline, type RepairEngine, type RunOptions, type RunOutcome } from "@fixpoint/agent";
import type { AgentEvent } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";

export interface SearchRequest {
  repositoryPath: string;
  /** Commit to start from. */
  base: string;
  issue: { title: string; text: string };
  /** Seconds for the whole run. */
  timeout: number;
  jobs: number;
  sandbox: Sandbox;
  /** Absolute folders, made when they are missing. */
  outDir: string;
  cacheDir: string;
  /** Prints the agent's events on stderr. */
  verbose: boolean;
  signal: AbortSignal;
  /** In place of the search engine; under its name. */
  engine?: RepairEngine;
}

function describeEvent(event: AgentEvent): string | null {
  if (event.type === "stage_finished")
    return `${event.stage}: ${event.outcome} (${event.reason}) ${event.summary} [${Math.round(event.durationMs)} ms]`;
  if (event.type === "log") return `${event.stage}: ${event.message}`;
  if (event.type === "command")
    return `${event.stage}: $ ${event.command} → ${event.ended} ${event.exitCode} [${Math.round(event.durationMs)} ms]`;
  return null;
}

/** Runs the pipeline with the search engine, which needs no model. */
export async function runSearch(request: SearchRequest): Promise<RunOutcome> {
  const { repositoryPath, timeout, verbose, outDir, cacheDir, engine, ...options } = request;
  await mkdir(outDir, { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const run: RunOptions = {
    ...options,
    repository: repositoryPath,
    outDir,
    cacheDir,
    engine: "search",
    timeoutMs: timeout * 1_000,
    onEvent: (event) => {
      const line = describeEvent(event);
      if (verbose && line !== null) process.stderr.write(`  ${line}\n`);
    },
  };
  return runPipeline(run, engine === undefined ? {} : { engines: [engine] });
}
