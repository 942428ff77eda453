import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { InfrastructureError } from "@fixpoint/contracts";
import type { z } from "zod";
import { issueDetails } from "../details/issue-details.ts";
import type { RunState } from "../run/state.ts";
import { cutMiddle, toTestResults } from "../stages/4-reproduce/test-results.ts";
import type { RunOptions, RunOutcome } from "../types/run.ts";
import type { Manifest, StoredAttempts, StoredBaseline } from "./manifest.ts";

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function storedBaseline(state: RunState): z.infer<typeof StoredBaseline> | null {
  const baseline = state.environment?.baseline ?? null;
  if (baseline === null) return null;
  const { command, ended, exitCode, output, durationMs } = baseline.run;
  return {
    command,
    ended,
    exitCode,
    durationMs,
    output: cutMiddle(output, 256 * 1024),
    partial: baseline.partial,
    cases: [...baseline.cases.values()].map(({ name, file, outcome, flaky }) => ({ name, file, outcome, flaky })),
  };
}

/** Texts of the bundle by their path in it; the base tree comes beside. */
function contents(outcome: RunOutcome, state: RunState, options: RunOptions, at: Date): Record<string, string> {
  const { admitted, validated } = state;
  const files: Record<string, string> = {
    "issue.json": json({
      title: options.issue.title,
      text: options.issue.text,
      crash: state.facts?.crash ?? null,
      ...(options.issue.context ? { context: options.issue.context } : {}),
    }),
    "details.json": json(issueDetails(outcome, options.issue, { updatedAt: at })),
  };
  const attempts: z.infer<typeof StoredAttempts> = state.refused.map(({ test, code }) => ({ test, code }));
  files["reproduction/attempts.json"] = json(attempts);
  if (admitted !== null) {
    files["reproduction/test.json"] = json(admitted.test);
    files[`reproduction/${path.basename(admitted.test.filePath)}`] = admitted.test.code;
    files["results/base-reproduction.json"] = json(admitted.runs.map(toTestResults));
  }
  if (validated !== null) {
    files["fix.patch"] = validated.patch;
    files["results/patched-reproduction.json"] = json(toTestResults(validated.reproduction));
    if (validated.suite !== null) files["results/patched-suite.json"] = json(toTestResults(validated.suite));
  }
  const baseline = storedBaseline(state);
  if (baseline !== null) files["results/baseline.json"] = json(baseline);
  return files;
}

/**
 * Writes the bundle into `options.outDir` and returns its absolute path.
 * What an earlier bundle left there is removed; other files stay.
 */
export async function writeEvidence(outcome: RunOutcome, state: RunState, options: RunOptions, at: Date): Promise<string> {
  const { copy, environment, admitted, validated } = state;
  if (copy === null || environment === null)
    throw new InfrastructureError("evidence_too_early", "There is no base commit to keep evidence of.");
  const folder = options.outDir;
  const files: Record<string, string> = {};
  try {
    await mkdir(folder, { recursive: true });
    for (const name of ["manifest.json", "base.tar", "fix.patch", "issue.json", "details.json", "reproduction", "results"]) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
    await copy.archive(path.join(folder, "base.tar"));
    files["base.tar"] = await sha256Of(path.join(folder, "base.tar"));
    for (const [name, text] of Object.entries(contents(outcome, state, options, at))) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
      files[name] = createHash("sha256").update(text).digest("hex");
    }
    const { install, profile, baseline } = environment;
    const manifest: Manifest = {
      format: "fixpoint-evidence",
      version: 1,
      createdAt: at.toISOString(),
      verdict: {
        resultStatus: outcome.resultStatus,
        reason: outcome.evidence.verdict.reason,
        summary: outcome.evidence.verdict.summary,
      },
      statusResult: outcome.statusResult,
      baseSha: copy.baseSha,
      sandbox: { driver: options.sandbox.driver, strength: options.sandbox.strength },
      profile,
      install: {
        status: install.status,
        cacheKey: install.cacheKey,
        dependencies: install.dependencies,
        toolVersions: install.toolVersions,
      },
      hasReproduction: admitted !== null,
      hasFix: validated !== null,
      commands: [...new Set([admitted?.runs[0]?.command, baseline?.run.command].filter((command) => command !== undefined))],
      files,
    };
    await writeFile(path.join(folder, "manifest.json"), json(manifest));
    return folder;
  } catch (error) {
    if (error instanceof InfrastructureError) throw error;
    throw new InfrastructureError("evidence_not_written", `The evidence could not be written to ${folder}.`, { cause: error });
  }
}
