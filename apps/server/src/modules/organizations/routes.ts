import { AuditAnswer, Id, OrganizationsAnswer } from "@fixpoint/contracts";
import { listAudit, listOrganizations, organizationsOfUser, writeAudit } from "@fixpoint/db";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { NOTHING } from "../../http/openapi.ts";
import { admit, organizationOf } from "../../http/organization-access.ts";
import { viewerOf } from "../../http/session.ts";
import { presentAuditEntry, presentOrganization } from "./presenter.ts";

export function organizationRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/api/v1/organizations",
      { schema: { summary: "Your organizations; staff see all", response: { 200: OrganizationsAnswer } } },
      async (request) => {
        const viewer = viewerOf(request);
        const all = viewer.isStaff ? await listOrganizations(context.db) : await organizationsOfUser(context.db, viewer.user.id);
        const open =
          viewer.onlyOrganizationId === null ? all : all.filter((organization) => organization.id === viewer.onlyOrganizationId);
        return { data: open.map(presentOrganization) };
      },
    );

    app.post(
      "/api/v1/audit/organizations/:orgId/access",
      {
        schema: {
          summary: "Note that you switched to an organization",
          params: z.object({ orgId: Id }),
          response: { 204: NOTHING },
        },
      },
      async (request, reply) => {
        const viewer = viewerOf(request);
        const organization = await admit(context, viewer, request.params.orgId);
        await writeAudit(context.db, {
          organizationId: organization.id,
          userId: viewer.user.id,
          action: "organization_switch",
          detail: { email: viewer.user.email },
        });
        return reply.status(204).send(null);
      },
    );
  };
}

/** Below `/api/v1/organizations/:orgId`. */
export function auditRoutes(context: AppContext): FastifyPluginAsyncZod {
  return async function routes(app) {
    app.get(
      "/audit",
      { schema: { summary: "Who acted here from outside their own organization", response: { 200: AuditAnswer } } },
      async (request) => ({ data: (await listAudit(context.db, organizationOf(request).id)).map(presentAuditEntry) }),
    );
  };
}
