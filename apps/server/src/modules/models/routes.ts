import { Id, ModelSettingsAnswer, ModelSettingsBody } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { requireProject } from "../projects/service.ts";
import { changeModelSettings, readModelSettings } from "./service.ts";

const ProjectParams = z.object({ orgId: Id, projectId: Id });
const response = { 200: ModelSettingsAnswer };

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
