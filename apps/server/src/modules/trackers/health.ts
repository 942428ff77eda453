import { isVendorError } from "@fixpoint/connectors";
import { FixpointError } from "@fixpoint/contracts";
import { noteIntegrationTrouble, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { presentIntegration } from "../integrations/presenter.ts";

/** What went wrong, for people; nothing of what was sent to the vendor. */
export function wordsOf(error: unknown): string {
  if (error instanceof FixpointError) return [`${error.message}.`, error.hint].filter(Boolean).join(" ");
  return "Something went wrong here. It is tried again by itself.";
}

export async function announceIntegration(context: AppContext, row: IntegrationRow): Promise<void> {
  const data = presentIntegration(context.env, row);
  await context.live.publish(row.organizationId, [{ type: "integration_updated", data }], SERVER_INITIATOR);
}

/** Marks an integration whose access has ended: nothing is asked of the vendor until there are new credentials. */
export async function noteRevoked(context: AppContext, row: IntegrationRow, reason: string): Promise<void> {
  const noted = await noteIntegrationTrouble(context.db, row.id, { error: reason, needsReconnect: true });
  if (noted) await announceIntegration(context, noted);
}

/** True when the error means that, and was noted. */
export async function isRevokedAndNoted(context: AppContext, row: IntegrationRow, error: unknown): Promise<boolean> {
  if (!isVendorError(error, "access_revoked")) return false;
  await noteRevoked(context, row, `${nameOf(row.provider)} does not accept the token any more. Reconnect it.`);
  return true;
}
