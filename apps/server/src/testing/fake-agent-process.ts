import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunOutcome } from "@fixpoint/agent";
import type { AgentMessage, AgentRequest, RunRequest, VerifyRequest } from "../jobs/agent-messages.ts";
import { errorResult } from "../jobs/error-evidence.ts";
import { provenPatch } from "./proven-patch.ts";

/**
 * Stands in for the agent's process in tests; the bug's text says what happens:
 * `crash once`, `crash always`, `hang`, `hang once`, `no sandbox`, `impossible`, or else a validated fix. With
 * `ask the model` it does that first.
 */
function send(message: AgentMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

/** Loaded where it is asked for: the parts of models take longer to load than most of these processes live. */
async function askModels(request: RunRequest): Promise<string> {
  return (await import("./fake-agent-models.ts")).askModels(request, send);
}

const VALIDATED = "The reproduction fails on base and passes with the fix.";

/** A new file for each request, so that each fits on top of what came before. */
function followUpPatch(text: string): string {
  const name = `follow-up-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  return `diff --git a/${name} b/${name}\nnew file mode 100644\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+export {};\n`;
}

async function succeed({ options }: RunRequest, summary = VALIDATED): Promise<RunOutcome> {
  const { issue } = options;
  const isPossible = !issue.text.includes("impossible");
  await mkdir(join(options.outDir, "outputs"), { recursive: true });
  await writeFile(join(options.outDir, "manifest.json"), "{}");
  await writeFile(join(options.outDir, "outputs", "test.txt"), "1 passed");
  const { evidence } = errorResult("validated", summary, "project").result;
  return {
    resultStatus: isPossible ? "validated_fix" : "no_result",
    statusResult: {
      has_fix: true,
      issue_status: "validated_fix",
      reproduced_status: "passed",
      unit_tests_status: "passed",
      pre_commit_test_status: "not_run",
      validation_test_status: "passed",
    },
    baseSha: options.base ?? null,
    fix: [],
    patch: issue.context ? followUpPatch(issue.text) : provenPatch,
    reproductionScript: [],
    existingUnitTests: [],
    modifiedUnitTests: [],
    evidence: {
      ...evidence,
      baseSha: options.base ?? null,
      verdict: { ...evidence.verdict, errorKind: null },
      coverage: { covered: 3, coverable: 4 },
    },
    evidenceDir: options.outDir,
  };
}

async function perform(request: RunRequest): Promise<void> {
  const { text } = request.options.issue;
  const began = performance.now();
  const at = new Date().toISOString();
  await send({ type: "event", event: { seq: 0, at, stage: "intake", type: "stage_started" } });
  await send({ type: "event", event: { seq: 1, at, stage: "intake", type: "log", level: "info", message: "x".repeat(2000) } });
  if (text.includes("no sandbox")) {
    await send({
      type: "failure",
      kind: "infrastructure",
      code: "no_safe_sandbox",
      message: "This machine has no safe sandbox",
      hint: "Install bubblewrap.",
    });
    return process.disconnect();
  }
  const marker = join(request.options.cacheDir, `tried-${request.options.issue.title.replace(/\W/g, "")}`);
  if (text.includes("hang") && !(text.includes("hang once") && existsSync(marker))) {
    await writeFile(marker, "");
    return void setInterval(() => {}, 1000);
  }
  if (text.includes("crash always") || (text.includes("crash once") && !existsSync(marker))) {
    await writeFile(marker, "");
    process.exit(3);
  }
  const outcome = await succeed(request, text.includes("ask the model") ? await askModels(request) : undefined);
  const finished = {
    outcome: "passed",
    reason: "suitable",
    summary: "It is a bug.",
    durationMs: performance.now() - began,
  } as const;
  await send({
    type: "event",
    event: { seq: 2, at: new Date().toISOString(), stage: "intake", type: "stage_finished", ...finished },
  });
  await send({ type: "outcome", outcome });
  process.disconnect();
}

/** Every patch holds. */
async function verify({ options }: VerifyRequest): Promise<void> {
  const { base } = options;
  const issue = { title: "", text: "" };
  const outcome = await succeed({ kind: "run", sandbox: "none", options: { ...options, base, issue, engine: "search" } });
  await send({ type: "outcome", outcome: { verdict: "validated", code: "validated", detail: "It holds there too.", outcome } });
  process.disconnect();
}

process.once("message", (request: AgentRequest) => void (request.kind === "run" ? perform(request) : verify(request)));
process.once("disconnect", () => process.exit(0));
