import { MODEL_PROVIDER_IDS, type ModelAccess, type ModelAccessBody, type ModelProviderId } from "@fixpoint/contracts";
import {
  deleteModelAccess,
  findModelAccess,
  listModelAccesses,
  writeModelAccess,
  type ModelAccessRow,
  type Transactable,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { HttpProblem } from "../../core/problem.ts";
import { requireSecrets } from "../../core/secrets.ts";

/** What opens a provider. */
export interface OpenAccess {
  key: string | null;
  baseUrl: string | null;
}

/** The row that a key is bound to: elsewhere it does not open. */
function ownerOf(organizationId: string, provider: ModelProviderId): string {
  return `model-access:${organizationId}/${provider}`;
}

/** Of keys from when an organization had one for all providers. */
function formerOwnerOf(organizationId: string): string {
  return `model:${organizationId}/`;
}

/** Throws InputError `cannot_decrypt` when this server has another key. */
export function openAccess(context: AppContext, row: ModelAccessRow): OpenAccess {
  const { apiKey, baseUrl, organizationId, provider } = row;
  if (apiKey === null) return { key: null, baseUrl };
  const secrets = requireSecrets(context);
  try {
    return { key: secrets.open(apiKey, ownerOf(organizationId, provider)), baseUrl };
  } catch {
    return { key: secrets.open(apiKey, formerOwnerOf(organizationId)), baseUrl };
  }
}

/** Enough for a call: a server of one's own may want no key, but has to be somewhere. */
export function isUsable({ provider, apiKey, baseUrl }: ModelAccessRow): boolean {
  return provider === "openai_compatible" ? baseUrl !== null : apiKey !== null;
}

function present(provider: ModelProviderId, row: ModelAccessRow | undefined): ModelAccess {
  return {
    provider,
    hasApiKey: row?.apiKey != null,
    baseUrl: row?.baseUrl ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Every provider, also those without a key. */
export async function getAccesses(context: AppContext, organizationId: string): Promise<ModelAccess[]> {
  const rows = await listModelAccesses(context.db, organizationId);
  return MODEL_PROVIDER_IDS.map((id) =>
    present(
      id,
      rows.find(({ provider }) => provider === id),
    ),
  );
}

export async function getAccess(
  context: AppContext,
  organizationId: string,
  provider: ModelProviderId | null,
): Promise<Pick<ModelAccess, "hasApiKey" | "baseUrl">> {
  const row = provider === null ? null : await findModelAccess(context.db, organizationId, provider);
  return { hasApiKey: row?.apiKey != null, baseUrl: row?.baseUrl ?? null };
}

function refuse(message: string): never {
  throw new HttpProblem(400, "invalid_input", "Check what you sent", message);
}

/** What is left out stays. A stored key never goes to an address that it was not given for. */
export async function changeAccess(
  context: AppContext,
  db: Transactable,
  place: { organizationId: string; provider: ModelProviderId },
  body: ModelAccessBody,
): Promise<void> {
  const { organizationId, provider } = place;
  await db.transaction(async (tx) => {
    const stored = await findModelAccess(tx, organizationId, provider);
    const baseUrl = body.baseUrl === undefined ? (stored?.baseUrl ?? null) : body.baseUrl;
    const isMoved = stored !== null && stored.apiKey !== null && baseUrl !== stored.baseUrl;
    if (isMoved && body.apiKey === undefined) refuse("apiKey: Give the key again, for the new address.");
    if (provider === "openai_compatible" && body.apiKey && baseUrl === null) refuse("baseUrl: Give the address of the server.");
    const apiKey =
      body.apiKey === undefined
        ? (stored?.apiKey ?? null)
        : body.apiKey && requireSecrets(context).seal(body.apiKey, ownerOf(organizationId, provider));
    if (apiKey === null && baseUrl === null) return deleteModelAccess(tx, organizationId, provider);
    return writeModelAccess(tx, { organizationId, provider, apiKey, baseUrl });
  });
}

export async function replaceAccess(
  context: AppContext,
  organizationId: string,
  provider: ModelProviderId,
  body: ModelAccessBody,
): Promise<ModelAccess> {
  await changeAccess(context, context.db, { organizationId, provider }, body);
  return present(provider, (await findModelAccess(context.db, organizationId, provider)) ?? undefined);
}
