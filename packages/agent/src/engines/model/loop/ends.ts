import { ModelError, type ModelErrorCode } from "@fixpoint/models";

/** Why a conversation with a model ended; stable, told in the evidence. */
export type LoopEnd =
  | "finished"
  | "gave_up"
  | "step_limit"
  | "budget_reached"
  | "refused"
  | "provider_unavailable"
  | "key_refused"
  | "model_unknown"
  | "price_unknown"
  | "request_refused"
  | "answer_unreadable"
  | "out_of_time"
  | "no_tool_asked"
  | "goes_in_circles"
  | "context_full";

const ENDS: Record<ModelErrorCode, LoopEnd> = {
  model_budget_reached: "budget_reached",
  model_price_unknown: "price_unknown",
  model_key_refused: "key_refused",
  model_unknown: "model_unknown",
  model_rate_limited: "provider_unavailable",
  model_unavailable: "provider_unavailable",
  model_request_refused: "request_refused",
  model_answer_unreadable: "answer_unreadable",
};

/** What an error of `ask` means for the conversation; null where it is none of the model's. */
export function endOf(error: unknown, signal: AbortSignal): LoopEnd | null {
  if (signal.aborted) return "out_of_time";
  return error instanceof ModelError ? ENDS[error.code] : null;
}
