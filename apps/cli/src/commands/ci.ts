import { mkdir } from "node:fs/promises";
import path from "node:path";
import { runSummary } from "@fixpoint/agent";
import { FixpointError } from "@fixpoint/contracts";
import { writeOutputs, writeSummary } from "../ci/outputs.ts";
import { asksForFix, readEvent } from "../ci/read-event.ts";
import { EXIT_FAILED } from "../exit-codes.ts";
import { report } from "../report.ts";
import { runFix } from "../run-fix.ts";

export interface CiOptions {
  /** File with the event that started the pipeline. */
  event: string;
  repo: string;
  /** Empty: every event about an issue. */
  label: string;
  /** Empty: the commit that is checked out. */
  base: string;
  engine: "search" | "model" | "auto";
  /** Seconds. */
  timeout: number;
  /** Folder for evidence, summary and outputs. */
  results: string;
}

const EVIDENCE = "evidence";

/**
 * One run within a pipeline. Every verdict is a success of the job, told by its outputs;
 * resolves with 1 only where the machinery failed.
 */
export async function ci(options: CiOptions, signal: AbortSignal): Promise<number> {
  const results = path.resolve(options.results);
  await mkdir(results, { recursive: true });
  const issue = await readEvent(options.event);
  if (!asksForFix(issue, options.label)) {
    await writeOutputs(results, { status: "skipped", evidence: "", patch: "" }, process.env);
    process.stderr.write(`The event did not put the label “${options.label}” on the issue; nothing is done.\n`);
    return 0;
  }
  const { repo, engine, timeout } = options;
  const base = options.base === "" ? undefined : options.base;
  const outDir = path.join(results, EVIDENCE);
  const request = { repo, base, issue, engine, timeoutSeconds: timeout, jobs: undefined, outDir };
  const outcome = await runFix(request, signal).catch(async (error: unknown) => {
    await writeOutputs(results, { status: "error", evidence: "", patch: "" }, process.env);
    await writeSummary(results, refusal(error), process.env);
    throw error;
  });
  const { resultStatus, evidenceDir, patch } = outcome;
  const patchFile = evidenceDir !== null && patch !== null ? path.join(evidenceDir, "fix.patch") : "";
  await writeOutputs(results, { status: resultStatus, evidence: evidenceDir ?? "", patch: patchFile }, process.env);
  await writeSummary(results, runSummary(outcome, issue, { folder: EVIDENCE }), process.env);
  process.stderr.write(report(outcome, { applied: false }));
  return resultStatus === "error" ? EXIT_FAILED : 0;
}

/** Why nothing could be run, in the words of the error. */
function refusal(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof FixpointError && error.hint !== undefined ? `\n\n${error.hint}` : "";
  return `## The run failed\n\n${message}${hint}\n`;
}
