import { z } from "zod";
import { BaseUrl, Id, PlainText, Timestamp } from "../entities/common.ts";
import { PROVIDERS } from "../rules/providers.ts";
import { dataOf } from "./data-of.ts";

export const IntegrationProvider = z.enum([...PROVIDERS, "slack"]);
export type IntegrationProvider = z.infer<typeof IntegrationProvider>;

/** How a connected provider stands. */
export const IntegrationHealth = z.object({
  /** Whose credentials they are, as the vendor names them; null until they were tried. */
  account: z.string().nullable(),
  /** What the credentials may do; null where the vendor does not tell. */
  scopes: z.array(z.string()).nullable(),
  /** What they should be allowed to and are not. */
  missingScopes: z.array(z.string()),
  /** The vendor does not accept them any more; `error` says why. Nothing is read until there are others. */
  needsReconnect: z.boolean(),
  /** When the credentials were last tried, and what went wrong then, in words. */
  checkedAt: Timestamp.nullable(),
  error: z.string().nullable(),
  lastSyncAt: Timestamp.nullable(),
  lastEventAt: Timestamp.nullable(),
});
export type IntegrationHealth = z.infer<typeof IntegrationHealth>;

/** token: credentials are typed in · popup: authorised at the provider, where this server has a client for it. */
export const ConnectWay = z.enum(["popup", "token"]);
export type ConnectWay = z.infer<typeof ConnectWay>;

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
  /** How it can be connected here, the better way first. */
  ways: z.array(ConnectWay).optional(),
  /** null while it is not connected. */
  health: IntegrationHealth.nullable().optional(),
});
export type Integration = z.infer<typeof Integration>;
export const IntegrationsAnswer = dataOf(z.array(Integration));
export const IntegrationAnswer = dataOf(Integration);

/** Goes in and never comes out again. */
export const Credentials = z.object({
  accessToken: PlainText.trim().min(1, "Give the access token").max(5000),
  /** Which of these a provider needs beside the token is in `CREDENTIAL_FIELDS`. */
  email: z.email("Give the e-mail address of the account").optional(),
  apiKey: PlainText.trim().min(1, "Give the API key").max(5000).optional(),
});
export type Credentials = z.infer<typeof Credentials>;
export const CreateIntegrationBody = z.object({
  provider: IntegrationProvider,
  credentials: Credentials.optional(),
  baseUrl: BaseUrl.nullish(),
});
export type CreateIntegrationBody = z.infer<typeof CreateIntegrationBody>;
export const UpdateIntegrationBody = z.object({ credentials: Credentials });

/** Finishes the installation of the app at a code host: all as the host sent the browser back with it. */
export const InstallationBody = z.object({
  organizationId: Id,
  provider: IntegrationProvider.default("github"),
  installationId: z
    .string()
    .regex(/^\d{1,18}$/, "Give the installation's number")
    .optional(),
  /** Shows who the person is at the host, and so whether the installation is theirs. */
  code: z.string().min(1).max(500).optional(),
  state: z.string().min(1).max(200).optional(),
});
export type InstallationBody = z.infer<typeof InstallationBody>;
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

/**
 * How reading a source stands. waiting: never read · importing: the open issues are being read for the first time ·
 * synced: as the tracker has it · failing: the last look failed, `error` says why, the next one is at `nextSyncAt`.
 */
export const MappingSync = z.object({
  status: z.enum(["waiting", "importing", "synced", "failing"]),
  /** Bugs that came of it so far. */
  imported: z.int(),
  lastSyncAt: Timestamp.nullable(),
  nextSyncAt: Timestamp,
  error: z.string().nullable(),
});
export type MappingSync = z.infer<typeof MappingSync>;
export const IntegrationMappingView = IntegrationMapping.extend({
  projectId: Id,
  provider: IntegrationProvider,
  /** null for what no issues are read from. */
  sync: MappingSync.nullable(),
});
export type IntegrationMappingView = z.infer<typeof IntegrationMappingView>;
export const IntegrationMappingsAnswer = dataOf(z.array(IntegrationMappingView));
/** What a connected tracker offers for mapping. */
export const IntegrationSource = z.object({
  externalId: z.string(),
  name: z.string(),
  /** The workspace or organization above it; null where there is none. */
  group: z.string().nullable(),
  url: z.string().nullable(),
});
export type IntegrationSource = z.infer<typeof IntegrationSource>;
/** `noun`: what the vendor calls one of them, e.g. "board". */
export const IntegrationSourcesAnswer = dataOf(z.object({ noun: z.string(), sources: z.array(IntegrationSource) }));

/** Hosts whose repositories become projects. */
export const CODE_HOST_PROVIDERS = ["github", "gitlab", "bitbucket"] as const;
export const CodeHostProvider = z.enum(CODE_HOST_PROVIDERS);
export type CodeHostProvider = z.infer<typeof CodeHostProvider>;

/** One that a connected code host lets be written to. */
export const OfferedRepository = z.object({
  externalId: z.string(),
  /** E.g. `acme/shop`. */
  name: z.string(),
  /** For git, and as `repositoryUrl` of a new project. */
  url: z.string(),
  /** null in an empty repository. */
  defaultBranch: z.string().nullable(),
  /** The organization has a project of it. */
  isAdded: z.boolean(),
});
export type OfferedRepository = z.infer<typeof OfferedRepository>;
/** `isWhole`: there are no more than these. */
export const OfferedRepositories = z.object({ repositories: z.array(OfferedRepository), isWhole: z.boolean() });
export type OfferedRepositories = z.infer<typeof OfferedRepositories>;
export const OfferedRepositoriesAnswer = dataOf(OfferedRepositories);

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
