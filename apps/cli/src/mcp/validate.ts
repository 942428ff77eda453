import { readFile } from "node:fs/promises";
import path from "node:path";
import { EvidenceManifest, verifyFix } from "@fixpoint/agent";
import { InputError } from "@fixpoint/contracts";
import type { z } from "zod";
import type { ToolCall } from "./call.ts";
import { runToReproduction } from "./reproduce.ts";
import { runSetup } from "./run-setup.ts";
import type { VALIDATE } from "./schemas.ts";

type Input = z.infer<z.ZodObject<typeof VALIDATE.input>>;
type Output = z.infer<z.ZodObject<typeof VALIDATE.output>>;

/** What a patch is proven by. */
interface Ground {
  evidenceDir: string;
  base: string;
}

/** The commit that the evidence was made on. */
async function baseOf(evidenceDir: string): Promise<string> {
  try {
    return EvidenceManifest.parse(JSON.parse(await readFile(path.join(evidenceDir, "manifest.json"), "utf8"))).baseSha;
  } catch (cause) {
    throw new InputError("evidence_missing", `There is no evidence in ${evidenceDir}.`, {
      hint: "Give the folder that reproduce or validate named.",
      cause,
    });
  }
}

/** The given evidence, or that of a reproduction made now; else why there is none. */
async function groundOf(input: Input, call: ToolCall): Promise<Ground | Output> {
  const { evidence, issue, repository, base, timeoutSeconds } = input;
  if (evidence !== undefined)
    return { evidenceDir: path.resolve(evidence), base: base ?? (await baseOf(path.resolve(evidence))) };
  if (issue === undefined)
    throw new InputError("issue_missing", "Neither an issue nor evidence is given.", { hint: "Give one of them." });
  const outcome = await runToReproduction({ repository, issue, base, timeoutSeconds }, call);
  const { baseSha, evidenceDir, resultStatus } = outcome;
  if (resultStatus === "reproduced" && evidenceDir !== null && baseSha !== null) return { evidenceDir, base: baseSha };
  return {
    verdict: resultStatus === "error" ? "error" : "not_reproduced",
    code: outcome.evidence.verdict.reason,
    detail: outcome.evidence.verdict.summary,
    baseSha,
    patch: null,
    tried: outcome.evidence.tried,
    evidenceFolder: evidenceDir,
    replayCommand: null,
  };
}

/** A given patch through both gates; what its maker says of it counts for nothing. */
export async function validate(input: Input, call: ToolCall): Promise<Output> {
  if (input.patch.trim() === "")
    throw new InputError("patch_empty", "The patch is empty.", { hint: "Give a unified diff against the base." });
  const started = performance.now();
  const ground = await groundOf(input, call);
  if ("verdict" in ground) return ground;
  const timeoutMs = Math.max(1, input.timeoutSeconds * 1000 - (performance.now() - started));
  const { repository, patch } = input;
  const { verdict, code, detail, outcome } = await verifyFix({
    ...(await runSetup(call)),
    ...ground,
    repository,
    patch,
    timeoutMs,
  });
  return {
    verdict,
    code,
    detail,
    baseSha: outcome.baseSha,
    patch: outcome.patch,
    tried: outcome.evidence.tried,
    evidenceFolder: outcome.evidenceDir,
    replayCommand: outcome.evidence.replayCommand,
  };
}
