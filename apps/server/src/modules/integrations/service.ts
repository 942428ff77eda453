import type { CreateIntegrationBody, Integration, IntegrationMapping, IntegrationProvider } from "@fixpoint/contracts";
import {
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
import { requireSecrets } from "../../core/secrets.ts";
import { cleanText } from "../../core/text.ts";
import { nameOf } from "./catalogue.ts";
import { presentIntegration, presentIntegrations } from "./presenter.ts";

/** What is sealed into the row. */
export interface StoredCredentials {
  accessToken: string;
  refreshToken?: string | undefined;
  /** ISO 8601. */
  expiresAt?: string | undefined;
}

function seal(context: AppContext, id: string, credentials: StoredCredentials): string {
  return requireSecrets(context).seal(JSON.stringify(credentials), `integration:${id}`);
}

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
  return presentIntegrations(organizationId, await listIntegrations(context.db, organizationId), setUp);
}

export async function connectByToken(
  context: AppContext,
  place: { organizationId: string; userId: string },
  body: CreateIntegrationBody,
): Promise<Integration> {
  if (!body.credentials)
    throw new HttpProblem(
      400,
      "invalid_input",
      "Check what you sent",
      `credentials.accessToken: Give an access token of ${nameOf(body.provider)}.`,
    );
  const id = newIntegrationId();
  const row = await createIntegration(context.db, {
    id,
    organizationId: place.organizationId,
    provider: body.provider,
    baseUrl: body.baseUrl ?? null,
    credentials: seal(context, id, body.credentials),
    createdById: place.userId,
  });
  if (!row)
    throw conflict(
      "already_connected",
      `${nameOf(body.provider)} is connected already`,
      "Replace its token, or disconnect it first.",
    );
  return presentIntegration(row);
}

export async function replaceCredentials(
  context: AppContext,
  organizationId: string,
  id: string,
  credentials: StoredCredentials,
): Promise<Integration> {
  await requireIntegration(context, organizationId, id);
  const row = await updateIntegrationCredentials(context.db, organizationId, id, seal(context, id, credentials));
  if (!row) throw notFound("Integration");
  return presentIntegration(row);
}

/** After an authorisation: connects, or gives what is connected its new credentials. */
export async function connectOrReplace(
  context: AppContext,
  place: { organizationId: string; userId: string; provider: IntegrationProvider; baseUrl: string | null },
  credentials: StoredCredentials,
): Promise<Integration> {
  const { organizationId, userId, provider, baseUrl } = place;
  const id = newIntegrationId();
  const sealed = seal(context, id, credentials);
  const made = await createIntegration(context.db, {
    id,
    organizationId,
    provider,
    baseUrl,
    credentials: sealed,
    createdById: userId,
  });
  if (made) return presentIntegration(made);
  const present = (await listIntegrations(context.db, organizationId)).find((row) => row.provider === provider);
  if (!present) throw notFound("Integration");
  return replaceCredentials(context, organizationId, present.id, credentials);
}

/** Replaces a project's mappings; each must name an integration of the same organization. */
export async function changeMappings(context: AppContext, project: ProjectRow, mappings: IntegrationMapping[]): Promise<void> {
  const own = new Set((await listIntegrations(context.db, project.organizationId)).map((row) => row.id));
  if (mappings.some((mapping) => !own.has(mapping.integrationId))) throw notFound("Integration");
  const clean = mappings.map((mapping) => ({
    integrationId: mapping.integrationId,
    externalId: cleanText(mapping.externalId),
    externalName: cleanText(mapping.externalName),
  }));
  await replaceIntegrationMappings(context.db, project.organizationId, project.id, clean);
}
