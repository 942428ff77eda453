import type { ModelUse } from "@fixpoint/contracts";
import type { ModelGateway, ModelPurpose, ModelReply } from "@fixpoint/models";
import type { LoopEnd } from "./loop/ends.ts";
import type { Prompt } from "./prompts/index.ts";

/** One conversation's line in the evidence. */
export interface UseRecord {
  note(reply: ModelReply): void;
  end(reason: LoopEnd): void;
}

/** Adds a line for a conversation that begins; it is right at any time, since a run may end in the middle. */
export function recordUse(uses: ModelUse[], gateway: ModelGateway, purpose: ModelPurpose, prompt: Prompt): UseRecord {
  const choice = gateway.choiceFor(purpose);
  const use: ModelUse = {
    purpose,
    provider: choice?.provider ?? "",
    model: choice?.model ?? "",
    prompt: prompt.id,
    calls: 0,
    inputTokens: 0,
    outputTokens: 0,
    costNanoUsd: 0,
    end: "stopped",
  };
  uses.push(use);
  return {
    note({ provider, model, usage, costNanoUsd }) {
      // As the server names it, which may be more exact than what was chosen.
      Object.assign(use, { provider, model });
      use.calls += 1;
      use.inputTokens += usage.inputTokens;
      use.outputTokens += usage.outputTokens;
      use.costNanoUsd += costNanoUsd;
    },
    end(reason) {
      use.end = reason;
    },
  };
}
