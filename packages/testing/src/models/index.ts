export { startModelServer, type ModelScript, type ModelServer } from "./model-server.ts";
export type { ConversationTurn, ModelServerRequest, ModelStep, ModelWireName, StepUsage } from "./types.ts";
export type { ServerRates } from "./usage.ts";
