import { z } from "zod";
import { Id, PROVIDERS, PlainText, Timestamp } from "../entities/common.ts";
import { dataOf } from "./data-of.ts";

export const IntegrationProvider = z.enum([...PROVIDERS, "slack"]);
export type IntegrationProvider = z.infer<typeof IntegrationProvider>;

/** A provider of the integrations page; `id` is empty while it is not connected. `setUp` says what is missing. */
export const Integration = z.object({
  id: z.string(),
  organizationId: Id,
  provider: IntegrationProvider,
  isConnected: z.boolean(),
  setUp: z.string().nullable(),
  /** Of a self-hosted instance; null for the vendor's own. */
  baseUrl: z.string().nullable().optional(),
  updatedAt: Timestamp.nullable().optional(),
});
export type Integration = z.infer<typeof Integration>;
export const IntegrationsAnswer = dataOf(z.array(Integration));
export const IntegrationAnswer = dataOf(Integration);

/** Goes in and never comes out again. */
export const Credentials = z.object({ accessToken: PlainText.trim().min(1, "Give the access token").max(5000) });
/** Of a self-hosted instance: neither credentials nor a query in it. */
const BaseUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((text) => {
    // Refinements run also on what is no address; that is said already.
    if (!URL.canParse(text)) return true;
    const url = new URL(text);
    return url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  }, "Give the address alone, without credentials and query");

export const CreateIntegrationBody = z.object({
  provider: IntegrationProvider,
  credentials: Credentials.optional(),
  baseUrl: BaseUrl.nullish(),
});
export type CreateIntegrationBody = z.infer<typeof CreateIntegrationBody>;
export const UpdateIntegrationBody = z.object({ credentials: Credentials });

/** Finishes an installation at the code host; `installationId` as the host gave it. */
export const InstallationBody = z.object({
  organizationId: Id,
  provider: IntegrationProvider.default("github"),
  installationId: z.string().max(100).optional(),
});
export const SentrySetupBody = z.object({
  organizationId: Id,
  code: z.string().min(1).max(500),
  installationId: z.string().min(1).max(100),
  orgSlug: z.string().max(200).optional(),
});
export type SentrySetupBody = z.infer<typeof SentrySetupBody>;
export const UrlAnswer = dataOf(z.object({ url: z.url() }));

/** One of the provider's projects, boards or channels that a project is fed from. */
export const IntegrationMapping = z.object({
  integrationId: Id,
  externalId: PlainText.trim().min(1).max(300),
  externalName: PlainText.trim().max(300),
});
export type IntegrationMapping = z.infer<typeof IntegrationMapping>;
export const IntegrationMappingView = IntegrationMapping.extend({ projectId: Id, provider: IntegrationProvider });
export type IntegrationMappingView = z.infer<typeof IntegrationMappingView>;
export const IntegrationMappingsAnswer = dataOf(z.array(IntegrationMappingView));
/** Replaces what is there. */
export const IntegrationMappingsBody = z.object({ mappings: z.array(IntegrationMapping).max(200) });

/** Staff: the channel of their own Slack for a project; null where there is none. */
export const InternalSlackMapping = z.object({
  organizationId: Id,
  organizationName: z.string(),
  projectId: Id,
  projectName: z.string(),
  channel: z.string().nullable(),
});
export type InternalSlackMapping = z.infer<typeof InternalSlackMapping>;
export const InternalSlackMappingsAnswer = dataOf(z.array(InternalSlackMapping));
export const InternalSlackMappingBody = z.object({
  organizationId: Id,
  projectId: Id,
  channel: z
    .string()
    .trim()
    .regex(/^(#?[\p{Ll}\p{N}_-]{1,80}|[CG][A-Z0-9]{6,20})$/u, "Give a channel's name or id")
    .nullable(),
});
