import { Id, InviteUserBody, UserInfoAnswer, UsersAnswer } from "@fixpoint/contracts";
import { removeMember, usersOfOrganization } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { conflict, notFound } from "../../core/problem.ts";
import { NOTHING } from "../../http/openapi.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { presentMember } from "../auth/presenter.ts";
import { inviteByEmail } from "../auth/service.ts";

/** Below `/api/v1/organizations/:orgId`. */
export function userRoutes(context: AppContext): FastifyPluginAsyncZod {
  const staffDomain = context.env.FIXPOINT_STAFF_DOMAIN;
  return async function routes(app) {
    app.get("/users", { schema: { summary: "Members of an organization", response: { 200: UsersAnswer } } }, async (request) => {
      const { id } = organizationOf(request);
      return {
        data: (await usersOfOrganization(context.db, id)).map((row) => ({
          ...presentMember(row, staffDomain, id),
          joinedAt: row.joinedAt.toISOString(),
        })),
      };
    });

    app.post(
      "/users",
      { schema: { summary: "Invite somebody by e-mail", body: InviteUserBody, response: { 201: UserInfoAnswer } } },
      async (request, reply) => {
        const { id } = organizationOf(request);
        const { user, isNew } = await inviteByEmail(context.db, id, request.body.email);
        if (!isNew) throw conflict("already_member", "Already a member", `${user.email} belongs to this organization already.`);
        return reply.status(201).send({ data: presentMember(user, staffDomain, id) });
      },
    );

    app.delete(
      "/users/:userId",
      {
        schema: {
          summary: "Remove a member and the API tokens that they made",
          params: z.object({ orgId: Id, userId: Id }),
          response: { 204: NOTHING },
        },
      },
      async (request, reply) => {
        const outcome = await removeMember(context.db, organizationOf(request).id, request.params.userId);
        if (outcome === "no_member") throw notFound("User");
        if (outcome === "last")
          throw conflict("last_member", "The last member stays", "Invite somebody else before you remove the last member.");
        return reply.status(204).send(null);
      },
    );
  };
}
