import { Integration, type SentrySetupBody } from "@fixpoint/contracts";
import { call } from "../../../lib/api-client.ts";

export function finishSentrySetup(body: SentrySetupBody): Promise<Integration> {
  return call(Integration, "POST", "/api/v1/integrations/sentry/setup", { body });
}
