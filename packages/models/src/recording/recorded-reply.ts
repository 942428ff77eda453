import { modelMessageSchema } from "ai";
import { z } from "zod";
import { ModelError } from "../types/model-error.ts";
import type { ModelReply } from "../types/model-call.ts";

const count = z.number().int().min(0);

const RecordedReply: z.ZodType<ModelReply> = z.object({
  provider: z.string(),
  model: z.string(),
  text: z.string(),
  toolCalls: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      input: z.union([
        z.object({ ok: z.literal(true), value: z.unknown() }),
        z.object({ ok: z.literal(false), text: z.string() }),
      ]),
    }),
  ),
  messages: z.array(modelMessageSchema),
  finish: z.enum(["stop", "tools", "length", "refused", "other"]),
  usage: z.object({ inputTokens: count, cachedInputTokens: count, cacheWriteTokens: count, outputTokens: count }),
  costNanoUsd: count,
});

/** Reads what a recording holds. Throws ModelError `model_answer_unreadable`. */
export function readRecordedReply(text: string): ModelReply {
  try {
    return RecordedReply.parse(JSON.parse(text));
  } catch (cause) {
    throw new ModelError("model_answer_unreadable", "A recorded reply cannot be read", {
      hint: "Start the run again without its recording.",
      cause,
    });
  }
}
