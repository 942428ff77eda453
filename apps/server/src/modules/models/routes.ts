import {
  Id,
  ModelAccessAnswer,
  ModelAccessBody,
  ModelAccessesAnswer,
  ModelPricesAnswer,
  ModelPricesBody,
  ModelProviderId,
  ModelSettingsAnswer,
  ModelSettingsBody,
  ModelTestAnswer,
  ModelTestBody,
} from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { NOTHING } from "../../http/openapi.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { requireProject } from "../projects/service.ts";
import { getAccesses, replaceAccess } from "./access.ts";
import { changePrices, getPrices } from "./prices.ts";
import { changeModelSettings, readModelSettings } from "./service.ts";
import { tryModel } from "./try-model.ts";

const ProjectParams = z.object({ orgId: Id, projectId: Id });
const ProviderParams = z.object({ orgId: Id, modelProvider: ModelProviderId });
const response = { 200: ModelSettingsAnswer };
const prices = { 200: ModelPricesAnswer };

/** Below `/api/v1/organizations/:orgId`. */
export function modelRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get("/models", { schema: { summary: "The model of an organization", response } }, async (request) => ({
      data: await readModelSettings(context, { organizationId: organizationOf(request).id, projectId: null }),
    }));

    app.put(
      "/models",
      { schema: { summary: "Choose the model of an organization", body: ModelSettingsBody, response } },
      async (request) => {
        const place = { organizationId: organizationOf(request).id, projectId: null };
        return { data: await changeModelSettings(context, place, request.body) };
      },
    );

    app.get(
      "/models/keys",
      { schema: { summary: "Which providers of models have a key; never the key", response: { 200: ModelAccessesAnswer } } },
      async (request) => ({ data: await getAccesses(context, organizationOf(request).id) }),
    );

    app.put(
      "/models/keys/:modelProvider",
      {
        schema: {
          summary: "Set or replace the key of a provider of models, or the address of a server",
          params: ProviderParams,
          body: ModelAccessBody,
          response: { 200: ModelAccessAnswer },
        },
      },
      async (request) => ({
        data: await replaceAccess(context, organizationOf(request).id, request.params.modelProvider, request.body),
      }),
    );

    app.delete(
      "/models/keys/:modelProvider",
      { schema: { summary: "Remove the key of a provider of models", params: ProviderParams, response: { 204: NOTHING } } },
      async (request, reply) => {
        await replaceAccess(context, organizationOf(request).id, request.params.modelProvider, { apiKey: null, baseUrl: null });
        return reply.status(204).send(null);
      },
    );

    app.post(
      "/models/test",
      { schema: { summary: "Ask a model something small", body: ModelTestBody, response: { 200: ModelTestAnswer } } },
      async (request) => ({ data: await tryModel(context, organizationOf(request).id, request.body) }),
    );

    app.get("/models/prices", { schema: { summary: "What models cost", response: prices } }, async (request) => ({
      data: await getPrices(context, organizationOf(request).id),
    }));

    app.put(
      "/models/prices",
      { schema: { summary: "Replace the organization's own prices of models", body: ModelPricesBody, response: prices } },
      async (request) => ({ data: await changePrices(context, organizationOf(request).id, request.body.prices) }),
    );

    app.get(
      "/projects/:projectId/models",
      { schema: { summary: "The model of a project", params: ProjectParams, response } },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        const place = { organizationId: project.organizationId, projectId: project.id };
        return { data: await readModelSettings(context, place) };
      },
    );

    app.put(
      "/projects/:projectId/models",
      { schema: { summary: "Choose the model of a project", params: ProjectParams, body: ModelSettingsBody, response } },
      async (request) => {
        const project = await requireProject(context, organizationOf(request).id, request.params.projectId);
        const place = { organizationId: project.organizationId, projectId: project.id };
        return { data: await changeModelSettings(context, place, request.body) };
      },
    );
  };
}
