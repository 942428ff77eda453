import { DEFAULT_MODEL_SETTINGS, DEFAULT_NOTIFICATIONS } from "@fixpoint/contracts";
import type { TenantIds } from "./tenant.ts";

/** What a request is filled from: the ids may be those of another tenant, or of nothing. */
export interface SamplePlace {
  ids: TenantIds;
  sha: string;
  repository: string;
  /** Of an authorisation under way; see `needsGrant`. */
  state: string;
}

/**
 * One request that a route takes, for the walk over every route.
 * public: no session · person: whoever is signed in, about themselves ·
 * organization: names an organization · staff: for staff alone.
 */
export interface RouteSample {
  for: "public" | "person" | "organization" | "staff";
  /** Of the member's (staff's) own request; 200 when left out. */
  status?: number;
  /** Of an API token's own request, where it differs. */
  tokenStatus?: number;
  query?(place: SamplePlace): Record<string, string>;
  body?(place: SamplePlace): object;
  needsGrant?: boolean;
  /** The answer is a stream that does not end. */
  isStream?: boolean;
}

const ORG = "/api/v1/organizations/:orgId";
const PROJECT = `${ORG}/projects/:projectId`;
const ISSUE = `${PROJECT}/issues/:issueId`;
const INTEGRATIONS = `${ORG}/integrations`;
const PERSON_ONLY = { for: "person", tokenStatus: 403 } as const;
const own = (sample: Omit<RouteSample, "for"> = {}): RouteSample => ({ for: "organization", ...sample });
const staff = (sample: Omit<RouteSample, "for"> = {}): RouteSample => ({ for: "staff", ...sample });
const models = { ...DEFAULT_MODEL_SETTINGS, provider: "anthropic", apiKey: "secret" };
const mapping = ({ ids }: SamplePlace) => ({
  mappings: [{ integrationId: ids.integrationId, externalId: "1", externalName: "One" }],
});

/** By method and path as the server registered them. A route that is missing here fails the walk. */
export const ROUTE_SAMPLES: Record<string, RouteSample> = {
  "GET /api/v1/public-settings": { for: "public" },
  "GET /api/v1/openapi.json": { for: "public" },
  "GET /api/v1/reference": { for: "public" },
  "POST /api/v1/beta-requests": { for: "public", status: 204, body: () => ({ email: "somebody@else.test" }) },
  // Without a webhook of that name.
  "POST /api/v1/hooks/:hookId": { for: "public", status: 404, body: () => ({}) },
  // Not signed.
  "POST /api/v1/hooks/apps/atlassian": { for: "public", status: 401, body: () => ({}) },
  // Without an app.
  "POST /api/v1/hooks/apps/github": { for: "public", status: 404, body: () => ({}) },
  "POST /api/v1/hooks/apps/slack": { for: "public", status: 401, body: () => ({}) },
  "POST /api/v1/hooks/apps/sentry": { for: "public", status: 401, body: () => ({}) },
  "GET /api/v1/auth/:provider": { for: "public", status: 302 },
  "GET /api/v1/auth/callback": { for: "public", status: 400 },
  "POST /api/v1/auth/logout": { for: "public", status: 204 },

  "GET /api/v1/auth/user-info": { for: "person" },
  "PUT /api/v1/auth/user-info": { ...PERSON_ONLY, body: ({ ids }) => ({ organization: ids.orgId }) },
  "GET /api/v1/auth/notification-preferences": PERSON_ONLY,
  "PUT /api/v1/auth/notification-preferences": {
    ...PERSON_ONLY,
    body: ({ ids }) => ({ ...DEFAULT_NOTIFICATIONS, mutedProjectIds: [ids.projectId] }),
  },
  "GET /api/v1/auth/notification-channels": PERSON_ONLY,
  "GET /api/v1/auth/tokens": PERSON_ONLY,
  "POST /api/v1/auth/tokens": { ...PERSON_ONLY, status: 201, body: ({ ids }) => ({ name: "x", organizationId: ids.orgId }) },
  "DELETE /api/v1/auth/tokens/:id": { ...PERSON_ONLY, status: 204 },
  "GET /api/v1/organizations": { for: "person" },
  "GET /api/v1/integrations/callback": {
    ...PERSON_ONLY,
    status: 302,
    needsGrant: true,
    query: ({ state }) => ({ state, code: "code" }),
  },

  "POST /api/v1/audit/organizations/:orgId/access": own({ status: 204 }),
  [`GET ${ORG}/audit`]: own(),
  [`GET ${ORG}/users`]: own(),
  [`POST ${ORG}/users`]: own({ status: 201, body: () => ({ email: "invited@else.test" }) }),
  [`DELETE ${ORG}/users/:userId`]: own({ status: 204 }),
  [`GET ${ORG}/usage`]: own(),
  [`GET ${ORG}/tasks`]: own(),
  [`GET ${ORG}/models`]: own(),
  [`PUT ${ORG}/models`]: own({ body: () => models }),
  [`GET ${ORG}/models/keys`]: own(),
  [`PUT ${ORG}/models/keys/:modelProvider`]: own({ body: () => ({ apiKey: "secret" }) }),
  [`DELETE ${ORG}/models/keys/:modelProvider`]: own({ status: 204 }),
  // No key is set: what is answered says so.
  [`POST ${ORG}/models/test`]: own({ body: () => ({ provider: "openai", model: "gpt-5" }) }),
  [`GET ${ORG}/models/prices`]: own(),
  [`PUT ${ORG}/models/prices`]: own({ body: () => ({ prices: [] }) }),
  [`GET ${ORG}/projects`]: own({ query: () => ({ includeLatestCommit: "true" }) }),
  [`POST ${ORG}/projects`]: own({ status: 201, body: ({ repository }) => ({ name: "New", repositoryUrl: repository }) }),
  [`PUT ${PROJECT}`]: own({ body: () => ({ name: "Renamed" }) }),
  [`DELETE ${PROJECT}`]: own({ status: 204 }),
  [`GET ${PROJECT}/settings`]: own(),
  [`PUT ${PROJECT}/settings`]: own({ body: () => ({ shouldAutoCommentOnIssueFixed: true }) }),
  [`GET ${PROJECT}/models`]: own(),
  [`PUT ${PROJECT}/models`]: own({ body: () => models }),
  [`PUT ${PROJECT}/repos/:repoId/latest-commit`]: own({ query: () => ({ check: "false" }) }),
  [`POST ${PROJECT}/base-commit`]: own({ status: 202, body: ({ sha }) => ({ sha }) }),

  [`GET ${PROJECT}/revalidation`]: own(),
  [`POST ${PROJECT}/revalidation`]: own({ status: 202, body: ({ ids }) => ({ issueIds: [ids.issueId] }) }),

  [`GET ${PROJECT}/issues`]: own(),
  [`POST ${PROJECT}/issues`]: own({ status: 201, body: () => ({ title: "T", text: "t" }) }),
  [`POST ${PROJECT}/issues/sync`]: own({ status: 204 }),
  [`DELETE ${ISSUE}`]: own({ status: 204 }),
  [`GET ${ISSUE}/details`]: own(),
  [`POST ${ISSUE}/archive`]: own({ status: 204 }),
  [`POST ${ISSUE}/unarchive`]: own({ status: 204 }),
  [`POST ${ISSUE}/recompute`]: own({ status: 202, body: () => ({ force: true }) }),
  [`GET ${ISSUE}/pull-request`]: own(),
  [`GET ${ISSUE}/events`]: own(),
  [`GET ${ISSUE}/evidence`]: own(),
  [`GET ${ISSUE}/artifacts/*`]: own(),

  [`POST ${INTEGRATIONS}/git/pull-requests`]: own({ body: ({ ids }) => ({ projectId: ids.projectId, issueId: ids.issueId }) }),
  [`GET ${INTEGRATIONS}/git/projects/:projectId/commits/latest`]: own(),
  // Not connected.
  [`GET ${INTEGRATIONS}/git/repositories`]: own({ status: 409, query: () => ({ provider: "github" }) }),
  [`GET ${INTEGRATIONS}`]: own(),
  [`POST ${INTEGRATIONS}`]: own({ status: 201, body: () => ({ provider: "asana", credentials: { accessToken: "t" } }) }),
  // Its vendor is nowhere.
  [`GET ${INTEGRATIONS}/:integrationId/sources`]: own({ status: 409 }),
  [`PUT ${INTEGRATIONS}/:integrationId`]: own({ body: () => ({ credentials: { accessToken: "t" } }) }),
  [`DELETE ${INTEGRATIONS}/:integrationId`]: own({ status: 204 }),
  [`GET ${INTEGRATIONS}/projects/:projectId/mappings`]: own(),
  [`PUT ${INTEGRATIONS}/projects/:projectId/mappings`]: own({ body: mapping }),
  [`GET ${INTEGRATIONS}/gitlab/install-url`]: own(),
  [`GET ${INTEGRATIONS}/asana/install-url`]: own(),
  [`GET ${INTEGRATIONS}/clickup/install-url`]: own(),
  [`GET ${INTEGRATIONS}/bitbucket/install-url`]: own(),
  [`GET ${INTEGRATIONS}/slack/install-url`]: own(),
  [`GET ${INTEGRATIONS}/sentry/install-url`]: own(),
  // There is no app to install.
  [`GET ${INTEGRATIONS}/github/install-url`]: own({ status: 409 }),
  [`POST ${INTEGRATIONS}/:integrationId/test`]: own(),
  // There is no app to install: what is answered is a conflict that says so, once the organization is one's own.
  "POST /api/v1/integrations": own({ status: 409, body: ({ ids }) => ({ organizationId: ids.orgId }) }),
  "GET /api/v1/integrations/atlassian/auth/generate-url": own({ query: ({ ids }) => ({ organizationId: ids.orgId }) }),
  "POST /api/v1/integrations/sentry/setup": own({
    body: ({ ids }) => ({ organizationId: ids.orgId, code: "c", installationId: "i" }),
  }),
  "GET /api/v1/app/events/:orgId/": own({ isStream: true }),

  "GET /api/v1/app/events/test/:orgId/:projectId/:status": staff({ status: 204 }),
  "GET /api/v1/app/events/test/:orgId/:projectId": staff({ status: 204 }),
  "POST /api/v1/internal/organizations": staff({
    status: 201,
    body: ({ state }) => ({ name: `New ${state}`, email: "new@else.test" }),
  }),
  "GET /api/v1/internal/beta-requests": staff(),
  "GET /api/v1/internal/slack/channel-mappings": staff(),
  "PUT /api/v1/internal/slack/channel-mappings": staff({
    body: ({ ids }) => ({ organizationId: ids.orgId, projectId: ids.projectId, channel: "bugs" }),
  }),
  "GET /api/v1/internal/feature-flags": staff(),
  "PUT /api/v1/internal/feature-flags": staff({ body: () => ({ showGoldenBoyBug: true }) }),
};
