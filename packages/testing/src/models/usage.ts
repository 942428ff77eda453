import type { ModelServerRequest, ModelStep, StepUsage } from "./types.ts";

const BYTES_PER_TOKEN = 4;

function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

function writtenBy(step: ModelStep): string {
  const text = "text" in step ? (step.text ?? "") : "";
  const calls = step.kind === "answer" ? JSON.stringify([step.reasoning ?? "", step.toolCalls ?? []]) : "";
  return text + calls;
}

/** A provider's count for the step: about four bytes a token, and never more than was asked for. */
export function usageOf(step: ModelStep, request: ModelServerRequest): StepUsage {
  const most = request.maxOutputTokens ?? Number.POSITIVE_INFINITY;
  const reasoning = step.kind === "answer" ? tokensOf(step.reasoning ?? "") : 0;
  const counted = {
    inputTokens: tokensOf(request.body),
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    outputTokens: Math.min(most, tokensOf(writtenBy(step))),
    reasoningTokens: Math.min(most, reasoning),
  };
  return "usage" in step ? { ...counted, ...step.usage } : counted;
}

/** USD for a million tokens. */
export interface ServerRates {
  input: number;
  cachedInput: number;
  cacheWrite: number;
  output: number;
}

/** What a provider puts on the bill, in 10⁻⁹ USD, rounded up. */
export function billOf(usage: StepUsage, rates: ServerRates): number {
  const { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens } = usage;
  const usdMillionths =
    (inputTokens - cachedInputTokens - cacheWriteTokens) * rates.input +
    cachedInputTokens * rates.cachedInput +
    cacheWriteTokens * rates.cacheWrite +
    outputTokens * rates.output;
  return Math.ceil(Number((usdMillionths * 1000).toFixed(3)));
}
