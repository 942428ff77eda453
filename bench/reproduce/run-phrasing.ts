import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runPipeline } from "@fixpoint/agent";
import type { AgentEvent } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";
import type { ImportedRepository } from "../../apps/server/src/published-packages/index.ts";
import type { Phrasing } from "./read-phrasings.ts";

export interface ReadPhrasing {
  slug: string;
  language: Phrasing["entry"]["language"];
  oneStatement: boolean;
  form: Phrasing["form"];
  /** A test shows the bug as it is stated. */
  reproduced: boolean;
  /** Stable code of how the last stage ended, and in words. */
  reason: string;
  summary: string;
  /** What tests were made of and what came of each, in words. */
  tried: string[];
  seconds: number;
}

interface Place {
  repository: ImportedRepository;
  sandbox: Sandbox;
  cacheDir: string;
  signal: AbortSignal;
}

const LIMIT_MS = 120_000;
/** What the run is stopped with once it is known whether the bug is reproduced. */
const KNOWN = new Error("It is known whether the bug is reproduced");

/** Stages 1 to 4; what would come after them is not begun. */
export async function runPhrasing({ entry, form, issue }: Phrasing, place: Place): Promise<ReadPhrasing> {
  const { repository, sandbox, cacheDir, signal } = place;
  const outDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-reproduce-"));
  const stop = new AbortController();
  const read: ReadPhrasing = {
    slug: entry.slug,
    language: entry.language,
    oneStatement: entry.oneStatement,
    form,
    reproduced: false,
    reason: "",
    summary: "",
    tried: [],
    seconds: 0,
  };
  const onEvent = (event: AgentEvent): void => {
    if (event.type === "log" && event.stage === "reproduce") read.tried.push(event.message);
    if (event.type !== "stage_finished") return;
    read.reason = event.reason;
    read.summary = event.summary;
    read.reproduced = event.stage === "reproduce" && event.reason === "reproduced";
    if (event.stage === "reproduce") stop.abort(KNOWN);
  };
  const began = performance.now();
  try {
    await runPipeline({
      repository: repository.repositoryPath,
      base: repository.headSha,
      issue,
      engine: "search",
      timeoutMs: LIMIT_MS,
      jobs: 1,
      sandbox,
      outDir,
      cacheDir,
      signal: AbortSignal.any([signal, stop.signal]),
      onEvent,
    });
  } catch (error) {
    if (error !== KNOWN) throw error;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  return { ...read, seconds: (performance.now() - began) / 1_000 };
}
