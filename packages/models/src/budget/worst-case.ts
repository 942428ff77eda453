import { mostCostOf } from "../prices/cost.ts";
import type { ModelPrice } from "../prices/price.ts";
import type { ModelCall } from "../types/model-call.ts";

/** What providers add unseen: their own instructions for tools (Anthropic's are the longest, some 800 tokens). */
const UNSEEN_TOKENS = 2_000;
/** Roles, separators and the frame of a tool's description. */
const UNSEEN_TOKENS_EACH = 64;

/** No tokenizer makes more than one token of a byte, and what is counted is what is sent. */
export function mostInputTokens({ instructions, messages, tools, requiredTool }: ModelCall): number {
  const bytes = Buffer.byteLength(JSON.stringify({ instructions, messages, tools, requiredTool }));
  return bytes + UNSEEN_TOKENS + UNSEEN_TOKENS_EACH * (messages.length + tools.length);
}

/** The most that the call can cost, in 10⁻⁹ USD: what has to be free in the budget before it is made. */
export function worstCaseOf(call: ModelCall, price: ModelPrice): number {
  return mostCostOf(price, { input: mostInputTokens(call), output: call.maxOutputTokens });
}
