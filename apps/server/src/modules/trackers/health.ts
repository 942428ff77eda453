import { isVendorError } from "@fixpoint/connectors";
import { FixpointError } from "@fixpoint/contracts";
import { noteIntegrationTrouble, type IntegrationRow, type Queryable } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { SERVER_INITIATOR } from "../../core/initiator.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { presentIntegration } from "../integrations/presenter.ts";
import { noteEvent } from "../notifications/note.ts";

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
  const noted = await context.db.transaction(async (tx) => {
    const broken = await noteIntegrationTrouble(tx, row.id, { error: reason, needsReconnect: true });
    if (broken) await noteBroken(context, tx, broken, null);
    return broken;
  });
  if (noted) await announceIntegration(context, noted);
}

/** Once for the same credentials, however often they are refused. `actorId`: who found out. */
export async function noteBroken(context: AppContext, tx: Queryable, row: IntegrationRow, actorId: string | null): Promise<void> {
  await noteEvent(context, tx, {
    kind: "integration_broken",
    key: `integration_broken ${row.id} ${row.updatedAt.toISOString()}`,
    organizationId: row.organizationId,
    projectId: null,
    issueId: null,
    actorId,
    data: { subject: nameOf(row.provider), detail: row.checkError ?? "" },
  });
}

/** True when the error means that, and was noted. */
export async function isRevokedAndNoted(context: AppContext, row: IntegrationRow, error: unknown): Promise<boolean> {
  if (!isVendorError(error, "access_revoked")) return false;
  await noteRevoked(context, row, `${nameOf(row.provider)} does not accept the token any more. Reconnect it.`);
  return true;
}
