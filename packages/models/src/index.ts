/** Language models of any provider, behind one call. */
export type { ModelChoice, ModelGateway } from "./types/gateway.ts";
export type { BudgetScope, Ledger, Recording, Reservation } from "./types/ledger.ts";
export type { ModelCall, ModelPurpose, ModelReply, ModelTool, ModelToolCall, ModelUsage } from "./types/model-call.ts";
export { ModelError, type ModelErrorCode } from "./types/model-error.ts";
