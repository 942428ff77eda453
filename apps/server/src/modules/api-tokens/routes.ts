import { ApiTokensAnswer, CreateApiTokenBody, CreatedApiTokenAnswer, Id, type ApiToken } from "@fixpoint/contracts";
import { createApiToken, deleteApiToken, listApiTokens, type ApiTokenRow } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { NOTHING } from "../../http/openapi.ts";
import { admit } from "../../http/organization-access.ts";
import { notFound } from "../../core/problem.ts";
import { hashToken, newToken } from "../../core/credentials.ts";
import { personOf } from "../../http/session.ts";

function present(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    organizationId: row.organizationId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

export function apiTokenRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/api/v1/auth/tokens",
      { schema: { summary: "Your API tokens, without their secrets", response: { 200: ApiTokensAnswer } } },
      async (request) => {
        const viewer = personOf(request);
        return { data: (await listApiTokens(context.db, viewer.user.id)).map(present) };
      },
    );

    app.post(
      "/api/v1/auth/tokens",
      {
        schema: {
          summary: "Make an API token; its secret is shown once",
          body: CreateApiTokenBody,
          response: { 201: CreatedApiTokenAnswer },
        },
      },
      async (request, reply) => {
        const viewer = personOf(request);
        const organization = await admit(context, viewer, request.body.organizationId);
        const token = `fxp_${newToken()}`;
        const row = await createApiToken(context.db, {
          organizationId: organization.id,
          userId: viewer.user.id,
          name: request.body.name,
          tokenHash: hashToken(token),
        });
        return reply
          .status(201)
          .header("cache-control", "no-store")
          .send({ data: { ...present(row), token } });
      },
    );

    app.delete(
      "/api/v1/auth/tokens/:id",
      { schema: { summary: "Revoke an API token", params: z.object({ id: Id }), response: { 204: NOTHING } } },
      async (request, reply) => {
        const viewer = personOf(request);
        if (!(await deleteApiToken(context.db, viewer.user.id, request.params.id))) throw notFound("Token");
        return reply.status(204).send(null);
      },
    );
  };
}
