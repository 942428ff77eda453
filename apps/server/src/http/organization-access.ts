import { findOrganization, isMember, type OrganizationRow } from "@fixpoint/db";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { notFound } from "../core/problem.ts";
import { auditAccess } from "./access-audit.ts";
import type { Viewer } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    organization: OrganizationRow | null;
  }
}

async function standing(context: AppContext, viewer: Viewer, organizationId: string): Promise<Viewer["addressed"]> {
  if (viewer.addressed.organization?.id === organizationId) return viewer.addressed;
  const organization = await findOrganization(context.db, organizationId);
  return { organization, isMember: organization !== null && (await isMember(context.db, organizationId, viewer.user.id)) };
}

/** The organization that a request names, when its viewer may act there; else 404, so that ids tell nothing. */
export async function admit(context: AppContext, viewer: Viewer, organizationId: string): Promise<OrganizationRow> {
  if (viewer.onlyOrganizationId !== null && viewer.onlyOrganizationId !== organizationId) throw notFound("Organization");
  const { organization, isMember: isOneOfThem } = await standing(context, viewer, organizationId);
  if (!organization || (!isOneOfThem && !viewer.isStaff)) throw notFound("Organization");
  if (!isOneOfThem) await auditAccess(context, viewer, organizationId, "staff_access");
  else if (viewer.user.defaultOrganizationId !== organizationId)
    await auditAccess(context, viewer, organizationId, "organization_access");
  return organization;
}

/** The organization that the route's guard has admitted. */
export function organizationOf(request: FastifyRequest): OrganizationRow {
  if (!request.organization) throw notFound("Organization");
  return request.organization;
}
