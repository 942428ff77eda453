import type { ModelCall, ModelPurpose, ModelReply } from "./model-call.ts";

/** The model that is asked for a purpose; no secret. */
export interface ModelChoice {
  provider: string;
  model: string;
}

/** The one way to a model: keys, prices, budgets and recordings are behind it. */
export interface ModelGateway {
  /** null: no model is to be asked for this purpose. */
  choiceFor(purpose: ModelPurpose): ModelChoice | null;
  /**
   * Answers from the run's recording where the same call was made before; else reserves the largest possible cost, calls
   * the provider and accounts what it counted. Rejects with ModelError, or the signal's reason.
   */
  ask(call: ModelCall, signal: AbortSignal): Promise<ModelReply>;
}
