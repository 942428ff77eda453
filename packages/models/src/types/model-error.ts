import { FixpointError } from "@fixpoint/contracts";

export type ModelErrorCode =
  | "model_budget_reached"
  | "model_price_unknown"
  | "model_key_refused"
  | "model_unknown"
  | "model_rate_limited"
  | "model_unavailable"
  | "model_request_refused"
  | "model_answer_unreadable";

/** A model could not be asked, or gave no answer that can be read. The search engine goes on without it. */
export class ModelError extends FixpointError {
  override name = "ModelError";
  declare readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(code, message, options);
  }
}
