import { BetaRequestBody } from "@fixpoint/contracts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppContext } from "../../context.ts";
import { NOTHING, PUBLIC } from "../../http/openapi.ts";
import { requestBeta } from "./service.ts";

/** The product's own form for those who have no account yet; needs no session. */
export function betaRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.post(
      "/api/v1/beta-requests",
      { schema: { summary: "Ask to take part", ...PUBLIC, body: BetaRequestBody, response: { 204: NOTHING } } },
      async (request, reply) => {
        await requestBeta(context, request.body);
        return reply.status(204).send(null);
      },
    );
  };
}
