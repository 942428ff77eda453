import { Id, RevalidateAnswer, RevalidateBody, RevalidationAnswer } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { initiatorOf } from "../../http/initiator.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { getRevalidation, revalidate } from "./service.ts";

const Params = z.object({ orgId: Id, projectId: Id });
const PATH = "/projects/:projectId/revalidation";

/** Below `/api/v1/organizations/:orgId`. */
export function revalidationRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      PATH,
      {
        schema: {
          summary: "Open validated fixes that were proven on another base commit",
          params: Params,
          response: { 200: RevalidationAnswer },
        },
      },
      async (request) => ({
        data: await getRevalidation(context, {
          organizationId: organizationOf(request).id,
          projectId: request.params.projectId,
        }),
      }),
    );

    app.post(
      PATH,
      {
        schema: {
          summary: "Prove such fixes again on the present base commit",
          params: Params,
          body: RevalidateBody,
          response: { 202: RevalidateAnswer },
        },
      },
      async (request, reply) => {
        const scope = { organizationId: organizationOf(request).id, projectId: request.params.projectId };
        const issueIds = await revalidate(context, scope, request.body.issueIds, initiatorOf(request));
        return reply.status(202).send({ data: { issueIds } });
      },
    );
  };
}
