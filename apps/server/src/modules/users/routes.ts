import { InviteUserBody, UserInfoAnswer, UsersAnswer } from "@fixpoint/contracts";
import { usersOfOrganization } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AppContext } from "../../context.ts";
import { organizationOf } from "../../http/organization-access.ts";
import { conflict } from "../../core/problem.ts";
import { presentUser } from "../auth/presenter.ts";
import { inviteByEmail } from "../auth/service.ts";

/** Below `/api/v1/organizations/:orgId`. */
export function userRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get("/users", { schema: { summary: "Members of an organization", response: { 200: UsersAnswer } } }, async (request) => {
      const rows = await usersOfOrganization(context.db, organizationOf(request).id);
      return { data: rows.map((row) => presentUser(row, context.env.FIXPOINT_STAFF_DOMAIN)) };
    });

    app.post(
      "/users",
      { schema: { summary: "Invite somebody by e-mail", body: InviteUserBody, response: { 201: UserInfoAnswer } } },
      async (request, reply) => {
        const { user, isNew } = await inviteByEmail(context.db, organizationOf(request).id, request.body.email);
        if (!isNew) throw conflict("already_member", "Already a member", `${user.email} belongs to this organization already.`);
        return reply.status(201).send({ data: presentUser(user, context.env.FIXPOINT_STAFF_DOMAIN) });
      },
    );
  };
}
