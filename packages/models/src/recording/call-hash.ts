import { createHash } from "node:crypto";
import type { ModelEndpoint } from "../types/provider.ts";
import type { ModelCall } from "../types/model-call.ts";

/** Names in order, so that two writings of the same value are one. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** sha256 (hex) of what a call asks whom; where the model is served from does not change its answer. */
export function hashOfCall({ provider, model }: ModelEndpoint, call: ModelCall): string {
  return createHash("sha256").update(JSON.stringify({ provider, model, call }, inOrder)).digest("hex");
}
