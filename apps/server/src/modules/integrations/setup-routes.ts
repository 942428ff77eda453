import {
  Id,
  InstallationBody,
  IntegrationAnswer,
  ORGANIZATION_ID_NOT_SET,
  SentrySetupBody,
  UrlAnswer,
} from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { conflict } from "../../core/problem.ts";
import { NOTHING } from "../../http/openapi.ts";
import { admit } from "../../http/organization-access.ts";
import { personOf, viewerOf } from "../../http/session.ts";
import { nameOf } from "./catalogue.ts";
import { beginGrant, finishGrant, finishSentryInstallation, GRANT_CALLBACK_PATH, instanceOf } from "./grants.ts";
import { finishInstallation } from "./github-app.ts";
import { connectOrReplace } from "./service.ts";

const OrganizationId = z.string(ORGANIZATION_ID_NOT_SET).pipe(Id);

/** Calls whose organization is in the query or the body. */
export function integrationSetupRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.post(
      "/api/v1/integrations",
      {
        config: { failure: "Failed to create integration" },
        schema: {
          summary: "Connect a code host after its app was installed",
          body: InstallationBody.extend({ organizationId: OrganizationId }),
          response: { 201: IntegrationAnswer },
        },
      },
      async (request, reply) => {
        const viewer = viewerOf(request);
        const { id } = await admit(context, viewer, request.body.organizationId);
        const { provider } = request.body;
        if (provider !== "github")
          throw conflict(
            "not_configured",
            `${nameOf(provider)} has no app on this server`,
            `${nameOf(provider)} is connected on the integrations page.`,
          );
        const place = { organizationId: id, userId: viewer.user.id };
        return reply.status(201).send({ data: await finishInstallation(context, place, request.body) });
      },
    );

    app.get(
      "/api/v1/integrations/atlassian/auth/generate-url",
      {
        config: { failure: "Failed to fetch integration URL" },
        schema: {
          summary: "Where to authorise Jira",
          querystring: z.object({ organizationId: OrganizationId }),
          response: { 200: UrlAnswer },
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id } = await admit(context, viewer, request.query.organizationId);
        const place = { organizationId: id, userId: viewer.user.id, provider: "atlassian" as const };
        return { data: { url: await beginGrant(context, place) } };
      },
    );

    app.get(
      GRANT_CALLBACK_PATH,
      {
        config: { isPage: true },
        schema: {
          summary: "Where a provider sends the browser back",
          querystring: z.object({ state: z.string().min(1).max(200), code: z.string().max(5000).optional() }),
          response: { 302: NOTHING },
        },
      },
      async (request, reply) => {
        const viewer = personOf(request);
        const { grant, credentials } = await finishGrant(context, viewer.user.id, request.query);
        // Asked again: the person may have been removed meanwhile.
        const organization = await admit(context, viewer, grant.organizationId);
        const baseUrl = instanceOf(context.env, grant.provider);
        const place = { organizationId: organization.id, userId: viewer.user.id, provider: grant.provider, baseUrl };
        await connectOrReplace(context, place, credentials);
        return reply.redirect(`/${organization.slug}/integrations?autoClose=true`);
      },
    );

    app.post(
      "/api/v1/integrations/sentry/setup",
      {
        config: { failure: "Failed to create integration" },
        schema: {
          summary: "Finish the installation at Sentry",
          body: SentrySetupBody.extend({ organizationId: OrganizationId }),
          response: { 200: IntegrationAnswer },
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id } = await admit(context, viewer, request.body.organizationId);
        const credentials = await finishSentryInstallation(context, request.body);
        const baseUrl = instanceOf(context.env, "sentry");
        const place = { organizationId: id, userId: viewer.user.id, provider: "sentry" as const, baseUrl };
        return { data: await connectOrReplace(context, place, credentials) };
      },
    );
  };
}
