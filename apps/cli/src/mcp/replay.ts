import path from "node:path";
import { replayEvidence } from "@fixpoint/agent";
import type { z } from "zod";
import type { ToolCall } from "./call.ts";
import { runSetup } from "./run-setup.ts";
import type { REPLAY } from "./schemas.ts";

type Output = z.infer<z.ZodObject<typeof REPLAY.output>>;

/** Runs a bundle again, without a network. */
export async function replay({ evidence }: { evidence: string }, call: ToolCall): Promise<Output> {
  const { ok, verdict, differences } = await replayEvidence({ ...(await runSetup(call)), dir: path.resolve(evidence) });
  return { holds: ok, verdict, differences };
}
