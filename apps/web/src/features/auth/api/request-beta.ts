import type { BetaRequestBody } from "@fixpoint/contracts";
import { send } from "../../../lib/api-client.ts";

export function requestBeta(body: BetaRequestBody): Promise<void> {
  return send("POST", "/api/v1/beta-requests", { body });
}
