import { auditedWithin, findOrganization, isMember, writeAudit, type OrganizationRow } from "@fixpoint/db";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { notFound } from "../core/problem.ts";
import type { Viewer } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    organization: OrganizationRow | null;
  }
}

/** One visit of a staff member is one audit entry. */
const AUDIT_EVERY_SECONDS = 15 * 60;

async function auditStaff(context: AppContext, viewer: Viewer, organizationId: string): Promise<void> {
  const entry = { organizationId, userId: viewer.user.id, action: "staff_access" };
  if (await auditedWithin(context.db, entry, AUDIT_EVERY_SECONDS)) return;
  await writeAudit(context.db, { ...entry, detail: { email: viewer.user.email } });
}

/** The organization that a request names, when its viewer may act there; else 404, so that ids tell nothing. */
export async function admit(context: AppContext, viewer: Viewer, organizationId: string): Promise<OrganizationRow> {
  if (viewer.onlyOrganizationId !== null && viewer.onlyOrganizationId !== organizationId) throw notFound("Organization");
  const organization = await findOrganization(context.db, organizationId);
  if (!organization) throw notFound("Organization");
  if (await isMember(context.db, organizationId, viewer.user.id)) return organization;
  if (!viewer.isStaff) throw notFound("Organization");
  await auditStaff(context, viewer, organizationId);
  return organization;
}

/** The organization that the route's guard has admitted. */
export function organizationOf(request: FastifyRequest): OrganizationRow {
  if (!request.organization) throw notFound("Organization");
  return request.organization;
}
