import { spawn } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { realpath, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Readable } from "node:stream";
import { evidencePaths, findRun } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { notFound } from "../../core/problem.ts";
import { requireIssue, type IssueScope } from "./service.ts";

async function evidenceFolder(context: AppContext, scope: IssueScope): Promise<string> {
  const { issue } = await requireIssue(context, scope);
  const run = issue.currentRunId ? await findRun(context.db, scope.organizationId, issue.currentRunId) : null;
  const folder = run?.evidencePath ? join(context.env.dataDir, run.evidencePath) : null;
  if (!folder || !existsSync(folder)) throw notFound("Evidence");
  return realpath(folder);
}

/** The whole bundle as `.tar.gz`. The archive is made while it is sent: a bundle holds the base tree and may be large. */
export async function openEvidence(context: AppContext, scope: IssueScope): Promise<Readable> {
  const folder = await evidenceFolder(context, scope);
  const { issue } = await requireIssue(context, scope);
  const child = spawn("tar", ["-czf", "-", "--transform", `s,^\\.,${issue.key}-evidence,`, "-C", folder, "."], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.on("error", (error) => child.stdout.destroy(error));
  child.on("exit", (code) => code !== 0 && child.stdout.destroy(new Error(`tar ended with ${code}`)));
  return child.stdout;
}

/** One file of the bundle. Neither `..` nor a link leads out of it. */
export async function openArtifact(context: AppContext, scope: IssueScope, path: string): Promise<Readable> {
  const folder = await evidenceFolder(context, scope);
  if (path.includes("\u0000")) throw notFound("Artifact");
  const file = await realpath(join(folder, path)).catch(() => null);
  if (!file || !file.startsWith(folder + sep) || !(await stat(file)).isFile()) throw notFound("Artifact");
  return createReadStream(file);
}

/** Deletes the bundles of all runs of a bug. */
export async function removeEvidence(context: AppContext, organizationId: string, issueId: string): Promise<() => Promise<void>> {
  const paths = await evidencePaths(context.db, organizationId, issueId);
  return async () => {
    for (const path of paths) await rm(join(context.env.dataDir, path), { recursive: true, force: true });
  };
}
