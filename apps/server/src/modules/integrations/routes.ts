import { dataOf, Id, Integration, IntegrationsAnswer, PROVIDERS } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { NOTHING } from "../../http/openapi.ts";
import { admit, organizationOf } from "../../http/organization-access.ts";
import { conflict, notFound } from "../../core/problem.ts";
import { viewerOf } from "../../http/session.ts";
import { requireProject } from "../projects/service.ts";
import { placeholders, setUpText } from "./catalogue.ts";

const ConnectBody = z.object({
  provider: z.enum([...PROVIDERS, "slack"]),
  credentials: z.object({ accessToken: z.string().min(1) }).optional(),
});
const UrlAnswer = dataOf(z.object({ url: z.url() }));
const OneParams = z.object({ orgId: Id, integrationId: Id });

function notConfigured(provider: z.infer<typeof ConnectBody>["provider"]) {
  return conflict("not_configured", "This provider is not configured", setUpText(provider));
}

/** Below `/api/v1/organizations/:orgId`. */
export function integrationRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/integrations",
      { schema: { summary: "Every provider; one that is not connected has an empty id", response: { 200: IntegrationsAnswer } } },
      async (request) => ({
        data: placeholders(organizationOf(request).id),
      }),
    );

    app.post(
      "/integrations",
      { schema: { summary: "Connect a provider", body: ConnectBody, response: { 201: dataOf(Integration) } } },
      async (request) => {
        throw notConfigured(request.body.provider);
      },
    );

    app.get(
      "/integrations/gitlab/install-url",
      { schema: { summary: "Where to authorise GitLab", response: { 200: UrlAnswer } } },
      async () => {
        throw notConfigured("gitlab");
      },
    );

    app.put(
      "/integrations/:integrationId",
      {
        schema: {
          summary: "Replace the token of an integration",
          params: OneParams,
          body: z.object({ credentials: z.object({ accessToken: z.string().min(1) }) }),
          response: { 200: dataOf(Integration) },
        },
      },
      async () => {
        throw notFound("Integration");
      },
    );

    app.delete(
      "/integrations/:integrationId",
      { schema: { summary: "Disconnect a provider", params: OneParams, response: { 204: NOTHING } } },
      async () => {
        throw notFound("Integration");
      },
    );

    app.get(
      "/integrations/projects/:projectId/mappings",
      {
        schema: {
          summary: "What a project is mapped to",
          params: z.object({ orgId: Id, projectId: Id }),
          response: { 200: dataOf(z.array(z.object({}))) },
        },
      },
      async (request) => {
        await requireProject(context, organizationOf(request).id, request.params.projectId);
        return { data: [] };
      },
    );
  };
}

/** Calls whose organization is in the query or the body. */
export function integrationSetupRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.post(
      "/api/v1/integrations",
      {
        schema: {
          summary: "Connect a code host after its installation",
          body: ConnectBody.extend({ provider: ConnectBody.shape.provider.default("github"), organizationId: Id }),
          response: { 201: dataOf(Integration) },
        },
      },
      async (request) => {
        await admit(context, viewerOf(request), request.body.organizationId);
        throw notConfigured(request.body.provider);
      },
    );

    app.get(
      "/api/v1/integrations/atlassian/auth/generate-url",
      {
        schema: {
          summary: "Where to authorise Jira",
          querystring: z.object({ organizationId: Id }),
          response: { 200: UrlAnswer },
        },
      },
      async (request) => {
        await admit(context, viewerOf(request), request.query.organizationId);
        throw notConfigured("atlassian");
      },
    );

    app.post(
      "/api/v1/integrations/sentry/setup",
      {
        schema: {
          summary: "Finish the installation at Sentry",
          body: z.object({ organizationId: Id }).loose(),
          response: { 200: dataOf(Integration) },
        },
      },
      async (request) => {
        await admit(context, viewerOf(request), request.body.organizationId);
        throw notConfigured("sentry");
      },
    );
  };
}
