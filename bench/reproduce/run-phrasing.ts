import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { runPipeline, type RepairEngine, type RunOptions } from "@fixpoint/agent";
import type { AgentEvent } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";
import type { ImportedRepository } from "../../apps/server/src/published-packages/index.ts";
import { holdsWhenRepaired } from "./holds-when-repaired.ts";
import type { Phrasing } from "./read-phrasings.ts";

export interface ReadPhrasing {
  slug: string;
  language: Phrasing["entry"]["language"];
  oneStatement: boolean;
  form: Phrasing["form"];
  /** A test shows the bug as it is stated. */
  reproduced: boolean;
  /** The test passes on the release without the bug; null where that is not known. */
  right: boolean | null;
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
const BEFORE_SEARCH = new Set<AgentEvent["stage"]>(["intake", "suitability", "environment", "reproduce"]);
/** Nothing is sought: only the test matters. */
const NOTHING: RepairEngine = { name: "search", propose: () => Readable.from([]) };

/** Stages 1 to 5, of which the test is looked at. */
export async function runPhrasing({ entry, form, issue }: Phrasing, place: Place): Promise<ReadPhrasing> {
  const { repository, sandbox, cacheDir, signal } = place;
  const outDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-reproduce-"));
  const read: ReadPhrasing = {
    slug: entry.slug,
    language: entry.language,
    oneStatement: entry.oneStatement,
    form,
    reproduced: false,
    right: null,
    reason: "",
    summary: "",
    tried: [],
    seconds: 0,
  };
  const onEvent = (event: AgentEvent): void => {
    if (event.type === "log" && event.stage === "reproduce") read.tried.push(event.message);
    if (event.type !== "stage_finished" || !BEFORE_SEARCH.has(event.stage)) return;
    read.reason = event.reason;
    read.summary = event.summary;
    read.reproduced = event.stage === "reproduce" && event.reason === "reproduced";
  };
  const began = performance.now();
  try {
    const run: RunOptions = {
      repository: repository.repositoryPath,
      base: repository.headSha,
      issue,
      engine: "search",
      timeoutMs: LIMIT_MS,
      jobs: 1,
      sandbox,
      outDir,
      cacheDir,
      signal,
      onEvent,
    };
    await runPipeline(run, { engines: [NOTHING] });
    read.seconds = (performance.now() - began) / 1_000;
    const held = read.reproduced ? await holdsWhenRepaired({ entry, outDir }, { sandbox, signal }) : null;
    read.right = held?.holds ?? null;
    if (held?.holds === false) read.tried.push(held.test, held.output);
    return read;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
