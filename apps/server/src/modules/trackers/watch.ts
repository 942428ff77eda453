import { randomBytes } from "node:crypto";
import {
  deleteWebhook,
  ensureWebhook,
  listIntegrations,
  mappingsOfSource,
  newWebhookId,
  repositoriesOfOrganization,
  updateWebhook,
  webhooksOf,
  type IntegrationRow,
  type TrackerWebhookRow,
} from "@fixpoint/db";
import type { RegisteredWebhook } from "@fixpoint/connectors";
import type { AppContext } from "../../context.ts";
import { requireSecrets } from "../../core/secrets.ts";
import { isLoopbackHost } from "../../env.ts";
import { clientFor } from "../integrations/oauth-clients.ts";
import { SOMEBODY_WAITS } from "../integrations/vendor-access.ts";
import { receiverFor, withWatcher } from "./connection.ts";

export const HOOKS_PATH = "/api/v1/hooks";

const RENEW_BEFORE_MS = 7 * 24 * 3_600_000;
const TRY_AGAIN_AFTER_MS = 3_600_000;
const refusedAt = new Map<string, number>();

function ownerOf(id: string): string {
  return `webhook:${id}`;
}

export function callbackUrlOf(context: AppContext, id: string): string {
  return `${context.publicUrl()}${HOOKS_PATH}/${id}`;
}

/** The one address of this server's app at a vendor. */
export function appUrlOf(context: AppContext, provider: IntegrationRow["provider"]): string {
  return `${context.publicUrl()}${HOOKS_PATH}/apps/${provider}`;
}

/** null until the vendor told it. */
export function secretOf(context: AppContext, webhook: TrackerWebhookRow): string | null {
  return webhook.secret === null ? null : requireSecrets(context).open(webhook.secret, ownerOf(webhook.id));
}

export function sealSecret(context: AppContext, id: string, secret: string): string {
  return requireSecrets(context).seal(secret, ownerOf(id));
}

/** A vendor elsewhere cannot call an address of this machine, and what cannot be verified is not asked for. */
function canBeCalled(context: AppContext, integration: IntegrationRow): boolean {
  const { baseUrl, provider } = integration;
  if (receiverFor(provider)?.needsClient && !clientFor(context.env, integration)) return false;
  const isHere = (url: string) => isLoopbackHost(new URL(url).hostname);
  return !isHere(context.publicUrl()) || (baseUrl !== null && isHere(baseUrl));
}

/** The one webhook of GitHub's app serves each of its installations. */
export function isToldByApp({ env }: AppContext, { provider, installationId }: IntegrationRow): boolean {
  return provider === "github" && installationId !== null && env.githubApp?.webhookSecret != null;
}

async function keep(context: AppContext, webhook: TrackerWebhookRow, made: RegisteredWebhook): Promise<void> {
  await updateWebhook(context.db, webhook.id, {
    vendorId: made.id,
    expiresAt: made.expiresAt,
    ...(made.secret === null ? {} : { secret: sealSecret(context, webhook.id, made.secret) }),
  });
}

async function register(context: AppContext, integration: IntegrationRow, sourceId: string): Promise<boolean> {
  const id = newWebhookId();
  const secret = randomBytes(32).toString("hex");
  const { organizationId, id: integrationId } = integration;
  const sealed = sealSecret(context, id, secret);
  const webhook = await ensureWebhook(context.db, { id, organizationId, integrationId, externalId: sourceId, secret: sealed });
  const own = secretOf(context, webhook) ?? secret;
  const hasOneAddress = receiverFor(integration.provider)?.hasOneAddress === true;
  const callbackUrl = hasOneAddress ? appUrlOf(context, integration.provider) : callbackUrlOf(context, webhook.id);
  const made = await withWatcher(context, integration, (watcher) => watcher.watch(sourceId, { callbackUrl, secret: own }));
  if (made) await keep(context, webhook, made);
  return made !== null;
}

async function renew(context: AppContext, integration: IntegrationRow, webhook: TrackerWebhookRow): Promise<boolean> {
  const { vendorId, externalId } = webhook;
  if (vendorId === null) return false;
  const renewed = await withWatcher(context, integration, (watcher) => watcher.renew(externalId, vendorId));
  if (renewed) await keep(context, webhook, renewed);
  else await updateWebhook(context.db, webhook.id, { vendorId: null, expiresAt: null });
  return renewed !== null;
}

/**
 * Whether the vendor tells of changes in a source; asks it to where it can. A vendor that refuses is asked again after
 * an hour, since the source is read by polling anyway.
 */
export async function ensureWatched(context: AppContext, integration: IntegrationRow, sourceId: string): Promise<boolean> {
  if (isToldByApp(context, integration)) return true;
  if (!canBeCalled(context, integration)) return false;
  const key = `${integration.id} ${sourceId}`;
  if (Date.now() - (refusedAt.get(key) ?? 0) < TRY_AGAIN_AFTER_MS) return false;
  const present = (await webhooksOf(context.db, integration.id)).find(({ externalId }) => externalId === sourceId);
  const isFresh = present?.vendorId != null && (present.expiresAt?.getTime() ?? Infinity) - Date.now() > RENEW_BEFORE_MS;
  if (isFresh) return true;
  try {
    if (present?.vendorId != null && (await renew(context, integration, present))) return true;
    if (await register(context, integration, sourceId)) return true;
  } catch (error) {
    context.log.info({ err: error, integration: integration.id }, "a webhook could not be set up");
  }
  refusedAt.set(key, Date.now());
  return false;
}

/** A vendor that cannot be reached keeps sending to an address that knows nothing. */
async function end(context: AppContext, integration: IntegrationRow, ending: readonly TrackerWebhookRow[]): Promise<void> {
  for (const { id, vendorId, externalId } of ending) {
    if (vendorId !== null)
      await withWatcher(context, integration, (watcher) => watcher.unwatch(externalId, vendorId), SOMEBODY_WAITS).catch(
        (error: unknown) => context.log.info({ err: error, integration: integration.id }, "a webhook could not be removed"),
      );
    await deleteWebhook(context.db, id);
  }
}

/** Before an integration is removed. */
export async function unwatchAll(context: AppContext, integration: IntegrationRow): Promise<void> {
  await end(context, integration, await webhooksOf(context.db, integration.id));
}

/** Ends what no project is fed from or lies in any more. */
export async function unwatchUnmapped(context: AppContext, organizationId: string): Promise<void> {
  for (const integration of await listIntegrations(context.db, organizationId)) {
    const present = await webhooksOf(context.db, integration.id);
    if (present.length === 0) continue;
    const mapped = (await mappingsOfSource(context.db, integration.id, null)).map(({ externalId }) => externalId);
    const hosted = (await repositoriesOfOrganization(context.db, organizationId))
      .filter(({ provider }) => provider === integration.provider)
      .map(({ externalId }) => externalId);
    const wanted = new Set([...mapped, ...hosted]);
    await end(
      context,
      integration,
      present.filter(({ externalId }) => !wanted.has(externalId)),
    );
  }
}
