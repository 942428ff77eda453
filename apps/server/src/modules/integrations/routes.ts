import {
  CreateIntegrationBody,
  Id,
  IntegrationAnswer,
  IntegrationMappingsAnswer,
  IntegrationMappingsBody,
  IntegrationsAnswer,
  IntegrationSourcesAnswer,
  UpdateIntegrationBody,
  UrlAnswer,
} from "@fixpoint/contracts";
import { deleteIntegration, listIntegrationMappings } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { notFound } from "../../core/problem.ts";
import { NOTHING } from "../../http/openapi.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { viewerOf } from "../../http/session.ts";
import { requireProject } from "../projects/service.ts";
import { listSources } from "../trackers/sources.ts";
import { unwatchAll, unwatchUnmapped } from "../trackers/watch.ts";
import { checkIntegration } from "./check.ts";
import { nameOf } from "./catalogue.ts";
import { beginInstallation } from "./github-app.ts";
import { beginGrant, sentryInstallUrl } from "./grants.ts";
import { presentMappings } from "./presenter.ts";
import { changeMappings, connectByToken, getIntegrations, replaceToken, requireIntegration } from "./service.ts";

const OneParams = z.object({ orgId: Id, integrationId: Id });
const MappingParams = z.object({ orgId: Id, projectId: Id });

/** Below `/api/v1/organizations/:orgId`. */
export function integrationRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/integrations",
      {
        config: { failure: "Failed to fetch integrations" },
        schema: { summary: "Every provider; one that is not connected has an empty id", response: { 200: IntegrationsAnswer } },
      },
      async (request) => ({ data: await getIntegrations(context, organizationOf(request).id) }),
    );

    app.post(
      "/integrations",
      {
        config: { failure: "Failed to create integration" },
        schema: { summary: "Connect a provider", body: CreateIntegrationBody, response: { 201: IntegrationAnswer } },
      },
      async (request, reply) => {
        const place = { organizationId: organizationOf(request).id, userId: viewerOf(request).user.id };
        return reply.status(201).send({ data: await connectByToken(context, place, request.body) });
      },
    );

    for (const provider of ["gitlab", "asana", "clickup", "bitbucket", "slack"] as const)
      app.get(
        `/integrations/${provider}/install-url`,
        {
          config: { failure: "Failed to fetch integration URL" },
          schema: { summary: `Where to authorise ${nameOf(provider)}`, response: { 200: UrlAnswer } },
        },
        async (request) => {
          const place = { organizationId: organizationOf(request).id, userId: viewerOf(request).user.id };
          return { data: { url: await beginGrant(context, { ...place, provider }) } };
        },
      );

    app.get(
      "/integrations/github/install-url",
      {
        config: { failure: "Failed to fetch integration URL" },
        schema: { summary: "Where to install the app at GitHub", response: { 200: UrlAnswer } },
      },
      async (request) => {
        const place = { organizationId: organizationOf(request).id, userId: viewerOf(request).user.id };
        return { data: { url: await beginInstallation(context, place) } };
      },
    );

    app.get(
      "/integrations/sentry/install-url",
      {
        config: { failure: "Failed to fetch integration URL" },
        schema: { summary: "Where to install the app at Sentry", response: { 200: UrlAnswer } },
      },
      async () => ({ data: { url: sentryInstallUrl(context) } }),
    );

    app.post(
      "/integrations/:integrationId/test",
      {
        schema: {
          summary: "Try the credentials at the provider; what came of it is in `health`",
          params: OneParams,
          response: { 200: IntegrationAnswer },
        },
      },
      async (request) => {
        const row = await requireIntegration(context, organizationOf(request).id, request.params.integrationId);
        return { data: await checkIntegration(context, row, viewerOf(request).user.id) };
      },
    );

    app.get(
      "/integrations/:integrationId/sources",
      {
        schema: {
          summary: "What the provider offers for mapping",
          params: OneParams,
          response: { 200: IntegrationSourcesAnswer },
        },
      },
      async (request) => {
        const row = await requireIntegration(context, organizationOf(request).id, request.params.integrationId);
        return { data: await listSources(context, row) };
      },
    );

    app.put(
      "/integrations/:integrationId",
      {
        config: { failure: "Failed to update integration" },
        schema: {
          summary: "Replace the token of an integration",
          params: OneParams,
          body: UpdateIntegrationBody,
          response: { 200: IntegrationAnswer },
        },
      },
      async (request) => {
        const { id } = organizationOf(request);
        return { data: await replaceToken(context, id, request.params.integrationId, request.body.credentials) };
      },
    );

    app.delete(
      "/integrations/:integrationId",
      {
        config: { failure: "Failed to delete integration" },
        schema: { summary: "Disconnect a provider", params: OneParams, response: { 204: NOTHING } },
      },
      async (request, reply) => {
        const { id } = organizationOf(request);
        const row = await requireIntegration(context, id, request.params.integrationId);
        await unwatchAll(context, row);
        if (!(await deleteIntegration(context.db, id, row.id))) throw notFound("Integration");
        return reply.status(204).send(null);
      },
    );

    app.get(
      "/integrations/projects/:projectId/mappings",
      {
        config: { failure: "Failed to fetch project integration mappings" },
        schema: { summary: "What a project is fed from", params: MappingParams, response: { 200: IntegrationMappingsAnswer } },
      },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        return { data: presentMappings(await listIntegrationMappings(context.db, project.organizationId, project.id)) };
      },
    );

    app.put(
      "/integrations/projects/:projectId/mappings",
      {
        schema: {
          summary: "Replace what a project is fed from",
          params: MappingParams,
          body: IntegrationMappingsBody,
          response: { 200: IntegrationMappingsAnswer },
        },
      },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        await changeMappings(context, project, request.body.mappings);
        await unwatchUnmapped(context, project.organizationId);
        return { data: presentMappings(await listIntegrationMappings(context.db, project.organizationId, project.id)) };
      },
    );
  };
}
