import { isVendorError, type VendorError } from "@fixpoint/connectors";
import { FixpointError, type Integration } from "@fixpoint/contracts";
import { askForSyncOf, noteCredentialCheck, type CredentialCheck, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { notFound } from "../../core/problem.ts";
import { noteBroken } from "../trackers/health.ts";
import { nameOf } from "./catalogue.ts";
import { presentIntegration } from "./presenter.ts";
import { SOMEBODY_WAITS, withVendor } from "./vendor-access.ts";

/** What to do, where it is another thing for somebody who tries the access than for work that goes on by itself. */
function adviceOf(error: VendorError): string {
  if (error.code === "rate_limited" && error.retryAt) {
    const seconds = Math.max(1, Math.ceil((error.retryAt.getTime() - Date.now()) / 1000));
    return `Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  }
  if (error.code === "not_at_vendor" || error.code === "vendor_refused") return "Check the base URL.";
  if (error.code === "vendor_unavailable") return "Try again later; check the base URL and this server's network if it lasts.";
  return error.hint ?? "";
}

function failure(name: string, error: unknown): CredentialCheck {
  const none = { account: null, scopes: null, missingScopes: [], needsReconnect: isVendorError(error, "access_revoked") };
  if (isVendorError(error)) return { ...none, error: `${error.message}. ${adviceOf(error)}` };
  if (error instanceof FixpointError) return { ...none, error: [`${error.message}.`, error.hint].filter(Boolean).join(" ") };
  return { ...none, error: `What answers is not the API of ${name}. Check the base URL.` };
}

async function tryCredentials(context: AppContext, row: IntegrationRow): Promise<CredentialCheck> {
  try {
    const identity = await withVendor(context, row, (access, vendor) => vendor.identify(access), SOMEBODY_WAITS);
    return { ...identity, error: null, needsReconnect: false };
  } catch (error) {
    context.log.info({ err: error, provider: row.provider }, "credentials could not be tried");
    return failure(nameOf(row.provider), error);
  }
}

/** Tries the credentials at the vendor and keeps what came of it; where they work again, reading goes on at once. */
export async function checkIntegration(context: AppContext, row: IntegrationRow, userId: string): Promise<Integration> {
  const outcome = await tryCredentials(context, row);
  const noted = await context.db.transaction(async (tx) => {
    const kept = await noteCredentialCheck(tx, row.organizationId, row.id, outcome);
    // Whoever tries them sees it; the others hear of it.
    if (kept?.needsReconnect) await noteBroken(context, tx, kept, userId);
    return kept;
  });
  if (!noted) throw notFound("Integration");
  if (outcome.error === null && row.checkError !== null) await askForSyncOf(context.db, row.id);
  return presentIntegration(context.env, noted);
}
