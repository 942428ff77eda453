import {
  CREDENTIAL_FIELDS,
  type CreateIntegrationBody,
  type CredentialField,
  type Credentials,
  type Integration,
  type IntegrationMapping,
  type IntegrationProvider,
} from "@fixpoint/contracts";
import {
  askForSyncOf,
  createIntegration,
  findIntegration,
  listIntegrations,
  newIntegrationId,
  replaceIntegrationMappings,
  updateIntegrationCredentials,
  type IntegrationRow,
  type ProjectRow,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { conflict, HttpProblem, notFound } from "../../core/problem.ts";
import { cleanText } from "../../core/text.ts";
import { nameOf } from "./catalogue.ts";
import { openCredentials, sealCredentials, type StoredCredentials } from "./credentials.ts";
import { presentIntegration, presentIntegrations } from "./presenter.ts";

/** Throws 400 that names what the provider needs and the body has not. */
function refuseIncomplete(body: CreateIntegrationBody): asserts body is CreateIntegrationBody & { credentials: Credentials } {
  const name = nameOf(body.provider);
  const given: Record<CredentialField, unknown> = {
    email: body.credentials?.email,
    apiKey: body.credentials?.apiKey,
    baseUrl: body.baseUrl,
  };
  const missing = CREDENTIAL_FIELDS[body.provider].find((field) => given[field] == null);
  const reason = body.credentials
    ? missing && MISSING[missing](name)
    : `credentials.accessToken: Give an access token of ${name}.`;
  if (reason) throw new HttpProblem(400, "invalid_input", "Check what you sent", reason);
}

const MISSING: Record<CredentialField, (name: string) => string> = {
  email: (name) => `credentials.email: Give the e-mail address of the ${name} account.`,
  apiKey: (name) => `credentials.apiKey: Give the API key of ${name} beside the token.`,
  baseUrl: (name) => `baseUrl: Give the address of the ${name} site.`,
};

/** Throws 404 for an integration of another organization. */
export async function requireIntegration(context: AppContext, organizationId: string, id: string): Promise<IntegrationRow> {
  const integration = await findIntegration(context.db, organizationId, id);
  if (!integration) throw notFound("Integration");
  return integration;
}

export async function getIntegrations(context: AppContext, organizationId: string): Promise<Integration[]> {
  const setUp = context.secrets
    ? null
    : "Set FIXPOINT_ENCRYPTION_KEY on the server and restart it: credentials cannot be stored before.";
  return presentIntegrations(context.env, organizationId, await listIntegrations(context.db, organizationId), setUp);
}

export async function connectByToken(
  context: AppContext,
  place: { organizationId: string; userId: string },
  body: CreateIntegrationBody,
): Promise<Integration> {
  refuseIncomplete(body);
  const id = newIntegrationId();
  const row = await createIntegration(context.db, {
    id,
    organizationId: place.organizationId,
    provider: body.provider,
    baseUrl: body.baseUrl ?? null,
    credentials: sealCredentials(context, id, body.credentials),
    createdById: place.userId,
  });
  if (!row)
    throw conflict(
      "already_connected",
      `${nameOf(body.provider)} is connected already`,
      "Replace its token, or disconnect it first.",
    );
  return presentIntegration(context.env, row);
}

async function replaceCredentials(
  context: AppContext,
  organizationId: string,
  id: string,
  credentials: StoredCredentials,
  change: Partial<Pick<IntegrationRow, "installationId" | "baseUrl">> = {},
): Promise<Integration> {
  const { installationId } = credentials;
  const row = await updateIntegrationCredentials(context.db, organizationId, id, {
    credentials: sealCredentials(context, id, credentials),
    ...(installationId === undefined ? {} : { installationId }),
    ...change,
  });
  if (!row) throw notFound("Integration");
  await askForSyncOf(context.db, id);
  return presentIntegration(context.env, row);
}

/** A new token; the e-mail address and the API key beside it stay when they are not sent. */
export async function replaceToken(
  context: AppContext,
  organizationId: string,
  id: string,
  credentials: Credentials,
): Promise<Integration> {
  const row = await requireIntegration(context, organizationId, id);
  const isWhole = CREDENTIAL_FIELDS[row.provider].every((field) => field === "baseUrl" || credentials[field] !== undefined);
  const { email, apiKey } = isWhole ? {} : openCredentials(context, row);
  const kept = { ...(email === undefined ? {} : { email }), ...(apiKey === undefined ? {} : { apiKey }) };
  // What GitHub's app is told of is its own: a person's token has nothing to do with it.
  const change = row.provider === "github" ? { installationId: null } : {};
  return replaceCredentials(context, organizationId, id, { ...kept, ...credentials }, change);
}

/** After an authorisation: connects, or gives what is connected its new credentials. */
export async function connectOrReplace(
  context: AppContext,
  place: { organizationId: string; userId: string; provider: IntegrationProvider; baseUrl: string | null },
  credentials: StoredCredentials,
): Promise<Integration> {
  const { organizationId, userId, provider, baseUrl } = place;
  const id = newIntegrationId();
  const sealed = sealCredentials(context, id, credentials);
  const made = await createIntegration(context.db, {
    id,
    organizationId,
    provider,
    baseUrl,
    installationId: credentials.installationId ?? null,
    credentials: sealed,
    createdById: userId,
  });
  if (made) return presentIntegration(context.env, made);
  const present = (await listIntegrations(context.db, organizationId)).find((row) => row.provider === provider);
  if (!present) throw notFound("Integration");
  return replaceCredentials(context, organizationId, present.id, credentials, { baseUrl });
}

/** Replaces a project's mappings; each must name an integration of the same organization. */
export async function changeMappings(context: AppContext, project: ProjectRow, mappings: IntegrationMapping[]): Promise<void> {
  const own = new Set((await listIntegrations(context.db, project.organizationId)).map((row) => row.id));
  if (mappings.some((mapping) => !own.has(mapping.integrationId))) throw notFound("Integration");
  const clean = new Map<string, IntegrationMapping>();
  for (const { integrationId, externalId, externalName } of mappings)
    clean.set(`${integrationId} ${cleanText(externalId)}`, {
      integrationId,
      externalId: cleanText(externalId),
      externalName: cleanText(externalName),
    });
  await replaceIntegrationMappings(context.db, project.organizationId, project.id, [...clean.values()]);
}
