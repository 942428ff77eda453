import type { Site } from "./site.ts";

type Account = "ada@acme.test" | "staff@fixpoint.test";

/** Every route of the application, by who can see it. */
export function routesOf(site: Site): { account: Account | null; paths: string[] }[] {
  const organization = "/acme";
  const project = `${organization}/${site.project.slug}`;
  const bug = (kind: keyof Site["bugs"]) => `${project}/bugs/${site.bugs[kind].id}`;
  return [
    {
      account: null,
      paths: [
        "/sign-in",
        "/request-access",
        "/request-access?email=a@b.test",
        "/how-it-works",
        "/401",
        "/403",
        "/404",
        "/500",
        "/503",
      ],
    },
    {
      account: "ada@acme.test",
      paths: [
        organization,
        `${organization}/users`,
        `${organization}/integrations`,
        `${organization}/integrations?tab=mapping`,
        `${organization}/how-it-works`,
        project,
        `${project}/bugs`,
        `${project}/bugs?group=pr`,
        ...(["validatedFix", "inProgress", "noResult", "open", "archived"] as const).map(bug),
        `${project}/settings/general`,
        `${project}/settings/models`,
        `${project}/settings/base-commit`,
        "/add-project",
        `/add-project/analyze?project=${site.project.slug}`,
        "/settings",
        "/settings/slack",
        "/settings/notifications",
        "/settings/billing",
        "/org",
        `/org/${site.orgId}`,
        "/help-center",
        "/setup-page",
        "/setup-page/sentry",
        "/internal",
        `${organization}/nothing/here`,
      ],
    },
    {
      account: "staff@fixpoint.test",
      paths: ["/internal", "/internal/slack", "/internal/feature-flags", "/internal/organizations", "/internal/beta-requests"],
    },
  ];
}
