/** Everything that is asked of Sentry, as its description names it. */
export const OPERATIONS = [
  "GET /api/0/organizations/",
  "GET /api/0/organizations/{organization_id_or_slug}/projects/",
  "GET /api/0/organizations/{organization_id_or_slug}/issues/",
  "GET /api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/",
  "GET /api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/events/{event_id}/",
  "GET /api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/comments/",
  "POST /api/0/organizations/{organization_id_or_slug}/issues/{issue_id}/comments/",
  "POST /api/0/sentry-app-installations/{uuid}/external-issues/",
  "POST /api/0/sentry-app-installations/{uuid}/authorizations/",
] as const;
