import type { ModelCall, ModelChoice, ModelErrorCode, ModelPurpose, ModelReply } from "@fixpoint/models";

/** Which model is asked for what; null: none. */
export type ModelChoices = Record<ModelPurpose, ModelChoice | null>;

/** From the agent's process: keys, prices and budgets are with its parent. `id` tells calls under way apart. */
export type ModelQuestion = { type: "model_call"; id: number; call: ModelCall } | { type: "model_cancel"; id: number };

/** What comes of a call. */
export type ModelAnswer =
  | { type: "model_reply"; id: number; reply: ModelReply }
  /** `code` null: not a ModelError. */
  | { type: "model_failure"; id: number; code: ModelErrorCode | null; message: string; hint: string | null };
